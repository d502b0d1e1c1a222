import type { Engine } from '@tastwerk/editor-core';
import type { DocumentLine } from '../document/document-line.js';
import { DOCUMENT_LINES } from '../document/document-lines.js';
import { GUIDE_WORDS, PAGE_WORDS } from '../document/page-lines.js';
import { type Language, LANGUAGES } from '../language.js';
import { formsOf, type LineStart } from '../lines/forms.js';
import { type Lexicon, lexiconOf } from '../words/lexicon.js';
import { VERSION_WORDS } from '../words/version-words.js';

/** What a line of a scene text can be. */
export type StartOfLine =
  | { readonly is: 'version' }
  | { readonly is: 'page' }
  | { readonly is: 'guide' }
  | { readonly is: 'document'; readonly line: DocumentLine }
  | { readonly is: 'object'; readonly start: LineStart };

const made = new WeakMap<Engine, ReadonlyMap<Language, Lexicon<StartOfLine>>>();

function make(engine: Engine, language: Language): Lexicon<StartOfLine> {
  return lexiconOf<StartOfLine>(
    [
      [VERSION_WORDS, { is: 'version' }],
      [PAGE_WORDS, { is: 'page' }],
      [GUIDE_WORDS, { is: 'guide' }],
      ...DOCUMENT_LINES.map((line) => [line.words, { is: 'document', line }] as const),
      ...formsOf(engine).starts.map(([words, start]) => [words, { is: 'object', start }] as const),
    ],
    language,
  );
}

/** The words with which lines begin. */
export function lineStarts(engine: Engine, language: Language): Lexicon<StartOfLine> {
  const known = made.get(engine) ?? new Map(LANGUAGES.map((one) => [one, make(engine, one)] as const));
  made.set(engine, known);
  return known.get(language) ?? make(engine, language);
}
