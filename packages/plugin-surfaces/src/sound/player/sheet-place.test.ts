import { describe, expect, it } from '@jest/globals';
import { byCorners, fitted, nearCorner, type SheetPlace } from './sheet-place.js';

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
    const place = byCorners(A4, first, 'lowerRight', second);
    if (!place) throw new Error('the corners are too close');
    expect(onScreen(place, 0, 0)).toEqual([first.x, first.y]);
    expect(onScreen(place, 210, 297)).toEqual([second.x, second.y]);
    expect(onScreen(place, 105, 148.5)).toEqual(middle);
    expect(Math.hypot(place.a, place.b)).toBeCloseTo(2, 6);
  });

  it('follows the corners of the shorter edge, which is on the screen of a tablet', () => {
    const first = { x: 30, y: 20 };
    expect([nearCorner(A4), nearCorner({ widthMm: 297, heightMm: 210 })]).toEqual([
      'upperRight',
      'lowerLeft',
    ]);
    const upright = byCorners(A4, first, 'upperRight', { x: 450, y: 20 });
    expect(upright && onScreen(upright, 210, 297)).toEqual([450, 614]);
    const lying = byCorners({ widthMm: 297, heightMm: 210 }, first, 'lowerLeft', { x: 30, y: 440 });
    expect(lying && onScreen(lying, 297, 210)).toEqual([624, 440]);
    // A quarter turn to the right: the upper edge goes down the screen.
    const turned = byCorners(A4, { x: 600, y: 10 }, 'upperRight', { x: 600, y: 430 });
    expect(turned && onScreen(turned, 0, 297)).toEqual([6, 10]);
  });

  it('refuses corners that are one by mistake', () => {
    expect(byCorners(A4, { x: 100, y: 100 }, 'lowerRight', { x: 110, y: 120 })).toBeUndefined();
  });
});
