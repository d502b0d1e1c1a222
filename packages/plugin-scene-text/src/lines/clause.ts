import type { SceneWords } from '@tastwerk/editor-core';
import type { Language } from '../language.js';
import type { Cursor } from '../draft/cursor.js';
import type { Draft } from '../draft/draft.js';
import type { Choices } from '../words/choices.js';

/** The properties of an object by their names. */
export type Fields = Readonly<Record<string, unknown>>;

/** What lines are written with. */
export interface WriteContext {
  readonly language: Language;
  /** What a new object of the line has where the line says nothing. */
  readonly defaults: Fields;
  /** How the object `uuid` is called on this line. */
  refer(uuid: string): string;
}

/** What stands behind the words of a clause, for completions. */
export type ClauseValue = 'none' | 'number' | 'numbers' | 'text' | 'reference' | 'point' | Choices;

/** A part of a line that begins with words of its own. */
export interface Clause {
  readonly words: SceneWords;
  readonly value: ClauseValue;
  /** The properties that it says. */
  readonly covers: readonly string[];
  /**
   * What stands behind the words; undefined where the clause need not be written, and false where it cannot say what the object has.
   */
  write(fields: Fields, context: WriteContext): string | undefined | false;
  /** Reads what stands behind the words; false where it cannot. */
  read(cursor: Cursor, draft: Draft): boolean;
}

/** A clause that is read, and written as something else. */
export const readOnly = (words: SceneWords, value: ClauseValue, read: Clause['read']): Clause => ({
  words,
  value,
  covers: [],
  write: () => undefined,
  read,
});
