import type { Document, Engine } from '@tastwerk/editor-core';
import {
  type BrailleTranslator,
  translateDocument,
  type TranslatedDocument,
} from '@tastwerk/editor-core/braille';
import { createFileWriter, type DrawnDocument } from '@tastwerk/editor-core/files';
import { fileNameOf } from '@tastwerk/editor-react';

/** A document that is drawn, and what its braille lacks. */
export interface DrawnWork extends Pick<TranslatedDocument, 'failures'> {
  readonly drawn: DrawnDocument;
}

/** `document` translated and drawn. Rejects where braille is not there, or `signal` was given. */
export async function drawnDocument(
  engine: Engine,
  document: Document,
  translator: BrailleTranslator,
  signal: AbortSignal,
): Promise<DrawnWork> {
  const { book, failures } = await translateDocument(engine.kinds, document, translator, { signal });
  signal.throwIfAborted();
  if (failures.some(({ failure }) => failure.code === 'BRAILLE_UNAVAILABLE')) throw new Error('no braille');
  const fileName = fileNameOf(document);
  const { drawn } = createFileWriter(engine, { document, braille: book, fileName, options: {} });
  return { drawn, failures };
}
