import type { SceneField, SceneWords } from '@tastwerk/editor-core';
import type { Cursor } from '../draft/cursor.js';
import type { Draft } from '../draft/draft.js';
import type { Clause, Fields } from './clause.js';

/** A block of lines below a line: the fields of a property, each on a line of its own. */
export interface FieldsBlock {
  readonly property: string;
  readonly words: SceneWords;
}

/** Fields of a property that stand below a line, whose words say which fields those are. */
export interface SortFields {
  readonly property: string;
  /** The field that the words of the line say, and its value. */
  readonly by: string;
  readonly value: string;
  readonly fields: readonly SceneField[];
}

/** What stands below a line besides the objects that it holds. */
export interface Pieces {
  /** The property that lists them. */
  readonly property: string;
  readonly form: LineForm;
  /** The kind whose new objects have what one has where its line says nothing. */
  readonly like: string;
}

/** A line of an object: how it begins and what may follow. */
export interface LineForm {
  /** The kind of its objects. */
  readonly kind: string;
  readonly words: SceneWords;
  /** The property that the text in quotes behind the words says; empty where there is none. */
  readonly quotes: string;
  /** Whether that text is written even if it is empty. */
  readonly isQuoted?: boolean;
  /** What the words say besides the kind. */
  readonly fixed?: Fields;
  readonly clauses: readonly Clause[];
  /** Whether an object of the kind is written by this line; it is where this is absent. */
  fits?(fields: Fields): boolean;
  /** What follows from `fields`, which are those of an object or those that a line has said so far. */
  implied?(fields: Fields): Fields;
  /** Sets what follows from the measures of a line; false, with a problem told, where nothing does. */
  finish?(draft: Draft, cursor: Cursor): boolean;
  readonly blocks?: readonly FieldsBlock[];
  readonly pieces?: Pieces;
  readonly sort?: SortFields;
  /** Words that follow on the beginning of the line in other forms of it, for what is nearly one of them. */
  readonly follow?: readonly SceneWords[];
}
