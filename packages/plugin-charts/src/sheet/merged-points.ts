import type { Point } from '@tastwerk/editor-core/geometry';
import type { PointSymbol } from '@tastwerk/editor-core/objects';

/** How far symbols reach from their middle, in mm, and whether they do so in all directions alike. */
const REACH: Readonly<Record<PointSymbol, { readonly mm: number; readonly isRound: boolean }>> = {
  disc: { mm: 4, isRound: true },
  ring: { mm: 4.75, isRound: true },
  square: { mm: 4, isRound: false },
  triangle: { mm: 4.65, isRound: false },
  cross: { mm: 4, isRound: false },
  star: { mm: 5, isRound: false },
};

/** Rounding error of places, in mm. */
const SLACK_MM = 0.05;

/** A symbol at its place, in page mm. */
export interface PlacedSymbol {
  readonly symbol: PointSymbol;
  readonly at: Point;
}

/** Whether two symbols keep `gapMm` between them. */
export function areApart(one: PlacedSymbol, other: PlacedSymbol, gapMm: number): boolean {
  const [a, b] = [REACH[one.symbol], REACH[other.symbol]];
  const [dx, dy] = [Math.abs(one.at.x - other.at.x), Math.abs(one.at.y - other.at.y)];
  const apart = a.isRound && b.isRound ? Math.hypot(dx, dy) : Math.max(dx, dy);
  return apart >= a.mm + b.mm + gapMm + SLACK_MM;
}

/** Half of the width of `symbol`, in mm. */
export const reachOf = (symbol: PointSymbol): number => REACH[symbol].mm;

/** Points as symbols that keep `gapMm` between each other: a point that is nearer to one already drawn is part of it. */
export function mergedPoints(
  points: readonly Point[],
  symbol: PointSymbol,
  gapMm: number,
): readonly PlacedSymbol[] {
  const kept: PlacedSymbol[] = [];
  for (const at of points) {
    const placed = { symbol, at };
    if (kept.every((other) => areApart(placed, other, gapMm))) kept.push(placed);
  }
  return kept;
}
