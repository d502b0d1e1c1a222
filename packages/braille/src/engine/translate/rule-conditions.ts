import { DIGIT, LETTER, LITERARY_DIGIT, PUNCTUATION, SPACE, WORD_EDGE } from '../model/attributes.js';
import type { TranslationOpcode, TranslationRule } from '../model/table.js';
import type { RuleSide } from './rule-side.js';
import type { Surroundings } from './surroundings.js';

/** What conditions ask of a rule; the sides are those of a `match` rule. */
export interface ConditionedRule {
  readonly opcode: TranslationOpcode;
  readonly rule: TranslationRule;
  readonly before: RuleSide | undefined;
  readonly after: RuleSide | undefined;
}

/** What conditions ask of the main pass beside the text. */
export interface RulePlace {
  readonly text: Surroundings;
  readonly position: number;
  readonly previous: TranslationOpcode | undefined;
  /** The classes of the characters that end a word for `sufword` and `prfword`. */
  readonly affixEdge: number;
  /** The rule is used as if it had this opcode. */
  useAs(opcode: TranslationOpcode): void;
  /** Whether the characters from the position to `end` stand alone between delimiters of letter sequences. */
  standsAlone(end: number): boolean;
  /** Whether the test of a `context` rule holds. */
  passHolds(rule: ConditionedRule): boolean;
  /** Whether a word behind the characters to `end` is repeated before them. */
  isRepeated(rule: ConditionedRule, end: number): boolean;
  /** Whether no computer braille follows in the next word. */
  hasNoComputerBrailleAhead(end: number, opcode: TranslationOpcode): boolean;
}

/** Whether a rule applies to the characters from the place's position to `end`. */
export type RuleCondition = (place: RulePlace, end: number, rule: ConditionedRule) => boolean;

function between(before: number, after: number): RuleCondition {
  return ({ text, position }, end) =>
    (text.classesAt(position - 1) & before) !== 0 && (text.classesAt(end) & after) !== 0;
}

const LETTER_OR_EDGE = LETTER | WORD_EDGE;

/** A whole word, or a word with more letters on one side: a prefix before it, a suffix behind it. */
function wordWithAffix(side: 'before' | 'behind'): RuleCondition {
  return ({ text, position, affixEdge }, end) => {
    const before = side === 'before' ? LETTER | affixEdge : affixEdge;
    const after = side === 'behind' ? LETTER | affixEdge : affixEdge;
    return (text.classesAt(position - 1) & before) !== 0 && (text.classesAt(end) & after) !== 0;
  };
}

const opensWord: RuleCondition = ({ text, position }, end) =>
  text.isIn(position, PUNCTUATION) && !text.isIn(position - 1, LETTER) && text.hasWordAhead(end);

const closesWord: RuleCondition = ({ text, position }) =>
  text.isIn(position, PUNCTUATION) && !text.isIn(position + 1, LETTER) && text.hasWordBehind(position);

const standsAlone: RuleCondition = (place, end) => place.standsAlone(end);

/** From a place on over white space to what follows; -1 where no white space stands there. */
function overSpace(text: Surroundings, position: number): number {
  if ((text.classesAt(position) & SPACE) === 0) return -1;
  let at = position + 1;
  while (at < text.length && (text.classesAt(at) & SPACE) !== 0) at += 1;
  return at;
}

const leadsToNumber: RuleCondition = ({ text, position }, end) =>
  (text.classesAt(position - 1) & WORD_EDGE) !== 0 && text.isIn(overSpace(text, end), DIGIT);

const leadsToWord: RuleCondition = (place, end) =>
  (place.text.classesAt(place.position - 1) & WORD_EDGE) !== 0 &&
  place.text.isIn(overSpace(place.text, end), LETTER | LITERARY_DIGIT) &&
  place.hasNoComputerBrailleAhead(end, 'joinword');

/** Whether white space stands before, and letters or the begin of the text before that. */
function hasOnlyLettersBehind(text: Surroundings, position: number): boolean {
  if ((text.classesAt(position - 1) & SPACE) === 0) return false;
  let at = position - 2;
  while (at >= 0 && (text.classesAt(at) & SPACE) !== 0) at -= 1;
  return at < 0 || (text.classesAt(at) & LETTER) !== 0;
}

/** A large sign is joined to the next word; where that cannot be it is written as in any other place. */
const joinsOrStandsAnywhere: RuleCondition = (place, end) => {
  const { text, position } = place;
  const after = text.classesAt(end);
  const isJoined =
    ((text.classesAt(position - 1) & WORD_EDGE) !== 0 || hasOnlyLettersBehind(text, position)) &&
    ((after & SPACE) !== 0 || place.previous === 'largesign') &&
    (after & LETTER) === 0 &&
    place.hasNoComputerBrailleAhead(end, 'largesign');
  if (!isJoined) place.useAs('always');
  return true;
};

const decimalPoint: RuleCondition = (place, end) => {
  const { text, position } = place;
  if ((text.classesAt(end) & DIGIT) === 0) return false;
  if ((text.classesAt(position - 1) & DIGIT) !== 0) place.useAs('midnum');
  return true;
};

const behindDigit: RuleCondition = ({ text, position, previous }) =>
  (text.classesAt(position - 1) & DIGIT) !== 0 && previous !== 'exactdots';

const bothSidesHold: RuleCondition = ({ text, position }, end, { before, after }) =>
  before?.holds(text, position - 1) === true && after?.holds(text, end) === true;

const repeats: RuleCondition = (place, end, rule) => place.isRepeated(rule, end);

/** The condition of each opcode of the main pass; undefined where a rule may stand anywhere: most do, and asking costs. */
export const RULE_CONDITIONS: Readonly<Record<TranslationOpcode, RuleCondition | undefined>> = {
  space: undefined,
  definition: undefined,
  litdigit: undefined,
  hyphen: undefined,
  replace: undefined,
  repeated: undefined,
  always: undefined,
  exactdots: undefined,
  syllable: undefined,
  nocont: undefined,
  compbrl: undefined,
  context: (place, _, rule) => place.passHolds(rule),
  repword: repeats,
  rependword: repeats,
  largesign: joinsOrStandsAnywhere,
  word: standsAlone,
  contraction: standsAlone,
  partword: ({ text, position }, end) =>
    ((text.classesAt(position - 1) | text.classesAt(end)) & LETTER) !== 0,
  joinnum: leadsToNumber,
  joinword: leadsToWord,
  lowword: (place, end) =>
    (place.text.classesAt(place.position - 1) & place.text.classesAt(end) & SPACE) !== 0 &&
    place.previous !== 'joinword',
  sufword: wordWithAffix('behind'),
  prfword: wordWithAffix('before'),
  begword: between(WORD_EDGE, LETTER),
  begmidword: between(LETTER_OR_EDGE, LETTER),
  midword: between(LETTER, LETTER),
  midendword: between(LETTER, LETTER_OR_EDGE),
  endword: between(LETTER, WORD_EDGE),
  prepunc: opensWord,
  postpunc: closesWord,
  begnum: between(WORD_EDGE, DIGIT),
  midnum: (place, end, rule) => behindDigit(place, end, rule) && (place.text.classesAt(end) & DIGIT) !== 0,
  endnum: behindDigit,
  decpoint: decimalPoint,
  match: bothSidesHold,
};
