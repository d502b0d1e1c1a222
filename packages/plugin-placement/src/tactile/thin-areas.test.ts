import { describe, expect, it } from '@jest/globals';
import type { Point } from '@tastwerk/editor-core/geometry';
import { id, kinds, line, rect } from '../../test/drawings.js';
import { lineForThinArea, movedToLine, type PlaceAcross } from './thin-areas.js';

const MIN_MM = 13;

const shape = (number: number, ...corners: readonly (readonly [number, number])[]) =>
  kinds.create('path', {
    uuid: id(number),
    closed: true,
    fill: 'black',
    points: corners.map(([x, y], at) => ({ kind: at === 0 ? ('M' as const) : ('L' as const), x, y })),
  });

const lineFor = (object: Parameters<typeof kinds.extentOf>[0], place: PlaceAcross = 'middle') =>
  lineForThinArea(kinds, object, place, MIN_MM, 1);

/** Corners turned by an angle about the first of them. */
const turned = (degrees: number, corners: readonly (readonly [number, number])[]) => {
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  return corners.map(([x, y]) => [50 + x * cos - y * sin, 50 + x * sin + y * cos] as const);
};

const BEAM = [
  [0, 0],
  [60, 0],
  [60, 6],
  [0, 6],
] as const;

const ARROW = [
  [0, 2],
  [30, 2],
  [30, 0],
  [40, 4],
  [30, 8],
  [30, 6],
  [0, 6],
] as const;

describe('a line for a thin area', () => {
  it('runs through its middle or along one of its sides, and has its id', () => {
    const beam = rect(3, 40, 100, 60, 6);
    const middle = lineFor(beam);
    expect(middle).toMatchObject({ type: 'line', uuid: id(3), startArrow: false, endArrow: false });
    const ends = (place: PlaceAcross) => {
      const made = lineFor(beam, place);
      return made && kinds.extentOf(made);
    };
    expect(ends('middle')).toMatchObject({ x: 40, y: 103, width: 60, height: 0 });
    const sides = [ends('first-side')?.y, ends('last-side')?.y];
    expect(sides.toSorted()).toEqual([100, 106]);
  });

  it('is as long as the area, however that is turned', () => {
    for (const degrees of [0, 30, 90, 145]) {
      const made = lineFor(shape(3, ...turned(degrees, BEAM)));
      const box = made && kinds.extentOf(made);
      expect(box && Math.hypot(box.width, box.height)).toBeCloseTo(60, 3);
    }
  });

  it('has a head where the area is a drawn arrow, at its tip', () => {
    const tipOf = (corners: readonly (readonly [number, number])[]): Point | undefined => {
      const made = lineFor(shape(3, ...corners));
      if (made?.type !== 'line') return undefined;
      expect(made.startArrow).not.toBe(made.endArrow);
      return made.endArrow ? { x: made.x + made.dx, y: made.y + made.dy } : { x: made.x, y: made.y };
    };
    expect(tipOf(ARROW)).toMatchObject({ x: 40, y: 4 });
    expect(tipOf(ARROW.map(([x, y]) => [100 - x, y] as const))).toMatchObject({ x: 60, y: 4 });
    const both = lineFor(
      shape(3, [0, 4], [10, 0], [10, 2], [40, 2], [40, 0], [50, 4], [40, 8], [40, 6], [10, 6], [10, 8]),
    );
    expect(both).toMatchObject({ startArrow: true, endArrow: true });
  });

  it('is drawn for neither short nor thick areas nor for what is no area', () => {
    expect(lineFor(rect(3, 40, 100, 10, 6))).toBeUndefined();
    expect(lineFor(rect(3, 40, 100, 60, 13.5))).toBeUndefined();
    expect(lineFor(line(3, 40, 100, 60, 0))).toBeUndefined();
  });
});

describe('what touches a thin area', () => {
  it('is moved to its middle from either side; what is beside it or away from it stays', () => {
    const beam = rect(3, 40, 100, 100, 6);
    const above = rect(4, 60, 80, 20, 19.6);
    const below = rect(5, 90, 106.5, 20, 20);
    const away = rect(6, 60, 40, 20, 20);
    const beyond = rect(7, 150, 80, 20, 19.6);
    const moved = movedToLine(kinds, beam, [beam, above, below, away, beyond], MIN_MM);
    expect(moved).toMatchObject([
      { uuid: id(4), x: 60, y: 83 },
      { uuid: id(5), x: 90, y: 103.5 },
    ]);
  });
});
