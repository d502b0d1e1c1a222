import { LETTER, SPACE, UPPERCASE } from '../model/attributes.js';
import type { CapitalSigns } from '../model/table.js';
import { NO_MARKS, type Mark } from './mark.js';
import type { Surroundings } from './surroundings.js';

interface Word {
  readonly start: number;
  readonly end: number;
  readonly capitals: number;
  readonly hasOtherLetters: boolean;
}

/** The signs for all capitals of a text, in the order of their positions. */
export function capitalMarks(signs: CapitalSigns, text: Surroundings): readonly Mark[] {
  if (signs.letter.length === 0 && signs.wordBegin.length === 0) return NO_MARKS;
  if (!text.has(UPPERCASE)) return NO_MARKS;
  const words = wordsOf(text);
  const marks: Mark[] = [];
  for (let index = 0; index < words.length;) {
    const last = phraseFrom(words, index, signs);
    const word = words[index];
    if (word === undefined) break;
    if (last > index) {
      marks.push({ position: firstCapital(text, word), cells: signs.phraseBegin, isEnd: false });
      marks.push({ position: words[last]?.end ?? 0, cells: signs.phraseEnd, isEnd: true });
      index = last + 1;
    } else {
      marks.push(...marksInWord(signs, text, word));
      index += 1;
    }
  }
  return marks;
}

function wordsOf(text: Surroundings): readonly Word[] {
  const words: Word[] = [];
  for (let position = 0; position < text.length;) {
    if ((text.classesAt(position) & SPACE) !== 0) {
      position += 1;
      continue;
    }
    const start = position;
    let capitals = 0;
    let hasOtherLetters = false;
    for (; (text.classesAt(position) & SPACE) === 0; position += 1) {
      const classes = text.classesAt(position);
      if (isCapital(text, position)) capitals += 1;
      else if ((classes & LETTER) !== 0 && !text.hasOneCaseAt(position)) hasOtherLetters = true;
    }
    words.push({ start, end: position, capitals, hasOtherLetters });
  }
  return words;
}

/** The last word of a phrase in capitals that begins with a word, or that word itself when there is none. */
function phraseFrom(words: readonly Word[], first: number, signs: CapitalSigns): number {
  if (signs.phraseBegin.length === 0 || words[first]?.capitals === 0) return first;
  let count = 0;
  let last = first;
  for (let index = first; index < words.length; index += 1) {
    const word = words[index];
    if (word === undefined || word.hasOtherLetters) break;
    if (word.capitals === 0) continue;
    count += 1;
    last = index;
  }
  return count >= signs.phraseLength ? last : first;
}

function firstCapital(text: Surroundings, word: Word): number {
  let position = word.start;
  while (!isCapital(text, position)) position += 1;
  return position;
}

/** Where a part of a word that is all in capitals begins, and where its signs end to be asked for. */
interface CapitalPart {
  readonly start: number;
  readonly end: number;
  /** Where the next small letter or the end of the word stands. */
  readonly next: number;
}

/**
 * The part in capitals that begins with the next capital from a position on: up to a small letter, over signs and letters
 * of one case. Where a table has no sign for the end of a phrase, liblouis lets the part end behind its last capital
 * at the end of a word and where there is but one.
 */
function nextPart(
  signs: CapitalSigns,
  text: Surroundings,
  word: Word,
  from: number,
): CapitalPart | undefined {
  let start = from;
  while (start < word.end && !isCapital(text, start)) start += 1;
  if (start === word.end) return undefined;
  let last = start;
  let next = start;
  for (; next < word.end && (!isLetter(text, next) || isWrittenAsCapital(text, next)); next += 1)
    if (isCapital(text, next)) last = next;
  const isTrimmed = signs.phraseEnd.length === 0 && (next === word.end || last === start);
  return { start, end: isTrimmed ? last + 1 : next, next };
}

/** Runs of letters in the parts of a word that are in capitals. */
function marksInWord(signs: CapitalSigns, text: Surroundings, word: Word): readonly Mark[] {
  const marks: Mark[] = [];
  let part = nextPart(signs, text, word, word.start);
  for (; part !== undefined; part = nextPart(signs, text, word, part.next))
    for (let position = part.start; position < part.end; position += 1) {
      if (!isLetter(text, position)) continue;
      const start = position;
      while (position < part.end && isLetter(text, position)) position += 1;
      marks.push(...marksOfRun(signs, text, start, position));
    }
  return marks;
}

/**
 * Whether the characters from `start` to `end` have their capitals as a word has them: none, or from the first on, then
 * with the case of the second up to the next character that is no letter, behind which the case may change again.
 */
export function hasWordCapitals(text: Surroundings, start: number, end: number): boolean {
  const beginsCapital = isCapital(text, start);
  for (let position = start + 1; position < end; position += 1) {
    if ((text.classesAt(position) & LETTER) === 0) continue;
    const capital = isCapital(text, position);
    if (!beginsCapital && capital) return false;
    const followsLetter = position > start + 1 && (text.classesAt(position - 1) & LETTER) !== 0;
    if (beginsCapital && followsLetter && capital !== isCapital(text, position - 1)) return false;
  }
  return true;
}

function isCapital(text: Surroundings, position: number): boolean {
  return (text.classesAt(position) & UPPERCASE) !== 0;
}

function isLetter(text: Surroundings, position: number): boolean {
  return (text.classesAt(position) & LETTER) !== 0;
}

/** A letter of one case goes on with a run of capitals, but begins none in a word without a capital before. */
function isWrittenAsCapital(text: Surroundings, position: number): boolean {
  return isCapital(text, position) || text.hasOneCaseAt(position);
}

function marksOfRun(signs: CapitalSigns, text: Surroundings, start: number, end: number): readonly Mark[] {
  if (end - start === 1)
    return isCapital(text, start) ? [{ position: start, cells: signs.letter, isEnd: false }] : [];
  const begin = { position: start, cells: signs.wordBegin, isEnd: false };
  let behind = end;
  while (text.hasOneCaseAt(behind)) behind += 1;
  return isLetter(text, behind) ? [begin, { position: behind, cells: signs.wordEnd, isEnd: true }] : [begin];
}
