import { describe, expect, it } from '@jest/globals';
import { type PageObject } from '@tastwerk/editor-core';
import { square, uuidOf } from '../../test/sample-page.js';
import { heldFrame } from './held-frame.js';
import { createObject, frameOf } from '@tastwerk/editor-core/standard';
import { kinds } from '@tastwerk/editor-core/standard';

const stored = (object: PageObject) => frameOf(object).height;

describe('heldFrame', () => {
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
    expect(heldFrame(kinds, [label], { x: 5, y: -2 }, () => 30)).toEqual({
      box: { x: 15, y: 18, width: 50, height: 30 },
      angle: 90,
    });
  });

  it('is the upright box around several', () => {
    const [one, other] = [square(1, 20, 20), square(2, 100, 90)];
    const { box, angle } = heldFrame(kinds, [one, other], { x: 1, y: 1 }, stored) ?? {};
    expect([box?.x, box?.y, angle]).toEqual([21, 21, 0]);
    expect(box?.width).toBeCloseTo(80 + frameOf(other).width);
  });

  it('is none for nothing', () => {
    expect(heldFrame(kinds, [], { x: 1, y: 1 }, stored)).toBeNull();
  });
});
