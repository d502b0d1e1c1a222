import type { Placing } from '@tastwerk/editor-core/placing';
import type { SceneSpot } from '../problems/problem.js';
import type { Reference } from './reference.js';

/** How an object is placed by others, which are referred to as the text does. */
type SaidPlacing = { -readonly [K in keyof Placing<Reference>]: Placing<Reference>[K] };

/** A value that is known only when objects have their ids. */
export interface Awaiting {
  readonly reference: Reference;
  /** The value with the id of the object. */
  value(uuid: string): unknown;
}

/** Where something is said, and what that is called there, for what has words other than its name. */
export type SaidSpot = SceneSpot & { readonly what?: string };

/** What a line says of an object, before it is one. */
export interface Draft {
  /** Properties that the line says, by their names; `pattern.offset` is a property in another. */
  readonly values: Map<string, unknown>;
  /** Properties that stand in braces. */
  rest: Readonly<Record<string, unknown>>;
  /** Properties that follow from the ids of other objects. */
  readonly awaiting: Map<string, Awaiting>;
  /** What a shape is known by, such as its sides: properties follow from it. */
  readonly measures: Map<string, readonly number[]>;
  /** Where what sets a property stands, or a field in it: `spec/series/0`. */
  readonly spots: Map<string, SaidSpot>;
  readonly placing: SaidPlacing;
  /** Where the line says its relation. */
  relationSpot?: SceneSpot;
  /** Whether the object stays where it is placed when the others change. */
  isKept: boolean;
}

export const createDraft = (): Draft => ({
  values: new Map(),
  rest: {},
  awaiting: new Map(),
  measures: new Map(),
  spots: new Map(),
  placing: {},
  isKept: false,
});
