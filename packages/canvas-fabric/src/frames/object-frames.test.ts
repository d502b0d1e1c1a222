import { describe, expect, it } from '@jest/globals';
import type { PageObject } from '@tastwerk/editor-core';
import { createObject, frameOf, kinds } from '@tastwerk/editor-core/standard';
import { square, uuidOf } from '../../test/sample-page.js';
import { fieldFrame, frameAround, grownFrame } from './object-frames.js';

const asHighAs = (height: number) => (object: PageObject) => ({ ...frameOf(object), height });

describe('frameAround', () => {
  it('is the frame of a single object with its turn', () => {
    const object = createObject('rect', { uuid: uuidOf(1), x: 5, y: 6, width: 30, height: 10, angle: 30 });
    expect(frameAround(kinds, [object], frameOf)).toEqual({
      box: { x: 5, y: 6, width: 30, height: 10 },
      angle: 30,
    });
  });

  it('holds several objects, turned ones with their corners', () => {
    const turned = createObject('rect', { uuid: uuidOf(2), x: 40, y: 0, width: 20, height: 4, angle: 90 });
    const frame = frameAround(kinds, [square(1, 0, 0), turned], frameOf);
    expect(frame?.angle).toBe(0);
    expect(frame?.box).toMatchObject({ x: 0, y: -8, width: 52, height: 28 });
  });

  it('is none for nothing', () => {
    expect(frameAround(kinds, [], frameOf)).toBeNull();
  });
});

describe('grownFrame', () => {
  it('is as high as the object is drawn, from its upper edge down', () => {
    const label = createObject('label', { uuid: '', x: 10, y: 20, width: 60, height: 17 });
    expect(grownFrame(kinds, label, asHighAs(40))).toEqual({
      box: { x: 10, y: 20, width: 60, height: 40 },
      angle: 0,
    });
    const turned = grownFrame(kinds, { ...label, angle: 90 }, asHighAs(37));
    // Turned to the right, what is added below lies at the left of what is stored.
    expect(turned.box.x).toBeCloseTo(0);
    expect(turned.box.y).toBeCloseTo(10);
    expect(turned.box).toMatchObject({ width: 60, height: 37 });
  });
});

describe('fieldFrame', () => {
  it('is the frame of one object with its turn, as high as it is drawn', () => {
    const label = createObject('label', {
      uuid: uuidOf(1),
      x: 10,
      y: 20,
      width: 50,
      height: 10,
      angle: 90,
      text: 'a',
    });
    expect(fieldFrame(kinds, [label], asHighAs(30))).toEqual({
      box: { x: 10, y: 20, width: 50, height: 30 },
      angle: 90,
    });
  });

  it('is the upright box around several', () => {
    const [one, other] = [square(1, 20, 20), square(2, 100, 90)];
    const { box, angle } = fieldFrame(kinds, [one, other], frameOf) ?? {};
    expect([box?.x, box?.y, angle]).toEqual([20, 20, 0]);
    expect(box?.width).toBeCloseTo(80 + frameOf(other).width);
  });

  it('is none for nothing', () => {
    expect(fieldFrame(kinds, [], frameOf)).toBeNull();
  });
});
