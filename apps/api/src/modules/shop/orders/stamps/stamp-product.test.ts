import { expect, it } from '@jest/globals';
import { stampFor } from './stamp-product.js';

const NONE = { swell_a4: 0, swell_a3: 0, braille: 0 };

it.each([
  [500, 'large_letter', 180],
  [501, 'maxi_letter', 290],
  [1000, 'maxi_letter', 290],
  [1001, 'parcel', 769],
  [5000, 'parcel', 769],
])('sends %i g as %s for %i cents', (grams, product, cents) => {
  expect(stampFor(grams, { ...NONE, swell_a4: 1 })).toMatchObject({ product, cents });
});

it('sends A3 as a parcel however light it is, and nothing that is too heavy', () => {
  expect(stampFor(60, { ...NONE, swell_a3: 1 })?.product).toBe('parcel');
  expect(stampFor(5001, NONE)).toBeUndefined();
});
