import type { Box, Point } from '@tastwerk/editor-core/geometry';

/** The size of a picture, in px. */
export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/** The sides of a cut, as they are passed by the keyboard. */
export const CROP_SIDES = ['left', 'top', 'right', 'bottom'] as const;
export type CropSide = (typeof CROP_SIDES)[number];

/** What a press on the picture takes: sides of the cut (a corner is two), the whole of it, or a new one from there. */
export type CropGrip =
  { readonly kind: 'sides'; readonly sides: readonly CropSide[] } | { readonly kind: 'move' | 'draw' };

/** Shortest side of a cut, in px of the picture: nothing smaller holds a shape. */
const LEAST_SIDE_PX = 16;

const between = (low: number, high: number, value: number) => Math.min(high, Math.max(low, value));

/** The cut that leaves nothing out. */
export function wholeOf({ width, height }: PictureSize): Box {
  return { x: 0, y: 0, width, height };
}

/** Whether nothing is left out. */
export function isWhole(box: Box, { width, height }: PictureSize): boolean {
  return box.x === 0 && box.y === 0 && box.width === width && box.height === height;
}

/** A part of a picture in shares of its sides. */
export type PictureShares = Box;

/** The part `box` of `within`, both in px, in shares; undefined where it is all of it. */
export function sharesOf(box: Box, within: Box): PictureShares | undefined {
  const shares = {
    x: (box.x - within.x) / within.width,
    y: (box.y - within.y) / within.height,
    width: box.width / within.width,
    height: box.height / within.height,
  };
  return isWhole(shares, { width: 1, height: 1 }) ? undefined : shares;
}

/** The part that `shares` says, in whole px of `picture`; all of it where there are none. */
export function cutOfShares(shares: PictureShares | undefined, picture: PictureSize): Box {
  if (!shares) return wholeOf(picture);
  const { x, y, width, height } = shares;
  return spanned(
    { x: x * picture.width, y: y * picture.height },
    { x: (x + width) * picture.width, y: (y + height) * picture.height },
    picture,
  );
}

/** The longer side. */
export function longestSide({ width, height }: PictureSize): number {
  return Math.max(width, height);
}

/** Where a side lies, in px from the left or the top of the picture. */
export function sideAt({ x, y, width, height }: Box, side: CropSide): number {
  return { left: x, top: y, right: x + width, bottom: y + height }[side];
}

/** How far a side can go while the others stay. */
export function reachOf(box: Box, side: CropSide, picture: PictureSize): readonly [number, number] {
  const least = (length: number) => Math.min(LEAST_SIDE_PX, length);
  switch (side) {
    case 'left':
      return [0, sideAt(box, 'right') - least(picture.width)];
    case 'top':
      return [0, sideAt(box, 'bottom') - least(picture.height)];
    case 'right':
      return [box.x + least(picture.width), picture.width];
    case 'bottom':
      return [box.y + least(picture.height), picture.height];
  }
}

/** `box` with one side at `px` or as near to that as it can go; the other sides stay. */
export function withSide(box: Box, side: CropSide, px: number, picture: PictureSize): Box {
  const [low, high] = reachOf(box, side, picture);
  const at = between(low, high, Math.round(px));
  const { x, y, width, height } = box;
  switch (side) {
    case 'left':
      return { ...box, x: at, width: x + width - at };
    case 'top':
      return { ...box, y: at, height: y + height - at };
    case 'right':
      return { ...box, width: at - x };
    case 'bottom':
      return { ...box, height: at - y };
  }
}

/** `box` with its corner at `to` or as near to that as the picture lets it; its size stays. */
export function movedTo(box: Box, to: Point, picture: PictureSize): Box {
  return {
    ...box,
    x: between(0, picture.width - box.width, Math.round(to.x)),
    y: between(0, picture.height - box.height, Math.round(to.y)),
  };
}

/** The cut between two points of the picture. */
function spanned(a: Point, b: Point, picture: PictureSize): Box {
  const span = (from: number, to: number, length: number) => {
    const least = Math.min(LEAST_SIDE_PX, length);
    const low = between(0, length - least, Math.round(Math.min(from, to)));
    return [low, between(least, length - low, Math.round(Math.abs(to - from)))] as const;
  };
  const [x, width] = span(a.x, b.x, picture.width);
  const [y, height] = span(a.y, b.y, picture.height);
  return { x, y, width, height };
}

/** What becomes of the cut `start` when what was taken at `from` is pulled to `to`, points in px of the picture. */
export function pulled(start: Box, grip: CropGrip, from: Point, to: Point, picture: PictureSize): Box {
  switch (grip.kind) {
    case 'move':
      return movedTo(start, { x: start.x + to.x - from.x, y: start.y + to.y - from.y }, picture);
    case 'draw':
      return spanned(from, to, picture);
    case 'sides':
      return grip.sides.reduce((box, side) => {
        const by = side === 'left' || side === 'right' ? to.x - from.x : to.y - from.y;
        return withSide(box, side, sideAt(start, side) + by, picture);
      }, start);
  }
}

/** What a press at `point` takes, where sides are felt `reach` px of the picture away. */
export function gripAt(box: Box, point: Point, reach: number, picture: PictureSize): CropGrip {
  const isBeside = (low: number, length: number, at: number) =>
    at >= low - reach && at <= low + length + reach;
  const nearest = (low: CropSide, high: CropSide, at: number): readonly CropSide[] => {
    const isLow = Math.abs(sideAt(box, low) - at) < Math.abs(sideAt(box, high) - at);
    const side = isLow ? low : high;
    return Math.abs(sideAt(box, side) - at) <= reach ? [side] : [];
  };
  if (isBeside(box.x, box.width, point.x) && isBeside(box.y, box.height, point.y)) {
    // A small cut keeps a middle by which it is moved.
    const isInMiddle =
      Math.abs(point.x - box.x - box.width / 2) < box.width / 4 &&
      Math.abs(point.y - box.y - box.height / 2) < box.height / 4;
    const sides = isInMiddle
      ? []
      : [...nearest('left', 'right', point.x), ...nearest('top', 'bottom', point.y)];
    if (sides.length > 0) return { kind: 'sides', sides };
    if (!isWhole(box, picture)) return { kind: 'move' };
  }
  return { kind: 'draw' };
}
