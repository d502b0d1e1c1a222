import type { SceneWords } from '@tastwerk/editor-core';
import type { Point } from '@tastwerk/editor-core/geometry';
import type { Language } from '../language.js';
import type { SceneProblem, SceneProblemCode, SceneSpot } from '../problems/problem.js';
import type { Token } from '../text/tokens.js';
import { type Lexicon, lexiconOf } from '../words/lexicon.js';
import { nearestWord } from '../words/nearest-word.js';
import type { Reference } from './reference.js';

const UNITS: SceneWords = { de: 'mm|Grad', en: 'mm|degrees|degree' };
const OFFSET: SceneWords = { de: 'Versatz', en: 'offset' };
const MISSING: SceneWords = { de: 'fehlend', en: 'missing' };

const lexiconsIn = (language: Language) => ({
  units: lexiconOf([[UNITS, true]], language),
  offset: lexiconOf([[OFFSET, true]], language),
  missing: lexiconOf([[MISSING, true]], language),
});

const LEXICONS = { de: lexiconsIn('de'), en: lexiconsIn('en') } as const;

/** The word before a point that is measured from another point instead of from the page. */
export const OFFSET_WORDS = OFFSET;
/** The word before the id of an object that is not there. */
export const MISSING_WORDS = MISSING;

/** A point on a line: of the page, or measured from the beginning of what is drawn; in mm. */
export interface PointSaid extends Point {
  readonly isOffset: boolean;
}

/** What could stand at a column of a line that ends there or goes on with words that mean nothing yet. */
export interface Expected {
  readonly column: number;
  /** Phrases, or the name of an object. */
  readonly what: readonly string[] | 'reference';
}

/** Reads the pieces of one line one after another; what cannot be read is told and gives undefined. */
export interface Cursor {
  readonly language: Language;
  /** The piece that is next; undefined at the end of the line. */
  peek(): Token | undefined;
  /** Takes what is next. */
  next(): Token | undefined;
  /** Where what is next stands; behind the last piece at the end. */
  spot(): SceneSpot;
  /** Tells a problem at `spot`, or with what is next. */
  fail(
    code: SceneProblemCode,
    params?: SceneProblem['params'],
    spot?: SceneSpot,
    suggestion?: string,
  ): undefined;
  /** What the phrase that is next means; undefined, without a problem, where there is none. */
  phrase<T>(lexicon: Lexicon<T>): { readonly value: T; readonly spot: SceneSpot } | undefined;
  /** What the phrase that is next means; one that is not known is told as `code`. */
  oneOf<T>(lexicon: Lexicon<T>, code: SceneProblemCode): T | undefined;
  /** Takes a sign where it is next. */
  sign(text: string): boolean;
  number(): number | undefined;
  /** As many numbers as have commas between them. */
  numbers(): readonly number[] | undefined;
  /** So many numbers with commas between them. */
  fixedNumbers(count: number): readonly number[] | undefined;
  point(): PointSaid | undefined;
  text(): string | undefined;
  reference(): Reference | undefined;
}

/** Reads `tokens`, the pieces of line `line`. */
export function createCursor(
  tokens: readonly Token[],
  line: number,
  language: Language,
  tell: (problem: SceneProblem) => void,
  expect: (expected: Expected) => void = () => undefined,
): Cursor {
  let at = 0;
  const last = tokens.at(-1);
  const end: SceneSpot = { line, column: last ? last.column + last.length : 1, length: 1 };
  const { units, offset, missing } = LEXICONS[language];

  const cursor: Cursor = {
    language,
    peek: () => tokens[at],
    next: () => tokens[at++],
    spot: () => tokens[at] ?? end,
    fail(code, params = {}, spot = cursor.spot(), suggestion) {
      const { line, column, length } = spot;
      const more = suggestion === undefined ? {} : { suggestion };
      tell({ code, line, column, length, params, ...more });
      return undefined;
    },
    phrase(lexicon) {
      const found = lexicon.find(tokens, at);
      const isOpen = tokens.slice(at).every(({ type }) => type === 'word');
      if (isOpen) expect({ column: cursor.spot().column, what: lexicon.phrases });
      if (!found) return undefined;
      const [first, final] = [tokens[at] ?? end, tokens[at + found.count - 1] ?? end];
      at += found.count;
      const spot = { line, column: first.column, length: final.column + final.length - first.column };
      return { value: found.value, spot };
    },
    oneOf(lexicon, code) {
      const found = cursor.phrase(lexicon);
      if (found) return found.value;
      const token = cursor.peek();
      if (!token) return cursor.fail('WORD_EXPECTED', { words: lexicon.phrases.slice(0, 6).join(', ') });
      return cursor.fail(code, { word: token.text }, token, nearestPhrase(tokens, at, lexicon.phrases));
    },
    sign(text) {
      const token = tokens[at];
      if (token?.type !== 'sign' || token.text !== text) return false;
      at += 1;
      return true;
    },
    number() {
      const token = tokens[at];
      if (token?.type !== 'number' || !Number.isFinite(token.value)) return cursor.fail('NUMBER_EXPECTED');
      at += 1;
      if (!cursor.sign('°')) at += units.find(tokens, at)?.count ?? 0;
      return token.value;
    },
    numbers() {
      const numbers: number[] = [];
      do {
        const number = cursor.number();
        if (number === undefined) return undefined;
        numbers.push(number);
      } while (cursor.sign(','));
      return numbers;
    },
    fixedNumbers(count) {
      const numbers: number[] = [];
      for (let index = 0; index < count; index += 1) {
        if (index > 0 && !cursor.sign(',')) return cursor.fail('SIGN_EXPECTED', { sign: ',' });
        const number = cursor.number();
        if (number === undefined) return undefined;
        numbers.push(number);
      }
      return numbers;
    },
    point() {
      const isOffset = cursor.phrase(offset) !== undefined;
      const [x, y] = cursor.fixedNumbers(2) ?? [];
      return x === undefined || y === undefined ? undefined : { x, y, isOffset };
    },
    text() {
      const token = tokens[at];
      if (token?.type !== 'string') return cursor.fail('TEXT_EXPECTED');
      at += 1;
      return token.value;
    },
    reference() {
      const isMissing = cursor.phrase(missing) !== undefined;
      const token = tokens[at];
      if (!token) {
        expect({ column: end.column, what: 'reference' });
        return cursor.fail('REFERENCE_EXPECTED');
      }
      const { column, length } = token;
      const spot = { line, column, length };
      if (token.type === 'string') {
        at += 1;
        return isMissing
          ? { by: 'id', uuid: token.value, ...spot }
          : { by: 'name', name: token.value, ...spot };
      }
      if (token.type !== 'handle' || isMissing) return cursor.fail('REFERENCE_EXPECTED');
      at += 1;
      return { by: 'handle', handle: token.text, ...spot };
    },
  };
  return cursor;
}

/** The phrase that the words from `at` on most likely mean. */
function nearestPhrase(tokens: readonly Token[], at: number, phrases: readonly string[]): string | undefined {
  const lengths = [...new Set(phrases.map((phrase) => phrase.split(' ').length))].sort((a, b) => b - a);
  for (const length of lengths) {
    const words = tokens.slice(at, at + length);
    if (words.length < length || words.some(({ type }) => type !== 'word' && type !== 'number')) continue;
    const alike = phrases.filter((phrase) => phrase.split(' ').length === length);
    const found = nearestWord(words.map(({ text }) => text).join(' '), alike);
    if (found !== undefined) return found;
  }
  return undefined;
}
