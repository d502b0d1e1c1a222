import { type Point, segmentToSegment } from '@tastwerk/editor-core/geometry';
import type { ProofingProfile } from '@tastwerk/editor-core/proofing';
import { areClear } from '../../sheet/clear-lines.js';

/** A line as it is drawn, in page mm. */
export type Line = readonly Point[];

/** A straight line that graphs must not run beside: an axis or an asymptote. */
export interface Guide {
  readonly from: Point;
  readonly to: Point;
  readonly widthMm: number;
}

/** Shares of a length at either end that do not count: lines that end on each other join, they do not cross. */
const END = 1e-3;

/** The smallest angle in degrees at which two lines cross; undefined if they do not. */
export function crossingDegrees(one: Line, other: Line): number | undefined {
  let least: number | undefined;
  for (let i = 1; i < one.length; i += 1) {
    const [a, b] = [one[i - 1], one[i]];
    if (!a || !b) continue;
    for (let j = 1; j < other.length; j += 1) {
      const [c, d] = [other[j - 1], other[j]];
      const degrees = c && d ? edgesDegrees(a, b, c, d) : undefined;
      if (degrees !== undefined) least = Math.min(least ?? 90, degrees);
    }
  }
  return least;
}

function edgesDegrees(a: Point, b: Point, c: Point, d: Point): number | undefined {
  const [ux, uy, vx, vy] = [b.x - a.x, b.y - a.y, d.x - c.x, d.y - c.y];
  const cross = ux * vy - uy * vx;
  if (cross === 0) return undefined;
  const along = ((c.x - a.x) * vy - (c.y - a.y) * vx) / cross;
  const across = ((c.x - a.x) * uy - (c.y - a.y) * ux) / cross;
  if (Math.min(along, across) < END || Math.max(along, across) > 1 - END) return undefined;
  return (Math.atan2(Math.abs(cross), Math.abs(ux * vx + uy * vy)) * 180) / Math.PI;
}

/** The distance between two lines, from middle to middle. */
export function lineDistance(one: Line, other: Line): number {
  let least = Infinity;
  for (let i = 1; i < one.length; i += 1) {
    const [a, b] = [one[i - 1], one[i]];
    for (let j = 1; j < other.length; j += 1) {
      const [c, d] = [other[j - 1], other[j]];
      if (a && b && c && d) least = Math.min(least, segmentToSegment(a, b, c, d));
    }
  }
  return least;
}

export function lengthOfLine(line: Line): number {
  return line.slice(1).reduce((sum, b, index) => {
    const a = line[index] ?? b;
    return sum + Math.hypot(b.x - a.x, b.y - a.y);
  }, 0);
}

/**
 * The line without those ends that come nearer to a guide than `gapMm`, as a graph does that nears an asymptote. A
 * line that meets the guide goes on beside it: a finger follows it from where they meet.
 */
export function endedBefore(line: Line, guide: Guide, widthMm: number, gapMm: number): Line {
  const edge: Line = [guide.from, guide.to];
  const touch = (widthMm + guide.widthMm) / 2;
  if (lineDistance(line, edge) <= touch) return line;
  const keep = gapMm + touch + 0.1;
  if (lineDistance(line, edge) >= keep) return line;
  const forward = cutStart(line, guide, keep);
  return cutStart([...forward].reverse(), guide, keep).reverse();
}

/** The line from where it is for the first time `keep` away from a guide. */
function cutStart(line: Line, { from, to }: Guide, keep: number): Point[] {
  const away = (point: Point): number => segmentToSegment(point, point, from, to);
  const first = line.findIndex((point) => away(point) >= keep);
  if (first === 0) return [...line];
  const [inside, outside] = [line[first - 1], line[first]];
  if (first < 0 || !inside || !outside) return [];
  let low = 0;
  let high = 1;
  const at = (part: number): Point => ({
    x: inside.x + (outside.x - inside.x) * part,
    y: inside.y + (outside.y - inside.y) * part,
  });
  for (let round = 0; round < 30; round += 1) {
    const middle = (low + high) / 2;
    if (away(at(middle)) >= keep) high = middle;
    else low = middle;
  }
  return [at(high), ...line.slice(first)];
}

/** Whether lines that do not meet keep the distance of lines, and of elements at their ends. */
export function keepApart(one: Line, other: Line, widthMm: number, profile: ProofingProfile): boolean {
  return areClear([one], [other], { widthMm, profile });
}
