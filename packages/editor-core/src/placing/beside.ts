import type { Box } from '../geometry/box.js';
import type { Point } from '../geometry/point.js';
import type { Side } from '../geometry/side.js';
import type { Along } from '../objects/relation.js';
import type { PageObject } from '../objects/schema.js';
import type { Measuring } from './measuring.js';
import { movedTowards, onGrid } from './move-towards.js';

/** Where something is put beside another object. */
export interface Beside {
  readonly side: Side;
  /** Free room between what is drawn of both, in mm. */
  readonly gapMm: number;
  readonly along: Along;
}

/** The way back to the other object, by the side at which an object is. */
const BACK: Readonly<Record<Side, Point>> = {
  right: { x: -1, y: 0 },
  left: { x: 1, y: 0 },
  above: { x: 0, y: 1 },
  below: { x: 0, y: -1 },
};

function alongSide(start: number, length: number, ownLength: number, how: Along): number {
  if (how === 'start') return start;
  return how === 'middle' ? start + (length - ownLength) / 2 : start + length - ownLength;
}

/** The top left corner of the box `own` beside the box `of`, with the gap between the boxes. */
export function besideBox(own: Box, of: Box, { side, gapMm, along }: Beside): Point {
  if (side === 'right' || side === 'left') {
    const x = side === 'right' ? of.x + of.width + gapMm : of.x - gapMm - own.width;
    return { x, y: alongSide(of.y, of.height, own.height, along) };
  }
  const y = side === 'above' ? of.y - gapMm - own.height : of.y + of.height + gapMm;
  return { x: alongSide(of.x, of.width, own.width, along), y };
}

/**
 * `object` beside `other`: their boxes line up, and the gap is left between their true outlines. It comes from outside the box of the other
 * one, and stays there where it would pass it.
 */
export function placedBeside(
  measuring: Measuring,
  object: PageObject,
  other: PageObject,
  place: Beside,
): PageObject {
  const [own, of] = [measuring.boxOf(object), measuring.boxOf(other)];
  const to = besideBox(own, of, place);
  const moved = measuring.moved(object, { x: to.x - own.x, y: to.y - own.y });
  const isAcross = place.side === 'left' || place.side === 'right';
  const mostMm = isAcross ? of.width + own.width : of.height + own.height;
  const placed = movedTowards(measuring, moved, other, BACK[place.side], place.gapMm, mostMm);
  return onGrid(measuring, placed);
}
