import { fail, ok, type Result } from '@tastwerk/editor-core';
import { decodeText } from '@tastwerk/editor-core/files';
import { drawDocument } from '@tastwerk/render';
import {
  fillIn,
  type PluginAnswer,
  type PluginCall,
  type PluginCommand,
  refusal,
  usage,
} from '@tastwerk/render/plugins';
import { bindPublications } from '../ebraille/bind-publications.js';
import { documentPublication } from '../ebraille/document-publication.js';
import { packPublication } from '../ebraille/pack-publication.js';
import type { Publication } from '../ebraille/publication.js';

const WORDS = {
  noDocument: {
    de: 'Nennen Sie die Dokumente (JSON) der Publikation in ihrer Reihenfolge.',
    en: 'Name the documents (JSON) of the publication in their order.',
  },
  noOut: {
    de: 'Nennen Sie mit --out die Datei der Publikation (.ebrl).',
    en: 'Name the file of the publication (.ebrl) with --out.',
  },
  noTitle: {
    de: 'Nennen Sie mit --title den Titel der Publikation.',
    en: 'Name the title of the publication with --title.',
  },
  unreadable: {
    de: '{path} ist kein Dokument, das gelesen werden kann.',
    en: '{path} is no document that can be read.',
  },
  unwritten: {
    de: '{path}: In der Brailleschrift fehlen Zeichen oder Texte ({count}).',
    en: '{path}: characters or texts are missing in the braille ({count}).',
  },
} as const;

function parsed(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(decodeText(bytes));
  } catch {
    return undefined;
  }
}

interface Part {
  readonly publication: Publication;
  /** How many characters and texts its braille lacks. */
  readonly unwritten: number;
}

async function partOf(
  path: string,
  { readFile, engine, translator, language }: PluginCall,
): Promise<Result<Part, string>> {
  const bytes = await readFile(path);
  if (!bytes.ok) return bytes;
  const json = parsed(bytes.value);
  const drawing =
    json === undefined ? undefined : await drawDocument(json, { engine, translator, fileName: path });
  if (!drawing?.ok) return fail(fillIn(WORDS.unreadable[language], { path }));
  const { drawn, unwritten } = drawing.value;
  const [pdf] = await drawn.filesOf('pdf');
  return ok({ publication: documentPublication(drawn, pdf?.bytes), unwritten: unwritten.length });
}

async function bound(call: PluginCall, title: string, out: string): Promise<PluginAnswer> {
  const { positionals, language, options } = call;
  const publications: Publication[] = [];
  const messages: string[] = [];
  for (const path of positionals) {
    const part = await partOf(path, call);
    if (!part.ok) return refusal([part.error]);
    const { publication, unwritten } = part.value;
    publications.push(publication);
    if (unwritten > 0) messages.push(fillIn(WORDS.unwritten[language], { path, count: unwritten }));
  }
  const bytes = await packPublication(bindPublications(publications, title, options.get('author')));
  return { outcome: messages.length === 0 ? 'done' : 'failed', messages, files: [{ path: out, bytes }] };
}

/** `tastwerk bind DOCUMENT… --out FILE.ebrl --title TITLE`: several documents as one publication. */
export const bindCommand: PluginCommand = {
  flags: [],
  values: ['out', 'title', 'author'],
  async run(call) {
    const { positionals, language, options } = call;
    const title = (options.get('title') ?? '').trim();
    const out = options.get('out');
    if (positionals.length === 0) return usage(WORDS.noDocument[language]);
    if (out === undefined) return usage(WORDS.noOut[language]);
    if (title === '') return usage(WORDS.noTitle[language]);
    return bound(call, title, out);
  },
};
