import { describe, expect, it } from '@jest/globals';
import { curveThrough } from './curve-through.js';
import type { Chain } from './edge-chains.js';
import { joinedChains } from './join-chains.js';
import { calmLine, simpleLine } from './simple-line.js';

/** Places a px apart from one end to the other, along the way through `corners`. */
function chain(...corners: readonly (readonly [number, number])[]): Chain {
  const points = corners.flatMap(([x, y], index) => {
    const [nextX, nextY] = corners[index + 1] ?? [x, y];
    const steps = Math.max(1, Math.round(Math.hypot(nextX - x, nextY - y)));
    return Array.from({ length: steps }, (_, step) => ({
      x: x + ((nextX - x) * step) / steps,
      y: y + ((nextY - y) * step) / steps,
      contrast: 50,
    }));
  });
  return { points, closed: false };
}

const ends = ({ points }: Pick<Chain, 'points'>) => [points[0], points.at(-1)].map((at) => [at?.x, at?.y]);

describe('chains that are joined', () => {
  it('go on across a gap, whichever way they were read', () => {
    const joined = joinedChains([chain([0, 0], [20, 0]), chain([50, 1], [24, 0])], 6);
    expect(joined).toHaveLength(1);
    expect(joined.flatMap(ends)).toEqual([
      [0, 0],
      [50, 1],
    ]);
  });

  it('close where they come back to their beginning', () => {
    const ring = { ...chain([10, 0], [20, 0], [20, 20], [0, 20], [0, 0], [7, 0]) };
    expect(joinedChains([ring], 6)).toMatchObject([{ closed: true }]);
    const halves = [chain([0, 0], [20, 0], [20, 20]), chain([20, 22], [20, 40], [0, 40], [0, 2])];
    expect(joinedChains(halves, 6)).toMatchObject([{ closed: false }]);
  });

  it('stay apart where the gap is too wide, or they turn', () => {
    const first = chain([0, 0], [20, 0]);
    expect(joinedChains([first, chain([30, 0], [50, 0])], 6)).toHaveLength(2);
    expect(joinedChains([first, chain([22, 2], [22, 30])], 6)).toHaveLength(2);
    expect(joinedChains([first, chain([0, 3], [19, 3])], 6)).toHaveLength(2);
  });
});

describe('a simple line', () => {
  it('has no more places than it needs', () => {
    const bent = chain([0, 0], [30, 0], [30, 30]);
    expect(simpleLine(bent, 0.5).points).toMatchObject([
      { x: 0, y: 0 },
      { x: 30, y: 0 },
      { x: 30, y: 30 },
    ]);
    const square = { ...chain([0, 15], [0, 0], [30, 0], [30, 30], [0, 30], [0, 15]), closed: true };
    expect(simpleLine(square, 0.5)).toMatchObject({ closed: true, points: { length: 4 } });
  });

  it('is calmer than the pixels that it follows, and ends where it ended', () => {
    const stairs = {
      points: Array.from({ length: 60 }, (_, x) => ({ x, y: Math.floor(x / 4) })),
      closed: false,
    };
    const { points } = calmLine(stairs, 3);
    expect(points[0]).toEqual({ x: 0, y: 0 });
    expect(points.at(-1)).toEqual({ x: expect.closeTo(59), y: expect.closeTo(14) });
    // The stairs lie up to 0.75 px beside the slope.
    for (const { x, y } of points.slice(10, 50)) expect(Math.abs(y - x / 4 + 0.375)).toBeLessThan(0.2);
  });
});

describe('a curve through places', () => {
  it('has corners where it turns a lot, and bends where it turns a little', () => {
    const corner = curveThrough({
      points: [
        { x: 0, y: 0 },
        { x: 9, y: 0 },
        { x: 9, y: 9 },
      ],
      closed: false,
    });
    expect(corner.map(({ kind }) => kind)).toEqual(['M', 'L', 'L']);
    const arc = Array.from({ length: 16 }, (_, step) => ({
      x: 100 * Math.cos((step * Math.PI) / 8),
      y: 100 * Math.sin((step * Math.PI) / 8),
    }));
    const circle = curveThrough({ points: arc, closed: true });
    expect(circle).toHaveLength(17);
    expect(circle.at(-1)).toMatchObject({ kind: 'C', x: arc[0]?.x, y: arc[0]?.y });
    for (const point of circle) {
      if (point.kind === 'C') expect(Math.hypot(point.x1, point.y1)).toBeCloseTo(102, -1);
    }
  });
});
