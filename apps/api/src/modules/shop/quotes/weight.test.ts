import { describe, expect, it } from '@jest/globals';
import { weightOf } from './weight.js';

describe('the weight of a parcel', () => {
  it('is that of its sheets, one envelope and one card', () => {
    expect(weightOf({ swell_a4: 2, swell_a3: 0, braille: 3 })).toBe(2 * 13 + 3 * 11 + 14 + 19);
  });

  it('takes a large envelope as soon as one sheet is A3', () => {
    expect(weightOf({ swell_a4: 1, swell_a3: 1, braille: 0 })).toBe(13 + 29 + 23 + 19);
  });

  it('takes another envelope and card after thirty sheets', () => {
    expect(weightOf({ swell_a4: 30, swell_a3: 0, braille: 0 })).toBe(30 * 13 + 14 + 19);
    expect(weightOf({ swell_a4: 30, swell_a3: 0, braille: 1 })).toBe(30 * 13 + 11 + 2 * (14 + 19));
  });

  it('of nothing is nothing', () => {
    expect(weightOf({ swell_a4: 0, swell_a3: 0, braille: 0 })).toBe(0);
  });
});
