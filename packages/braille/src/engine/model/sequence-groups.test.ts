import { describe, expect, it } from '@jest/globals';
import { groupSequences, NO_SECOND } from './sequence-groups.js';

describe('groups of sequences', () => {
  it('hold those that begin with the same two symbols, longer ones and lower ranks first', () => {
    const items = [
      { symbols: [1, 2], rank: 1 },
      { symbols: [1, 3], rank: 0 },
      { symbols: [1, 2], rank: 0 },
      { symbols: [1, 2, 3], rank: 1 },
    ];
    expect(groupSequences(items, ({ rank }) => rank)).toEqual([
      { first: 1, second: 2, items: [items[3], items[2], items[0]] },
      { first: 1, second: 3, items: [items[1]] },
    ]);
  });

  it('of one symbol stay in their order, whatever their rank', () => {
    const items = [
      { symbols: [7], rank: 1 },
      { symbols: [7], rank: 0 },
    ];
    expect(groupSequences(items, ({ rank }) => rank)).toEqual([{ first: 7, second: NO_SECOND, items }]);
  });
});
