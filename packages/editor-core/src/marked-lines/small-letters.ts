import { CELL_CODES } from '../translator/cell-codes.js';
import { type Cell, cellsFromUnicode } from '../translator/cells.js';
import { type BrailleSystem, languageOfSystem, primaryLanguage } from '../translator/systems.js';
import type { Notation, WrittenPart } from '../translator/translator.js';

/** Das System der deutschen Brailleschrift (2018): dot 6 announces small letters (www.bskdl.org/fua.html). */
const GERMAN_SIGN = cellsFromUnicode('⠠');

/** The letters of German basic braille that are no letters of all languages. */
const GERMAN_LETTERS = 'äöüß';
const GERMAN_CELLS = cellsFromUnicode('⠜⠪⠳⠮');

/** Words of small letters alone. */
const SMALL_WORDS = /(?<![\p{L}\p{M}])[a-zäöüß]+(?![\p{L}\p{M}])/gu;

const cellOf = (letter: string): Cell =>
  GERMAN_CELLS[GERMAN_LETTERS.indexOf(letter)] ?? CELL_CODES['na-lower'].indexOf(letter);

/**
 * The words of small letters in `words`, announced as such and spelled, as German writes variables and symbols of letters. German contracted
 * braille has the sign before a single letter anyway, and English tells capitals and letters that stand alone by its own rules: both give no
 * parts. Undefined for a system that has no sign for small letters. Places are UTF-16 indices in `words`.
 */
export function smallLetters(
  words: string,
  system: BrailleSystem,
  notation: Notation = 'plain',
): readonly WrittenPart[] | undefined {
  if (primaryLanguage(languageOfSystem(system)) === 'en') return [];
  if (!system.startsWith('DE:') || notation === 'computer') return undefined;
  return Array.from(words.matchAll(SMALL_WORDS))
    .filter(([word]) => system !== 'DE:KURZ' || word.length > 1)
    .map(({ 0: word, index }) => ({
      start: index,
      end: index + word.length,
      cells: [...GERMAN_SIGN, ...Array.from(word, cellOf)],
    }));
}
