import type { Side } from '@tastwerk/editor-core/description';
import type { Along } from '@tastwerk/editor-core/placing';
import type { SceneSpot } from '../problems/problem.js';
import type { Reference } from './reference.js';

/** Where an object stands to others; it is looked up once, when the text is read. */
export type Relation = SceneSpot &
  (
    | { readonly kind: 'beside'; readonly side: Side; readonly of: Reference }
    | { readonly kind: 'inside'; readonly of: Reference }
    | { readonly kind: 'corner' | 'edge'; readonly number: number; readonly of: Reference }
    | { readonly kind: 'between'; readonly of: Reference; readonly and: Reference }
  );

/** How an object is placed by relations. */
export interface Placing {
  relation?: Relation;
  /** Free room between what is drawn of both, in mm. */
  gapMm?: number;
  along?: Along;
  /** Whether it lies with its middle at a point, in page mm. */
  middle?: { readonly x: number; readonly y: number };
  /** The object that it is as large as. */
  sameSize?: Reference;
  /** Where an arrow or a line begins and ends, where that is an object. */
  from?: Reference;
  to?: Reference;
}

/** A value that is known only when objects have their ids. */
export interface Awaiting {
  readonly reference: Reference;
  /** The value with the id of the object. */
  value(uuid: string): unknown;
}

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
  /** Where what sets a property stands. */
  readonly spots: Map<string, SceneSpot>;
  readonly placing: Placing;
}

export const createDraft = (): Draft => ({
  values: new Map(),
  rest: {},
  awaiting: new Map(),
  measures: new Map(),
  spots: new Map(),
  placing: {},
});
