import type { Box, Point } from '@tastwerk/editor-core/geometry';
import { type PulledSides, snapAngle } from '@tastwerk/editor-core/snapping';
import type { FrameChange, TurnedBox } from '../frames/turned-box.js';
import type { PointerKeys } from '../input/pointer.js';
import type { Snapper } from './snapper.js';

/** Turns go to steps of this many degrees when they come this near. */
const TURN_STEP = 15;
const TURN_REACH_DEGREES = 2;
/** Sides that moved less than this, in mm, were not pulled. */
const STILL_MM = 1e-6;

/** One axis of a frame before and after a pull; `size` is negative where a side was pulled over the opposite one. */
interface Pulled {
  readonly before: number;
  readonly beforeSize: number;
  readonly start: number;
  readonly size: number;
}

/** Which side of the box with positive sides the hand holds, and whether the opposite one mirrors it. */
interface Held {
  readonly side: 'start' | 'end';
  readonly isMirrored: boolean;
}

function heldSide({ before, beforeSize, start, size }: Pulled): Held | null {
  const isStart = Math.abs(start - before) > STILL_MM;
  const isEnd = Math.abs(start + size - before - beforeSize) > STILL_MM;
  if (!isStart && !isEnd) return null;
  const own = isEnd ? 'end' : 'start';
  const other = isEnd ? 'start' : 'end';
  return { side: size < 0 ? other : own, isMirrored: isStart && isEnd };
}

/** `box` with positive sides. */
function upright({ x, y, width, height }: Box): Box {
  return {
    x: Math.min(x, x + width),
    y: Math.min(y, y + height),
    width: Math.abs(width),
    height: Math.abs(height),
  };
}

/** `to` along one axis with its held side moved by `by`; the opposite side stays or mirrors it. */
function withHeldSide(start: number, size: number, held: Held | null, by: number): [number, number] {
  if (!held || by === 0) return [start, size];
  const isOwnStart = (held.side === 'start') !== size < 0;
  if (held.isMirrored) return isOwnStart ? [start + by, size - 2 * by] : [start - by, size + 2 * by];
  return isOwnStart ? [start + by, size - by] : [start, size + by];
}

/** How much longer a side gets, as a factor, by a snap along its axis. */
function factorOf(size: number, snapped: number): number {
  return size === 0 ? 1 : snapped / size;
}

/** `size` scaled by `factor` about the end that is not held. */
function scaledSide(start: number, size: number, held: Held | null, factor: number): [number, number] {
  const longer = size * factor;
  if (!held || held.isMirrored) return [start - (longer - size) / 2, longer];
  const isOwnStart = (held.side === 'start') !== size < 0;
  return isOwnStart ? [start + size - longer, longer] : [start, longer];
}

function snappedBox(snapper: Snapper, from: Box, to: Box, keys: PointerKeys): Box {
  const across = heldSide({ before: from.x, beforeSize: from.width, start: to.x, size: to.width });
  const down = heldSide({ before: from.y, beforeSize: from.height, start: to.y, size: to.height });
  const box = upright(to);
  const sides: PulledSides = { ...(across && { x: across.side }), ...(down && { y: down.side }) };
  if (!keys.isShift || !across || !down) {
    const delta = snapper.sides(box, sides, keys);
    const [x, width] = withHeldSide(to.x, to.width, across, delta.x);
    const [y, height] = withHeldSide(to.y, to.height, down, delta.y);
    return { x, y, width, height };
  }
  // Sides that keep their proportion have one degree of freedom: the axis that is drawn less far leads.
  const both: Point = snapper.sides(box, sides, keys);
  const isXNearer = both.x !== 0 && (both.y === 0 || Math.abs(both.x) <= Math.abs(both.y));
  const leading = snapper.sides(box, isXNearer ? { x: across.side } : { y: down.side }, keys);
  if (isXNearer) {
    const [x, width] = withHeldSide(to.x, to.width, across, leading.x);
    const [y, height] = scaledSide(to.y, to.height, down, factorOf(to.width, width));
    return { x, y, width, height };
  }
  const [y, height] = withHeldSide(to.y, to.height, down, leading.y);
  const [x, width] = scaledSide(to.x, to.width, across, factorOf(to.height, height));
  return { x, y, width, height };
}

/**
 * What is made of a pull at the handles of `frame`: pulled sides go to what lies around, a turn to steps of 15 degrees when it
 * is near one. A turned frame is resized freely, because its sides run along no line of the page.
 */
export function snappedChange(
  snapper: Snapper,
  frame: TurnedBox,
  asked: FrameChange,
  keys: PointerKeys,
): FrameChange {
  if (asked.kind === 'turn') {
    const step = keys.isFree ? null : snapAngle(asked.angle, TURN_STEP, TURN_REACH_DEGREES);
    return step === null || step === asked.angle ? asked : { kind: 'turn', angle: step };
  }
  return frame.angle === 0 ? { kind: 'resize', to: snappedBox(snapper, frame.box, asked.to, keys) } : asked;
}
