import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { parseFormula } from './parse-formula.js';
import { sampleCurve } from './sample.js';

/** A formula of `test/formulas/make_formulas.py`: text, family, window, true lines and breaks on a sheet of 160 mm. */
interface TrueCurve {
  readonly t: string;
  readonly k: string;
  readonly w: readonly [number, number, number, number];
  /** Differences of hundredths of a mm. */
  readonly l: readonly (readonly number[])[];
  readonly b: readonly number[];
}

type Point = readonly [number, number];
type Line = readonly Point[];

// In the test's own context each look-up of a global is slow.
const { ceil, hypot, max, min } = Math;

const SHEET_MM = 160;
const CURVES = JSON.parse(
  readFileSync(new URL('../../test/formulas/formulas.json', import.meta.url), 'utf8'),
) as readonly TrueCurve[];

function decoded(flat: readonly number[]): Line {
  const points: Point[] = [];
  let x = 0;
  let y = 0;
  for (let index = 0; index < flat.length; index += 2) {
    x += flat[index] ?? 0;
    y += flat[index + 1] ?? 0;
    points.push([x / 100, y / 100]);
  }
  return points;
}

/** Points along a line, at most `step` apart. */
function along(line: Line, step: number): Point[] {
  const points: Point[] = line.slice(0, 1);
  for (const [index, b] of line.slice(1).entries()) {
    const a = line[index] ?? b;
    const parts = ceil(hypot(b[0] - a[0], b[1] - a[1]) / step);
    for (let part = 1; part <= parts; part += 1) {
      points.push([a[0] + ((b[0] - a[0]) * part) / parts, a[1] + ((b[1] - a[1]) * part) / parts]);
    }
  }
  return points;
}

/** How far from a point lines are looked for: a little more than they may be off. */
const REACH_MM = 0.5;

/** Straight parts in the order of their right ends; the lines of a function go to the right. */
function partsOf(lines: readonly Line[]): readonly (readonly [Point, Point])[] {
  return lines
    .flatMap((line) => line.slice(1).map((b, index) => [line[index] ?? b, b] as const))
    .sort(([, b], [, d]) => b[0] - d[0]);
}

/** The distance of a point from some parts; infinite beyond the reach. */
function distance([x, y]: Point, parts: readonly (readonly [Point, Point])[]): number {
  let low = 0;
  let high = parts.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((parts[middle]?.[1][0] ?? 0) < x - REACH_MM) low = middle + 1;
    else high = middle;
  }
  let nearest = Infinity;
  for (let index = low; index < parts.length; index += 1) {
    const [[ax, ay], [bx, by]] = parts[index] ?? [
      [0, 0],
      [0, 0],
    ];
    if (ax > x + REACH_MM) break;
    const dx = bx - ax;
    const dy = by - ay;
    const length = dx * dx + dy * dy;
    const t = length === 0 ? 0 : ((x - ax) * dx + (y - ay) * dy) / length;
    const part = min(1, max(0, t));
    nearest = min(nearest, hypot(x - ax - part * dx, y - ay - part * dy));
  }
  return nearest;
}

/** The largest distance of points along some lines from other lines. */
function farthest(from: readonly Line[], to: readonly Line[]): number {
  const parts = partsOf(to);
  let most = 0;
  for (const line of from) {
    for (const point of along(line, 0.4)) most = max(most, distance(point, parts));
  }
  return most;
}

function fault(curve: TrueCurve): string | undefined {
  const parsed = parseFormula(curve.t);
  if (!parsed.ok) return `${parsed.error.code} ${JSON.stringify(parsed.error.params)}`;
  const [xMin, xMax, yMin, yMax] = curve.w;
  const scale = { xMm: SHEET_MM / (xMax - xMin), yMm: SHEET_MM / (yMax - yMin) };
  const { lines } = sampleCurve(parsed.value, { xMin, xMax, yMin, yMax }, scale);
  const drawn = lines.map((line) =>
    line.map(({ x, y }): Point => [(x - xMin) * scale.xMm, (y - yMin) * scale.yMm]),
  );
  const truth = curve.l.map(decoded);
  const missing = farthest(truth, drawn);
  if (missing > 0.3) return `missing by ${missing.toFixed(2)} mm`;
  const off = farthest(drawn, truth);
  if (off > 0.3) return `off by ${off.toFixed(2)} mm`;
  const bridged = curve.b.find((at) =>
    drawn.some((line) => (line[0]?.[0] ?? at) < at - 0.05 && (line.at(-1)?.[0] ?? at) > at + 0.05),
  );
  return bridged === undefined ? undefined : `bridged at ${bridged} mm`;
}

describe('1,000 formulas beside an independent evaluation', () => {
  it('has each of them', () => {
    expect(CURVES).toHaveLength(1000);
    expect(new Set(CURVES.map((curve) => curve.k)).size).toBe(14);
  });

  it('draws all of each curve, nothing else, and no line over a pole or jump', () => {
    const faults = CURVES.flatMap((curve) => {
      const found = fault(curve);
      return found ? [`${curve.t} [${curve.w.join(', ')}]: ${found}`] : [];
    });
    expect(faults).toEqual([]);
  });
});
