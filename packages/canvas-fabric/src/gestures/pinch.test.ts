import { describe, expect, it } from '@jest/globals';
import { toPage } from '../viewport/viewport.js';
import { type Fingers, pinch } from './pinch.js';

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
