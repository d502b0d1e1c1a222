import type { Box } from '../geometry/box.js';
import type { Point } from '../geometry/point.js';

/** A direction of the page: `x` to the right, `y` down. */
export type Axis = 'x' | 'y';

/** One thing for each direction. */
export type ByAxis<T> = Readonly<Record<Axis, T>>;

/** Makes the same thing for both directions. */
export function forBothAxes<T>(make: (axis: Axis) => T): ByAxis<T> {
  return { x: make('x'), y: make('y') };
}

/** A stretch along one axis in page mm; `start` is not behind `end`. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** The axis that `axis` is not. */
export function crossAxis(axis: Axis): Axis {
  return axis === 'x' ? 'y' : 'x';
}

/** What `box` covers along `axis`. */
export function spanOf(box: Box, axis: Axis): Span {
  return axis === 'x' ? { start: box.x, end: box.x + box.width } : { start: box.y, end: box.y + box.height };
}

/** The smallest span around both. */
export function uniteSpans(a: Span, b: Span): Span {
  return { start: Math.min(a.start, b.start), end: Math.max(a.end, b.end) };
}

/** Whether the two share more than an end. */
export function spansOverlap(a: Span, b: Span): boolean {
  return a.start < b.end && b.start < a.end;
}

/** The middle of what both share; between them where they share nothing. */
export function middleOfOverlap(a: Span, b: Span): number {
  return (Math.max(a.start, b.start) + Math.min(a.end, b.end)) / 2;
}

/** The point at `along` on `axis` and at `across` on the other. */
export function pointOn(axis: Axis, along: number, across: number): Point {
  return axis === 'x' ? { x: along, y: across } : { x: across, y: along };
}

/** `box` moved by `by` mm along `axis`. */
export function shiftBox(box: Box, axis: Axis, by: number): Box {
  return axis === 'x' ? { ...box, x: box.x + by } : { ...box, y: box.y + by };
}
