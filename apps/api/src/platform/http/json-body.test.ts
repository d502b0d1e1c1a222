import { describe, expect, it } from '@jest/globals';
import { isNestedDeeper } from './json-body.js';

describe('the depth of a body', () => {
  it.each([
    ['[[1]]', 2, false],
    ['[[1]]', 1, true],
    ['{"a":[{}]}', 3, false],
    ['{"a":[{}]}', 2, true],
    ['[],[],[]', 1, false],
    ['"[[[["', 0, false],
    ['"\\"[[["', 0, false],
    ['["\\\\"]', 1, false],
    ['["\\\\",[]]', 1, true],
  ])('of %s is deeper than %i: %s', (text, max, expected) => {
    expect(isNestedDeeper(text, max)).toBe(expected);
  });
});
