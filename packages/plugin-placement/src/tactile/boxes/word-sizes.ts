import type { Document, SceneResources } from '@tastwerk/editor-core';
import { safeAreaOf } from '@tastwerk/editor-core/document';
import { type Box, boxCentre, isInside, isLevelBox, type Point } from '@tastwerk/editor-core/geometry';
import { neededSize } from '@tastwerk/editor-core/placing';
import { labelLayout } from '@tastwerk/editor-core/scene';
import type { LabelObject, Part } from './diagram.js';
import { filledShare } from './shapes.js';

/** The two sides of a box, in mm. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** A size that a box can have for its words. */
export interface WordSize extends Size {
  /** The frame of its words. */
  readonly frame: Size;
  /** What is set on its label for that. */
  readonly set: Partial<LabelObject>;
  readonly isAbbreviated: boolean;
}

/** What words are laid out with. */
export interface WordSource {
  readonly document: Document;
  readonly pageIndex: number;
  readonly resources: SceneResources;
}

/** Lines of a label are tried in steps of so much less width, in mm: less than a cell. */
const STEP_MM = 1;
const MOST_LINES = 6;

/** The frames in which the words of `label` have room, the widest first. */
export function framesOf(
  label: LabelObject,
  { document, pageIndex, resources }: WordSource,
): readonly Size[] {
  const frames: Size[] = [];
  let width = safeAreaOf(document).width;
  for (let count = 0; count < MOST_LINES; count += 1) {
    const layout = labelLayout(document, pageIndex, { ...label, width }, resources);
    if (layout.overflows) break;
    const frame = neededSize(layout);
    frames.push(frame);
    width = frame.width - STEP_MM;
  }
  return frames;
}

/** Shares of the width of a shape that are tried for its words. */
const SHARES = [1, 0.95, 0.9, 0.85, 0.8, 0.75, 0.7, 0.65, 0.6, 0.5, 0.4, 0.3] as const;

/** An edge may cut so much of a share: a side drawn by hand is not quite straight. */
const EVEN = 0.005;
const LEAST_SHARE = 0.2;

/** A rectangle that leaves more of a shape unused than this share of what the largest one uses is not tried. */
const USED_SHARE = 0.6;

/**
 * The rectangles about the middle of a shape that lie in it, as shares of its sides. `inner` are points of what else is drawn in it, such as
 * a folded corner.
 */
export function innerShares(
  { outline, box }: Pick<Part, 'outline' | 'box'>,
  inner: readonly Point[],
): readonly Size[] {
  const middle = boxCentre(box);
  const corner = (width: number, height: number, x: number, y: number): Point => ({
    x: middle.x + ((width - EVEN) / 2) * box.width * x,
    y: middle.y + ((height - EVEN) / 2) * box.height * y,
  });
  const fits = (width: number, height: number) =>
    [-1, 1].every((x) => [-1, 1].every((y) => isInside(corner(width, height, x, y), outline))) &&
    inner.every(
      (point) =>
        Math.abs(point.x - middle.x) >= (width / 2) * box.width - 0.1 ||
        Math.abs(point.y - middle.y) >= (height / 2) * box.height - 0.1,
    );
  const found: Size[] = [];
  for (const width of SHARES) {
    let height = 1;
    while (height >= LEAST_SHARE && !fits(width, height)) height -= 0.02;
    const last = found.at(-1);
    if (height >= LEAST_SHARE && (!last || height > last.height + 0.01)) found.push({ width, height });
  }
  const most = Math.max(...found.map(({ width, height }) => width * height));
  return found.filter(({ width, height }) => width * height >= USED_SHARE * most);
}

/** The sizes of a shape in which a frame has room, `clearMm` away from the outline. */
export const sizesAround = (
  frame: Size,
  shares: readonly Size[],
  clearMm: number,
  set: Partial<LabelObject>,
): readonly WordSize[] =>
  shares.map((share) => ({
    width: (frame.width + 2 * clearMm) / share.width,
    height: (frame.height + 2 * clearMm) / share.height,
    frame,
    set,
    isAbbreviated: set.isKey === true,
  }));

/** A shape that lay stands no higher than this many times its width. */
const UPRIGHT = 1.2;

/** Sizes of `sizes` that a shape of `own` size may have: none lower and narrower than another, and none upright for a shape that lay. */
export function usefulSizes(sizes: readonly WordSize[], own: Size): readonly WordSize[] {
  const lies = own.width > own.height;
  const kept: WordSize[] = [];
  let leastMm = Infinity;
  for (const size of sizes.toSorted((one, other) => one.width - other.width || one.height - other.height)) {
    if (size.height > leastMm - 0.5 || (lies && size.height > UPRIGHT * size.width)) continue;
    kept.push(size);
    leastMm = size.height;
  }
  return kept;
}

/** A rounded box fills at least this share of the box around it, and its corners are drawn with more points than those of other shapes. */
const ROUNDED_SHARE = 0.87;
const ROUNDED_POINTS = 8;

/** Whether a shape is a box with round corners at most: it grows along its sides, and its corners stay. */
export const isRounded = (part: Pick<Part, 'outline' | 'box'>): boolean =>
  isLevelBox(part.outline) ||
  (filledShare(part) >= ROUNDED_SHARE && (part.outline[0]?.points.length ?? 0) > ROUNDED_POINTS);

/** How far words stay away from the sides of a rounded box, so that they are `clearMm` away from its corners too. */
export function clearOfCorners(part: Pick<Part, 'outline' | 'box'>, clearMm: number): number {
  const { box } = part;
  // What four quarters of a circle leave of the square around them.
  const radius = Math.sqrt((Math.max(0, 1 - filledShare(part)) * box.width * box.height) / (4 - Math.PI));
  return Math.max(clearMm, (clearMm + (Math.SQRT2 - 1) * radius) / Math.SQRT2);
}

/** Boxes that are wider than high by more than this, or than this in mm, look less like the one that was drawn. */
const MOST_ASPECT = 4;
const WIDE_MM = 100;

const effort = ({ width, height }: Size): number =>
  width * height * (width > MOST_ASPECT * height ? 1.3 : 1) * (width > WIDE_MM ? 1.5 : 1);

/** The size that takes least room. */
export const handiest = (sizes: readonly WordSize[]): WordSize | undefined =>
  sizes.toSorted((one, other) => effort(one) - effort(other))[0];

/** The box of `size` about the middle of `box`. */
export const sizedBox = (box: Box, { width, height }: Size): Box => {
  const { x, y } = boxCentre(box);
  return { x: x - width / 2, y: y - height / 2, width, height };
};
