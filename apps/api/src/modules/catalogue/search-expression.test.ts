import { describe, expect, it } from '@jest/globals';
import { searchExpression } from './search.repository.js';

describe('a search', () => {
  it.each([
    ['Wasser', 'wasser:*'],
    ['A4-Blatt  quer', 'a4:* & blatt:* & quer:*'],
    ["'; DROP TABLE --", 'drop:* & table:*'],
    ['!&|()<->', undefined],
  ])('for %s', (terms, expected) => {
    expect(searchExpression(terms)).toBe(expected);
  });
});
