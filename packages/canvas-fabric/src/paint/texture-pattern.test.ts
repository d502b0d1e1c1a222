import { describe, expect, it } from '@jest/globals';
import { tileBitmapPx } from './texture-pattern.js';

describe('tileBitmapPx', () => {
  it('has at least two px for each on screen, until the bitmap is as large as allowed', () => {
    for (const pxPerMm of [1.9, 3.78, 7.56, 20]) {
      expect(tileBitmapPx(5.08, pxPerMm)).toBeGreaterThanOrEqual(Math.floor(5.08 * pxPerMm * 2));
    }
    expect(tileBitmapPx(12.8, 60)).toBe(1024);
  });

  it('is shared by near zooms', () => {
    expect(tileBitmapPx(10, 3.78)).toBe(tileBitmapPx(10, 3.8));
  });
});
