import type { Box } from '@tastwerk/editor-core/geometry';

/** A rectangle of whole device px, counted from the page's top left corner; may be negative. */
export interface PxRect {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** What is painted begins and ends on multiples of this many px, so that small steps of the page leave no slivers; more would be painted unseen. */
const GRID_PX = 16;

function rectBetween(left: number, top: number, right: number, bottom: number): PxRect {
  return { x: left, y: top, width: right - left, height: bottom - top };
}

/** The px around `box` (page mm) where a mm is `pxPerMm` px, with `marginPx` more on every side, outwards to the grid. */
export function pxAround(box: Box, pxPerMm: number, marginPx = 0): PxRect {
  const before = (px: number) => Math.floor((px - marginPx) / GRID_PX) * GRID_PX;
  const after = (px: number) => Math.ceil((px + marginPx) / GRID_PX) * GRID_PX;
  return rectBetween(
    before(box.x * pxPerMm),
    before(box.y * pxPerMm),
    after((box.x + box.width) * pxPerMm),
    after((box.y + box.height) * pxPerMm),
  );
}

/** What `rect` covers, in page mm. */
export function boxOfPx({ x, y, width, height }: PxRect, pxPerMm: number): Box {
  return { x: x / pxPerMm, y: y / pxPerMm, width: width / pxPerMm, height: height / pxPerMm };
}

/** The px of `rect` that `box` (page mm) touches, a px of soft edges included; null when there are none. */
export function pxTouched(rect: PxRect, box: Box, pxPerMm: number): PxRect | null {
  const left = Math.max(rect.x, Math.floor(box.x * pxPerMm) - 1);
  const top = Math.max(rect.y, Math.floor(box.y * pxPerMm) - 1);
  const right = Math.min(rect.x + rect.width, Math.ceil((box.x + box.width) * pxPerMm) + 1);
  const bottom = Math.min(rect.y + rect.height, Math.ceil((box.y + box.height) * pxPerMm) + 1);
  return right > left && bottom > top ? rectBetween(left, top, right, bottom) : null;
}

/** Whether the two have a px in common. */
export function haveCommonPx(a: PxRect, b: PxRect): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}

/** What is left of `rect` without `hole`: rows above and below it, and what stands beside it. */
function withoutOne(rect: PxRect, hole: PxRect): readonly PxRect[] {
  if (!haveCommonPx(rect, hole)) return [rect];
  const right = rect.x + rect.width;
  const bottom = rect.y + rect.height;
  const innerTop = Math.max(rect.y, hole.y);
  const innerBottom = Math.min(bottom, hole.y + hole.height);
  return [
    rectBetween(rect.x, rect.y, right, innerTop),
    rectBetween(rect.x, innerTop, hole.x, innerBottom),
    rectBetween(hole.x + hole.width, innerTop, right, innerBottom),
    rectBetween(rect.x, innerBottom, right, bottom),
  ].filter(({ width, height }) => width > 0 && height > 0);
}

/** What is left of `rect` without `holes`, in rectangles that have no px in common. */
export function without(rect: PxRect, holes: readonly PxRect[]): readonly PxRect[] {
  return holes.reduce<readonly PxRect[]>(
    (rests, hole) => rests.flatMap((rest) => withoutOne(rest, hole)),
    [rect],
  );
}
