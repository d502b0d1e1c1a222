import { describe, expect, it } from '@jest/globals';
import { alongOneAxis, boxOfDrag, ontoDirection } from './constrain.js';

const from = { x: 50, y: 50 };
const free = { isSquare: false, isCentred: false };

describe('constraints of a drag', () => {
  it('keeps the longer axis', () => {
    expect(alongOneAxis({ x: -7, y: 3 })).toEqual({ x: -7, y: 0 });
    expect(alongOneAxis({ x: 2, y: 3 })).toEqual({ x: 0, y: 3 });
  });

  it('opens the same box from every corner', () => {
    const box = { x: 50, y: 50, width: 20, height: 10 };
    expect(boxOfDrag(from, { x: 70, y: 60 }, free)).toEqual(box);
    expect(boxOfDrag({ x: 70, y: 60 }, from, free)).toEqual(box);
    expect(boxOfDrag({ x: 50, y: 60 }, { x: 70, y: 50 }, free)).toEqual(box);
  });

  it('opens a square towards the hand', () => {
    expect(boxOfDrag(from, { x: 30, y: 60 }, { ...free, isSquare: true })).toEqual({
      x: 30,
      y: 50,
      width: 20,
      height: 20,
    });
  });

  it('opens about its centre', () => {
    expect(boxOfDrag(from, { x: 60, y: 45 }, { ...free, isCentred: true })).toEqual({
      x: 40,
      y: 45,
      width: 20,
      height: 10,
    });
  });

  it('follows the nearest of eight directions', () => {
    expect(ontoDirection(from, { x: 60, y: 51 })).toMatchObject({
      x: expect.closeTo(60),
      y: expect.closeTo(50),
    });
    const diagonal = ontoDirection(from, { x: 60, y: 59 });
    expect(diagonal.x - from.x).toBeCloseTo(diagonal.y - from.y);
  });
});
