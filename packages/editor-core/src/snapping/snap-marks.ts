import type { Box } from '../geometry/box.js';
import type { Point } from '../geometry/point.js';
import type { Axis } from './axis.js';

/**
 * What a hand can be drawn to, the ones that win when two are equally near first: guides of the user, edges and centres of
 * other objects, equal gaps between neighbours, edges and centre of the page, the safe area, the binding space, the grid,
 * and directions from where a line began.
 */
export const SNAP_KINDS = [
  'guide',
  'object',
  'gap',
  'page',
  'safe-area',
  'binding-space',
  'grid',
  'angle',
] as const;

/** One thing that a hand can be drawn to. */
export type SnapKind = (typeof SNAP_KINDS)[number];

/** A line to show because something now lies on it; its ends in page mm. */
export interface SnapGuide {
  readonly kind: SnapKind;
  readonly from: Point;
  readonly to: Point;
}

/** A distance to show with its figure: a gap that equals another, or the way to a neighbour. Page mm. */
export interface Measure {
  readonly axis: Axis;
  readonly from: Point;
  readonly to: Point;
  readonly lengthMm: number;
}

/** What a snap gives a painter to draw. */
export interface SnapMarks {
  readonly guides: readonly SnapGuide[];
  /** Gaps that are equal to each other. */
  readonly gaps: readonly Measure[];
}

/** Where a hand is drawn to. */
export interface Snap extends SnapMarks {
  /** What to add to what is moved, in mm; 0 along an axis where nothing is near enough. */
  readonly delta: Point;
  /** Where what was moved or pulled lies then; a point has no width and no height. */
  readonly box: Box;
}

/** Positions that differ by no more than this, in mm, are the same: documents keep a hundredth of a millimetre. */
export const SAME_MM = 0.01;
