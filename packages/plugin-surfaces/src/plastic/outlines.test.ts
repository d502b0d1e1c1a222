import { describe, expect, it } from '@jest/globals';
import { dashesOf, joinedLines, lineRings, type StraightLine } from './outlines.js';

const line = (x1: number, y1: number, x2: number, y2: number, widthMm = 1): StraightLine => ({
  from: { x: x1, y: y1 },
  to: { x: x2, y: y2 },
  widthMm,
});
const rounded = (lines: readonly StraightLine[]) =>
  lines.map(({ from, to }) =>
    [from.x, from.y, to.x, to.y].map((value) => Math.round(value * 1000) / 1000 + 0),
  );

describe('lines that lie in one line', () => {
  it('become one where they touch or overlap, whichever way they run', () => {
    expect(rounded(joinedLines([line(0, 0, 5, 0), line(10, 0, 5, 0), line(3, 0, 8, 0)]))).toEqual([
      [0, 0, 10, 0],
    ]);
    expect(rounded(joinedLines([line(0, 0, 0, 5), line(0, 9, 0, 4)]))).toEqual([[0, 0, 0, 9]]);
    expect(rounded(joinedLines([line(0, 0, 2, 2), line(2, 2, 5, 5)]))).toEqual([[0, 0, 5, 5]]);
  });

  it('stay apart where there is a gap, another width or another line', () => {
    expect(joinedLines([line(0, 0, 5, 0), line(6, 0, 9, 0)])).toHaveLength(2);
    expect(joinedLines([line(0, 0, 5, 0), line(5, 0, 9, 0, 2)])).toHaveLength(2);
    expect(joinedLines([line(0, 0, 5, 0), line(0, 1, 5, 1)])).toHaveLength(2);
    expect(joinedLines([line(0, 0, 0, 0)])).toEqual([]);
  });
});

describe('dashes', () => {
  const path = {
    points: [
      { x: 0, y: 0 },
      { x: 10, y: 0 },
      { x: 10, y: 10 },
    ],
    closed: false,
  };

  it('run around corners, and end where the line ends', () => {
    expect(dashesOf(path, [8, 4]).map(({ points }) => points.map(({ x, y }) => [x, y]))).toEqual([
      [
        [0, 0],
        [8, 0],
      ],
      [
        [10, 2],
        [10, 10],
      ],
    ]);
  });

  it('are the whole line where the pattern has no length', () => {
    expect(dashesOf(path, [0, 0])).toEqual([path]);
  });
});

describe('the outline of a line', () => {
  it('has a bar for each straight piece, and circles at bends and round ends', () => {
    const points = [
      { x: 0, y: 0 },
      { x: 10, y: 0 },
      { x: 10, y: 10 },
    ];
    expect(lineRings({ points, closed: false }, 2)).toHaveLength(5);
    expect(lineRings({ points, closed: false }, 2, true)).toHaveLength(3);
    expect(lineRings({ points, closed: true }, 2)).toHaveLength(6);
  });
});
