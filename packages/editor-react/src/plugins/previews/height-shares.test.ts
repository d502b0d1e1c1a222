import { describe, expect, it } from '@jest/globals';
import { heightShares } from './height-shares.js';

const px = (...means: readonly number[]) =>
  Uint8ClampedArray.from(means.flatMap((mean) => [mean, mean, mean, 255]));

describe('heightShares', () => {
  it('counts black as full height, grey as half, and paper as flat', () => {
    expect(heightShares(px(0, 175, 255, 255))).toEqual({ full: 0.25, half: 0.25 });
  });

  it('counts a smoothed edge by its share of black, not as half as high', () => {
    expect(heightShares(px(0, 127.5, 255, 255)).half).toBe(0);
    expect(heightShares(px(0, 127.5, 255, 255)).full).toBeCloseTo(0.375, 2);
  });

  it('knows a picture without px', () => {
    expect(heightShares(px())).toEqual({ full: 0, half: 0 });
  });
});
