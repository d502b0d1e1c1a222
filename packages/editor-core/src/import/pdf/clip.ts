import { type Box, boxContains, growBox, sharedBox } from '../../geometry/box.js';
import { boxPath } from '../../geometry/box-path.js';
import { combineAreas } from '../../geometry/clipped-area.js';
import { flattenPath } from '../../geometry/flatten.js';
import { boundsOfPath } from '../../geometry/path-bounds.js';
import type { PathData, PathStep } from '../../geometry/path-data.js';
import { interpolate, type Point } from '../../geometry/point.js';
import { segmentInBox } from '../../geometry/segment-in-box.js';

/** What bounds that which is drawn, in px: an upright box, and outlines that are no such box. */
export interface Clip {
  readonly box: Box;
  readonly outlines: readonly PathData[];
}

/** How far a shape may reach beyond its bounds before it is cut, in px: about the width of a line. */
const OVERHANG_PX = 1;
/** Nested clip outlines that are applied; of further ones only the box counts. */
const MOST_OUTLINES = 4;
/** How far corners may lie from those of a box, in px. */
const CORNER_PX = 0.05;

function isBox(outline: PathData, { x, y, width, height }: Box): boolean {
  const isAt = (value: number, start: number, length: number) =>
    Math.abs(value - start) < CORNER_PX || Math.abs(value - start - length) < CORNER_PX;
  const corners = outline.flatMap((step) => (step.kind === 'M' || step.kind === 'L' ? [step.to] : []));
  return (
    corners.length >= 4 &&
    corners.length <= 5 &&
    outline.every(({ kind }) => kind !== 'C') &&
    corners.every((corner) => isAt(corner.x, x, width) && isAt(corner.y, y, height))
  );
}

/** `clip`, bounded by `outline` too. */
export function clippedBy(clip: Clip, outline: PathData): Clip {
  const own = boundsOfPath(outline);
  const isOutline = outline.length > 0 && !isBox(outline, own) && clip.outlines.length < MOST_OUTLINES;
  return {
    box: sharedBox(clip.box, own),
    outlines: isOutline ? [...clip.outlines, outline] : clip.outlines,
  };
}

/** Whether nothing of `box` is seen through `clip`. */
export function isOutside({ box: around }: Clip, box: Box): boolean {
  const shared = sharedBox(around, box);
  return around.width <= 0 || around.height <= 0 || shared.width < 0 || shared.height < 0;
}

/** Whether `box` reaches beyond the box of `clip` by more than a line's width. */
export function reachesOut({ box }: Clip, inner: Box): boolean {
  return !boxContains(growBox(box, OVERHANG_PX), inner);
}

/** What is seen through `clip` of the area in `outline`. */
export function clippedArea({ box, outlines }: Clip, outline: PathData): PathData {
  return combineAreas('intersect', [outline, boxPath(box), ...outlines]);
}

/** The part of the line from `a` to `b` in `box`; undefined where there is none. */
function partIn(box: Box, a: Point, b: Point): readonly [Point, Point] | undefined {
  const part = segmentInBox(a, b, box);
  if (!part) return undefined;
  const [from, to] = part;
  return [from === 0 ? a : interpolate(a, b, from), to === 1 ? b : interpolate(a, b, to)];
}

/** What lies in `box` of the lines along `outline`, as straight chords. */
export function linesWithin(box: Box, outline: PathData): PathData {
  return flattenPath(outline).flatMap(({ points, closed }): readonly PathStep[] => {
    const [first] = points;
    const all = closed && first ? [...points, first] : points;
    const steps: PathStep[] = [];
    let end: Point | undefined;
    all.slice(1).forEach((to, index) => {
      const from = all[index];
      const part = from && partIn(box, from, to);
      if (!part) return;
      if (part[0] !== end) steps.push({ kind: 'M', to: part[0] });
      steps.push({ kind: 'L', to: part[1] });
      end = part[1];
    });
    return steps;
  });
}
