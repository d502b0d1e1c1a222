import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { decimal, factor, mm } from './decimal.js';

describe('decimal', () => {
  it('rounds to the places asked for and drops trailing zeros', () => {
    expect(mm(12.34567)).toBe('12.346');
    expect(mm(2.5)).toBe('2.5');
    expect(mm(210)).toBe('210');
    expect(factor(Math.SQRT1_2)).toBe('0.70711');
    expect(decimal(1.005, 2)).toMatch(/^1(\.01)?$/);
  });

  it('writes lengths as any other decimal', () => {
    fc.assert(
      fc.property(fc.double({ min: -5000, max: 5000, noNaN: true }), (value) => {
        expect(mm(value)).toBe(decimal(value, 3));
      }),
    );
  });

  it('never writes minus zero or an exponent', () => {
    expect(mm(-0.0001)).toBe('0');
    expect(mm(-0)).toBe('0');
    expect(factor(Math.cos(Math.PI / 2))).toBe('0');
    expect(mm(1e-9)).toBe('0');
  });
});
