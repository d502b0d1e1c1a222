import type { Kinds, PageObject } from '@tastwerk/editor-core';
import { flattenPath, type Point, type Polyline } from '@tastwerk/editor-core/geometry';

/** The outline of an object in straight pieces, page mm; empty for what has none. */
export const outlineOf = (kinds: Kinds, object: PageObject): readonly Polyline[] =>
  flattenPath(kinds.outlineOf(object) ?? []);

/** Both ends of an outline that is one straight stroke, such as a tick of an axis; undefined for all else. */
export function strokeEnds(outline: readonly Polyline[]): readonly [Point, Point] | undefined {
  const [piece, other] = outline;
  if (!piece || other || piece.closed || piece.points.length !== 2) return undefined;
  const [from, to] = piece.points;
  return from && to && [from, to];
}
