import type { Cell } from '../cells.js';
import { wholeSyllables } from './whole-syllables.js';

/** A place at which a word of print may be divided between two rows. */
export interface Division {
  /** UTF-16 index in the word at which the second part begins. */
  readonly at: number;
  /** Whether the division adds a hyphen sign; where the word has a hyphen of its own it does not. */
  readonly addsSign: boolean;
}

/** Knows where the words of one braille system may be divided. Pure: the same word has the same divisions. */
export interface Hyphenator {
  /** The divisions of a piece of print without blanks, in ascending order. */
  divide(word: string): readonly Division[];
  /** Whether a row that begins with `cell` after a divided word can be misread in this system. */
  misreadsAtRowStart(cell: Cell): boolean;
}

/** Where the syllables of a run of letters begin, without the first: "Silben" gives 3. */
export type SyllableFinder = (letters: string) => readonly number[];

/** How a system divides: where words break, how many letters stay together, and which signs open no row. */
export interface DivisionRules {
  /** A new finder; it may remember what it was asked, so one is not kept for ever. */
  readonly createFinder: () => SyllableFinder;
  /** Fewest letters after a division; before it there are always two. */
  readonly lettersAfter: number;
  readonly opensNoRow: ReadonlySet<Cell>;
}

const LETTERS_BEFORE = 2;
/** Shorter words stay whole: the hyphen sign would cost what the division gains. */
const SHORTEST_WORD = 5;
/** Longer ones are no words: they stay whole and are not remembered. */
const LONGEST_WORD = 64;
/** Words remembered at most; a text of several hundred pages has fewer. */
const MAX_KNOWN_WORDS = 20_000;

const LETTER_RUN = /\p{L}+/gu;
const HYPHENS_BETWEEN_LETTERS = /(?<=\p{L})[-\u2010](?=\p{L})/gu;
/** Abbreviations such as "GmbH" and "NASA" are no words with syllables. */
const CAPITALS_TOGETHER = /\p{Lu}{2}/u;
/** Numbers, addresses and file names: their braille has modes that a division would cut. */
const NOT_A_WORD = /[\p{N}@/\\_]|[:.]\p{L}/u;

function atHyphens(word: string): readonly Division[] {
  return Array.from(word.matchAll(HYPHENS_BETWEEN_LETTERS), ({ index }) => ({
    at: index + 1,
    addsSign: false,
  }));
}

function divisionsOf(word: string, syllables: SyllableFinder, lettersAfter: number): readonly Division[] {
  const plain = atHyphens(word);
  if (word.length > LONGEST_WORD || NOT_A_WORD.test(word)) return plain;
  const divisions = [...plain];
  for (const { 0: letters, index } of word.matchAll(LETTER_RUN)) {
    if (letters.length < SHORTEST_WORD || CAPITALS_TOGETHER.test(letters)) continue;
    const places = syllables(letters).filter(
      (place) => place >= LETTERS_BEFORE && letters.length - place >= lettersAfter,
    );
    divisions.push(
      ...wholeSyllables(letters, places).map((place) => ({ at: index + place, addsSign: true })),
    );
  }
  return divisions.sort((a, b) => a.at - b.at);
}

/** A hyphenator for one system that remembers the words it has divided. */
export function createHyphenator({ createFinder, lettersAfter, opensNoRow }: DivisionRules): Hyphenator {
  const known = new Map<string, readonly Division[]>();
  let syllables = createFinder();
  return {
    divide(word) {
      const found = known.get(word);
      if (found) return found;
      const divisions = divisionsOf(word, syllables, lettersAfter);
      if (word.length > LONGEST_WORD) return divisions;
      if (known.size >= MAX_KNOWN_WORDS) {
        known.clear();
        syllables = createFinder();
      }
      known.set(word, divisions);
      return divisions;
    },
    misreadsAtRowStart: (cell) => opensNoRow.has(cell),
  };
}

/** Divides words at the hyphens they have, and nowhere else. */
export const HYPHENS_ONLY: Hyphenator = { divide: atHyphens, misreadsAtRowStart: () => false };
