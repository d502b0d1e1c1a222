import { describe, expect, it } from '@jest/globals';
import { placeOfDrop } from './place-of-drop.js';

const IDS = ['a', 'b', 'c', 'd'];

describe('the place of a dropped row', () => {
  it('counts among the others', () => {
    expect(placeOfDrop(IDS, { ids: ['a'], target: 'c', position: 'before' })).toBe(1);
    expect(placeOfDrop(IDS, { ids: ['a'], target: 'c', position: 'after' })).toBe(2);
    expect(placeOfDrop(IDS, { ids: ['d'], target: 'a', position: 'before' })).toBe(0);
    expect(placeOfDrop(IDS, { ids: ['a'], target: 'd', position: 'after' })).toBe(3);
  });

  it('is its own where it is dropped on itself', () => {
    expect(placeOfDrop(IDS, { ids: ['b'], target: 'b', position: 'after' })).toBe(1);
  });
});
