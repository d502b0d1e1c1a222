import { describe, expect, it } from '@jest/globals';
import { movedInOrder } from './moved-in-order.js';

describe('movedInOrder', () => {
  it('finds nothing when the order is the same', () => {
    expect(movedInOrder(['a', 'b', 'c'], ['a', 'b', 'c'])).toEqual([]);
  });

  it('finds nothing when keys only come and go', () => {
    expect(movedInOrder(['a', 'b', 'c'], ['a', 'x', 'c'])).toEqual([]);
  });

  it('finds the keys between which one has moved', () => {
    expect(movedInOrder(['a', 'b', 'c', 'd'], ['b', 'c', 'a', 'd'])).toEqual(['b', 'c', 'a']);
  });
});
