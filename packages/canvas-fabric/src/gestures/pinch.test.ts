import { describe, expect, it } from '@jest/globals';
import { toPage } from '../viewport/viewport.js';
import { createPinchTracker, type Fingers, pinch } from './pinch.js';

const viewport = { scalingFactor: 1, panX: 10, panY: 20 };
const from: Fingers = [
  { x: 100, y: 100 },
  { x: 200, y: 100 },
];

describe('pinch', () => {
  it('moves the page with both fingers', () => {
    expect(
      pinch(viewport, from, [
        { x: 130, y: 90 },
        { x: 230, y: 90 },
      ]),
    ).toEqual({
      scalingFactor: 1,
      panX: 40,
      panY: 10,
    });
  });

  it('zooms by the distance of the fingers and keeps what is between them there', () => {
    const after = pinch(viewport, from, [
      { x: 50, y: 100 },
      { x: 250, y: 100 },
    ]);
    expect(after.scalingFactor).toBe(2);
    const middle = { x: 150, y: 100 };
    expect(toPage(after, middle).x).toBeCloseTo(toPage(viewport, middle).x);
  });

  it('does not fail when both fingers begin at one place', () => {
    const point = { x: 5, y: 5 };
    expect(pinch(viewport, [point, point], from).scalingFactor).toBe(1);
  });
});

describe('createPinchTracker', () => {
  const viewport = { scalingFactor: 1, panX: 0, panY: 0 };
  const first = { pointerId: 1, isPrimary: true };
  const second = { pointerId: 2, isPrimary: false };

  it('begins with the second finger and shows what the first to the last place of both make', () => {
    const fingers = createPinchTracker();
    expect(fingers.down(first, { x: 100, y: 100 }, viewport)).toBe(false);
    expect(fingers.move(1, { x: 90, y: 100 })).toBeNull();
    expect(fingers.down(second, { x: 190, y: 100 }, viewport)).toBe(true);
    expect(fingers.move(2, { x: 290, y: 100 })?.scalingFactor).toBe(2);
  });

  it('lasts until both are lifted', () => {
    const fingers = createPinchTracker();
    fingers.down(first, { x: 0, y: 0 }, viewport);
    fingers.down(second, { x: 50, y: 0 }, viewport);
    expect(fingers.up(1)).toBe(true);
    expect(fingers.isPinching()).toBe(true);
    expect(fingers.move(2, { x: 60, y: 0 })).toBeNull();
    expect(fingers.up(2)).toBe(true);
    expect(fingers.isPinching()).toBe(false);
    expect(fingers.up(2)).toBe(false);
  });

  it('forgets a finger that was lifted elsewhere when the next one comes down alone', () => {
    const fingers = createPinchTracker();
    fingers.down(first, { x: 0, y: 0 }, viewport);
    expect(fingers.down({ pointerId: 3, isPrimary: true }, { x: 50, y: 0 }, viewport)).toBe(false);
    expect(fingers.isPinching()).toBe(false);
  });
});
