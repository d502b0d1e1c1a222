import { type Document, fail, ok } from '@tastwerk/editor-core';
import {
  type BrailleRequest,
  type BrailleResult,
  type BrailleTranslator,
  cellsFromUnicode,
  paginateDocument,
} from '@tastwerk/editor-core/braille';
import { createNewDocument } from '../src/new-document.js';

const LETTERS = 'abcdefghijklmnopqrstuvwxyzäöüß ,.-:';
const LETTER_CELLS = cellsFromUnicode('⠁⠃⠉⠙⠑⠋⠛⠓⠊⠚⠅⠇⠍⠝⠕⠏⠟⠗⠎⠞⠥⠧⠺⠭⠽⠵⠜⠪⠳⠮⠀⠂⠄⠤⠒');
/** Letters that German braille writes in one cell. */
const GROUPS = new Map(
  ['sch', 'ch', 'st', 'au', 'ei', 'eu', 'ie', 'äu'].map((group, index) => [
    group,
    cellsFromUnicode('⠱⠹⠾⠡⠩⠣⠬⠌')[index] ?? 0,
  ]),
);

/** Braille stays as it is. */
const cellOf = (character: string): number | undefined =>
  /[\u2800-\u283f]/u.test(character) ? cellsFromUnicode(character)[0] : undefined;

/** Braille that is near to German, without an engine: letters, some groups, no capitals; what it does not know it cannot write. */
function letterBraille({ text }: BrailleRequest): BrailleResult {
  const cells: number[] = [];
  const sourceIndex: number[] = [];
  const lower = text.toLowerCase();
  for (let index = 0; index < lower.length;) {
    const group = [...GROUPS.keys()].find((letters) => lower.startsWith(letters, index));
    const character = lower.charAt(index);
    const cell =
      group === undefined
        ? (LETTER_CELLS[LETTERS.indexOf(character)] ?? cellOf(character))
        : GROUPS.get(group);
    if (cell === undefined) {
      return fail({ code: 'BRAILLE_UNTRANSLATABLE', character: text.charAt(index), index });
    }
    cells.push(cell);
    sourceIndex.push(index);
    index += group?.length ?? 1;
  }
  return ok({ cells, sourceIndex });
}

/** Writes letters as braille cells at once. */
export const letterTranslator: BrailleTranslator = {
  translate: (requests) => Promise.resolve(requests.map(letterBraille)),
};

/** A document whose braille pages say `summary`, with `layout`, and its pages. */
export function letterPages(summary: string, layout: Partial<Document['braillePages']> = {}) {
  const blank = createNewDocument('de');
  const imageDescription = { type: 'Säulendiagramm', summary, details: '' };
  const document: Document = {
    ...blank,
    graphicTitle: 'Regen in zwei Jahren',
    braillePages: { ...blank.braillePages, imageDescription, ...layout },
  };
  const book = { get: (text: string, system: Document['system']) => letterBraille({ text, system }) };
  return { document, book, pagination: paginateDocument(document, book) };
}
