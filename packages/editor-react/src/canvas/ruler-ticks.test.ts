import { describe, expect, it } from '@jest/globals';
import { rulerTicks } from './ruler-ticks.js';

describe('rulerTicks', () => {
  it('has figures that stand apart at any zoom, at whole steps', () => {
    for (const pxPerMm of [1.9, 2.6, 3.78, 7.56, 15, 30]) {
      const figures = rulerTicks(-20, 320, pxPerMm).filter(({ kind }) => kind === 'figure');
      const [first, second] = figures;
      expect(((second?.mm ?? 0) - (first?.mm ?? 0)) * pxPerMm).toBeGreaterThanOrEqual(42);
      expect(figures.every(({ mm }) => Number.isInteger(mm))).toBe(true);
      expect(figures.some(({ mm }) => mm === 0)).toBe(true);
    }
  });

  it('divides the way between figures, longer in its middle', () => {
    const ticks = rulerTicks(0, 20, 3.78);
    expect(ticks.filter(({ kind }) => kind === 'figure').map(({ mm }) => mm)).toEqual([0, 20]);
    expect(ticks.filter(({ kind }) => kind === 'half').map(({ mm }) => mm)).toEqual([10]);
    expect(ticks.filter(({ kind }) => kind === 'fine').map(({ mm }) => mm)).toEqual([5, 15]);
  });

  it('has none where there is nothing to measure', () => {
    expect(rulerTicks(5, 4, 3.78)).toEqual([]);
  });
});
