import { describe, expect, it } from '@jest/globals';
import { piShareOf, piText } from './pi-steps.js';
import { steppedTicks, tickTexts, writeTick } from './number-ticks.js';

const turns = (value: number) => Number((value / Math.PI).toFixed(9));

/** Labels of ticks, each 10 mm wide. */
const labelled = (step: number, lengthMm: number, widthMm = 10) =>
  steppedTicks({ from: -Math.PI, to: 2 * Math.PI, step }, lengthMm, () => widthMm).flatMap(
    ({ value, isLabelled }) => (isLabelled ? [turns(value)] : []),
  );

describe('steps that are multiples of π', () => {
  it.each([
    [Math.PI, 'π'],
    [-Math.PI / 2, '-π/2'],
    [(3 * Math.PI) / 2, '3π/2'],
    [2 * Math.PI, '2π'],
    [Math.PI / 12, 'π/12'],
  ])('%d is known as %s', (value, text) => {
    const share = piShareOf(value);
    expect(share && piText(share, 'π')).toBe(text);
  });

  it.each([0, 1, 3, 3.14, 3.14159265, 1.5708, 22 / 7, 100])('%d is a number like others', (value) => {
    expect(piShareOf(value)).toBeUndefined();
  });

  it('have ticks that are written as formulas', () => {
    const axis = { from: -Math.PI, to: 2 * Math.PI, step: Math.PI / 2 };
    expect(tickTexts(axis, 'de')).toEqual([
      ...['$-\\pi$', '$-\\pi/2$', '0', '$\\pi/2$', '$\\pi$', '$3\\pi/2$', '$2\\pi$'],
    ]);
    expect(tickTexts({ ...axis, step: 0.5 }, 'de')).toEqual([]);
    expect(writeTick(1.5707963267949, { step: 1 }, 'en')).toBe('1.5707963268');
    expect(writeTick(1.25, axis, 'de')).toBe('1,25');
  });

  it('have as many labels as there is room for, whole multiples of π before others', () => {
    expect(labelled(Math.PI / 2, 200)).toEqual([-1, -0.5, 0, 0.5, 1, 1.5, 2]);
    expect(labelled(Math.PI / 2, 80)).toEqual([-1, 0, 1, 2]);
    expect(labelled(Math.PI / 6, 200, 20)).toEqual([-1, -0.5, 0, 0.5, 1, 1.5, 2]);
    expect(labelled(Math.PI / 6, 200, 30)).toEqual([-1, 0, 1, 2]);
    expect(labelled(Math.PI / 4, 60)).toEqual([-1, 0, 1, 2]);
  });
});
