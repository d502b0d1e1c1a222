import type { Kinds } from '@tastwerk/editor-core';
import { type Point, PointGrid } from '@tastwerk/editor-core/geometry';
import { SAME_MM } from './drawing.js';
import { type Merge, mergedStraight, type Stroke } from './stroke.js';
import { inRows } from './stroke-joints.js';

/** Strokes on each other are looked for so far around a line, in mm. */
const GRID_MM = 4;

/** Directions are looked up in so many parts of a half turn. Of strokes shorter than this, in mm, they are not exact enough for that. */
const DIRECTIONS = 12;
const LEAST_DIRECTED_MM = 3;

function directionIndex({ from, to }: Stroke): number {
  const halfTurns = Math.atan2(to.y - from.y, to.x - from.x) / Math.PI + 1;
  return Math.floor(halfTurns * DIRECTIONS) % DIRECTIONS;
}

/** For each direction the strokes that run in it, or nearly. */
function byDirection(strokes: readonly Stroke[]): readonly PointGrid<Stroke>[] {
  const grids = Array.from({ length: DIRECTIONS }, () => new PointGrid<Stroke>(GRID_MM));
  for (const stroke of strokes) {
    const own = directionIndex(stroke);
    for (const [index, grid] of grids.entries()) {
      const turns = (index - own + 1 + DIRECTIONS) % DIRECTIONS;
      if (turns <= 2 || stroke.lengthMm < LEAST_DIRECTED_MM) grid.addAlong(stroke.from, stroke.to, stroke);
    }
  }
  return grids;
}

/** Straight strokes that lie on each other, wholly or in part, each group as one line. What is drawn on a line of a grid stays when that goes. */
export function mergedOverlaps(kinds: Kinds, strokes: readonly Stroke[]): readonly Merge[] {
  const rows = inRows(strokes);
  const straight = strokes
    .filter((stroke) => {
      const { startArrow, endArrow } = stroke.object;
      return stroke.isStraight && !startArrow && !endArrow && !rows.has(stroke);
    })
    .toSorted((one, other) => other.lengthMm - one.lengthMm);
  const grids = byDirection(straight);
  const used = new Set<Stroke>();
  return straight.flatMap((longest) => {
    if (used.has(longest)) return [];
    used.add(longest);
    const { from, to, lengthMm, look } = longest;
    const direction = { x: (to.x - from.x) / lengthMm, y: (to.y - from.y) / lengthMm };
    const alongOf = ({ x, y }: Point) => (x - from.x) * direction.x + (y - from.y) * direction.y;
    const besideOf = ({ x, y }: Point) => Math.abs((x - from.x) * direction.y - (y - from.y) * direction.x);
    const members = [longest];
    let [low, high] = [from, to];
    for (let isGrowing = true; isGrowing;) {
      const found = [...(grids[directionIndex(longest)]?.nearAlong(low, high) ?? [])].filter((other) => {
        if (used.has(other) || other.look !== look) return false;
        if (besideOf(other.from) > SAME_MM || besideOf(other.to) > SAME_MM) return false;
        const shareMm = Math.min(SAME_MM, other.lengthMm / 3);
        const [start, end] = [alongOf(other.from), alongOf(other.to)];
        return (
          Math.min(start, end) < alongOf(high) - shareMm && Math.max(start, end) > alongOf(low) + shareMm
        );
      });
      for (const other of found) {
        used.add(other);
        members.push(other);
        for (const at of [other.from, other.to]) {
          if (alongOf(at) < alongOf(low)) low = at;
          if (alongOf(at) > alongOf(high)) high = at;
        }
      }
      isGrowing = found.length > 0;
    }
    return members.length === 1 ? [] : mergedStraight(kinds, members, low, high);
  });
}
