import { LETTER, LOWERCASE, SPACE, UPPERCASE } from '../model/attributes.js';
import type { TranslationRule } from '../model/table.js';

/** A character while the table is read. */
export interface DraftCharacter {
  readonly codePoint: number;
  /** The table says something about the character; others are taken for white space. */
  isKnown: boolean;
  classes: number;
  roles: number;
  /** Its cells. */
  definition: { readonly cells: readonly number[] } | undefined;
  /** The character that it is a form of, with the class of the form, and whether its own cells came before. */
  form: { readonly of: number; readonly mode: number; readonly isBehindCells: boolean } | undefined;
  readonly rules: TranslationRule[];
}

/** Capitals and small letters are letters. */
export function withLetter(classes: number): number {
  return (classes & (UPPERCASE | LOWERCASE)) === 0 ? classes : classes | LETTER;
}

/** The classes of a character that the table says nothing about. */
export const UNKNOWN_CLASSES = SPACE;
