import { type Document, fail, ok, type Result } from '@tastwerk/editor-core';
import { type LabelFailure, translateDocument } from '@tastwerk/editor-core/braille';
import { withUsedOwnWords } from '@tastwerk/editor-core/own-words';
import {
  brailleTextsOfFiles,
  createFileWriter,
  type DrawnDocument,
  type FileWriter,
} from '@tastwerk/editor-core/files';
import type { Artefact, DrawingRequest, RenderedDocument, RenderFailure } from './artefact.js';
import { onPage } from './on-page.js';
import { overdrawnPage } from './page-bounds.js';

/** A document that was read and translated once, to be written in one format after the other. */
export class Drawing {
  constructor(
    private readonly writer: FileWriter,
    /** Texts whose braille in the files lacks a character, because it cannot be written. */
    readonly unwritten: readonly LabelFailure[],
  ) {}

  /** What exporters write it from. */
  get drawn(): DrawnDocument {
    return this.writer.drawn;
  }

  /** Writes `formats`; rejects where the engine has no exporter of such a name. What a package holds and was written before is not written again. */
  async write<Format extends string>(
    formats: readonly Format[],
    signal?: DrawingRequest['signal'],
  ): Promise<Result<RenderedDocument<Format>, RenderFailure>> {
    const artefacts: Artefact<Format>[] = [];
    for (const format of new Set(formats)) {
      const files = await this.writer.write(format, signal);
      if (!files) return fail({ kind: 'cancelled' });
      for (const file of files) artefacts.push({ ...file, format });
    }
    const { document, braillePages } = this.writer.drawn;
    return ok({
      artefacts,
      graphicPages: document.pages.length,
      braillePages: braillePages.length,
      unwritten: this.unwritten,
    });
  }
}

/** `document` with its braille pages on the paper that is asked for. */
function onBraillePaper(
  document: Document,
  { engine, braillePaper }: DrawingRequest,
): Result<Document, RenderFailure> {
  if (!braillePaper) return ok(document);
  const applied = engine.commands.apply(document, { type: 'set-braille-pages', set: braillePaper });
  return applied.ok ? applied : fail({ kind: 'document', issues: [applied.error] });
}

/**
 * Reads and translates `json`, a document as it was stored or posted. Nothing derived that it may carry is believed. A text
 * with a character that cannot be written is drawn without it and named by the drawing (ADR 45).
 */
export async function drawDocument(
  json: unknown,
  request: DrawingRequest,
): Promise<Result<Drawing, RenderFailure>> {
  const parsed = request.engine.parse(json);
  if (!parsed.ok) return fail({ kind: 'document', issues: parsed.error });
  const document = onBraillePaper(parsed.value.document, request);
  if (!document.ok) return document;
  const more = request.ownWords?.(document.value.system) ?? [];
  return drawParsed(withUsedOwnWords(request.engine.kinds, document.value, more), request);
}

/** Translates a document that was read before, by an engine of the same plugins. */
export async function drawParsed(
  document: Document,
  { engine, translator, fileName, brailleFile, sheet, signal }: DrawingRequest,
): Promise<Result<Drawing, RenderFailure>> {
  const { kinds } = engine;
  const overdrawn = overdrawnPage(kinds, document);
  if (overdrawn) return fail({ kind: 'document', issues: [overdrawn] });
  const { book: braille, failures } = await translateDocument(kinds, document, translator, {
    signal,
    more: brailleTextsOfFiles(engine, document),
  });
  if (signal?.aborted) return fail({ kind: 'cancelled' });
  if (failures.some(({ failure }) => failure.code === 'BRAILLE_UNAVAILABLE')) {
    return fail({ kind: 'braille', failures });
  }
  const options = { ...(sheet && { sheet }), ...(brailleFile && { brailleFile }) };
  const writer = createFileWriter(engine, { document, braille, fileName, options, finish: onPage });
  return ok(new Drawing(writer, failures));
}
