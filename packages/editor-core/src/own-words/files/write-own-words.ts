import type { BrailleSystem } from '../../translator/systems.js';
import type { OwnWord } from '../own-word.js';
import { inSmallLetters, lettersOf } from '../own-words.js';
import { dotsOfCells } from './cells-text.js';
import { opcodesFor } from './place-opcodes.js';

type LinesOf = (word: OwnWord) => readonly string[];

function fileOf(words: readonly OwnWord[], linesOf: LinesOf): string {
  const bySystem = new Map<BrailleSystem, OwnWord[]>();
  for (const word of words) bySystem.set(word.system, [...(bySystem.get(word.system) ?? []), word]);
  return Array.from(bySystem, ([system, ofSystem]) =>
    [`# system: ${system}`, ...ofSystem.flatMap(linesOf), ''].join('\n'),
  ).join('\n');
}

/** Own words as a word list: `readOwnWords` reads it as the same words. */
export function writeWordList(words: readonly OwnWord[]): string {
  return fileOf(words, ({ word, places, braille }) => {
    const isWhole = places.length === 1 && places[0] === 'whole';
    return [
      [word, ...(braille === null ? [] : [braille]), ...(isWhole ? [] : [places.join(' ')])].join('\t'),
    ];
  });
}

/**
 * Own words as lines of a table of liblouis. A table cannot say where a word is divided: `brailleOf` gives the cells of such a word in
 * Unicode patterns; without any it is left out.
 */
export function writeTable(
  words: readonly OwnWord[],
  brailleOf: (word: OwnWord) => string | undefined,
): string {
  return fileOf(words, (word) => {
    const braille = word.braille ?? brailleOf(word);
    if (braille === undefined) return [];
    const letters = inSmallLetters(lettersOf(word));
    return opcodesFor(word.places).map((opcode) => `${opcode} ${letters} ${dotsOfCells(braille)}`);
  });
}
