import { describe, expect, it } from '@jest/globals';
import { moved, turned, WHOLE_PLATE, zoomed } from './plate-camera.js';

const A4 = { widthMm: 210, heightMm: 297 } as const;

describe('where a plate is looked at from', () => {
  it('turns all around, and tilts from straight above to nearly the side', () => {
    expect(turned(WHOLE_PLATE, { turn: -15 }).turn).toBe(345);
    expect(turned(WHOLE_PLATE, { turn: 375 }).turn).toBe(15);
    expect(turned(WHOLE_PLATE, { tilt: -90 }).tilt).toBe(0);
    expect(turned(WHOLE_PLATE, { tilt: 90 }).tilt).toBe(80);
  });

  it('zooms no further out than the whole plate, which is in the middle then', () => {
    const near = moved(zoomed(WHOLE_PLATE, 4), { rightMm: 20, upMm: -10 }, A4);
    expect([near.zoom, near.rightMm, near.upMm]).toEqual([4, 20, -10]);
    expect(zoomed(near, 0.1)).toEqual({ ...near, zoom: 1, rightMm: 0, upMm: 0 });
    expect(zoomed(WHOLE_PLATE, 1000).zoom).toBe(24);
  });

  it('moves as it is seen, no further than the edges', () => {
    const back = moved({ ...WHOLE_PLATE, turn: 180 }, { rightMm: 20 }, A4);
    expect(back.rightMm).toBeCloseTo(-20, 6);
    const side = moved({ ...WHOLE_PLATE, turn: 90 }, { upMm: 20 }, A4);
    expect([side.rightMm, side.upMm].map(Math.round)).toEqual([20, 0]);
    expect(moved(WHOLE_PLATE, { rightMm: 500, upMm: -500 }, A4)).toMatchObject({
      rightMm: 105,
      upMm: -148.5,
    });
  });
});
