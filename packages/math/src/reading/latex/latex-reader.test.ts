import { describe, expect, it } from '@jest/globals';
import { withoutPlaces } from '../../../test/without-places.js';
import { MATH_LIMITS } from '../../model/limits.js';
import type { MathNode } from '../../model/nodes.js';
import { writeLatex } from '../../writing/latex.js';
import { readMath } from '../read-math.js';

function read(latex: string): MathNode {
  const tree = readMath(latex, { language: 'de', notation: 'latex' });
  if (!tree.ok) throw new Error(`${latex}: ${JSON.stringify(tree.error)}`);
  return tree.value;
}

function problem(latex: string): string {
  const tree = readMath(latex, { language: 'de', notation: 'latex' });
  return tree.ok ? 'read' : `${tree.error.code} ${tree.error.index}`;
}

/** LaTeX of schools, and how it is written again. */
const ROUND_TRIPS: readonly (readonly [string, string])[] = [
  ['\\frac{-b\\pm\\sqrt{b^2-4ac}}{2a}', '\\frac{-b \\pm \\sqrt{b^2 -4ac}}{2a}'],
  ['\\dfrac12', '\\frac{1}{2}'],
  ['x^{10}+x_1^2', 'x^{10} +x_1^2'],
  ['\\left(\\frac12\\right)^n', '(\\frac{1}{2})^n'],
  ['\\vec{a}\\cdot\\overrightarrow{AB}', '\\vec{a} \\cdot \\overrightarrow{AB}'],
  ['\\sum_{n=1}^\\infty \\frac{1}{2^n}=1', '\\sum_{n =1}^\\infty \\frac{1}{2^n} =1'],
  ['\\lim_{x \\to x_0} f(x)', '\\lim_{x \\to x_0} f(x)'],
  ["f'(x), f''(x)", "f'(x), f''(x)"],
  ['\\{3;4\\}', '\\{3; 4\\}'],
  ['|x-1|=2|y|', '|x -1| =2|y|'],
  ['||x|+1|', '\\left||x| +1\\right|'],
  ['|\\frac{1}{2}|x', '|\\frac{1}{2}|x'],
  ['P(A|B)', 'P(A \\mid B)'],
  [']0;1[', ']0; 1['],
  ['[0;1)', '[0; 1)'],
  ['5\\,\\mathrm{km/h}', '5 \\mathrm{km}/\\mathrm{h}'],
  ['20^\\circ\\mathrm{C}', '20°\\mathrm{C}'],
  ['\\ce{2H2 + O2 -> 2H2O}', '\\ce{2H2 + O2 -> 2H2O}'],
  ['\\ce{SO4^2-}', '\\ce{SO4^{2-}}'],
  ['\\ce{^{235}_{92}U}', '\\ce{_{92}^{235}U}'],
  ['\\ce{N2 + 3H2 <=>[Fe] 2NH3}', '\\ce{N2 + 3H2 <=>[Fe] 2NH3}'],
  ['\\begin{pmatrix} 1 & 2 \\\\ 3 & 4 \\end{pmatrix}', '\\begin{pmatrix} 1 & 2 \\\\ 3 & 4 \\end{pmatrix}'],
  [
    'f(x)=\\begin{cases} x & x\\ge 0\\\\ -x & x<0 \\end{cases}',
    'f(x) =\\begin{cases} x & x \\ge 0 \\\\ -x & x <0 \\end{cases}',
  ],
  ['\\mathbb{R}\\setminus\\{0\\}', '\\mathbb{R} \\setminus \\{0\\}'],
  ['\\N \\cup \\Q', '\\mathbb{N} \\cup \\mathbb{Q}'],
  ['\\sqrt[3]{8}', '\\sqrt[3]{8}'],
  ['\\binom{n}{k}', '\\binom{n}{k}'],
  ['\\int_0^1 x^2\\,\\mathrm{d}x', '\\int_0^1 x^2\\mathrm{d}x'],
  ['75\\% = 3/4', '75% =3/4'],
  ['0{,}1\\overline{6}', '0,1\\overline{6}'],
  ['\\text{Weg in \\{m\\}}', '\\text{Weg in \\{m\\}}'],
  ['\\log_2 8', '\\log_2 8'],
  ['\\sin^2\\alpha', '\\sin^2 \\alpha'],
  ['a\\neq b\\leq c\\hat= d', 'a \\ne b \\le c \\hat=d'],
  ['a\\not= b\\not\\in C', 'a \\ne b \\notin C'],
  ['1\\,250,5', '1\\,250,5'],
  ['{x^2}^3', '{x^2}^3'],
  ['A\\xrightarrow{+3}B', 'A \\overset{+3}{\\to}B'],
  ['9{,}81\\,\\mathrm{m}/\\mathrm{s}^2', '9,81 \\mathrm{m}/\\mathrm{s}^2'],
  ['\\left\\{x\\,\\middle|\\,x>0\\right\\}', '\\{x \\mid x >0\\}'],
  ['\\operatorname{ggT}(a,b)', '\\operatorname{ggT}(a, b)'],
];

describe('reading LaTeX', () => {
  it.each(ROUND_TRIPS)('%s is written as %s, and read back as the same tree', (latex, written) => {
    const tree = read(latex);
    expect(writeLatex(tree, { language: 'de' }).text).toBe(written);
    expect(withoutPlaces(read(written))).toEqual(withoutPlaces(tree));
  });

  it('takes one digit as an argument, as TeX does', () => {
    expect(withoutPlaces(read('x^10'))).toEqual(withoutPlaces(read('x^{1}0')));
  });

  it('says for each node where it begins', () => {
    expect(read('a + \\frac{1}{b}')).toMatchObject({
      items: [{ at: 0 }, { at: 2 }, { at: 4, numerator: { at: 10 }, denominator: { at: 13 } }],
    });
  });

  it('reads decimal commas in German, points in English, and lists in both', () => {
    expect(read('2,5')).toMatchObject({ kind: 'number', value: '2.5' });
    expect(read('1,2,3')).toMatchObject({
      items: [{ value: '1' }, { sign: ',' }, { value: '2' }, { sign: ',' }, { value: '3' }],
    });
    expect(read('1.250,5')).toMatchObject({ value: '1 250.5' });
    const english = readMath('1,250.5', { language: 'en', notation: 'latex' });
    expect(english.ok && english.value).toMatchObject({ value: '1 250.5' });
  });

  it.each([
    ['', 'MATH_EMPTY 0'],
    ['x'.repeat(MATH_LIMITS.characters + 1), `MATH_TOO_LONG ${MATH_LIMITS.characters}`],
    [`${'{'.repeat(MATH_LIMITS.levels + 1)}x`, `MATH_TOO_DEEP ${MATH_LIMITS.levels + 1}`],
    ['a\\foo b', 'MATH_UNKNOWN_COMMAND 1'],
    ['\\begin{tabular}x\\end{tabular}', 'MATH_UNKNOWN_ENVIRONMENT 7'],
    ['a # b', 'MATH_UNKNOWN_CHARACTER 2'],
    ['\\ce{Qx2}', 'MATH_UNKNOWN_ELEMENT 4'],
    ['(a', 'MATH_UNCLOSED 0'],
    ['\\frac{1', 'MATH_UNCLOSED 5'],
    ['\\left(a', 'MATH_UNCLOSED 0'],
    ['\\begin{cases}x', 'MATH_UNCLOSED 0'],
    ['\\text{a', 'MATH_UNCLOSED 5'],
    ['a)', 'MATH_UNEXPECTED 1'],
    ['a}', 'MATH_UNEXPECTED 1'],
    ['a&b', 'MATH_UNEXPECTED 1'],
    ['\\frac{1}', 'MATH_ARGUMENT_MISSING 0'],
    ['x^', 'MATH_ARGUMENT_MISSING 1'],
    ['x^2^3', 'MATH_TWO_SCRIPTS 3'],
  ])('%s: %s', (latex, expected) => {
    expect(problem(latex)).toBe(expected);
  });
});
