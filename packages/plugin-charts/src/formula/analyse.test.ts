import { describe, expect, it } from '@jest/globals';
import { analyse } from './analyse.js';
import { areaBetween, areaUnder, intersections, slopeAt, tangentAt } from './calculus.js';
import { describeCurve } from './describe.js';
import { parseFormula } from './parse-formula.js';
import { sampleCurve } from './sample.js';
import type { FunctionFormula } from './syntax.js';

const WINDOW = { xMin: -8, xMax: 8, yMin: -8, yMax: 8 };
const SCALE = { xMm: 10, yMm: 10 };

function read(text: string): FunctionFormula {
  const formula = parseFormula(text);
  if (!formula.ok || formula.value.kind !== 'function') throw new Error(text);
  return formula.value;
}

const analysed = (text: string) => analyse(read(text), WINDOW);

describe('what a curve does', () => {
  it('finds zeros and extrema exactly', () => {
    expect(analysed('x^2 - 4x + 3')).toMatchObject({
      zeros: [1, 3],
      yIntercept: 3,
      extrema: [{ kind: 'minimum', x: 2, y: -1 }],
      monotone: [
        { from: -8, to: 2, direction: 'falling', meanSlope: -10 },
        { from: 2, to: 8, direction: 'rising', meanSlope: 6 },
      ],
    });
    expect(analysed('x^3 - 3x').zeros).toEqual([-Math.sqrt(3), 0, Math.sqrt(3)]);
    expect(analysed('sin x').zeros).toEqual([-2, -1, 0, 1, 2].map((turns) => turns * Math.PI));
    // A double zero changes no sign.
    expect(analysed('(x-1)^2').zeros).toEqual([1]);
    expect(analysed('x^2 - 2x + 1').zeros).toEqual([1]);
    expect(analysed('e^x').zeros).toEqual([]);
  });

  it('finds turning points of curvature', () => {
    expect(analysed('x^3 - 3x').inflections).toEqual([{ x: 0, y: 0 }]);
    expect(analysed('x^4').inflections).toEqual([]);
  });

  it('knows poles by their sides', () => {
    expect(analysed('1/(x-2) + 2').poles).toEqual([{ x: 2, left: -1, right: 1 }]);
    expect(analysed('1/x^2').poles).toEqual([{ x: 0, left: 1, right: 1 }]);
    expect(analysed('ln x').poles).toEqual([{ x: 0, left: undefined, right: -1 }]);
    expect(analysed('tan x').poles).toHaveLength(6);
    expect(analysed('1/(x^2+1)').poles).toEqual([]);
  });

  it('knows gaps, jumps and domains', () => {
    expect(analysed('(x^2-1)/(x-1)').gaps).toEqual([{ x: 1, y: 2 }]);
    expect(analysed('sin x / x').gaps).toEqual([{ x: 0, y: 1 }]);
    expect(analysed('{ x² for x < 0; 2x+1 otherwise }').jumps).toEqual([
      { x: 0, left: 0, right: 1, value: 1 },
    ]);
    expect(analysed('sqrt(4 - x^2)').domain).toEqual([
      { from: -2, to: 2, isFromClosed: true, isToClosed: true },
    ]);
    expect(analysed('ln(x - 1)').domain).toEqual([{ from: 1, to: 8, isFromClosed: false, isToClosed: true }]);
  });

  it('knows asymptotes', () => {
    expect(analysed('1/(x-2) + 2').asymptotes).toEqual([
      { slope: 0, intercept: 2, sides: ['left', 'right'] },
    ]);
    expect(analysed('(x^2+1)/x').asymptotes).toEqual([{ slope: 1, intercept: 0, sides: ['left', 'right'] }]);
    expect(analysed('e^x').asymptotes).toEqual([{ slope: 0, intercept: 0, sides: ['left'] }]);
    expect(analysed('arctan x').asymptotes.map(({ intercept }) => intercept)).toEqual([
      -Math.PI / 2,
      Math.PI / 2,
    ]);
    for (const text of ['x^2', 'sin x', 'sqrt x', 'ln x']) expect(analysed(text).asymptotes).toEqual([]);
  });

  it('knows symmetry and period', () => {
    expect(analysed('x^4 - x^2').symmetry).toBe('even');
    expect(analysed('x^3').symmetry).toBe('odd');
    expect(analysed('x^2 + x').symmetry).toBeUndefined();
    expect(analysed('sin(2x) + cos(3x)').period).toBeCloseTo(2 * Math.PI, 12);
    expect(analysed('sin² x').period).toBeCloseTo(Math.PI, 12);
    expect(analysed('x sin x').period).toBeUndefined();
  });
});

describe('calculus', () => {
  it('gives slopes and tangents', () => {
    expect(tangentAt(read('x^2'), 3)).toEqual({ slope: 6, intercept: -9 });
    expect(slopeAt(read('|x|'), 0)).toBeUndefined();
    expect(slopeAt(read('ln x'), 2)).toBeCloseTo(0.5, 12);
  });

  it('finds where graphs meet', () => {
    expect(intersections(read('x^2'), read('x + 2'), WINDOW)).toEqual([
      { x: -1, y: 1 },
      { x: 2, y: 4 },
    ]);
    const line = parseFormula('x = 2');
    if (!line.ok) throw new Error(line.error.code);
    expect(intersections(line.value, read('x^2'), WINDOW)).toEqual([{ x: 2, y: 4 }]);
  });

  it('measures areas', () => {
    const between = areaBetween(read('x^2'), read('x + 2'), -1, 2, WINDOW, SCALE);
    expect(between).toMatchObject({ area: 4.5, integral: -4.5 });
    expect(between.outlines).toHaveLength(1);
    const under = areaUnder(read('x^3 - x'), -1, 1, WINDOW, SCALE);
    expect(under).toMatchObject({ area: 0.5, integral: 0 });
    expect(under.outlines).toHaveLength(2);
    expect(areaUnder(read('1/sqrt(x)'), 0, 1, WINDOW, SCALE).area).toBeCloseTo(2, 6);
    expect(areaUnder(read('1/x'), 0, 1, WINDOW, SCALE).area).toBeUndefined();
  });
});

/** The graphs of the six calls that SVG-Plott (TU Dresden) documents, with the ranges of their axes, and facts about them. */
const SVG_PLOTT = [
  { terms: ['(x^3-3x^2-10x+12)/6', '-0.25x^2+1'], x: [-8, 8], y: [-8, 8], meetings: 3 },
  {
    terms: ['(x^5-12x^4+35x^3+20x^2-156x+168)/56', '-x+3', '-(x-2)^2+3'],
    x: [-4, 8],
    y: [-6, 6],
    meetings: 5,
  },
  { terms: ['1/(x-2)+2', '-0.3(x-3)^2+6'], x: [-6, 10], y: [-6, 10], meetings: 3 },
  { terms: ['(x^5-12x^4+35x^3+20x^2-156x+168)/56'], x: [-4, 8], y: [-6, 6], meetings: 0 },
  { terms: ['(1/(((2pi)^(1.0/2.0))))exp(1)^(-0.5x^2)'], x: [-2, 2], y: [0, 0.5], meetings: 0 },
  { terms: ['-x+3', '-(x-2)^2+3'], x: [-4, 8], y: [-6, 6], meetings: 2 },
] as const;

describe('the examples of SVG-Plott', () => {
  it.each(SVG_PLOTT)('$terms', ({ terms, x, y, meetings }) => {
    const window = { xMin: x[0], xMax: x[1], yMin: y[0], yMax: y[1] };
    const scale = { xMm: 180 / (x[1] - x[0]), yMm: 180 / (y[1] - y[0]) };
    const formulas = terms.map(read);
    for (const formula of formulas) {
      const { lines, crowded } = sampleCurve(formula, window, scale);
      expect(lines.length).toBeGreaterThan(0);
      expect(crowded).toEqual([]);
      expect(lines.flat().length).toBeLessThan(150);
    }
    const [first, second] = formulas;
    const found = first && second ? intersections(first, second, window) : [];
    expect(found).toHaveLength(meetings);
  });

  it('measures the area that the fifth shades', () => {
    const { area } = areaUnder(
      read('(1/(((2pi)^(1.0/2.0))))exp(1)^(-0.5x^2)'),
      -1,
      1,
      { xMin: -2, xMax: 2, yMin: 0, yMax: 0.5 },
      { xMm: 45, yMm: 300 },
    );
    // The share of a normal distribution within one standard deviation.
    expect(area).toBeCloseTo(0.6826894921370859, 9);
  });
});

describe('descriptions', () => {
  const said = (text: string, language: 'de' | 'en') =>
    describeCurve(read(text), WINDOW, { language }).join(' ');

  it('says what a curve does', () => {
    expect(said('y = x^2-4x+3', 'de')).toBe(
      'y = x² − 4x + 3: nach oben geöffnete Parabel mit dem Scheitelpunkt (2 | -1). Fällt von x = -8 bis 2, steigt von x = 2 bis 8. Nullstellen: x = 1 und 3. Schneidet die y-Achse bei y = 3. Tiefpunkt: (2 | -1).',
    );
    expect(said('2x+1', 'en')).toBe(
      'y = 2x + 1: straight line with slope 2 and y-intercept 1. Zero: x = -0.5. Meets the y-axis at y = 1.',
    );
    expect(said('1/(x-2)+2', 'en')).toContain(
      'Pole at x = 2: the graph goes down at its left and up at its right. Asymptote y = 2.',
    );
    expect(said('(x^2+1)/x', 'en')).toContain('Asymptote y = x.');
    expect(said('arctan x', 'de')).toContain('Asymptote y = π/2 nach rechts.');
    expect(said('sin x', 'de')).toContain('Hochpunkte: (-3π/2 | 1), (π/2 | 1) und (5π/2 | 1).');
  });
});

describe('single places of a curve', () => {
  const drawn = (text: string) => sampleCurve(read(text), WINDOW, SCALE);

  it('marks a value that lies off the line', () => {
    expect(drawn('{ 5 for x = 1; x otherwise }').points).toEqual([{ x: 1, y: 5 }]);
    expect(drawn('floor x').points).toEqual([]);
  });

  it('begins where the domain begins and ends at the window', () => {
    const [line, more] = drawn('sqrt x').lines;
    expect(more).toBeUndefined();
    expect(line?.[0]).toEqual({ x: 0, y: 0 });
    expect(line?.at(-1)).toEqual({ x: 8, y: expect.closeTo(Math.sqrt(8), 12) });
    const [cubic] = drawn('x^3').lines;
    expect(cubic?.[0]?.y).toBe(-8);
    expect(cubic?.at(-1)?.y).toBe(8);
  });

  it('finds a peak that is narrower than a dot', () => {
    const [line] = drawn('5e^(-(1000(x-1.2345))^2)').lines;
    expect(Math.max(...(line ?? []).map(({ y }) => y))).toBeCloseTo(5, 1);
  });

  it('draws through a gap, and over no pole', () => {
    expect(drawn('sin x / x').lines).toHaveLength(1);
    expect(drawn('1/x^2').lines).toHaveLength(2);
    expect(drawn('1/(x^2-2x+1)').lines).toHaveLength(2);
    expect(drawn('tan x').lines).toHaveLength(7);
    // Zeros between poles of a tangent break what is made of it.
    expect(analysed('root(3; tan x)').zeros).toHaveLength(5);
    expect(analysed('|tan x|').extrema.map(({ x }) => x / Math.PI)).toEqual([-2, -1, 0, 1, 2]);
  });
});
