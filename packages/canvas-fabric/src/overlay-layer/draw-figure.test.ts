import { describe, expect, it } from '@jest/globals';
import { figureText } from './draw-figure.js';

describe('figureText', () => {
  it('writes sizes and turns as the language does, to a tenth', () => {
    const german = new Intl.NumberFormat('de', { maximumFractionDigits: 1 });
    const english = new Intl.NumberFormat('en', { maximumFractionDigits: 1 });
    expect(figureText({ kind: 'size', widthMm: 35.42, heightMm: 20 }, german)).toBe('35,4 × 20 mm');
    expect(figureText({ kind: 'size', widthMm: 35.42, heightMm: 20 }, english)).toBe('35.4 × 20 mm');
    expect(figureText({ kind: 'length', lengthMm: 12.25 }, german)).toBe('12,3 mm');
    expect(figureText({ kind: 'turn', degrees: 45 }, german)).toBe('45°');
  });
});
