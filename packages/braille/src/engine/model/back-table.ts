import type { PassName, PassRule } from './pass-rule.js';
import type { Release } from './release.js';
import { type ReadCharacter, TRANSLATION_OPCODES } from './table.js';

/** Signs that reading knows: they change how the cells behind them are read. */
export const SIGN_OPCODES = [
  'capsletter',
  'begcapsword',
  'endcapsword',
  'begcaps',
  'endcaps',
  'letsign',
  'numsign',
  'nonumsign',
  'nocontractsign',
  'begcomp',
  'endcomp',
  'begemph',
  'endemph',
] as const;

export type SignOpcode = (typeof SIGN_OPCODES)[number];

/**
 * Opcodes of the rules that read cells. `multind` stands for several signs at once; `unread` for a sign that only writing
 * knows: it is never read, but has its place among the rules.
 */
export const BACK_OPCODES = [...TRANSLATION_OPCODES, ...SIGN_OPCODES, 'multind', 'unread'] as const;

export type BackOpcode = (typeof BACK_OPCODES)[number];

/** Cells and the characters that are read in them. */
export interface BackRule {
  readonly opcode: BackOpcode;
  readonly cells: readonly number[];
  /** The characters; signs have none. */
  readonly symbols: readonly number[];
  /** Classes one of which the character before and the cell behind must be in; 0 asks nothing. */
  readonly classesBefore: number;
  readonly classesAfter: number;
  /** For `context`: what must hold and what is written. */
  readonly pass?: PassRule;
  /** For `multind`: the signs that the cells are made of. */
  readonly signs?: readonly string[];
}

/** The rules of a table that turn cells into characters. Characters are symbols, as in the table that writes. */
export interface BackTable {
  /** The release of liblouis that the table belongs to. */
  readonly release: Release;
  readonly characters: readonly ReadCharacter[];
  /** Character classes of single cells; a cell without an entry counts as white space. */
  readonly cellClasses: ReadonlyMap<number, number>;
  /** Rules of one cell, in the order in which they are tried. */
  readonly shortRules: ReadonlyMap<number, readonly BackRule[]>;
  /** Rules of more cells; those that begin with the same two stand in the order in which they are tried. */
  readonly longRules: readonly BackRule[];
  /** What a cell is read as where no rule is asked. */
  readonly definitions: ReadonlyMap<number, readonly number[]>;
  /** `correct` reads and writes characters, `context` reads cells and writes characters, the others read and write cells. */
  readonly passes: Readonly<Record<PassName, readonly PassRule[]>>;
  /** The signs that the table has, for `multind`. */
  readonly signs: readonly BackRule[];
}
