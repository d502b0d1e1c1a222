import { DIGIT, LETTER, SPACE, WORD_EDGE } from '../model/attributes.js';
import type { TranslationOpcode } from '../model/table.js';
import type { Surroundings } from './surroundings.js';

/** Whether a rule applies to the characters from `start` to `end`. */
export type RuleCondition = (text: Surroundings, start: number, end: number) => boolean;

/** The condition of rules that may stand anywhere; it need not be asked. */
export const anywhere: RuleCondition = () => true;

function between(before: number, after: number): RuleCondition {
  return (text, start, end) =>
    (text.classesAt(start - 1) & before) !== 0 && (text.classesAt(end) & after) !== 0;
}

const LETTER_OR_EDGE = LETTER | WORD_EDGE;

const opensWord: RuleCondition = (text, start, end) =>
  (text.classesAt(start - 1) & LETTER) === 0 && text.hasWordAhead(end);

const closesWord: RuleCondition = (text, start, end) =>
  (text.classesAt(end) & LETTER) === 0 && text.hasWordBehind(start - 1);

function leadsOverSpaceToDigit(text: Surroundings, position: number): boolean {
  let at = position;
  while ((text.classesAt(at) & SPACE) !== 0 && at < text.length) at += 1;
  return at > position && (text.classesAt(at) & DIGIT) !== 0;
}

/** The condition of each opcode of the main pass. */
export const RULE_CONDITIONS: Readonly<Record<TranslationOpcode, RuleCondition>> = {
  always: anywhere,
  litdigit: anywhere,
  compbrl: anywhere,
  match: anywhere,
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
