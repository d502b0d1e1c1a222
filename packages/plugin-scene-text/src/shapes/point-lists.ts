import type { PathPoint } from '@tastwerk/editor-core';
import type { Point } from '@tastwerk/editor-core/geometry';
import type { Cursor } from '../draft/cursor.js';
import { listText } from '../text/written.js';

/** Numbers of a curve: two control points and its end. */
const CURVE_NUMBERS = 6;

/** Points of a path: two numbers lead straight to a point, six in a curve; `;` stands between points and `|` before a new piece. */
export function pointsText(points: readonly PathPoint[]): string {
  return points
    .map((point, index) => {
      const numbers =
        point.kind === 'C'
          ? listText(point.x1, point.y1, point.x2, point.y2, point.x, point.y)
          : listText(point.x, point.y);
      if (index === 0) return numbers;
      return point.kind === 'M' ? ` | ${numbers}` : `; ${numbers}`;
    })
    .join('');
}

/** Reads what {@link pointsText} writes; undefined, with a problem told, where that is none. */
export function readPoints(cursor: Cursor): readonly PathPoint[] | undefined {
  const points: PathPoint[] = [];
  let isNew = true;
  for (;;) {
    const spot = cursor.spot();
    const numbers = cursor.numbers();
    if (!numbers) return undefined;
    const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = numbers;
    const isCurve = numbers.length === CURVE_NUMBERS;
    if (numbers.length !== 2 && (!isCurve || isNew))
      return cursor.fail('SHAPE_UNKNOWN', { what: 'points' }, spot);
    if (isNew) points.push({ kind: 'M', x: a, y: b });
    else if (isCurve) points.push({ kind: 'C', x1: a, y1: b, x2: c, y2: d, x: e, y: f });
    else points.push({ kind: 'L', x: a, y: b });
    isNew = cursor.sign('|');
    if (!isNew && !cursor.sign(';')) return points;
  }
}

/** The corners of a path of one piece of straight lines; undefined for any other. */
export function cornersOf(points: readonly PathPoint[]): readonly Point[] | undefined {
  const isStraight = points.every(({ kind }, index) => kind === (index === 0 ? 'M' : 'L'));
  return isStraight ? points.map(({ x, y }) => ({ x, y })) : undefined;
}
