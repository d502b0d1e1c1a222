import { describe, expect, it } from '@jest/globals';
import { runCommand } from '@tastwerk/editor-core';
import { keptOf } from '@tastwerk/editor-core/objects';
import { boundsOf, createObject } from '@tastwerk/editor-core/standard';
import { actionStore } from '../../../test/action-store.js';
import { actionOf } from '../../../test/contributions.js';
import { newUuid } from '../../base/new-uuid.js';

const [A, B, C] = [newUuid(), newUuid(), newUuid()];

const square = (uuid: string, x: number, y: number, width = 20) =>
  createObject('rect', { uuid, x, y, width, height: 20 });

/** The free room between objects that lie in a row, in mm. */
const gapsAlong = (axis: 'x' | 'y', hand: ReturnType<typeof actionStore>): readonly number[] => {
  const size = axis === 'x' ? 'width' : 'height';
  const boxes = hand
    .objects()
    .map((object) => boundsOf(object))
    .toSorted((one, other) => one[axis] - other[axis]);
  return boxes.slice(1).map((box, index) => {
    const before = boxes[index];
    return before ? Math.round((box[axis] - before[axis] - before[size]) * 10) / 10 : NaN;
  });
};

describe('equal gaps in a row', () => {
  it.each<['x' | 'y', (at: number) => { x: number; y: number }]>([
    ['x', (at) => ({ x: at, y: 60 })],
    ['y', (at) => ({ x: 60, y: at })],
  ])('are kept along %s when an outer object moves', (axis, at) => {
    const [first, second, third] = [at(20), at(45), at(120)];
    const hand = actionStore([
      square(A, first.x, first.y),
      square(B, second.x, second.y),
      square(C, third.x, third.y),
    ]);
    hand.select(A, B, C);
    hand.press(actionOf('keepEqualGaps'));
    const [gap, other] = gapsAlong(axis, hand);
    expect(gap).toBeCloseTo(other ?? 0, 1);
    expect(hand.objects().map((object) => keptOf(object) !== undefined)).toEqual([false, true, false]);

    const [dx, dy] = axis === 'x' ? [30, 0] : [0, 30];
    hand.store.dispatch(runCommand({ type: 'move-objects', uuids: [C], dx, dy }));
    const [wider, alsoWider] = gapsAlong(axis, hand);
    expect(wider).toBeCloseTo((gap ?? 0) + 15, 1);
    expect(alsoWider).toBeCloseTo(wider ?? 0, 1);
  });

  it('need three objects', () => {
    const hand = actionStore([square(A, 20, 60), square(B, 60, 60), square(C, 100, 60)]);
    const { store } = hand;
    hand.select(A, B);
    expect(actionOf('keepEqualGaps').isEnabled(store.getState(), store.kinds)).toBe(false);
  });
});

describe('releasing from others', () => {
  it('leaves the object where it is, and is offered for tied ones alone', () => {
    const hand = actionStore([square(A, 20, 60), square(B, 45, 60), square(C, 120, 60)]);
    const { store } = hand;
    hand.select(A, B, C);
    hand.press(actionOf('keepEqualGaps'));
    const before = hand.objects().map((object) => boundsOf(object));
    hand.select(A);
    expect(actionOf('releaseKept').isEnabled(store.getState(), store.kinds)).toBe(false);
    hand.select(B);
    hand.press(actionOf('releaseKept'));
    expect(hand.objects().map(keptOf)).toEqual([undefined, undefined, undefined]);
    expect(hand.objects().map((object) => boundsOf(object))).toEqual(before);
  });
});
