import type { Document } from '../document/schema.js';
import { type BrailleSystem, wordLanguageOf } from '../translator/systems.js';
import type { BrailleLookup, Cell } from '../translator/translator.js';

/** Words that front pages have beside titles and headings. */
const WORDS = {
  de: { volume: 'Band', of: 'von', pages: 'Seiten', page: 'Seite', to: 'bis', contents: 'Inhalt' },
  en: { volume: 'Volume', of: 'of', pages: 'Pages', page: 'Page', to: 'to', contents: 'Contents' },
} as const;

type WordName = keyof (typeof WORDS)['de'];

/** What the pages of a book have in braille beside their text. A text that has no braille is empty. */
export interface BookTexts {
  readonly runningHead: readonly Cell[];
  readonly title: readonly Cell[];
  readonly words: Readonly<Record<WordName, readonly Cell[]>>;
}

const NO_CELLS: readonly Cell[] = [];

function eachWord(cells: (name: WordName) => readonly Cell[]): BookTexts['words'] {
  return {
    volume: cells('volume'),
    of: cells('of'),
    pages: cells('pages'),
    page: cells('page'),
    to: cells('to'),
    contents: cells('contents'),
  };
}

/** The pages of a text that stands alone. */
export const NO_BOOK_TEXTS: BookTexts = {
  runningHead: NO_CELLS,
  title: NO_CELLS,
  words: eachWord(() => NO_CELLS),
};

const oneLine = (text: string): string => text.trim().replaceAll(/\s+/gu, ' ');

/** A line that the pages of a document need beside their text, and the path of the field that it comes from. */
export interface BookLine {
  readonly text: string;
  readonly path: readonly string[];
}

/** What of `document` its braille pages need in braille beside their text. */
export function bookLines({ graphicTitle, system, braillePages }: Document): readonly BookLine[] {
  const { runningHead, frontPages } = braillePages;
  const words = frontPages ? Object.values(WORDS[wordLanguageOf(system)]) : [];
  const lines = [
    { text: oneLine(runningHead), path: ['braillePages', 'runningHead'] },
    { text: frontPages ? oneLine(graphicTitle) : '', path: ['graphicTitle'] },
    ...words.map((text) => ({ text, path: ['braillePages', 'frontPages'] })),
  ];
  return lines.filter(({ text }) => text !== '');
}

/** These lines in braille, as far as `lookup` knows it. */
export function bookTexts(document: Document, lookup: BrailleLookup): BookTexts {
  const { graphicTitle, system, braillePages } = document;
  const words = WORDS[wordLanguageOf(system)];
  const cells = (text: string) => cellsOf(text, system, lookup);
  return {
    runningHead: cells(oneLine(braillePages.runningHead)),
    title: cells(oneLine(graphicTitle)),
    words: eachWord((name) => cells(words[name])),
  };
}

function cellsOf(text: string, system: BrailleSystem, lookup: BrailleLookup): readonly Cell[] {
  const result = text === '' ? undefined : lookup.get(text, system);
  return result?.ok ? result.value.cells : NO_CELLS;
}
