import { fail, ok, type Result } from '@tastwerk/editor-core';
import { type DrawnDocument, decodeText } from '@tastwerk/editor-core/files';
import { drawDocument } from '@tastwerk/render';
import { fillIn, type PluginCall } from '@tastwerk/render/plugins';

const WORDS = {
  unreadable: {
    de: '{path} ist kein Dokument, das gelesen werden kann.',
    en: '{path} is no document that can be read.',
  },
  unwritten: {
    de: '{path}: In der Brailleschrift fehlen Zeichen oder Texte ({count}).',
    en: '{path}: characters or texts are missing in the braille ({count}).',
  },
} as const;

/** A document of a file, drawn, and a sentence where its braille lacks something. */
export interface DrawnFile {
  readonly drawn: DrawnDocument;
  readonly messages: readonly string[];
}

function parsed(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(decodeText(bytes));
  } catch {
    return undefined;
  }
}

/** The document at `path`, drawn, with `fileName` for its files; or a sentence why it is not. */
export async function drawnFile(
  path: string,
  { readFile, engine, translator, language }: PluginCall,
  fileName = path,
): Promise<Result<DrawnFile, string>> {
  const bytes = await readFile(path);
  if (!bytes.ok) return bytes;
  const json = parsed(bytes.value);
  const drawing = json === undefined ? undefined : await drawDocument(json, { engine, translator, fileName });
  if (!drawing?.ok) return fail(fillIn(WORDS.unreadable[language], { path }));
  const { drawn, unwritten } = drawing.value;
  const count = unwritten.length;
  return ok({ drawn, messages: count === 0 ? [] : [fillIn(WORDS.unwritten[language], { path, count })] });
}
