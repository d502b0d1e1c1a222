import { describe, expect, it } from '@jest/globals';
import { square, uuidOf } from '../../test/sample-page.js';
import { isInFrame } from '../picking/pick.js';
import {
  boxOfPulledFrame,
  frameAround,
  grownFrame,
  middleOf,
  moveTurnedBox,
  type PulledFrame,
} from './turned-box.js';
import { createObject } from '@tastwerk/editor-core/standard';
import { kinds } from '@tastwerk/editor-core/standard';

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
  it('is the frame of a single object with its turn', () => {
    const object = createObject('rect', { uuid: uuidOf(1), x: 5, y: 6, width: 30, height: 10, angle: 30 });
    expect(frameAround(kinds, [object])).toEqual({ box: { x: 5, y: 6, width: 30, height: 10 }, angle: 30 });
  });

  it('holds several objects, turned ones with their corners', () => {
    const turned = createObject('rect', { uuid: uuidOf(2), x: 40, y: 0, width: 20, height: 4, angle: 90 });
    const frame = frameAround(kinds, [square(1, 0, 0), turned]);
    expect(frame?.angle).toBe(0);
    expect(frame?.box).toMatchObject({ x: 0, y: -8, width: 52, height: 28 });
  });

  it('is none for nothing', () => {
    expect(frameAround(kinds, [])).toBeNull();
  });

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
});

describe('grownFrame', () => {
  it('is as high as the object is drawn, from its upper edge down', () => {
    const label = createObject('label', { uuid: '', x: 10, y: 20, width: 60, height: 17 });
    expect(grownFrame(kinds, label, () => 40)).toEqual({
      box: { x: 10, y: 20, width: 60, height: 40 },
      angle: 0,
    });
    const turned = grownFrame(kinds, { ...label, angle: 90 }, () => 37);
    // Turned to the right, what is added below lies at the left of what is stored.
    expect(turned.box.x).toBeCloseTo(0);
    expect(turned.box.y).toBeCloseTo(10);
    expect(turned.box).toMatchObject({ width: 60, height: 37 });
  });
});
