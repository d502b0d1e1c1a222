import { describe, expect, it } from '@jest/globals';
import { byCorners, fitted, type SheetPlace } from './sheet-place.js';

const A4 = { widthMm: 210, heightMm: 297 } as const;

/** Where a place of the sheet in mm lies on the screen. */
const onScreen = ({ a, b, e, f }: SheetPlace, x: number, y: number) =>
  [a * x - b * y + e, b * x + a * y + f].map((value) => Math.round(value * 100) / 100);

describe('how a sheet lies on the screen', () => {
  it('fits the area in its middle', () => {
    const place = fitted(A4, { width: 420, height: 1000 });
    expect([onScreen(place, 0, 0), onScreen(place, 210, 297)]).toEqual([
      [0, 203],
      [420, 797],
    ]);
  });

  it.each([
    ['upright', { x: 30, y: 20 }, { x: 450, y: 614 }, [240, 317]],
    ['upside down', { x: 450, y: 614 }, { x: 30, y: 20 }, [240, 317]],
    // A quarter turn: the upper edge of the sheet is at the right.
    ['on its side', { x: 600, y: 10 }, { x: 6, y: 430 }, [303, 220]],
  ])('follows two corners: %s', (_, first, second, middle) => {
    const place = byCorners(A4, first, second);
    if (!place) throw new Error('the corners are too close');
    expect(onScreen(place, 0, 0)).toEqual([first.x, first.y]);
    expect(onScreen(place, 210, 297)).toEqual([second.x, second.y]);
    expect(onScreen(place, 105, 148.5)).toEqual(middle);
    expect(Math.hypot(place.a, place.b)).toBeCloseTo(2, 6);
  });

  it('refuses corners that are one by mistake', () => {
    expect(byCorners(A4, { x: 100, y: 100 }, { x: 110, y: 120 })).toBeUndefined();
  });
});
