import { describe, expect, it } from '@jest/globals';
import { boxPath, ellipsePath, type PathData, type Point, rotatePath } from '@tastwerk/editor-core/geometry';
import type { Stroke } from '@tastwerk/editor-core/scene';
import { borderedAreaOf } from './bordered-area.js';

const BOX = { x: 10, y: 20, width: 14, height: 9 };
const CENTRE = { x: 17, y: 24.5 };
const MITRE: Stroke = { ink: '000000', widthMm: 2, cap: 'round', join: 'miter' };
const ROUND: Stroke = { ...MITRE, join: 'round' };

function outline(...corners: readonly (readonly [number, number])[]): PathData {
  const [first = [0, 0], ...others] = corners;
  const at = ([x, y]: readonly [number, number]): Point => ({ x, y });
  return [
    { kind: 'M', to: at(first) },
    ...others.map((corner) => ({ kind: 'L' as const, to: at(corner) })),
    { kind: 'Z' },
  ];
}

const rounded = (points: readonly Point[] = []) =>
  points.map(({ x, y }) => [Number(x.toFixed(6)), Number(y.toFixed(6))]);

describe('borderedAreaOf', () => {
  it('is half the line larger and smaller than a box, whichever way around it is drawn', () => {
    const around = borderedAreaOf(boxPath(BOX), MITRE);
    expect(rounded(around?.outer)).toEqual([
      [9, 19],
      [25, 19],
      [25, 30],
      [9, 30],
    ]);
    expect(rounded(around?.inner)).toEqual([
      [11, 21],
      [23, 21],
      [23, 28],
      [11, 28],
    ]);
    const back = borderedAreaOf(outline([10, 20], [10, 29], [24, 29], [24, 20]), MITRE);
    expect(rounded(back?.outer)).toEqual([
      [9, 19],
      [9, 30],
      [25, 30],
      [25, 19],
    ]);
  });

  it('keeps a turned ellipse as far from its middle as its line reaches', () => {
    const circle = { x: 11, y: 18.5, width: 12, height: 12 };
    const round = borderedAreaOf(rotatePath(ellipsePath(circle), CENTRE, 33), ROUND);
    const far = (points: readonly Point[] = []) =>
      points.map(({ x, y }) => Math.hypot(x - CENTRE.x, y - CENTRE.y));
    expect(far(round?.outer).length).toBeGreaterThan(16);
    for (const distance of far(round?.outer)) expect(Math.abs(distance - 7)).toBeLessThan(0.03);
    for (const distance of far(round?.inner)) expect(Math.abs(distance - 5)).toBeLessThan(0.03);
  });

  it('leaves to the browser what would look otherwise', () => {
    const hollow = outline([0, 0], [20, 0], [10, 5], [20, 20], [0, 20]);
    const star = outline([0, -10], [6, 8], [-9.5, -3], [9.5, -3], [-6, 8]);
    const needle = outline([0, 0], [60, 1], [60, -1]);
    const thin = outline([0, 0], [20, 0], [20, 1.5], [0, 1.5]);
    const twice = outline([0, 0], [0, 0], [20, 0], [20, 20]);
    for (const path of [hollow, star, needle, thin, twice]) expect(borderedAreaOf(path, MITRE)).toBeNull();
    expect(borderedAreaOf(boxPath(BOX), ROUND)).toBeNull();
    expect(borderedAreaOf(boxPath(BOX).slice(0, -1), MITRE)).toBeNull();
    expect(borderedAreaOf([...boxPath(BOX), ...boxPath(BOX)], MITRE)).toBeNull();
    expect(borderedAreaOf([], MITRE)).toBeNull();
  });
});
