import type { Expression } from './expression.js';
import type { HyphenationTree } from './hyphenation-tree.js';
import type { PassName, PassRule } from './pass-rule.js';
import type { Release } from './release.js';
import type { SequenceGroup } from './sequence-groups.js';
import type { EmphasisKind, ModeKind } from './signs.js';

/**
 * A compiled braille table: what a translator needs of liblouis' table text, with every character replaced by
 * its symbol, a small number. Symbol 0 stands for no character; characters that the table does not name have symbols
 * from `FIRST_FOREIGN_SYMBOL` on. Cells are bit sets: dot n sets bit n-1; dots 9 to 15 (9, a to f in table text) are
 * virtual and never printed.
 */
export interface BrailleTable {
  /** The release of liblouis that the table belongs to. */
  readonly release: Release;
  readonly characters: readonly TableCharacter[];
  /** Character classes of single cells, for the passes that read cells. */
  readonly cellClasses: ReadonlyMap<number, number>;
  /** The rules of the main pass: those of one character in their order, longer ones by their first two. */
  readonly rules: readonly SequenceGroup<TranslationRule>[];
  readonly passes: Readonly<Record<PassName, readonly PassRule[]>>;
  /** The opcodes that its rules have. */
  readonly opcodes: readonly TranslationOpcode[];
  readonly numbers: NumberSigns;
  readonly letterSign: LetterSign;
  readonly sequences: SequenceSigns;
  readonly emphasis: readonly EmphasisKind[];
  /** Capitals first, if the table marks them. */
  readonly modes: readonly ModeKind[];
  /** Two capitals in a row keep contractions away up to the next white space. */
  readonly keepsCapitalsApart: boolean;
  /** Word ends in capitals only over characters that the table names. */
  readonly hasCapitalModeCharacters: boolean;
  readonly computerBraille: ComputerSigns;
  /** What is written for a character without cells; undefined where the table does not say. */
  readonly undefinedCells: readonly number[] | undefined;
  readonly hyphenation: HyphenationTree;
}

/** Symbols from here on are code points that the table does not name, this much higher. */
export const FIRST_FOREIGN_SYMBOL = 0x10000;

/** A character as reading knows it; its index in the table is its symbol. */
export interface ReadCharacter {
  readonly codePoint: number;
  readonly classes: number;
  /** What it does in words and numbers, as bits. */
  readonly roles: number;
  /** The symbol of the character that it is a form of, such as a small letter; its own where it is none. */
  readonly base: number;
  /** The classes that it has as a form of its base, such as that of capitals. */
  readonly mode: number;
}

/** One character; its index in the table is its symbol. */
export interface TableCharacter extends ReadCharacter {
  /** How it is written when no rule applies; undefined where the table only names it. */
  readonly cells: readonly number[] | undefined;
}

/** Opcodes of contractions and of characters with cells of their own, by where in a word they stand. */
export const WORD_OPCODES = [
  'always',
  'syllable',
  'largesign',
  'word',
  'partword',
  'joinnum',
  'joinword',
  'lowword',
  'sufword',
  'prfword',
  'begword',
  'begmidword',
  'midword',
  'midendword',
  'endword',
] as const;

/** Opcodes of signs, by where beside words and digits they stand. */
export const PUNCTUATION_OPCODES = [
  'prepunc',
  'postpunc',
  'begnum',
  'midnum',
  'endnum',
  'decpoint',
  'hyphen',
] as const;

/** Opcodes of the main pass, each with its own condition. `space` and `definition` write a character as its own cells. */
export const TRANSLATION_OPCODES = [
  'space',
  'definition',
  'litdigit',
  'replace',
  'context',
  'repeated',
  'repword',
  'rependword',
  'exactdots',
  'nocont',
  'compbrl',
  'contraction',
  'match',
  ...WORD_OPCODES,
  ...PUNCTUATION_OPCODES,
] as const;

export type TranslationOpcode = (typeof TRANSLATION_OPCODES)[number];

/** Characters to replace and what to write for them. */
export interface TranslationRule {
  readonly opcode: TranslationOpcode;
  /** The characters, the first two as small letters. */
  readonly symbols: readonly number[];
  /** Cells, or for `replace` characters; undefined where each of the characters is written as itself. */
  readonly cells: readonly number[] | undefined;
  /** For `rependword`: the cells before the repeated word. */
  readonly cellsBefore?: readonly number[];
  /** The rule does not apply where a syllable ends inside its characters. */
  readonly staysInSyllable: boolean;
  /** The rule does not apply where a sign for capitals or emphasis stands right before or right behind its characters. */
  readonly avoidsMarkBefore: boolean;
  readonly avoidsMarkAfter: boolean;
  /** Classes one of which the character before and the one behind must be in; 0 asks nothing. */
  readonly classesBefore: number;
  readonly classesAfter: number;
  /** For `match`: what must stand before and behind the characters. */
  readonly beside?: { readonly before: Expression; readonly after: Expression };
  /** For `context`: what must hold and what is written. */
  readonly pass?: PassRule;
}

/** How numbers are marked. */
export interface NumberSigns {
  readonly sign: readonly number[];
  /** Stands before a letter right behind a number that could be read as a digit. */
  readonly endSign: readonly number[];
  /** Numbers have a mode of their own that characters are members of, as in Unified English Braille. */
  readonly hasMode: boolean;
  /** Contractions rest behind a number up to the next white space. */
  readonly keepsContractionsAway: boolean;
}

/** How a letter is marked that could be read as a contraction. */
export interface LetterSign {
  readonly sign: readonly number[];
  readonly exempt: readonly number[];
  readonly exemptBefore: readonly number[];
  readonly exemptAfter: readonly number[];
}

/** How letters are marked that stand alone and would be read as the contraction of another word. */
export interface SequenceSigns {
  readonly sign: readonly number[];
  /** The table says what stands beside such letters; otherwise white space and punctuation do. */
  readonly hasDelimiters: boolean;
  /** What may stand behind them, such as an apostrophe and an s. */
  readonly patternsAfter: readonly (readonly number[])[];
}

/** The signs around computer braille, and how characters are written there. */
export interface ComputerSigns {
  readonly begin: readonly number[];
  readonly end: readonly number[];
  readonly cells: ReadonlyMap<number, readonly number[]>;
}
