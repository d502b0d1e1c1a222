import { describe, expect, it } from '@jest/globals';
import { proofedSheet, sampleFaults } from '../../../test/proofed-sheet.js';
import { functionGraphs, type FunctionSpec } from './function-graphs.js';

const base = functionGraphs.sample('de');

/** A sheet with the given formulas. */
const sheetOf = (formulas: readonly string[], part: Partial<FunctionSpec> = {}) =>
  proofedSheet(
    {
      ...base,
      y: { ...base.y, from: null, to: null },
      ...part,
      graphs: formulas.map((formula) => ({ formula, name: '' })),
    },
    'DE:VOLL',
  );

describe('function graphs', () => {
  it('passes the proof in all systems', async () => {
    expect(await sampleFaults('function')).toEqual([]);
  });

  it.each([
    [['y = 2x - 1']],
    [['y = x^2']],
    [['y = x^2 - 4']],
    [['sin x']],
    [['2 sin x', 'x/2']],
    [['1/x']],
    [['1/(x-2) + 1']],
    [['e^x']],
    [['ln x']],
    [['tan x']],
    [['floor x']],
    [['sqrt(x+2)']],
    [['|x| - 2']],
    [['x^3 - 3x']],
    [['(x^3-3x^2-10x+12)/6', '-0.25x^2+1']],
    [['x^2', '4 - x^2', 'x']],
    [['x = 2', 'y = 1']],
    [['{ x² for x < 0; 2x + 1 otherwise }']],
    [['e^(-x^2)']],
    [['x^3']],
  ])('%j passes the proof or leaves something to decide', async (formulas) => {
    const { faults, notes } = await sheetOf(formulas);
    if (!notes.some(({ isOpen }) => isOpen)) expect(faults).toEqual([]);
  });
});
