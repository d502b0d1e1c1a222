import { describe, expect, it } from '@jest/globals';
import type { Manifold, ManifoldToplevel } from 'manifold-3d';
import { solidLibrary } from './library.js';
import { splitForBed } from './split-for-bed.js';

const A4 = { widthMm: 210, heightMm: 297 };
const BED = { widthMm: 180, heightMm: 180 };

const plate = (library: ManifoldToplevel): Manifold => library.Manifold.cube([A4.widthMm, A4.heightMm, 2]);

/** The size of what a body covers, in mm. */
function sizeOf(body: Manifold): readonly number[] {
  const { min, max } = body.boundingBox();
  return [max[0] - min[0], max[1] - min[1]];
}

describe('a sheet that is larger than the bed of a printer', () => {
  it('is cut into parts that each are one body and fit the bed with their tabs', async () => {
    const library = await solidLibrary();
    const parts = splitForBed(plate(library), A4, BED, library);
    expect(parts.map(({ column, row }) => `${column}/${row}`)).toEqual(['1/1', '2/1', '1/2', '2/2']);
    for (const { body } of parts) {
      expect(body.status()).toBe('NoError');
      expect(body.decompose()).toHaveLength(1);
      const [width = 0, height = 0] = sizeOf(body);
      expect(width).toBeLessThanOrEqual(BED.widthMm);
      expect(height).toBeLessThanOrEqual(BED.heightMm);
    }
  });

  it('fits together: parts nowhere overlap, keep a small space, and are the sheet otherwise', async () => {
    const library = await solidLibrary();
    const body = plate(library);
    const parts = splitForBed(body, A4, BED, library).map((part) => part.body);
    for (const [index, one] of parts.entries()) {
      for (const other of parts.slice(index + 1)) expect(one.intersect(other).volume()).toBeCloseTo(0, 6);
    }
    const whole = library.Manifold.union(parts);
    // Cuts of 507 mm and their tabs, 0.2 mm wide.
    const lost = (body.volume() - whole.volume()) / 2;
    expect(lost).toBeGreaterThan(507 * 0.2);
    expect(lost).toBeLessThan(507 * 0.2 * 2.2);
    expect(sizeOf(whole)).toEqual([A4.widthMm, A4.heightMm]);
  });

  it('has tabs that hold: a part cannot be drawn away sideways', async () => {
    const library = await solidLibrary();
    const [first, second] = splitForBed(plate(library), A4, BED, library).map((part) => part.body);
    if (!first || !second) throw new Error('there are no parts');
    expect(first.intersect(second.translate([1, 0, 0])).volume()).toBeGreaterThan(0.1);
  });

  it('stays whole where it fits', async () => {
    const library = await solidLibrary();
    const body = plate(library);
    expect(splitForBed(body, A4, { widthMm: 210, heightMm: 297 }, library)).toEqual([
      { column: 1, row: 1, body },
    ]);
  });
});
