import { describe, expect, it } from '@jest/globals';
import { chartEngine, proofedSheet, sampleFaults } from '../../../test/proofed-sheet.js';
import { layOutChart } from '../../kind/chart-object.js';
import { functionGraphs, type FunctionSpec } from './function-graphs.js';

const base = functionGraphs.sample('de');

const specOf = (formulas: readonly string[], part: Partial<FunctionSpec> = {}): FunctionSpec => ({
  ...base,
  x: { ...base.x, from: -5, to: 5 },
  y: { ...base.y, from: null, to: null },
  ...part,
  graphs: formulas.map((formula) => ({ formula, name: '' })),
});

const drawn = (formulas: readonly string[], part: Partial<FunctionSpec> = {}) =>
  layOutChart(chartEngine.kinds, specOf(formulas, part), {
    uuid: '00000000-0000-4000-8000-000000000001',
    area: { x: 10, y: 30, width: 190, height: 250 },
    cells: {},
  });

const pathsOf = ({ objects }: ReturnType<typeof drawn>) =>
  objects.flatMap((object) => (object.type === 'path' && !object.closed ? [object] : []));
const discsOf = ({ objects }: ReturnType<typeof drawn>) =>
  objects.filter((object) => object.type === 'ellipse');
const dashedOf = ({ objects }: ReturnType<typeof drawn>) =>
  objects.flatMap((object) => (object.type === 'line' && object.borderStyle === 'dashed' ? [object] : []));

describe('function graphs', () => {
  it('passes the proof in all systems', async () => {
    expect(await sampleFaults('function')).toEqual([]);
  });

  it.each([
    [['y = 2x - 1']],
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
    [['x = 2', 'y = 1']],
    [['{ x² for x < 0; 2x + 1 otherwise }']],
  ])('%j passes the proof with nothing left to decide', async (formulas) => {
    const part = { hasZeros: true, hasExtrema: true, hasIntersections: true, hasAsymptotes: true };
    const { faults, notes } = await proofedSheet(specOf(formulas, part), 'DE:VOLL');
    expect(notes.filter(({ isOpen }) => isOpen)).toEqual([]);
    expect(faults).toEqual([]);
  });

  it('draws units of both axes as long as each other where the ranges allow it', () => {
    const [line] = pathsOf(drawn(['y = x']));
    const [first, last] = [line?.points[0], line?.points.at(-1)];
    if (!first || !last || !('x' in first) || !('x' in last)) throw new Error('a line is drawn');
    expect(Math.abs(last.y - first.y)).toBeCloseTo(Math.abs(last.x - first.x), 6);
  });

  it('draws a line for each part of a graph', () => {
    expect(pathsOf(drawn(['1/x']))).toHaveLength(2);
    expect(pathsOf(drawn(['sin x']))).toHaveLength(1);
  });

  it('marks what is asked for', () => {
    expect(discsOf(drawn(['x^2 - 4']))).toHaveLength(0);
    expect(discsOf(drawn(['x^2 - 4'], { hasZeros: true }))).toHaveLength(2);
    expect(discsOf(drawn(['x^2 - 4'], { hasZeros: true, hasExtrema: true }))).toHaveLength(3);
    expect(discsOf(drawn(['x^2', 'x + 2'], { hasIntersections: true }))).toHaveLength(2);
  });

  it('marks no point beyond the sheet', () => {
    const marked = (at: number) => drawn(['sin x'], { tangents: [{ graph: 0, at }] });
    expect(discsOf(marked(4))).toHaveLength(1);
    expect(discsOf(marked(9))).toHaveLength(0);
    // Beside a mark on the sheet, two beyond it that would be too close to each other are not counted as left out.
    const beyond = drawn(['sin x'], { tangents: [4, 9, 9.01].map((at) => ({ graph: 0, at })) });
    expect(discsOf(beyond)).toHaveLength(1);
    expect(beyond.notes.map(({ code }) => code)).not.toContain('function-mark-left-out');
  });

  it('describes the range that is drawn, where more graphs are given than drawn', () => {
    const four = ['x', '-x', '3 - x^2', 'x^2 - 6'];
    const range = (formulas: readonly string[]) =>
      /y-Achse von .*/u.exec(functionGraphs.describe(specOf(formulas)).summary)?.[0];
    const numbers = (formulas: readonly string[]) =>
      drawn(formulas).objects.flatMap((object) => (object.type === 'label' ? [object.text] : []));
    const five = [...four, 'x^3 + 20'];
    expect(range([...four.slice(0, 3), 'x^3 + 20'])).not.toBe(range(four));
    expect(numbers(five)).toEqual(numbers(four));
    expect(range(five)).toBe(range(four));
  });

  it('draws asymptotes where the graph is not beside them', () => {
    expect(dashedOf(drawn(['1/(x-2) + 2']))).toEqual([]);
    const lines = dashedOf(drawn(['1/(x-2) + 2'], { hasAsymptotes: true }));
    expect(lines.map(({ dx, dy }) => (Math.abs(dx) > Math.abs(dy) ? 'level' : 'upright'))).toEqual([
      'upright',
      'level',
    ]);
  });

  it('fills areas with textures that the legend explains', () => {
    const areas = [{ graph: 0, other: 1, from: -1, to: 2 }];
    const { objects, textures, strokes } = drawn(['x^2', 'x + 2'], { areas });
    expect(objects.filter((object) => object.type === 'path' && object.closed)).toHaveLength(1);
    expect(textures.map(({ label }) => label)).toEqual(['Fläche zwischen y = x² und y = x + 2']);
    expect(strokes.map(({ label }) => label)).toEqual(['y = x²', 'y = x + 2']);
    expect(functionGraphs.describe(specOf(['x^2', 'x + 2'], { areas })).details).toContain(
      'Fläche zwischen y = x² und y = x + 2 von x = -1 bis 2: 4,5.',
    );
  });

  it('says what a person must decide', () => {
    const codes = (formulas: readonly string[]) =>
      drawn(formulas).notes.flatMap(({ code, isOpen }) => (isOpen ? [code] : []));
    expect(codes(['y = 2(x'])).toEqual(['function-formula']);
    expect(codes(['x^3'])).toEqual(['function-flat-crossing']);
    expect(codes(['x', 'x + 0,2'])).toEqual(['functions-close']);
    expect(codes(['sqrt(x - 20)'])).toEqual(['function-nothing']);
    expect(codes(['x', '-x', '3 - x^2', 'x^2 - 6', '5'])).toContain('function-too-many');
  });

  it('describes graphs, where they meet, and tangents', () => {
    const tangents = [{ graph: 0, at: 1 }];
    const { type, details } = functionGraphs.describe(specOf(['x^2', 'x + 2'], { tangents }));
    expect(type).toBe('Funktionsgraphen');
    expect(details).toContain('Parabel mit dem Scheitelpunkt (0 | 0)');
    expect(details).toContain('y = x² und y = x + 2 schneiden sich in (-1 | 1), (2 | 4).');
    expect(details).toContain('Tangente an y = x² bei x = 1: y = 2x − 1.');
    const level = specOf(['x^2'], { tangents: [0, 0.5].map((at) => ({ graph: 0, at })) });
    expect(functionGraphs.describe(level).details).toContain('bei x = 0: y = 0.');
    expect(functionGraphs.describe(level).details).toContain('bei x = 0,5: y = x − 0,25.');
  });
});
