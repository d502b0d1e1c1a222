import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { interpolate, type Point } from '../geometry/point.js';
import { type EdgeLine, packEdges } from './edges.js';
import { mitredRing } from './mitred-ring.js';
import { nearestEdges } from './nearest-edges.js';

const SAMPLES = 60;
const FAR_MM = 1000;

const point = fc.record({ x: fc.integer({ min: -15, max: 15 }), y: fc.integer({ min: -15, max: 15 }) });
const edgeLine = fc.record({
  points: fc.array(point, { minLength: 1, maxLength: 5 }),
  closed: fc.boolean(),
  halfMm: fc.constantFrom(0, 0.5, 1.25),
});

/** Points along `line`, its closing edge included. */
function alongLine({ points, closed }: EdgeLine): readonly Point[] {
  const [first] = points;
  const ring = closed && first && points.length > 2 ? [...points, first] : points;
  return ring.flatMap((to, index) => {
    const from = ring[index - 1] ?? to;
    return Array.from({ length: SAMPLES + 1 }, (_, step) => interpolate(from, to, step / SAMPLES));
  });
}

function sampledGap(a: EdgeLine, b: EdgeLine): number {
  const others = alongLine(b);
  let best = Infinity;
  for (const one of alongLine(a)) {
    for (const other of others) best = Math.min(best, (one.x - other.x) ** 2 + (one.y - other.y) ** 2);
  }
  return Math.max(0, Math.sqrt(best) - a.halfMm - b.halfMm);
}

describe('nearest edges', () => {
  it('PROOF-2 are as far apart as the nearest of many points along both, and the same both ways', () => {
    fc.assert(
      fc.property(edgeLine, edgeLine, (a, b) => {
        const found = nearestEdges(packEdges([a]), packEdges([b]), FAR_MM)?.distanceMm ?? NaN;
        const sampled = sampledGap(a, b);
        expect(found).toBeLessThanOrEqual(sampled + 1e-9);
        expect(sampled - found).toBeLessThan(0.6);
        expect(nearestEdges(packEdges([b]), packEdges([a]), FAR_MM)?.distanceMm).toBeCloseTo(found, 9);
      }),
      { numRuns: 60 },
    );
  });

  it('PROOF-2 farther apart than asked for are none, nor are those of nothing', () => {
    const at = (x: number) => packEdges([{ points: [{ x, y: 0 }], closed: false, halfMm: 1 }]);
    expect(nearestEdges(at(0), at(8), 6)).toBeNull();
    expect(nearestEdges(at(0), at(8), 6.1)).toMatchObject({ distanceMm: 6 });
    expect(nearestEdges(at(0), packEdges([]), FAR_MM)).toBeNull();
  });
});

describe('the rims of a mitred stroke', () => {
  it('PROOF-2 stand half the stroke outside and inside, with sharp corners', () => {
    const square = [
      { x: 0, y: 0 },
      { x: 10, y: 0 },
      { x: 10, y: 10 },
      { x: 0, y: 10 },
    ];
    const rims = mitredRing({ points: square, closed: true }, 1).map(
      ({ points }) => packEdges([{ points, closed: true, halfMm: 0 }]).box,
    );
    expect(rims).toEqual([
      { x: -1, y: -1, width: 12, height: 12 },
      { x: 1, y: 1, width: 8, height: 8 },
    ]);
  });
});
