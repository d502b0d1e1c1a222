import { type Box, boxAround } from '../../geometry/box.js';
import { subtractAreas } from '../../geometry/clipped-area.js';
import { flattenPath, type Polyline } from '../../geometry/flatten.js';
import { insetPath, outsetPath } from '../../geometry/inset.js';
import type { PathData } from '../../geometry/path-data.js';
import { outlineOf } from '../../objects/registry.js';
import { rounded } from '../figures.js';
import type { ObjectRule } from '../rule.js';

/** Bays that fill up when the shape is closed by half the wanted width but are smaller than this, in mm², are rounded corners. */
const CORNER_AREA_MM2 = 14;

function areaOfPiece({ points }: Polyline): number {
  const last = points.at(-1);
  if (!last) return 0;
  let [sum, from] = [0, last];
  for (const to of points) {
    sum += from.x * to.y - to.x * from.y;
    from = to;
  }
  return sum / 2;
}

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

/** The largest bay or hole of the shape that a circle of `widthMm` does not fit into; null when there is none. */
function narrowBay(outline: PathData, widthMm: number): Box | null {
  if (!isConcave(flattenPath(outline))) return null;
  const closed = insetPath(outsetPath(outline, widthMm / 2), widthMm / 2);
  const bays = flattenPath(subtractAreas(closed, [outline])).filter(
    (bay) => Math.abs(areaOfPiece(bay)) >= CORNER_AREA_MM2,
  );
  const [largest] = bays.toSorted((a, b) => Math.abs(areaOfPiece(b)) - Math.abs(areaOfPiece(a)));
  return largest ? boxAround(largest.points) : null;
}

/** Bays and holes of a shape are wide enough for a finger to enter. */
export const recess: ObjectRule = {
  scope: 'object',
  check({ object, form, stroke }, { profile }) {
    const outline = form.role === 'area' ? outlineOf(object) : undefined;
    if (!outline) return [];
    const { minMm, source } = profile.recess;
    const strokeMm = stroke?.widthMm ?? 0;
    const bay = narrowBay(outline, minMm + strokeMm);
    if (!bay) return [];
    const measured = rounded(Math.max(0, Math.min(bay.width, bay.height) - strokeMm));
    return [{ severity: 'info', objects: [object.uuid], place: bay, measured, wanted: minMm, source }];
  },
};
