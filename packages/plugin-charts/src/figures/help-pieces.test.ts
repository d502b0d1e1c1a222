import { describe, expect, it } from '@jest/globals';
import { boxesAlong, piecesApart } from './help-pieces.js';

const piece = (...points: readonly (readonly [number, number])[]) => ({
  points: points.map(([x, y]) => ({ x, y })),
  halfMm: 0.35,
});
const mark = (x1: number, y1: number, x2: number, y2: number) => ({
  a: { x: x1, y: y1 },
  b: { x: x2, y: y2 },
  halfMm: 0.5,
});

describe('pieces of help lines', () => {
  it('stay where they touch the drawing, also by others', () => {
    const [across, up] = [piece([0, 10], [30, 10]), piece([20, 0], [20, 30])];
    expect(piecesApart([across, up], [mark(0, 0, 0, 30)], 3)).toEqual([across, up]);
  });

  it('go where they end close to what they do not touch', () => {
    const off = piece([2, 10], [30, 10]);
    expect(piecesApart([off], [mark(0, 0, 0, 30)], 3)).toEqual([]);
    expect(piecesApart([piece([5, 10], [30, 10])], [mark(0, 0, 0, 30)], 3)).toHaveLength(1);
  });

  it('go one by one, the shortest first, until all is clear', () => {
    const [long, short] = [piece([0, 0], [40, 0]), piece([0, 2], [15, 2])];
    expect(piecesApart([short, long], [], 3)).toEqual([long]);
  });
});

describe('boxes along a line', () => {
  it('hold it with what is around it', () => {
    const boxes = boxesAlong({ x: 0, y: 0 }, { x: 9, y: 12 }, 3);
    expect(boxes[0]).toEqual({ x: -3, y: -3, width: 6, height: 6 });
    expect(boxes.at(-1)).toEqual({ x: 6, y: 9, width: 6, height: 6 });
  });
});
