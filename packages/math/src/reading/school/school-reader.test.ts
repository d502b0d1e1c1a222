import { describe, expect, it } from '@jest/globals';
import { withoutPlaces } from '../../../test/without-places.js';
import { writeLatex } from '../../writing/latex.js';
import { readMath } from '../read-math.js';

function latexOf(school: string, language: 'de' | 'en' = 'de'): string {
  const tree = readMath(school, { language, notation: 'school' });
  return tree.ok ? writeLatex(tree.value, { language }).text : `${tree.error.code} ${tree.error.index}`;
}

/** School notation and the LaTeX of what it means. */
const MEANINGS: readonly (readonly [string, string])[] = [
  ['x^2/4', '\\frac{x^2}{4}'],
  ['sqrt(2)', '\\sqrt{2}'],
  ['wurzel(x+1)', '\\sqrt{x +1}'],
  ['root(3; 8)', '\\sqrt[3]{8}'],
  ['√2', '\\sqrt{2}'],
  ['3*x', '3 \\cdot x'],
  ['1/2', '\\frac{1}{2}'],
  ['2 1/2', '2\\frac{1}{2}'],
  ['2x/3', '\\frac{2x}{3}'],
  ['(a+b)/(c+d)', '\\frac{a +b}{c +d}'],
  ['sin(x)/2', '\\frac{\\sin(x)}{2}'],
  ['a/b/c', '\\frac{\\frac{a}{b}}{c}'],
  ['1/-2', '\\frac{1}{-2}'],
  ['a <= b', 'a \\le b'],
  ['a != b', 'a \\ne b'],
  ['x -> 0', 'x \\to 0'],
  ['-b +- sqrt(b^2 - 4ac)', '-b \\pm \\sqrt{b^2 -4ac}'],
  ['x^10', 'x^{10}'],
  ['10^-3', '10^{-3}'],
  ['x^(n+1)', 'x^{n +1}'],
  ['x_12', 'x_{12}'],
  ['x_max', 'x_{\\text{max}}'],
  ['x² + y₁', 'x^2 +y_1'],
  ['30°', '30°'],
  ['20 °C', '20°\\mathrm{C}'],
  ['25 %', '25%'],
  ['5 km/h', '5 \\mathrm{km}/\\mathrm{h}'],
  ['9,81 m/s^2', '9,81 \\mathrm{m}/\\mathrm{s}^2'],
  ['½ m', '\\frac{1}{2} \\mathrm{m}'],
  ['3m', '3m'],
  ['2pi r', '2\\pi r'],
  ['Omega', '\\Omega'],
  ['A = pi*r^2', 'A =\\pi \\cdot r^2'],
  ['sin^2 x', '\\sin^2 x'],
  ['sinx', '\\sin x'],
  ['|x|', '|x|'],
  ['abs(x-1)', '|x -1|'],
  ['vec(AB)', '\\overrightarrow{AB}'],
  ['{1; 2; 3}', '\\{1; 2; 3\\}'],
  ['[0;1[', '[0; 1['],
  ['sum_(k=1)^n k^2', '\\sum_{k =1}^n k^2'],
  ['lim_(x->0) 1/x', '\\lim_{x \\to 0} \\frac{1}{x}'],
  ["f'(x)", "f'(x)"],
  ['Umfang = 2r', '\\text{Umfang} =2r'],
  ['"Weg" / 2', '\\frac{\\text{Weg}}{2}'],
  ['H2O', '\\ce{H2O}'],
  ['NaCl', '\\ce{NaCl}'],
  ['Fe^3+', '\\ce{Fe^{3+}}'],
  ['2 H2 + O2 -> 2 H2O', '\\ce{2H2 + O2 -> 2H2O}'],
  ['AB', 'AB'],
  ['P1', 'P1'],
];

describe('reading school notation', () => {
  it.each(MEANINGS)('%s means %s', (school, latex) => {
    expect(latexOf(school)).toBe(latex);
    const typed = readMath(school, { language: 'de', notation: 'school' });
    const written = readMath(latex, { language: 'de', notation: 'latex' });
    expect(typed.ok && written.ok && withoutPlaces(written.value)).toEqual(
      typed.ok && withoutPlaces(typed.value),
    );
  });

  it('reads decimal points in English', () => {
    expect(latexOf('2.5x', 'en')).toBe('2.5x');
  });

  it.each([
    ['1/', 'MATH_ARGUMENT_MISSING 1'],
    ['/2', 'MATH_ARGUMENT_MISSING 0'],
    ['2^', 'MATH_ARGUMENT_MISSING 1'],
    ['(a', 'MATH_UNCLOSED 0'],
    ['a)', 'MATH_UNEXPECTED 1'],
    ['"a', 'MATH_UNCLOSED 0'],
    ['a # b', 'MATH_UNKNOWN_CHARACTER 2'],
    ['x^2^3', 'MATH_TWO_SCRIPTS 3'],
    ['('.repeat(60) + ')'.repeat(60), 'MATH_TOO_DEEP 41'],
  ])('%s: %s', (school, expected) => {
    expect(latexOf(school)).toBe(expected);
  });
});
