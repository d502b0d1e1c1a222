import type { Polyline } from '@tastwerk/editor-core/geometry';
import { type DotGrid, type Place } from './dot-grid.js';

/** Where an outline crosses the middle of a row of dots, in mm, and in which direction. */
interface Crossing {
  readonly x: number;
  readonly winding: 1 | -1;
}

/** The crossings of each row of dots, from left to right; open pieces count as closed, as fills do. */
function crossingsOf(
  pieces: readonly Polyline[],
  { rows, stepMm }: DotGrid,
): ReadonlyMap<number, Crossing[]> {
  const byRow = new Map<number, Crossing[]>();
  for (const { points } of pieces) {
    let from = points.at(-1);
    for (const to of points) {
      if (from && from.y !== to.y) {
        const winding = from.y < to.y ? 1 : -1;
        const [upper, lower] = winding === 1 ? [from, to] : [to, from];
        const first = Math.max(0, Math.ceil(upper.y / stepMm - 0.5));
        const behind = Math.min(rows, Math.ceil(lower.y / stepMm - 0.5));
        for (let row = first; row < behind; row += 1) {
          const share = ((row + 0.5) * stepMm - upper.y) / (lower.y - upper.y);
          const crossing: Crossing = { x: upper.x + share * (lower.x - upper.x), winding };
          const known = byRow.get(row);
          if (known) known.push(crossing);
          else byRow.set(row, [crossing]);
        }
      }
      from = to;
    }
  }
  for (const crossings of byRow.values()) crossings.sort((one, other) => one.x - other.x);
  return byRow;
}

/** The dots of `grid` whose middle lies inside of `pieces`, by the rule of non-zero winding or, for `evenOdd`, by that of even and odd. */
export function* dotsInside(pieces: readonly Polyline[], grid: DotGrid, evenOdd = false): Generator<Place> {
  const { columns, stepMm } = grid;
  for (const [row, crossings] of crossingsOf(pieces, grid)) {
    let winding = 0;
    let startMm = 0;
    for (const { x, winding: turn } of crossings) {
      const wasInside = evenOdd ? winding % 2 !== 0 : winding !== 0;
      winding += turn;
      const isNowInside = evenOdd ? winding % 2 !== 0 : winding !== 0;
      if (!wasInside && isNowInside) startMm = x;
      if (!wasInside || isNowInside) continue;
      const first = Math.max(0, Math.ceil(startMm / stepMm - 0.5));
      const behind = Math.min(columns, Math.ceil(x / stepMm - 0.5));
      for (let column = first; column < behind; column += 1) yield { column, row };
    }
  }
}
