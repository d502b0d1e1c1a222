import { describe, expect, it } from '@jest/globals';
import { containing, idIn } from './conditions.js';

describe('what somebody looks for', () => {
  it('means nothing but itself as a part of a text', () => {
    expect(containing('a_b%c\\d')).toBe('%a\\_b\\%c\\\\d%');
  });

  it('is a number where a table can have it', () => {
    expect(['7', ' 42 ', '2147483647'].map(idIn)).toEqual([7, 42, 2_147_483_647]);
    expect(['', '0', '-1', '7a', '2147483648', '99999999999'].map(idIn)).toEqual(Array(6).fill(null));
  });
});
