import {
  DIGIT,
  LETTER,
  LITERARY_DIGIT,
  PUNCTUATION,
  SIGN,
  SPACE,
  WORD_EDGE,
} from '../../model/attributes.js';
import type { BackOpcode } from '../../model/back-table.js';
import type { BackState } from './back-state.js';
import type { LoadedBackTable } from './loaded-back-table.js';

/** What the condition of a rule is asked about. */
export interface BackPlace {
  readonly table: LoadedBackTable;
  readonly text: readonly number[];
  /** Where the cells of the rule end. */
  readonly end: number;
  /** How many characters the rule reads. */
  readonly length: number;
  readonly state: BackState;
  /** The classes of the character before and of the cell behind. */
  readonly before: number;
  readonly after: number;
  /** A word that is joined to the next stands before. */
  readonly isJoined: boolean;
}

type BackCondition = (place: BackPlace) => boolean;

/** Whether no more of a word comes, as far as single cells say. */
function isWordEnd({ table, text, end }: BackPlace): boolean {
  for (let at = end; at < text.length; at += 1)
    switch (table.hintOf(text[at] ?? 0)) {
      case 'space':
      case 'hyphen':
        return true;
      case 'letter':
      case 'contraction':
        return false;
      case 'none':
        break;
    }
  return true;
}

/** Whether neither a letter sign nor a number keeps contractions of whole words away. */
const areWordsRead = ({ state }: BackPlace): boolean => state.spelling === 'none' && state.number === 'none';

/** The same for the contractions at the edges of a word, which only some releases keep away. */
const areAffixesRead = (place: BackPlace): boolean =>
  !place.table.rules.letterSignEndsAffixes || areWordsRead(place);

const always: BackCondition = () => true;

const beforeSpelledLetter: BackCondition = ({ before, after }) =>
  (before & LETTER) === 0 && (after & (LETTER | SIGN)) !== 0;

const joined: BackCondition = ({ before, after }) => (before & WORD_EDGE) !== 0 && (after & SPACE) === 0;

/** Where the rules of an opcode hold; rules of others are never read. `context` and `multind` are asked elsewhere. */
export const BACK_CONDITIONS: Readonly<Partial<Record<BackOpcode, BackCondition>>> = {
  space: always,
  definition: always,
  exactdots: always,
  repeated: always,
  hyphen: always,
  largesign: always,
  capsletter: always,
  begcapsword: always,
  endcapsword: always,
  begcaps: always,
  endcaps: always,
  numsign: always,
  begcomp: always,
  endcomp: always,
  begemph: always,
  endemph: always,
  litdigit: ({ state }) => state.number !== 'none',
  letsign: beforeSpelledLetter,
  nonumsign: beforeSpelledLetter,
  nocontractsign: ({ after }) => (after & (LETTER | SIGN)) !== 0,
  word: (place) =>
    areWordsRead(place) &&
    (place.before & WORD_EDGE) !== 0 &&
    ((place.after & SPACE) !== 0 || isWordEnd(place)),
  lowword: ({ before, after, isJoined }) => (before & SPACE) !== 0 && (after & SPACE) !== 0 && !isJoined,
  joinnum: joined,
  joinword: joined,
  sufword: (place) => (place.before & WORD_EDGE) !== 0 && areAffixesRead(place),
  prfword: (place) =>
    (place.before & (WORD_EDGE | LETTER)) !== 0 && areAffixesRead(place) && isWordEnd(place),
  begword: (place) =>
    (place.before & WORD_EDGE) !== 0 &&
    !(place.table.rules.letterSignEndsAffixes && place.state.spelling === 'letters') &&
    !isWordEnd(place),
  begmidword: (place) => (place.before & (WORD_EDGE | LETTER)) !== 0 && !isWordEnd(place),
  partword: (place) =>
    (place.before & LITERARY_DIGIT) === 0 && ((place.before & LETTER) !== 0 || !isWordEnd(place)),
  midword: (place) => (place.before & LETTER) !== 0 && !isWordEnd(place),
  midendword: ({ before }) => (before & LETTER) !== 0,
  endword: (place) => (place.before & LETTER) !== 0 && isWordEnd(place),
  begnum: ({ before, after }) =>
    (before & (SPACE | PUNCTUATION)) !== 0 && (after & (LITERARY_DIGIT | SIGN)) !== 0,
  midnum: ({ before, after }) => (before & DIGIT) !== 0 && (after & LITERARY_DIGIT) !== 0,
  endnum: ({ state, after }) => state.number !== 'none' && (after & LITERARY_DIGIT) === 0,
  decpoint: ({ after }) => (after & (DIGIT | LITERARY_DIGIT)) !== 0,
  prepunc: ({ state }) => state.isWordBegin(),
  postpunc: isWordEnd,
  always: ({ before, after, length }) =>
    (before & LITERARY_DIGIT) === 0 || (after & LITERARY_DIGIT) === 0 || length <= 1,
};
