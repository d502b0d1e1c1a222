import { fail, ok } from '@tastwerk/editor-core';
import { type BrailleReader, cellsFromUnicode } from '@tastwerk/editor-core/braille';

const LETTERS = new Map(
  Object.entries({ '⠀': ' ', '⠤': '-' })
    .concat(
      Array.from('⠁⠃⠉⠙⠑⠋⠛⠓⠊⠚⠅⠇⠍⠝⠕⠏⠟⠗⠎⠞⠥⠧⠺⠭⠽⠵', (cell, at) => [cell, 'abcdefghijklmnopqrstuvwxyz'.charAt(at)]),
    )
    .map(([cell, letter]) => [cellsFromUnicode(cell)[0] ?? 0, letter]),
);

/** Reads each cell as its letter of the basic alphabet, whatever the system. */
export const lettersReader: BrailleReader = {
  read: (requests) =>
    Promise.resolve(
      requests.map(({ cells }) =>
        ok({
          text: cells.map((cell) => LETTERS.get(cell) ?? '?').join(''),
          sourceIndex: cells.map((_, at) => at),
        }),
      ),
    ),
};

/** Reads no system. */
export const NO_READER: BrailleReader = {
  read: (requests) => Promise.resolve(requests.map(() => fail({ code: 'BRAILLE_UNAVAILABLE' }))),
};
