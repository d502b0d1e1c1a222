import { LIMITS } from '../../../values/limits.js';
import {
  type Box,
  boxCentre,
  boxContains,
  boxesMeet,
  growBox,
  turnedExtent,
  wayInto,
} from '../../../geometry/box.js';
import { rotatePoint } from '../../../geometry/point.js';
import { boxFrame } from '../../../objects/shape-style.js';
import { DEFAULT_LABEL_SIZE_MM, LABEL_CLEARANCE_MM } from '../../../primitives/sizes.js';
import type { LabelLayout } from './layout.js';
import type { LabelAlign, LabelObject } from './schema.js';

/** What lies around a label: the area that it should not leave, and the boxes of the other objects, in page mm. */
export interface LabelRoom {
  readonly area: Box;
  readonly others: readonly Box[];
}

/** Sizes are rounded up to this step in mm: far less than a finger feels, far more than adding decimals may cost. */
const STEP_MM = 0.01;

/** Sides that stay where they are while a frame grows: the one at which the lines begin, then the others. */
const STAYING: Readonly<Record<LabelAlign, readonly LabelAlign[]>> = {
  left: ['left', 'right', 'center'],
  center: ['center', 'left', 'right'],
  right: ['right', 'left', 'center'],
};

/** Share of a frame's width that lies left of the place that stays. */
const SHARE: Readonly<Record<LabelAlign, number>> = { left: 0, center: 0.5, right: 1 };

const stepped = (lengthMm: number) =>
  Math.max(LIMITS.minSizeMm, Math.round(Math.ceil(lengthMm / STEP_MM - STEP_MM)) * STEP_MM);

/** The sides that the lines of `layout` need, in mm. */
export const neededSize = ({
  neededWidthMm,
  neededHeightMm,
}: LabelLayout): Pick<Box, 'width' | 'height'> => ({
  width: stepped(neededWidthMm),
  height: stepped(neededHeightMm),
});

/** `frame`, turned by `degrees`, with the sides of `size`; the point at the shares `x` and `y` of it stays where it is on the page. */
function withSize(
  frame: Box,
  degrees: number,
  size: Pick<Box, 'width' | 'height'>,
  x: number,
  y: number,
): Box {
  const offset = rotatePoint(
    { x: (frame.width - size.width) * (x - 0.5), y: (frame.height - size.height) * (y - 0.5) },
    { x: 0, y: 0 },
    degrees,
  );
  const centre = boxCentre(frame);
  return { x: centre.x + offset.x - size.width / 2, y: centre.y + offset.y - size.height / 2, ...size };
}

/** Whether `label` takes its size from its text and still has the size of all new labels. */
export const awaitsFit = ({ autoSize, width, height }: LabelObject): boolean =>
  autoSize && width === DEFAULT_LABEL_SIZE_MM.width && height === DEFAULT_LABEL_SIZE_MM.height;

/** What `label` grows from: its frame, or the point at which it was set while it awaits its first fit. */
function growsFrom(label: LabelObject): Box {
  const frame = boxFrame(label);
  return awaitsFit(label) ? { x: frame.x, y: frame.y, width: 0, height: 0 } : frame;
}

/**
 * The frame of `label` in the size that its lines need. It grows away from the side at which they begin and downwards; where it would
 * come near what it was clear of, or leave the area, it grows to a side that is free. Where none is, it moves into the area.
 */
export function fittedFrame(label: LabelObject, layout: LabelLayout, { area, others }: LabelRoom): Box {
  const frame = growsFrom(label);
  const size = neededSize(layout);
  const isSame = (['width', 'height'] as const).every((side) => Math.abs(size[side] - frame[side]) < STEP_MM);
  if (isSame) return frame;
  const reachOf = (box: Box) => turnedExtent(box, label.angle);
  const before = reachOf(frame);
  const around = growBox(before, LABEL_CLEARANCE_MM);
  const inReach = others.filter((other) => !boxesMeet(around, other));
  const places = [0, 1].flatMap((y) =>
    STAYING[label.align].map((side) => withSize(frame, label.angle, size, SHARE[side], y)),
  );
  const isInside = (place: Box) => boxContains(growBox(area, STEP_MM), reachOf(place));
  const isFree = (place: Box) =>
    isInside(place) &&
    !inReach.some((other) => boxesMeet(growBox(reachOf(place), LABEL_CLEARANCE_MM), other));
  const [first = frame] = places;
  const found = places.find(isFree) ?? places.find(isInside);
  if (found) return found;
  const way = wayInto(area, reachOf(first));
  return { ...first, x: first.x + way.x, y: first.y + way.y };
}
