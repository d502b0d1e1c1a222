import { DIGIT, LETTER, SPACE, WORD_EDGE } from '../model/attributes.js';
import type { TranslationOpcode } from '../model/table.js';

/** The text of the main pass as conditions see it. Outside of it is white space and no symbol. */
export interface Surroundings {
  classesAt(position: number): number;
  symbolAt(position: number): number;
  isEnd(position: number): boolean;
}

/** Whether a rule applies to the characters from `start` to `end`. */
export type RuleCondition = (text: Surroundings, start: number, end: number) => boolean;

function between(before: number, after: number): RuleCondition {
  return (text, start, end) =>
    (text.classesAt(start - 1) & before) !== 0 && (text.classesAt(end) & after) !== 0;
}

const LETTER_OR_EDGE = LETTER | WORD_EDGE;

/** Whether a letter or digit stands between a position and the next white space, walking by `step`. */
function meetsWord(text: Surroundings, position: number, step: 1 | -1): boolean {
  for (let at = position; ; at += step) {
    const classes = text.classesAt(at);
    if ((classes & SPACE) !== 0) return false;
    if ((classes & (LETTER | DIGIT)) !== 0) return true;
  }
}

const opensWord: RuleCondition = (text, start, end) =>
  (text.classesAt(start - 1) & LETTER) === 0 && meetsWord(text, end, 1);

const closesWord: RuleCondition = (text, start, end) =>
  (text.classesAt(end) & LETTER) === 0 && meetsWord(text, start - 1, -1);

function leadsOverSpaceToDigit(text: Surroundings, position: number): boolean {
  let at = position;
  while ((text.classesAt(at) & SPACE) !== 0 && !text.isEnd(at)) at += 1;
  return at > position && (text.classesAt(at) & DIGIT) !== 0;
}

/** The condition of each opcode of the main pass. */
export const RULE_CONDITIONS: Readonly<Record<TranslationOpcode, RuleCondition>> = {
  always: () => true,
  litdigit: () => true,
  compbrl: () => true,
  word: between(WORD_EDGE, WORD_EDGE),
  sufword: between(WORD_EDGE, LETTER_OR_EDGE),
  prfword: between(LETTER_OR_EDGE, WORD_EDGE),
  begword: between(WORD_EDGE, LETTER),
  midword: between(LETTER, LETTER),
  endword: between(LETTER, WORD_EDGE),
  begmidword: between(LETTER_OR_EDGE, LETTER),
  midendword: between(LETTER, LETTER_OR_EDGE),
  partword: (text, start, end) => ((text.classesAt(start - 1) | text.classesAt(end)) & LETTER) !== 0,
  prepunc: opensWord,
  postpunc: closesWord,
  begnum: between(WORD_EDGE, DIGIT),
  midnum: between(DIGIT, DIGIT),
  endnum: (text, start) => (text.classesAt(start - 1) & DIGIT) !== 0,
  joinnum: (text, start, end) =>
    (text.classesAt(start - 1) & WORD_EDGE) !== 0 && leadsOverSpaceToDigit(text, end),
};
