import { distance, interpolate, type Point, type Polyline } from '@tastwerk/editor-core/geometry';

/** A ring of points in mm, as polygons are given to the library: x and y in turn. */
export type Ring = [number, number][];

/** Corners of a full circle at the end and the bends of a line: a corner strays at most 1 % of the width. */
const CORNERS = 16;

/** A circle as a ring, in the same turn as all rings of lines. */
export const circleRing = ({ x, y }: Point, radius: number): Ring =>
  Array.from({ length: CORNERS }, (_, at) => {
    const turn = (2 * Math.PI * at) / CORNERS;
    return [x + radius * Math.cos(turn), y + radius * Math.sin(turn)];
  });

/** A straight piece of a line with its width, without ends. */
function bar(from: Point, to: Point, halfWidth: number): Ring {
  const length = distance(from, to);
  const [acrossX, acrossY] = [
    (-(to.y - from.y) / length) * halfWidth,
    ((to.x - from.x) / length) * halfWidth,
  ];
  return [
    [from.x - acrossX, from.y - acrossY],
    [to.x - acrossX, to.y - acrossY],
    [to.x + acrossX, to.y + acrossY],
    [from.x + acrossX, from.y + acrossY],
  ];
}

/** A line of `widthMm` along `piece`, as rings that overlap; ends and bends are round unless `endsFlat`. */
export function lineRings({ points, closed }: Polyline, widthMm: number, endsFlat = false): readonly Ring[] {
  const path = closed && points[0] ? [...points, points[0]] : points;
  const half = widthMm / 2;
  return path.flatMap((point, index): readonly Ring[] => {
    const from = path[index - 1];
    const isEnd = !closed && (index === 0 || index === path.length - 1);
    const joint =
      (isEnd && endsFlat && path.length > 1) || (closed && index === 0) ? [] : [circleRing(point, half)];
    return from && distance(from, point) > 0 ? [bar(from, point, half), ...joint] : joint;
  });
}

/** `piece` cut into the dashes of a line, in mm along it. */
export function dashesOf({ points, closed }: Polyline, dashMm: readonly number[]): readonly Polyline[] {
  const period = dashMm.reduce((sum, length) => sum + length, 0);
  if (period <= 0) return [{ points, closed }];
  const path = closed && points[0] ? [...points, points[0]] : points;
  const dashes: Point[][] = [];
  let [at, left, isDash] = [0, dashMm[0] ?? 0, true];
  let dash: Point[] = path[0] ? [path[0]] : [];
  for (let index = 1; index < path.length; index += 1) {
    const [from, to] = [path[index - 1], path[index]];
    if (!from || !to) continue;
    const length = distance(from, to);
    let passed = 0;
    while (length - passed > left) {
      passed += left;
      const point = interpolate(from, to, passed / length);
      if (isDash) dashes.push([...dash, point]);
      dash = [point];
      at = (at + 1) % dashMm.length;
      isDash = !isDash;
      left = dashMm[at] ?? period;
    }
    left -= length - passed;
    if (isDash) dash.push(to);
  }
  if (isDash && dash.length > 0) dashes.push(dash);
  return dashes.map((one) => ({ points: one, closed: false }));
}

/** A straight line of a width, from one place to another. */
export interface StraightLine {
  readonly from: Point;
  readonly to: Point;
  readonly widthMm: number;
}

/** Places along a line that differ by less are the same, in mm. */
const SAME_MM = 1e-6;

/** `lines` with those that lie in one line and touch made one: tiles of a texture have the pieces of its lines, many of them several times. */
export function joinedLines(lines: readonly StraightLine[]): readonly StraightLine[] {
  const byLine = new Map<
    string,
    { x: number; y: number; away: number; widthMm: number; parts: [number, number][] }
  >();
  for (const { from, to, widthMm } of lines) {
    const length = distance(from, to);
    if (length === 0) continue;
    // Directions that differ by a half turn are one.
    const isBack = to.x < from.x - SAME_MM || (Math.abs(to.x - from.x) <= SAME_MM && to.y < from.y);
    const [start, end] = isBack ? [to, from] : [from, to];
    const [x, y] = [(end.x - start.x) / length, (end.y - start.y) / length];
    const away = start.y * x - start.x * y;
    const key = [x, y, away, widthMm].map((value) => value.toFixed(4)).join(' ');
    const line = byLine.get(key) ?? { x, y, away, widthMm, parts: [] };
    line.parts.push([start.x * x + start.y * y, end.x * x + end.y * y]);
    byLine.set(key, line);
  }
  return [...byLine.values()].flatMap(({ x, y, away, widthMm, parts }) => {
    const joined: [number, number][] = [];
    for (const [start, end] of parts.sort(([one], [other]) => one - other)) {
      const last = joined.at(-1);
      if (last && start <= last[1] + SAME_MM) last[1] = Math.max(last[1], end);
      else joined.push([start, end]);
    }
    const at = (along: number): Point => ({ x: along * x - away * y, y: along * y + away * x });
    return joined.map(([start, end]) => ({ from: at(start), to: at(end), widthMm }));
  });
}
