import type { Point } from '../geometry/point.js';
import type { Side } from '../geometry/side.js';

/** How an object lies along the side of another: in line with its start at the top or left, its middle or its end. */
export const ALONGS = ['start', 'middle', 'end'] as const;

/** One of {@link ALONGS}. */
export type Along = (typeof ALONGS)[number];

/** Where an object lies to others. `R` is how they are referred to: as objects, by their ids or by names. */
export type Relation<R> =
  | { readonly kind: 'beside'; readonly side: Side; readonly of: R }
  | { readonly kind: 'inside'; readonly of: R }
  /** At the corner `number` of another object, from 1, or at the middle of the edge that begins there. */
  | { readonly kind: 'corner' | 'edge'; readonly number: number; readonly of: R }
  /** In the middle of the gap between two others. */
  | { readonly kind: 'between'; readonly of: R; readonly and: R };

/** How an object is placed by others. Lengths in mm. */
export interface Placing<R> {
  readonly relation?: Relation<R>;
  /** Free room between what is drawn of both; the usual one where absent. */
  readonly gapMm?: number;
  readonly along?: Along;
  /** Where its middle lies, on the page. */
  readonly middle?: Point;
  /** The object that it is as large as. */
  readonly sameSize?: R;
  /** Where a line begins and ends, where that is an object. */
  readonly from?: R;
  readonly to?: R;
}

/** What `placing` refers to. */
export function othersOf<R>({ relation, sameSize, from, to }: Placing<R>): readonly R[] {
  const ofRelation = relation ? [relation.of, ...(relation.kind === 'between' ? [relation.and] : [])] : [];
  return [...ofRelation, sameSize, from, to].filter((other) => other !== undefined);
}

/** `placing` with what it refers to looked up; undefined where something is not there. */
export function lookedUp<R, S>(
  placing: Placing<R>,
  find: (other: R) => S | undefined,
): Placing<S> | undefined {
  const found = new Map<R, S>();
  for (const other of othersOf(placing)) {
    const there = find(other);
    if (there === undefined) return undefined;
    found.set(other, there);
  }
  const get = (other: R): S => found.get(other) as S;
  const { relation, sameSize, from, to, ...rest } = placing;
  return {
    ...rest,
    ...(relation && { relation: relationBy(relation, get) }),
    ...(sameSize !== undefined && { sameSize: get(sameSize) }),
    ...(from !== undefined && { from: get(from) }),
    ...(to !== undefined && { to: get(to) }),
  };
}

const relationBy = <R, S>(relation: Relation<R>, get: (other: R) => S): Relation<S> =>
  relation.kind === 'between'
    ? { ...relation, of: get(relation.of), and: get(relation.and) }
    : { ...relation, of: get(relation.of) };
