import type { FileNote } from '@tastwerk/editor-core/files';
import { GRID_PROBLEM_KINDS, type GridProblem, type GridProblemKind } from './grid-problems.js';

/** Texts that a sentence names; more are counted. */
const NAMED = 5;

const SENTENCES: Readonly<Record<GridProblemKind, { readonly de: string; readonly en: string }>> = {
  'off-sheet': {
    de: 'Seite {page}: Diese Brailleschrift reicht im Raster über das Blatt hinaus, Punkte fehlen: {texts}',
    en: 'Page {page}: on the dot grid this braille reaches beyond the sheet, dots are missing: {texts}',
  },
  askew: {
    de: 'Seite {page}: Diese Brailleschrift ist schräg, ihre Punkte passen nicht in das Raster: {texts}',
    en: 'Page {page}: this braille is slanted, its dots do not fit the dot grid: {texts}',
  },
  'rows-meet': {
    de: 'Seite {page}: Diese Zeilen Brailleschrift stehen im Raster zu nah beieinander: {texts}',
    en: 'Page {page}: on the dot grid these rows of braille stand too close to each other: {texts}',
  },
  'touches-drawing': {
    de: 'Seite {page}: Diese Brailleschrift steht im Raster zu nah an der Zeichnung: {texts}',
    en: 'Page {page}: on the dot grid this braille stands too close to the drawing: {texts}',
  },
};

const MORE = { de: ' und {count} weitere', en: ' and {count} more' } as const;
const QUOTES = { de: ['„', '“'], en: ['“', '”'] } as const;

/** Texts in quotation marks, the first of many with the number of the others. */
export function namedTexts(texts: readonly string[], language: 'de' | 'en'): string {
  const [open, close] = QUOTES[language];
  const first = texts.slice(0, NAMED).map((text) => `${open}${text}${close}`);
  const rest = texts.length - first.length;
  return first.join(', ') + (rest > 0 ? MORE[language].replace('{count}', String(rest)) : '');
}

/** The sentence on all `problems` of one kind, in a language. */
function gridSentence(
  kind: GridProblemKind,
  texts: readonly string[],
  page: number,
  language: 'de' | 'en',
): string {
  return SENTENCES[kind][language]
    .replace('{page}', String(page))
    .replace('{texts}', () => namedTexts(texts, language));
}

/** What a reader of a file must know of page `page` (from 1): a sentence for each kind of problem. */
export function gridNotes(problems: readonly GridProblem[], page: number): readonly FileNote[] {
  return GRID_PROBLEM_KINDS.flatMap((kind) => {
    const texts = problems.filter((problem) => problem.kind === kind).map(({ row }) => row.text);
    if (texts.length === 0) return [];
    return [{ de: gridSentence(kind, texts, page, 'de'), en: gridSentence(kind, texts, page, 'en') }];
  });
}
