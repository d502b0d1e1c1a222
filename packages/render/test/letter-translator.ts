import type { BrailleRequest, BrailleResult, BrailleTranslator, Cell } from '@tastwerk/editor-core/braille';

/** The letters a to z of six-dot braille as cells, in order. */
const LETTERS = [
  1, 3, 9, 25, 17, 11, 27, 19, 10, 26, 5, 7, 13, 29, 21, 15, 31, 23, 14, 30, 37, 39, 58, 45, 61, 53,
] as const;
const NUMBER_SIGN = 60;
const FULL_STOP = 4;

function cellsOf(character: string): readonly Cell[] {
  const letter = LETTERS[character.toLowerCase().charCodeAt(0) - 97];
  if (letter !== undefined) return [letter];
  if (/\d/.test(character)) return [NUMBER_SIGN, LETTERS[(Number(character) + 9) % 10] ?? 0];
  return [character === ' ' ? 0 : FULL_STOP];
}

function translateLine({ text, exceptions }: BrailleRequest): BrailleResult {
  const unknown = text.search(/[\u{10000}-\u{10ffff}]/u);
  if (unknown >= 0) {
    const character = String.fromCodePoint(text.codePointAt(unknown) ?? 0);
    return { ok: false, error: { code: 'BRAILLE_UNTRANSLATABLE', character, index: unknown } };
  }
  const cells: Cell[] = [];
  const sourceIndex: number[] = [];
  [...text].forEach((character, index) => {
    const part = exceptions?.written.find(({ start, end }) => start <= index && index < end);
    if (part !== undefined && part.start < index) return;
    for (const cell of part?.cells ?? cellsOf(character)) {
      cells.push(cell);
      sourceIndex.push(index);
    }
  });
  return { ok: true, value: { cells, sourceIndex } };
}

/**
 * A translator that writes letter for letter, so that files under test do not change with the braille tables. It has no
 * cells for characters beyond the basic plane, such as emoji. Words with cells of their own are written with these.
 */
export const letterTranslator: BrailleTranslator = {
  translate: async (requests) => requests.map(translateLine),
};
