import { describe, expect, it } from '@jest/globals';
import { readTerm, writeTerm } from './term.js';

describe('a number that is typed as a term', () => {
  it.each([
    ['pi/2', Math.PI / 2],
    ['3π/2', (3 * Math.PI) / 2],
    [' -2pi ', -2 * Math.PI],
    ['0,5', 0.5],
    ['-2.5', -2.5],
    ['pi/', undefined],
    ['x', undefined],
    ['1/0', undefined],
  ])('%s is read as %d', (text, value) => {
    expect(readTerm(text)).toBe(value);
  });

  it.each([Math.PI, -Math.PI / 2, (3 * Math.PI) / 4, 2 * Math.PI, 0, 0.5, -12])(
    '%d is written as it is read',
    (value) => {
      expect(readTerm(writeTerm(value, 'de'))).toBe(value);
    },
  );
});
