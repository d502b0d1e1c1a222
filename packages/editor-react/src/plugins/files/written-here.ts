import type { Document, Engine } from '@tastwerk/editor-core';
import type { BrailleLookup } from '@tastwerk/editor-core/braille';
import { createFileWriter } from '@tastwerk/editor-core/files';
import { fileNameOf } from '../../drafts/export-draft.js';

/** A file under the name by which it is saved. */
export interface NamedFile {
  readonly name: string;
  readonly blob: Blob;
}

/** The files of `document` that a plugin of the engine writes; undefined where it failed or `signal` was given. */
export async function writtenHere(
  engine: Engine,
  document: Document,
  braille: BrailleLookup,
  { format, signal }: { readonly format: string; readonly signal: AbortSignal },
): Promise<readonly NamedFile[] | undefined> {
  const writer = createFileWriter(engine, { document, braille, fileName: fileNameOf(document), options: {} });
  try {
    const files = await writer.write(format, signal);
    return files?.map(({ name, mime, bytes }) => ({ name, blob: new Blob([bytes.slice()], { type: mime }) }));
  } catch {
    return undefined;
  }
}
