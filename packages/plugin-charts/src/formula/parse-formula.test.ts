import { describe, expect, it } from '@jest/globals';
import { evaluate } from 'mathjs';
import { compile } from './compile.js';
import { parseConstant, parseFormula, type FormulaOptions } from './parse-formula.js';
import { printFormula } from './print.js';
import { formulaProblemText } from './problem-texts.js';
import { valueAt } from './tape.js';

function valueOf(text: string, x: number, options: FormulaOptions = {}): number {
  const formula = parseFormula(text, options);
  if (!formula.ok) throw new Error(`${text}: ${formula.error.code}`);
  if (formula.value.kind !== 'function') throw new Error(`${text}: no function`);
  return valueAt(compile(formula.value), x);
}

function problemOf(text: string, options: FormulaOptions = {}): unknown {
  const formula = parseFormula(text, options);
  return formula.ok ? 'none' : formula.error;
}

describe('school notation', () => {
  it.each([
    ['y = 2x^2 - 3', 3, 15],
    ['f(x) = 2x² − 3', 3, 15],
    ['f(t) = 5t²', 2, 20],
    ['3·x', 2, 6],
    ['3 × x', 2, 6],
    ['x : 2', 5, 2.5],
    ['x ÷ 2', 5, 2.5],
    ['2,5x', 2, 5],
    ['2.5x', 2, 5],
    ['½x', 3, 1.5],
    ['1½ x', 2, 3],
    ['x(x-1)', 3, 6],
    ['3(x+1)(x-1)', 2, 9],
    ['-x^2', 3, -9],
    ['(-x)^2', 3, 9],
    ['2^3^x', 1, 8],
    ['3^2^2 + 0x', 1, 81],
    ['2^-x', 1, 0.5],
    // A product without a sign counts as one with a sign.
    ['1/2x', 4, 2],
    ['1/(2x)', 4, 0.125],
    ['x⁻¹', 4, 0.25],
    ['2ˣ', 3, 8],
    ['e^x', 1, Math.E],
    ['e^2x', 1, Math.E ** 2],
    ['2π x', 1, 2 * Math.PI],
    ['2pi', 1, 2 * Math.PI],
    ['5!', 0, 120],
    ['20% x', 10, 2],
    ['[x+1]·2', 1, 4],
  ])('%s at %d is %d', (text, x, value) => {
    expect(valueOf(text, x)).toBeCloseTo(value, 12);
  });

  it.each([
    ['sin x', 1, Math.sin(1)],
    ['sin 2x', 1, Math.sin(2)],
    ['sin x + 1', 1, Math.sin(1) + 1],
    ['sin x/2', 1, Math.sin(1) / 2],
    ['sin²x', 1, Math.sin(1) ** 2],
    ['sin^2 x', 1, Math.sin(1) ** 2],
    ['sin(x)^2', 1, Math.sin(1) ** 2],
    ['2 sin x cos x', 1, Math.sin(2)],
    ['xsin x', 2, 2 * Math.sin(2)],
    ['sin -x', 1, -Math.sin(1)],
    ['sin⁻¹ x', 0.5, Math.asin(0.5)],
    ['arctan x', 2, Math.atan(2)],
    ['sin 30°', 0, 0.5],
    ['|x|', -2, 2],
    ['2|x-1|', -2, 6],
    ['||x|-1|', -3, 2],
    ['betrag(x)', -2, 2],
    ['√x', 9, 3],
    ['√2x', 4, 4 * Math.SQRT2],
    ['√(x+1)', 8, 3],
    ['Wurzel(x)', 9, 3],
    ['Wurzel(3; x)', 27, 3],
    ['³√x', -8, -2],
    ['∛x', -8, -2],
    ['root(3, x)', 27, 3],
    ['root(3; x)', 27, 3],
    ['ln x', Math.E, 1],
    ['lg x', 1000, 3],
    ['log(x)', 100, 2],
    ['log_2(x)', 8, 3],
    ['log_2 x', 8, 3],
    ['log(2; x)', 8, 3],
    ['ld x', 8, 3],
    ['vorzeichen(x)', -3, -1],
    ['abrunden(x)', -1.5, -2],
    ['⌊x⌋', 1.5, 1],
    ['mod(7,3)', 0, 1],
    ['max(2,5)', 0, 5],
    ['max(2,5; x)', 3, 3],
  ])('%s at %d is %d', (text, x, value) => {
    expect(valueOf(text, x)).toBeCloseTo(value, 12);
  });

  it('has no values where a function has none', () => {
    expect(valueOf('x^(1/3)', -8)).toBeNaN();
    expect(valueOf('√x', -1)).toBeNaN();
    expect(valueOf('ln x', 0)).toBeNaN();
    expect(valueOf('1/x', 0)).toBeNaN();
    expect(valueOf('(-2)^x', 0.5)).toBeNaN();
  });

  it('reads angles in degrees where it is told to', () => {
    expect(valueOf('sin x', 30, { degrees: true })).toBeCloseTo(0.5, 12);
    expect(valueOf('arctan x', 1, { degrees: true })).toBeCloseTo(45, 12);
  });

  it('takes parameters, also beside the variable', () => {
    const parameters = { a: 2, b: -1, k_1: 3 };
    expect(valueOf('y = a x^2 + b', 3, { parameters })).toBe(17);
    expect(valueOf('ax² + bx', 3, { parameters })).toBe(15);
    expect(valueOf('k_1 x', 3, { parameters })).toBe(9);
  });
});

describe('cases and domains', () => {
  it.each([
    ['f(x) = { x² for x < 0; 2x otherwise }', [4, 2]],
    ['f(x) = { x² für x < 0; 2x sonst', [4, 2]],
    ['x^2 | x<0 ; 2x | x>=0', [4, 2]],
    ['x² für x < 0, 2x sonst', [4, 2]],
    ['y = x^2, -1 <= x <= 3', [Number.NaN, 1]],
    ['sqrt(x+5) for x in [0; 4]', [Number.NaN, Math.sqrt(6)]],
    ['x für x ∈ ]-∞; 0[', [-2, Number.NaN]],
    ['1 für x < -1 oder x > 1', [1, Number.NaN]],
    ['|x| falls x ≠ 1', [2, Number.NaN]],
  ])('%s', (text, [left, right]) => {
    expect(valueOf(text, -2)).toBe(left);
    expect(valueOf(text, 1)).toBe(right);
  });

  it('counts the bounds of an interval as they are written', () => {
    expect(valueOf('x für x in [0; 4[', 0)).toBe(0);
    expect(valueOf('x für x in [0; 4[', 4)).toBeNaN();
    expect(valueOf('x for x in (0, 4]', 0)).toBeNaN();
  });

  it('reads a vertical line', () => {
    expect(parseFormula('x = 2π')).toMatchObject({ ok: true, value: { kind: 'vertical' } });
  });
});

describe('what is wrong with a formula', () => {
  it.each([
    ['', { code: 'FORMULA_EMPTY', params: {}, index: 0 }],
    ['x'.repeat(501), { code: 'FORMULA_TOO_LONG', params: { most: 500 }, index: 500 }],
    ['('.repeat(100), { code: 'FORMULA_TOO_DEEP', params: { most: 60 }, index: 60 }],
    ['y = foo(x)', { code: 'FORMULA_UNKNOWN_NAME', params: { name: 'foo' }, index: 4 }],
    ['2(x + 1', { code: 'FORMULA_UNCLOSED', params: { character: '(' }, index: 1 }],
    ['|x + 1', { code: 'FORMULA_UNCLOSED', params: { character: '|' }, index: 0 }],
    ['x + * 2', { code: 'FORMULA_UNEXPECTED', params: { found: '*' }, index: 4 }],
    ['x # 2', { code: 'FORMULA_UNEXPECTED', params: { found: '#' }, index: 2 }],
    ['x)', { code: 'FORMULA_UNEXPECTED', params: { found: ')' }, index: 1 }],
    ['2x +', { code: 'FORMULA_INCOMPLETE', params: {}, index: 4 }],
    ['a x²', { code: 'FORMULA_PARAMETER_WITHOUT_VALUE', params: { name: 'a' }, index: 0 }],
    ['3ax', { code: 'FORMULA_PARAMETER_WITHOUT_VALUE', params: { name: 'a' }, index: 1 }],
    ['y = y + 1', { code: 'FORMULA_NOT_OF_VARIABLE', params: { name: 'y' }, index: 4 }],
    ['x = 2x', { code: 'FORMULA_NOT_CONSTANT', params: {}, index: 0 }],
    ['{ x for x < 0; 2 }', { code: 'FORMULA_UNEXPECTED', params: { found: '}' }, index: 17 }],
    ['x für', { code: 'FORMULA_INCOMPLETE', params: {}, index: 5 }],
    [
      'root(x)',
      {
        code: 'FORMULA_INPUT_COUNT',
        params: { name: 'root', fewest: 2, most: 2, found: 1 },
        index: 0,
      },
    ],
    ['x.constructor', { code: 'FORMULA_UNEXPECTED', params: { found: '.' }, index: 1 }],
    ['import(x)', { code: 'FORMULA_UNKNOWN_NAME', params: { name: 'import' }, index: 0 }],
    ['__proto__', { code: 'FORMULA_UNKNOWN_NAME', params: { name: 'proto_' }, index: 2 }],
  ])('%s', (text, problem) => {
    expect(problemOf(text)).toEqual(problem);
  });

  it('has a sentence in both languages', () => {
    const formula = parseFormula('a x²');
    if (formula.ok) throw new Error('a parameter needs a value');
    expect(formulaProblemText(formula.error, 'de')).toBe('Der Parameter „a“ hat keinen Wert.');
    expect(formulaProblemText(formula.error, 'en')).toBe('The parameter “a” has no value.');
  });

  it('asks for a number where one is needed', () => {
    expect(parseConstant('2π')).toMatchObject({ ok: true });
    expect(parseConstant('2x')).toMatchObject({ ok: false, error: { code: 'FORMULA_NOT_CONSTANT' } });
  });
});

describe('printing', () => {
  it.each([
    ['y=2x^2-3', 'y = 2x² − 3'],
    ['f(x)=2,5x', 'f(x) = 2,5x'],
    ['1/2x', 'y = 1/2·x'],
    ['(x-1)/(x+1)', 'y = (x − 1)/(x + 1)'],
    ['-(x-2)^2+3', 'y = −(x − 2)² + 3'],
    ['2 sin x cos x', 'y = 2 sin(x) cos(x)'],
    ['sqrt(x+1)', 'y = Wurzel(x + 1)'],
    ['e^(-x^2)', 'y = e^(−x²)'],
    ['x(x-1)', 'y = x·(x − 1)'],
    ['{ x² for x < 0; 2x otherwise }', 'y = x² für x < 0; 2x sonst'],
    ['sqrt x for x in [0; 4[', 'y = Wurzel(x) für 0 ≤ x < 4'],
    ['x=3', 'x = 3'],
    ['root(3;x)', 'y = Wurzel(3; x)'],
    ['|x-1|', 'y = |x − 1|'],
    ['x-(-2)', 'y = x − (−2)'],
    ['x+(-2x)', 'y = x + (−2x)'],
    ['x-(-x)^2', 'y = x − (−x)²'],
    ['1x-0,25', 'y = x − 0,25'],
    ['-1x^2+1·2', 'y = −x² + 1·2'],
    ['(1(x+1))^2', 'y = (x + 1)²'],
  ])('%s is %s', (text, printed) => {
    const formula = parseFormula(text);
    if (!formula.ok) throw new Error(formula.error.code);
    expect(printFormula(formula.value, 'de')).toBe(printed);
    // What is printed can be typed again.
    const again = parseFormula(printed);
    expect(again.ok && printFormula(again.value, 'de')).toBe(printed);
  });

  it('follows the language', () => {
    const formula = parseFormula('2,5√x für x > 0');
    if (!formula.ok) throw new Error(formula.error.code);
    expect(printFormula(formula.value, 'en')).toBe('y = 2.5√x for x > 0');
  });
});

describe('beside mathjs', () => {
  it.each([
    '2x^2 - 3x + 1',
    '-x^2',
    '2^-x',
    '(x + 1) (x - 2) / (x^2 + 1)',
    'sin(2 x) + cos(x)^2',
    'exp(-x^2 / 2)',
    'sqrt(x^2 + 1) - abs(x)',
    'floor(3 x) + sign(x)',
    'log(x^2 + 2) * atan(x)',
  ])('%s has the same values', (text) => {
    // The one of mathjs is the natural logarithm.
    const own = text.replace('log', 'ln');
    for (const x of [-2.5, -1, 0.25, 1, 3.75]) {
      expect(valueOf(own, x)).toBeCloseTo(Number(evaluate(text, { x })), 10);
    }
  });
});
