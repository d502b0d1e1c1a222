import { type Box, boxCentre, growBox } from '../../../geometry/box.js';
import { mapBox } from '../../../geometry/box-map.js';
import { boxPath } from '../../../geometry/box-path.js';
import { flattenPath } from '../../../geometry/flatten.js';
import { isInside } from '../../../geometry/nearness.js';
import { boundsOfPath } from '../../../geometry/path-bounds.js';
import { type PathData, rotatePath } from '../../../geometry/path-data.js';
import type { Point } from '../../../geometry/point.js';
import { boxFrame } from '../../../objects/shape-style.js';
import type { LabelObject } from './schema.js';

/** Width of a label's drawn frame in mm (field notes 2.2: axes and frames 1.0). */
export const LABEL_FRAME_WIDTH_MM = 1;

/** Angle in degrees of a label that runs upwards, as the name beside an upright street: the sheet is turned clockwise to read it. */
export const UPWARD_ANGLE = 270;
/** A full turn in degrees. */
const FULL_TURN = 360;
/** Angles that differ by less, in degrees, are the same. */
const ANGLE_SLACK = 1e-6;

/** How far `label` is turned clockwise, in degrees from 0 to below 360. */
export function turnOfLabel({ angle }: LabelObject): number {
  const turn = ((angle % FULL_TURN) + FULL_TURN) % FULL_TURN;
  return FULL_TURN - turn < ANGLE_SLACK ? 0 : turn;
}

/** Whether the lines of `label` run from the bottom to the top of the page. */
export function runsUpwards(label: LabelObject): boolean {
  return Math.abs(turnOfLabel(label) - UPWARD_ANGLE) < ANGLE_SLACK;
}

/**
 * The frame of `label` in page mm after turning, grown by `byMm` on every side; `heightMm` is that of a frame that its text made
 * grow downwards.
 */
export function labelOutline(label: LabelObject, byMm = 0, heightMm = label.height): PathData {
  const frame = { ...boxFrame(label), height: heightMm };
  return rotatePath(boxPath(growBox(frame, byMm)), boxCentre(label), label.angle);
}

/** The box of a label's frame; what overflows it is not counted, see `labelLayout`. */
export function labelBounds(label: LabelObject): Box {
  return boundsOfPath(labelOutline(label, label.border ? LABEL_FRAME_WIDTH_MM / 2 : 0));
}

/** The box of a label before turning. */
export function labelFrame(label: LabelObject): Box {
  return boxFrame(label);
}

/** A label is hit anywhere in its frame, also while it is empty. */
export function labelHits(label: LabelObject, point: Point, toleranceMm: number): boolean {
  return isInside(point, flattenPath(labelOutline(label, toleranceMm)));
}

/** A label is never mirrored; its text keeps its size and is broken into lines again. A frame that is given a size keeps it. */
export function resizeLabel(label: LabelObject, from: Box, to: Box): LabelObject {
  const frame = mapBox(label, from, to);
  const isSized = frame.width !== label.width || frame.height !== label.height;
  return { ...label, ...frame, autoSize: label.autoSize && !isSized };
}

/** A label that takes its size from its text keeps it among others that are scaled: its centre goes along. */
export function scaleLabel(label: LabelObject, from: Box, to: Box): LabelObject {
  if (!label.autoSize) return resizeLabel(label, from, to);
  const [before, after] = [boxCentre(boxFrame(label)), boxCentre(mapBox(label, from, to))];
  return { ...label, x: label.x + after.x - before.x, y: label.y + after.y - before.y };
}
