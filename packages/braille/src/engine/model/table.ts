import type { EmphasisSigns, RunSigns } from './run-signs.js';
import type { Expression } from './expression.js';
import type { HyphenationTree } from './hyphenation-tree.js';
import type { Sequence, SequenceGroup } from './sequence-groups.js';

/**
 * A compiled braille table: what a translator needs of liblouis' table text, with every character replaced by
 * its symbol, a small number. Symbol 0 stands for characters that the table does not know.
 * Cells are bit sets: dot n sets bit n-1; dots 9 to 15 (9, a to f in table text) are virtual and never printed.
 */
export interface BrailleTable {
  readonly characters: readonly TableCharacter[];
  /** Character classes of single cells, for the passes that read cells. */
  readonly cellClasses: ReadonlyMap<number, number>;
  readonly rules: readonly SequenceGroup<TranslationRule>[];
  readonly replacements: readonly SequenceGroup<Replacement>[];
  readonly passes: Readonly<Record<PassName, readonly PassRule[]>>;
  readonly numbers: NumberMode;
  readonly letterSign: LetterSign;
  readonly contractions: ContractionSign;
  readonly capitals: CapitalSigns;
  /** In the order of `EMPHASES`. */
  readonly emphasis: readonly EmphasisSigns[];
  readonly computerBraille: ComputerBraille;
  readonly hyphenation: HyphenationTree;
}

/** One character; its index in the table is its symbol. */
export interface TableCharacter {
  readonly codePoint: number;
  readonly classes: number;
  /** The symbol that stands for it in rules: a capital's small letter, else its own. */
  readonly base: number;
  /** How it is written when no rule applies; undefined where the table only names it. */
  readonly cells: readonly number[] | undefined;
}

/** Opcodes of the main pass that replace characters with cells, each with its own condition. */
export const TRANSLATION_OPCODES = [
  'always',
  'word',
  'sufword',
  'prfword',
  'begword',
  'midword',
  'endword',
  'begmidword',
  'midendword',
  'partword',
  'prepunc',
  'postpunc',
  'begnum',
  'midnum',
  'endnum',
  'joinnum',
  'litdigit',
  'compbrl',
  'match',
] as const;

export type TranslationOpcode = (typeof TRANSLATION_OPCODES)[number];

/** Characters to replace, as base symbols, and what to write for them. */
export interface TranslationRule {
  readonly opcode: TranslationOpcode;
  readonly symbols: readonly number[];
  /** Undefined where each of the characters is written as itself. */
  readonly cells: readonly number[] | undefined;
  /** The rule does not apply where a syllable ends inside its characters. */
  readonly staysInSyllable: boolean;
  /** The rule does not apply where a capital sign stands right before or right behind its characters. */
  readonly avoidsMarkBefore: boolean;
  readonly avoidsMarkAfter: boolean;
  /** What must stand before and behind the characters, where the rule says. */
  readonly beside?: { readonly before: Expression; readonly after: Expression };
}

/** Characters, as base symbols, and the characters that are written in their place without any rule. */
export interface Replacement {
  readonly symbols: readonly number[];
  readonly written: readonly number[];
}

/** `correct` reads and writes characters, `context` reads characters and writes cells, the others read and write cells. */
export type PassName = 'correct' | 'context' | 'pass2' | 'pass3' | 'pass4';

/** A rule of a pass: a test read from left to right and what replaces the part between its brackets. */
export interface PassRule {
  readonly test: readonly PassTest[];
  readonly action: readonly PassAction[];
}

/** One step of a test. Literals are symbols or cells, as the pass reads. */
export type PassTest =
  | { readonly kind: 'literal'; readonly negated: boolean; readonly values: readonly number[] }
  | {
      readonly kind: 'classes';
      readonly negated: boolean;
      readonly classes: number;
      readonly min: number;
      readonly max: number;
    }
  | { readonly kind: 'start' | 'end' | 'open' | 'close' }
  | { readonly kind: 'back'; readonly count: number };

/** One step of what is written: values of its own, or the part between the brackets again. */
export type PassAction =
  { readonly kind: 'literal'; readonly values: readonly number[] } | { readonly kind: 'copy' };

/** How numbers are marked. */
export interface NumberMode {
  readonly sign: readonly number[];
  /** Characters that may stand in a number, or begin it before a digit, without a second number sign. */
  readonly symbols: readonly number[];
  /** Stands before a letter of `endSymbols` right behind a number. */
  readonly endSign: readonly number[];
  readonly endSymbols: readonly number[];
  /** Rules about words rest behind a number up to the next white space. */
  readonly stopsWordRules: boolean;
}

/** How capitals are marked; an empty sign is not written. */
export interface CapitalSigns extends RunSigns {
  /** From two capitals in a row on, contractions rest up to the next white space. */
  readonly stopsContractions: boolean;
}

/** How a letter is marked that could be read as a contraction. */
export interface LetterSign {
  readonly sign: readonly number[];
  readonly exempt: readonly number[];
  readonly exemptBefore: readonly number[];
  readonly exemptAfter: readonly number[];
}

/** How a sequence of letters is marked that stands alone and would be read as the contraction of another word. */
export interface ContractionSign {
  readonly sign: readonly number[];
  /** The letters, as base symbols. */
  readonly sequences: readonly SequenceGroup<Sequence>[];
  /** The classes of characters between which such a sequence stands, as bits. */
  readonly delimiters: number;
  /** What stands before and behind a sequence that stands alone. */
  readonly before: Expression;
  readonly after: Expression;
}

/** A word in which a `compbrl` rule holds is written character by character in these cells. */
export interface ComputerBraille {
  readonly begin: readonly number[];
  readonly end: readonly number[];
  readonly cells: ReadonlyMap<number, readonly number[]>;
}
