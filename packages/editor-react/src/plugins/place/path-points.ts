import { fail, LIMITS, ok, type PathPoint, type Result } from '@tastwerk/editor-core';
import type { Point } from '@tastwerk/editor-core/geometry';

/** Why points cannot be read; `line` counts from 1. */
export type PointsProblem =
  | { readonly code: 'UNREADABLE' | 'FAR_AWAY'; readonly line: number }
  | { readonly code: 'TOO_FEW' | 'TOO_MANY' };

const POINT = /^(-?\d+(?:[.,]\d+)?)(?:\s*;\s*|\s+)(-?\d+(?:[.,]\d+)?)$/u;

function numberOf(text: string | undefined): number {
  return Number((text ?? '').replace(',', '.'));
}

/** The points that are written one on each line as "x y" in mm, with a point or a comma before decimals. */
export function readPoints(text: string): Result<readonly Point[], PointsProblem> {
  const lines = text.split('\n').map((line) => line.trim());
  const points: Point[] = [];
  for (const [index, line] of lines.entries()) {
    if (line === '') continue;
    const found = POINT.exec(line);
    if (!found) return fail({ code: 'UNREADABLE', line: index + 1 });
    const [x, y] = [numberOf(found[1]), numberOf(found[2])];
    if (Math.max(Math.abs(x), Math.abs(y)) > LIMITS.coordinateMm) {
      return fail({ code: 'FAR_AWAY', line: index + 1 });
    }
    points.push({ x, y });
  }
  if (points.length < 2) return fail({ code: 'TOO_FEW' });
  return points.length > LIMITS.pathPoints ? fail({ code: 'TOO_MANY' }) : ok(points);
}

/** Straight lines through `points`, relative to the first of them. */
export function pathThrough([first, ...others]: readonly Point[]): readonly PathPoint[] {
  const { x, y } = first ?? { x: 0, y: 0 };
  return [
    { kind: 'M', x: 0, y: 0 },
    ...others.map((point): PathPoint => ({ kind: 'L', x: point.x - x, y: point.y - y })),
  ];
}
