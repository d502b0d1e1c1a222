import { boxAround, boxesMeet } from '../../../geometry/box.js';
import { outlineOfPolygons, subtractAreas } from '../../../geometry/clipped-area.js';
import { enclosedArea } from '../../../geometry/enclosed-area.js';
import { flattenPath, type Polyline } from '../../../geometry/flatten.js';
import { insetPath, outsetPath } from '../../../geometry/inset.js';
import type { PathData } from '../../../geometry/path-data.js';
import type { ObjectRule } from '../../../proofing/rule.js';

/** Bays that fill up when the shape is closed by half the wanted width but are smaller than this, in mm², are rounded corners. */
const CORNER_AREA_MM2 = 14;

/** Whether the outline turns both ways: only then it has bays, or holes. */
function isConcave(pieces: readonly Polyline[]): boolean {
  const [piece, ...others] = pieces;
  if (!piece || others.length > 0) return others.length > 0;
  const { points } = piece;
  const turns = points.map((at, index) => {
    const next = points[(index + 1) % points.length] ?? at;
    const last = points[(index + 2) % points.length] ?? at;
    return (next.x - at.x) * (last.y - next.y) - (next.y - at.y) * (last.x - next.x);
  });
  return turns.some((turn) => turn > 1e-6) && turns.some((turn) => turn < -1e-6);
}

/** How exactly the width of a bay is found, in mm. */
const WIDTH_TOLERANCE_MM = 0.02;

/** The diameter in mm of the largest circle that fits into a bay, of which one of `mostMm` does not. */
function widthOf({ points }: Polyline, mostMm: number): number {
  const outline = outlineOfPolygons([[...points]]);
  let [fits, fails] = [0, mostMm];
  while (fails - fits > WIDTH_TOLERANCE_MM) {
    const middle = (fits + fails) / 2;
    if (insetPath(outline, middle / 2).length > 0) fits = middle;
    else fails = middle;
  }
  return fits;
}

/** What a circle of `widthMm` cannot enter of the bays and holes of a shape. */
function baysOf(outline: PathData, widthMm: number): readonly Polyline[] {
  const closed = insetPath(outsetPath(outline, widthMm / 2), widthMm / 2);
  return flattenPath(subtractAreas(closed, [outline]));
}

/**
 * How much smaller a circle is by which a slot is told from a notch. A slot is closed to it just the same, or open as a whole; of a notch
 * it reaches farther in, up to the square of this share.
 */
const SMALLER_SHARE = 0.7;
const NOTCH_SHARES = { least: 0.3, most: 0.7 };

/** Whether a bay opens like a V: a finger enters it by its mouth, and its tip is a corner. */
function isNotch(bay: Polyline, smaller: readonly Polyline[]): boolean {
  const box = boxAround(bay.points);
  // Areas that are cut out of each other keep hairs along their edges: boxes are not exact.
  const inside = smaller.filter(({ points }) => boxesMeet(box, boxAround(points)));
  const share = inside.reduce((sum, one) => sum + enclosedArea(one), 0) / enclosedArea(bay);
  return share > NOTCH_SHARES.least && share < NOTCH_SHARES.most;
}

/** The largest bay or hole of the shape that a circle of `widthMm` does not fit into; null when there is none. */
function narrowBay(outline: PathData, widthMm: number): Polyline | null {
  if (!isConcave(flattenPath(outline))) return null;
  const narrow = baysOf(outline, widthMm).filter((bay) => enclosedArea(bay) >= CORNER_AREA_MM2);
  if (narrow.length === 0) return null;
  const smaller = baysOf(outline, widthMm * SMALLER_SHARE);
  const [largest] = narrow
    .filter((bay) => !isNotch(bay, smaller))
    .toSorted((a, b) => enclosedArea(b) - enclosedArea(a));
  return largest ?? null;
}

/** Bays and holes of a shape are wide enough for a finger to enter. */
export const recess: ObjectRule = {
  scope: 'object',
  check({ object, form, stroke }, { profile, kinds }) {
    const outline = form.role === 'area' ? kinds.outlineOf(object) : undefined;
    if (!outline) return [];
    const { minMm, source } = profile.recess;
    const strokeMm = stroke?.widthMm ?? 0;
    const bay = narrowBay(outline, minMm + strokeMm);
    if (!bay) return [];
    const widthMm = widthOf(bay, minMm + strokeMm) - strokeMm;
    const measured = Math.max(0, Math.round(widthMm * 10) / 10);
    if (measured >= minMm) return [];
    const place = boxAround(bay.points);
    return [{ severity: 'info', objects: [object.uuid], place, measured, wanted: minMm, source }];
  },
};
