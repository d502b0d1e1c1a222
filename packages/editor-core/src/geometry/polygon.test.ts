import { describe, expect, it } from '@jest/globals';
import { boxAround } from './box.js';
import { distance } from './point.js';
import { pathThroughCorners, polygonIn } from './polygon.js';

const NUMBERS = [3, 4, 5, 6, 7, 8, 12];

describe('PATH-11 a polygon', () => {
  it.each(NUMBERS)('of %s corners fills its box', (corners) => {
    const box = { x: 20, y: 30, width: 60, height: 25 };
    const around = boxAround(polygonIn(box, corners));
    expect(around.x).toBeCloseTo(20);
    expect(around.y).toBeCloseTo(30);
    expect(around.width).toBeCloseTo(60);
    expect(around.height).toBeCloseTo(25);
  });

  it.each(NUMBERS)('of %s corners has equal sides in a square box, and lies within it', (corners) => {
    const points = polygonIn({ x: 0, y: 0, width: 40, height: 40 }, corners);
    const sides = points.map((from, at) => distance(from, points[(at + 1) % corners] ?? from));
    for (const side of sides) expect(side).toBeCloseTo(sides[0] ?? 0);
    const around = boxAround(points);
    expect(around.x).toBeGreaterThanOrEqual(-1e-9);
    expect(around.y + around.height).toBeLessThanOrEqual(40 + 1e-9);
    expect(around.x + around.width / 2).toBeCloseTo(20);
  });

  it('stands on a side, with a corner at the top where it has three', () => {
    const [top] = polygonIn({ x: 0, y: 0, width: 30, height: 20 }, 3);
    expect(top?.x).toBeCloseTo(15);
    expect(top?.y).toBeCloseTo(0);
    const hexagon = polygonIn({ x: 0, y: 0, width: 40, height: 40 }, 6);
    expect(
      hexagon.filter(({ y }) => Math.abs(y - Math.min(...hexagon.map((point) => point.y))) < 1e-6),
    ).toHaveLength(2);
  });

  it('is a path from its first corner on', () => {
    expect(
      pathThroughCorners([
        { x: 5, y: 6 },
        { x: 9, y: 6 },
      ]),
    ).toEqual({
      x: 5,
      y: 6,
      points: [
        { kind: 'M', x: 0, y: 0 },
        { kind: 'L', x: 4, y: 0 },
      ],
    });
  });
});
