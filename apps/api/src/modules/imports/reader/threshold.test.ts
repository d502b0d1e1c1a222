import { describe, expect, it } from '@jest/globals';
import { bestThreshold } from './threshold.js';

describe('the threshold between dark and light', () => {
  it('lies between the two kinds of pixels, however many there are of each', () => {
    for (const [dark, light, darkShare] of [
      [20, 240, 0.5],
      [100, 160, 0.1],
      [0, 60, 0.9],
    ] as const) {
      const grey = Uint8Array.from({ length: 1000 }, (_, index) => (index < darkShare * 1000 ? dark : light));
      const threshold = bestThreshold(grey);
      expect(threshold).toBeGreaterThan(dark);
      expect(threshold).toBeLessThanOrEqual(light);
    }
  });

  it('is the middle for a picture of one lightness or none', () => {
    expect(bestThreshold(new Uint8Array(100).fill(30))).toBe(128);
    expect(bestThreshold(new Uint8Array(0))).toBe(128);
  });
});
