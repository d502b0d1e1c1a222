import { describe, expect, it } from '@jest/globals';
import { createZoomRest } from './zoom-rest.js';

describe('createZoomRest', () => {
  it('is a step when the scale is another one', () => {
    const zoom = createZoomRest();
    expect([zoom.step(1, 0), zoom.step(1, 5), zoom.step(2, 10)]).toEqual([true, false, true]);
  });

  it('is over a frame after a single step', () => {
    const zoom = createZoomRest();
    zoom.step(1, 0);
    zoom.step(2, 1000);
    expect([zoom.isZooming(1015), zoom.isZooming(1016)]).toEqual([true, false]);
  });

  it('lasts longer while steps follow one another', () => {
    const zoom = createZoomRest();
    zoom.step(1, 0);
    zoom.step(2, 1000);
    zoom.step(3, 1099);
    expect([zoom.isZooming(1099 + 47), zoom.isZooming(1099 + 48)]).toEqual([true, false]);
    zoom.step(4, 1199);
    expect(zoom.isZooming(1199 + 16)).toBe(false);
  });
});
