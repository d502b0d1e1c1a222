import { describe, expect, it } from '@jest/globals';
import { mmToDots, mmToPt, mmToPx, ptToMm, pxToMm } from './units.js';

describe('units', () => {
  it('takes the width of A4 from px at 96 dpi to mm and back', () => {
    expect(pxToMm(793.7)).toBeCloseTo(210, 2);
    expect(mmToPx(pxToMm(100))).toBeCloseTo(100, 12);
  });

  it('takes mm to points and back', () => {
    expect(mmToPt(25.4)).toBeCloseTo(72, 12);
    expect(ptToMm(14)).toBeCloseTo(4.9389, 4);
  });

  it('takes mm to raster dots', () => {
    expect(mmToDots(210, 300)).toBeCloseTo(2480.3, 1);
  });
});
