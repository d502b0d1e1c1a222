import { type Box, boxAround } from './box.js';
import type { Point } from './point.js';

/** Numbers of corners that a new polygon may have. */
export const POLYGON_CORNERS = { least: 3, most: 12 } as const;

/** A quarter of a full turn. */
const QUARTER = Math.PI / 2;

/** Corners on a circle of radius 1: one at the top, or of six and more a level side where their number is even. */
function unitCorners(corners: number): readonly Point[] {
  const step = (2 * Math.PI) / corners;
  const start = -QUARTER + (corners > 4 && corners % 2 === 0 ? step / 2 : 0);
  return Array.from({ length: corners }, (_, at) => ({
    x: Math.cos(start + at * step),
    y: Math.sin(start + at * step),
  }));
}

/**
 * The corners of a polygon in `box`, in page mm, clockwise: of equal sides and angles in the middle of a square box, else stretched so that
 * it fills the box.
 */
export function polygonIn(box: Box, corners: number): readonly Point[] {
  const unit = unitCorners(corners);
  const extent = boxAround(unit);
  const isSquare = Math.abs(box.width - box.height) < 1e-6;
  const fitting = Math.min(box.width / extent.width, box.height / extent.height);
  const scale = isSquare
    ? { x: fitting, y: fitting }
    : { x: box.width / extent.width, y: box.height / extent.height };
  const left = box.x + (box.width - extent.width * scale.x) / 2;
  const top = box.y + (box.height - extent.height * scale.y) / 2;
  return unit.map(({ x, y }) => ({ x: left + (x - extent.x) * scale.x, y: top + (y - extent.y) * scale.y }));
}

/** Place and points of a path through `corners` (page mm), which lies with its first point at its place. */
export function pathThroughCorners(corners: readonly Point[]) {
  const { x, y } = corners[0] ?? { x: 0, y: 0 };
  const points = corners.map((corner, at) => ({
    kind: at === 0 ? ('M' as const) : ('L' as const),
    x: corner.x - x,
    y: corner.y - y,
  }));
  return { x, y, points };
}
