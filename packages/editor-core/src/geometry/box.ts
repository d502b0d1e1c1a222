import { type Point, rotatePoint } from './point.js';

/** An axis-parallel rectangle in page mm; `x`, `y` is the top left corner. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The smallest box around `points`; a zero box at the origin when there are none. */
export function boxAround(points: readonly Point[]): Box {
  const first = points[0];
  if (!first) return { x: 0, y: 0, width: 0, height: 0 };
  let left = first.x;
  let right = first.x;
  let top = first.y;
  let bottom = first.y;
  for (const { x, y } of points) {
    if (x < left) left = x;
    if (x > right) right = x;
    if (y < top) top = y;
    if (y > bottom) bottom = y;
  }
  return { x: left, y: top, width: right - left, height: bottom - top };
}

/** `box` grown by `by` mm on every side (shrunk when negative). */
export function growBox(box: Box, by: number): Box {
  return { x: box.x - by, y: box.y - by, width: box.width + 2 * by, height: box.height + 2 * by };
}

/** The smallest box around both. */
export function uniteBoxes(a: Box, b: Box): Box {
  const x = Math.min(a.x, b.x);
  const y = Math.min(a.y, b.y);
  const right = Math.max(a.x + a.width, b.x + b.width);
  const bottom = Math.max(a.y + a.height, b.y + b.height);
  return { x, y, width: right - x, height: bottom - y };
}

/** The smallest box around all of `boxes`; undefined for none. */
export function uniteAll(boxes: readonly Box[]): Box | undefined {
  const [first, ...others] = boxes;
  return first && others.reduce(uniteBoxes, first);
}

/** The part of `a` that lies in `b`; its sides are negative where there is none. */
export function sharedBox(a: Box, b: Box): Box {
  const x = Math.max(a.x, b.x);
  const y = Math.max(a.y, b.y);
  const right = Math.min(a.x + a.width, b.x + b.width);
  const bottom = Math.min(a.y + a.height, b.y + b.height);
  return { x, y, width: right - x, height: bottom - y };
}

/** Whether the two share a point; touching edges count. */
export function boxesMeet(a: Box, b: Box): boolean {
  return a.x <= b.x + b.width && b.x <= a.x + a.width && a.y <= b.y + b.height && b.y <= a.y + a.height;
}

/** Whether `inner` lies in `outer`, edges included. */
export function boxContains(outer: Box, inner: Box): boolean {
  return (
    inner.x >= outer.x &&
    inner.y >= outer.y &&
    inner.x + inner.width <= outer.x + outer.width &&
    inner.y + inner.height <= outer.y + outer.height
  );
}

/** How far a stretch of `length` from `start` on has to go to lie in the room, or to begin with it when it is longer. */
function wayIntoRoom(start: number, length: number, roomStart: number, roomLength: number): number {
  if (start < roomStart || length > roomLength) return roomStart - start;
  return Math.min(0, roomStart + roomLength - start - length);
}

/** How far `box` has to move to lie in `area`, each way as far as it fits; zero where it does. */
export function wayInto(area: Box, box: Box): Point {
  return {
    x: wayIntoRoom(box.x, box.width, area.x, area.width),
    y: wayIntoRoom(box.y, box.height, area.y, area.height),
  };
}

/** The centre of `box`. */
export function boxCentre(box: Box): Point {
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** The four corners clockwise from the top left. */
export function boxCorners(box: Box): readonly [Point, Point, Point, Point] {
  const right = box.x + box.width;
  const bottom = box.y + box.height;
  return [
    { x: box.x, y: box.y },
    { x: right, y: box.y },
    { x: right, y: bottom },
    { x: box.x, y: bottom },
  ];
}

/** The smallest upright box around `box` once it is turned by `angle` degrees clockwise about its centre. */
export function turnedExtent(box: Box, angle: number): Box {
  const centre = boxCentre(box);
  return boxAround(boxCorners(box).map((corner) => rotatePoint(corner, centre, angle)));
}
