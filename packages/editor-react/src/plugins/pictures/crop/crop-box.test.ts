import { describe, expect, it } from '@jest/globals';
import { gripAt, isWhole, movedTo, pulled, reachOf, wholeOf, withSide } from './crop-box.js';

const picture = { width: 1000, height: 500 };
const box = { x: 200, y: 100, width: 400, height: 200 };

describe('the cut of a picture', () => {
  it('is the whole picture at first', () => {
    expect(wholeOf(picture)).toEqual({ x: 0, y: 0, width: 1000, height: 500 });
    expect(isWhole(wholeOf(picture), picture)).toBe(true);
    expect(isWhole(box, picture)).toBe(false);
  });

  it('goes no further with a side than the picture and the side opposite let it', () => {
    expect(withSide(box, 'left', -30, picture)).toEqual({ x: 0, y: 100, width: 600, height: 200 });
    expect(withSide(box, 'left', 599, picture)).toEqual({ x: 584, y: 100, width: 16, height: 200 });
    expect(withSide(box, 'bottom', 9999, picture)).toEqual({ x: 200, y: 100, width: 400, height: 400 });
    expect(reachOf(box, 'top', picture)).toEqual([0, 284]);
    expect(reachOf(box, 'right', picture)).toEqual([216, 1000]);
  });

  it('keeps its size when it is moved against the edge of the picture', () => {
    expect(movedTo(box, { x: 900, y: -5 }, picture)).toEqual({ x: 600, y: 0, width: 400, height: 200 });
  });

  it('holds also for a picture that is smaller than the shortest side', () => {
    const tiny = { width: 9, height: 4 };
    expect(withSide(wholeOf(tiny), 'left', 5, tiny)).toEqual(wholeOf(tiny));
    expect(pulled(wholeOf(tiny), { kind: 'draw' }, { x: 3, y: 1 }, { x: 4, y: 2 }, tiny)).toEqual(
      wholeOf(tiny),
    );
  });

  it.each([
    ['a corner', { x: 195, y: 104 }, { kind: 'sides', sides: ['left', 'top'] }],
    ['a side', { x: 400, y: 305 }, { kind: 'sides', sides: ['bottom'] }],
    ['the inside', { x: 300, y: 200 }, { kind: 'move' }],
    ['what is left out', { x: 900, y: 400 }, { kind: 'draw' }],
  ])('is taken by %s', (_, point, grip) => {
    expect(gripAt(box, point, 10, picture)).toEqual(grip);
  });

  it('is drawn anew where nothing is left out, and can be moved however small it is', () => {
    expect(gripAt(wholeOf(picture), { x: 500, y: 250 }, 10, picture)).toEqual({ kind: 'draw' });
    const small = { x: 200, y: 100, width: 30, height: 30 };
    expect(gripAt(small, { x: 215, y: 115 }, 22, picture)).toEqual({ kind: 'move' });
    expect(gripAt(small, { x: 226, y: 126 }, 22, picture)).toEqual({
      kind: 'sides',
      sides: ['right', 'bottom'],
    });
  });

  it('follows the pointer from where it was taken', () => {
    const corner = { kind: 'sides', sides: ['right', 'bottom'] } as const;
    expect(pulled(box, corner, { x: 595, y: 305 }, { x: 695, y: 255 }, picture)).toEqual({
      ...box,
      width: 500,
      height: 150,
    });
    expect(pulled(box, { kind: 'move' }, { x: 300, y: 200 }, { x: 290, y: 230 }, picture)).toEqual({
      ...box,
      x: 190,
      y: 130,
    });
    expect(pulled(box, { kind: 'draw' }, { x: 700, y: 400 }, { x: 650, y: 300 }, picture)).toEqual({
      x: 650,
      y: 300,
      width: 50,
      height: 100,
    });
  });
});
