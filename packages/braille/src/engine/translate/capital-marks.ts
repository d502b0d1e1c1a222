import { LETTER, SPACE, UPPERCASE } from '../model/attributes.js';
import type { CapitalSigns } from '../model/table.js';
import type { Surroundings } from './surroundings.js';

/** A capital sign that stands before a position; an end sign belongs to the character before. */
export interface CapitalMark {
  readonly position: number;
  readonly cells: readonly number[];
  readonly isEnd: boolean;
}

interface Word {
  readonly start: number;
  readonly end: number;
  readonly capitals: number;
  readonly hasOtherLetters: boolean;
}

/** The signs for all capitals of a text, in the order of their positions. */
export function capitalMarks(signs: CapitalSigns, text: Surroundings): readonly CapitalMark[] {
  if (signs.letter.length === 0 && signs.wordBegin.length === 0) return [];
  const words = wordsOf(text);
  const marks: CapitalMark[] = [];
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

/** Runs of capitals in a word; a letter of one case goes on with a run, but begins none. */
function marksInWord(signs: CapitalSigns, text: Surroundings, word: Word): readonly CapitalMark[] {
  const marks: CapitalMark[] = [];
  for (let position = word.start; position < word.end; position += 1) {
    if (!isCapital(text, position)) continue;
    const start = position;
    while (isCapital(text, position) || text.hasOneCaseAt(position)) position += 1;
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

function marksOfRun(
  signs: CapitalSigns,
  text: Surroundings,
  start: number,
  end: number,
): readonly CapitalMark[] {
  if (end - start === 1) return [{ position: start, cells: signs.letter, isEnd: false }];
  const begin = { position: start, cells: signs.wordBegin, isEnd: false };
  const isInWord = (text.classesAt(end) & LETTER) !== 0;
  return isInWord ? [begin, { position: end, cells: signs.wordEnd, isEnd: true }] : [begin];
}
