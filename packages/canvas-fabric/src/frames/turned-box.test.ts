import { describe, expect, it } from '@jest/globals';
import { boxOfPulledFrame, isInFrame, middleOf, moveTurnedBox, type PulledFrame } from './turned-box.js';

const pulled: PulledFrame = {
  centreX: 50,
  centreY: 40,
  width: 20,
  height: 10,
  scaleX: 2,
  scaleY: 1,
  flipX: false,
  flipY: false,
  angle: 0,
};

describe('turned box', () => {
  it('tells where handles were pulled to', () => {
    expect(boxOfPulledFrame(pulled)).toEqual({ x: 30, y: 35, width: 40, height: 10 });
  });

  it('has a negative side after a flip, beginning at its other end', () => {
    expect(boxOfPulledFrame({ ...pulled, flipX: true })).toEqual({ x: 70, y: 35, width: -40, height: 10 });
  });

  it('is taken as a whole in its middle, also when it is turned', () => {
    const middle = middleOf({ box: { x: 0, y: 0, width: 40, height: 8 }, angle: 90 });
    expect(middle).toEqual({ box: { x: 10, y: 2, width: 20, height: 4 }, angle: 90 });
    expect(isInFrame(middle, { x: 20, y: 13 })).toBe(true);
    expect(isInFrame(middle, { x: 12, y: 4 })).toBe(false);
  });

  it('moves', () => {
    const moved = moveTurnedBox({ box: { x: 1, y: 2, width: 3, height: 4 }, angle: 5 }, { x: 10, y: 20 });
    expect(moved).toEqual({ box: { x: 11, y: 22, width: 3, height: 4 }, angle: 5 });
  });

  it('knows the inside of a turned frame', () => {
    const turned = { box: { x: 0, y: 0, width: 40, height: 4 }, angle: 90 };
    expect(isInFrame(turned, { x: 20, y: 20 })).toBe(true);
    expect(isInFrame(turned, { x: 38, y: 2 })).toBe(false);
  });
});
