import type { Box, Point } from '@tastwerk/editor-core/geometry';

/** The part of `shift` along the axis that it follows most. */
export function alongOneAxis({ x, y }: Point): Point {
  return Math.abs(x) >= Math.abs(y) ? { x, y: 0 } : { x: 0, y };
}

const DIRECTION_STEP = Math.PI / 4;

/** `to` moved onto the nearest of the eight directions from `from`, at the same distance along it. */
export function ontoDirection(from: Point, to: Point): Point {
  const angle = Math.round(Math.atan2(to.y - from.y, to.x - from.x) / DIRECTION_STEP) * DIRECTION_STEP;
  const along = (to.x - from.x) * Math.cos(angle) + (to.y - from.y) * Math.sin(angle);
  return { x: from.x + along * Math.cos(angle), y: from.y + along * Math.sin(angle) };
}

/** How keys change a box that is dragged open. */
export interface DragKeys {
  /** Sides of equal length. */
  readonly isSquare: boolean;
  /** The start is the centre instead of a corner. */
  readonly isCentred: boolean;
}

/** The box that a drag from `from` to `to` opens, with positive sides. */
export function boxOfDrag(from: Point, to: Point, { isSquare, isCentred }: DragKeys): Box {
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  const side = Math.max(Math.abs(dx), Math.abs(dy));
  const spanX = isSquare ? side * (dx < 0 ? -1 : 1) : dx;
  const spanY = isSquare ? side * (dy < 0 ? -1 : 1) : dy;
  const start = isCentred ? { x: from.x - spanX, y: from.y - spanY } : from;
  const reach = isCentred ? 2 : 1;
  return {
    x: Math.min(start.x, start.x + spanX * reach),
    y: Math.min(start.y, start.y + spanY * reach),
    width: Math.abs(spanX) * reach,
    height: Math.abs(spanY) * reach,
  };
}

/** A drag shorter than this on both sides, in mm, was a click with a trembling hand. */
export const CLICK_MM = 1;
