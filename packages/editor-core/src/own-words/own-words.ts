import { cellsFromUnicode } from '../translator/cells.js';
import {
  type BrailleSystem,
  languageOfSystem,
  newestSystem,
  primaryLanguage,
} from '../translator/systems.js';
import type { Cell, LineExceptions, WrittenPart } from '../translator/translator.js';
import { DIVISION_MARK, type OwnWord, type WordPlace } from './own-word.js';

/** The letters of an own word without its marks of division. */
export function lettersOf({ word }: Pick<OwnWord, 'word'>): string {
  return word.replaceAll(DIVISION_MARK, '');
}

/** The UTF-16 indices in the letters of an own word at which its marks of division stand. */
function divisionsOf({ word }: Pick<OwnWord, 'word'>): readonly number[] {
  let at = 0;
  const parts = word.split(DIVISION_MARK);
  return parts.slice(0, -1).map(({ length }) => (at += length));
}

/** In small letters, with as many UTF-16 units as before. */
export function inSmallLetters(text: string): string {
  const small = text.toLowerCase();
  if (small.length === text.length) return small;
  return Array.from(text, (character) => {
    const letter = character.toLowerCase();
    return letter.length === character.length ? letter : character;
  }).join('');
}

/** Whether `word` holds in texts of `system`. */
export function holdsIn(word: Pick<OwnWord, 'system' | 'braille'>, system: BrailleSystem): boolean {
  if (word.braille !== null) return newestSystem(word.system) === newestSystem(system);
  const languageOf = (one: BrailleSystem) => primaryLanguage(languageOfSystem(one));
  return languageOf(word.system) === languageOf(system);
}

/** Tells own words of a list apart: of two with one key the first holds. */
export function keyOfOwnWord({ word, places, system, braille }: OwnWord): string {
  const letters = inSmallLetters(lettersOf({ word }));
  return JSON.stringify([letters, [...places].sort(), newestSystem(system), braille === null]);
}

/** Own words of several lists as one, those that mean the same once: an earlier one goes before a later one. */
export function mergedOwnWords(...lists: readonly (readonly OwnWord[])[]): readonly OwnWord[] {
  const byKey = new Map<string, OwnWord>();
  for (const word of lists.flat()) {
    const key = keyOfOwnWord(word);
    if (!byKey.has(key)) byKey.set(key, word);
  }
  return [...byKey.values()];
}

/** An own word as it is looked for. */
interface Wanted {
  readonly word: OwnWord;
  /** Small letters without marks of division. */
  readonly letters: string;
  readonly divisions: readonly number[];
  readonly cells: readonly Cell[] | undefined;
}

/** An own word where it was found, from a UTF-16 index to the one behind its end. */
export interface FoundWord {
  readonly word: OwnWord;
  readonly start: number;
  readonly end: number;
}

/** Letters by which words are looked up: few words begin with the same three. */
const KEY_LENGTH = 3;

const WORD_CHARACTER = /[\p{L}\p{M}\p{N}]/u;

/** Finds own words in lines of one system: the longest at each place, and of two that are as long the one that was listed first. */
export class OwnWords {
  private readonly byKey = new Map<string, Wanted[]>();

  constructor(words: readonly OwnWord[], system: BrailleSystem) {
    for (const word of words) {
      if (!holdsIn(word, system)) continue;
      const letters = inSmallLetters(lettersOf(word));
      const key = letters.slice(0, KEY_LENGTH);
      const wanted = this.byKey.get(key) ?? [];
      const cells = word.braille === null ? undefined : cellsFromUnicode(word.braille);
      wanted.push({ word, letters, divisions: divisionsOf(word), cells });
      this.byKey.set(key, wanted);
    }
    for (const wanted of this.byKey.values()) wanted.sort((a, b) => b.letters.length - a.letters.length);
  }

  get isEmpty(): boolean {
    return this.byKey.size === 0;
  }

  /** The own words of a line, in rising order. */
  in(text: string): readonly FoundWord[] {
    return this.search(text).map(({ wanted: { word }, start, end }) => ({ word, start, end }));
  }

  /** What of a line is not written by the rules of its system alone; undefined for a line without own words. */
  exceptionsOf(text: string): LineExceptions | undefined {
    const found = this.search(text);
    if (found.length === 0) return undefined;
    const written = found.flatMap(({ wanted: { cells }, start, end }): WrittenPart[] =>
      cells === undefined ? [] : [{ start, end, cells }],
    );
    const divisions = found.flatMap(({ wanted, start }) =>
      wanted.cells === undefined ? wanted.divisions.map((at) => start + at) : [],
    );
    return { written, divisions };
  }

  /** The divisions of `letters` where an own word says how it is divided: the UTF-16 indices and where that word stands. */
  dividedIn(
    text: string,
  ): readonly { readonly start: number; readonly end: number; readonly at: readonly number[] }[] {
    return this.search(text).flatMap(({ wanted, start, end }) =>
      wanted.divisions.length === 0 ? [] : [{ start, end, at: wanted.divisions.map((at) => start + at) }],
    );
  }

  private search(text: string) {
    const found: { wanted: Wanted; start: number; end: number }[] = [];
    if (this.isEmpty) return found;
    const small = inSmallLetters(text);
    for (let start = 0; start < small.length;) {
      const wanted = this.wantedAt(text, small, start);
      const end = start + (wanted?.letters.length ?? 1);
      if (wanted !== undefined) found.push({ wanted, start, end });
      start = end;
    }
    return found;
  }

  private wantedAt(text: string, small: string, start: number): Wanted | undefined {
    for (let length = KEY_LENGTH; length > 0; length -= 1) {
      const candidates = this.byKey.get(small.slice(start, start + length));
      const wanted = candidates?.find(
        ({ letters, word }) =>
          (length === KEY_LENGTH || letters.length === length) &&
          small.startsWith(letters, start) &&
          word.places.includes(placeOf(text, start, start + letters.length)),
      );
      if (wanted !== undefined) return wanted;
    }
    return undefined;
  }
}

/** Where in its run of letters and digits a part of a text stands. */
function placeOf(text: string, start: number, end: number): WordPlace {
  const hasBefore = WORD_CHARACTER.test(text.charAt(start - 1));
  const hasBehind = WORD_CHARACTER.test(text.charAt(end));
  if (hasBefore) return hasBehind ? 'middle' : 'end';
  return hasBehind ? 'begin' : 'whole';
}

const known = new WeakMap<readonly OwnWord[], Map<BrailleSystem, OwnWords>>();

/** The own words of a list for a system, made once for each list. */
export function ownWordsFor(words: readonly OwnWord[], system: BrailleSystem): OwnWords {
  const bySystem = known.get(words) ?? new Map<BrailleSystem, OwnWords>();
  known.set(words, bySystem);
  const made = bySystem.get(system) ?? new OwnWords(words, system);
  bySystem.set(system, made);
  return made;
}
