import { describe, expect, it } from '@jest/globals';
import { readMath } from '../../reading/read-math.js';
import { writeUeb, type UebOptions } from './write-ueb.js';

function ueb(latex: string, options?: UebOptions): string {
  const tree = readMath(latex, { language: 'en', notation: 'latex' });
  if (!tree.ok) return `${tree.error.code} ${tree.error.index}`;
  const written = writeUeb(tree.value, options);
  return written.ok ? written.value.braille : `${written.error.code} ${written.error.params['what']}`;
}

/** Expressions and their cells as the Guidelines for Technical Material (ICEB, 2014) and BANA's guidance on them publish them, by section. */
const PUBLISHED: readonly (readonly [string, string, string])[] = [
  ['1.6', 'ABCD', '⠠⠠⠁⠃⠉⠙'],
  ['1.6', 'V=IR', '⠰⠠⠧⠀⠐⠶⠀⠠⠠⠊⠗'],
  ['1.6', 'AB^2', '⠠⠠⠁⠃⠰⠔⠼⠃'],
  ['1.7', 'y=x+4c', '⠰⠽⠀⠐⠶⠀⠭⠐⠖⠼⠙⠰⠉'],
  ['1.7', '3x-4y+y^2=x^2', '⠼⠉⠭⠐⠤⠼⠙⠽⠐⠖⠽⠔⠼⠃⠀⠐⠶⠀⠭⠰⠔⠼⠃'],
  ['1.7', '\\frac{x^2+2x}{1+x^2}=1', '⠰⠰⠷⠭⠔⠼⠃⠐⠖⠼⠃⠭⠨⠌⠼⠁⠐⠖⠭⠔⠼⠃⠾⠀⠐⠶⠀⠼⠁'],
  ['1.7', '\\sqrt{(y-x^2)}', '⠰⠰⠩⠐⠣⠽⠐⠤⠭⠔⠼⠃⠐⠜⠬'],
  ['2.1', '5\\,000\\,000', '⠼⠑⠐⠚⠚⠚⠐⠚⠚⠚'],
  ['2.2', '8.93', '⠼⠓⠲⠊⠉'],
  ['2.2', '0.7', '⠼⠚⠲⠛'],
  ['2.10', '25\\,\\mathrm{km}^2', '⠼⠃⠑⠀⠅⠍⠰⠔⠼⠃'],
  ['2.10', '0^\\circ\\mathrm{C}', '⠼⠚⠘⠚⠠⠉'],
  ['3.1', '6=1\\times2\\times3=1+2+3', '⠼⠋⠀⠐⠶⠀⠼⠁⠐⠦⠼⠃⠐⠦⠼⠉⠀⠐⠶⠀⠼⠁⠐⠖⠼⠃⠐⠖⠼⠉'],
  ['3.1', '15\\pm0.5', '⠼⠁⠑⠸⠖⠼⠚⠲⠑'],
  ['3.1', '5-3\\neq3-5', '⠼⠑⠐⠤⠼⠉⠀⠐⠶⠈⠱⠀⠼⠉⠐⠤⠼⠑'],
  ['3.1', '2:4=6:12', '⠼⠃⠒⠼⠙⠀⠐⠶⠀⠼⠋⠒⠼⠁⠃'],
  ['3.1', '5\\cdot3=15', '⠼⠑⠐⠲⠼⠉⠀⠐⠶⠀⠼⠁⠑'],
  ['3.2', 'y\\propto x', '⠰⠽⠀⠸⠐⠶⠀⠰⠭'],
  ['3.2', 'y=kx', '⠰⠽⠀⠐⠶⠀⠅⠭'],
  ['3.2', '0\\le\\theta\\le2\\pi', '⠼⠚⠀⠸⠈⠣⠀⠨⠹⠀⠸⠈⠣⠀⠼⠃⠨⠏'],
  ['3.2', '2y=2c-4', '⠼⠃⠽⠀⠐⠶⠀⠼⠃⠰⠉⠐⠤⠼⠙'],
  ['3.2', 'd+ab=ac', '⠙⠐⠖⠁⠃⠀⠐⠶⠀⠰⠁⠉'],
  ['3.2', 'x:y', '⠭⠰⠒⠽'],
  ['5', '(n=7)', '⠐⠣⠰⠝⠀⠐⠶⠀⠼⠛⠐⠜'],
  ['6.2', '3-2\\frac12=', '⠼⠉⠐⠤⠼⠃⠼⠁⠌⠃⠀⠐⠶'],
  ['6.4', '\\frac ab+\\frac cd', '⠰⠰⠷⠁⠨⠌⠃⠾⠐⠖⠷⠉⠨⠌⠙⠾'],
  ['6.4', '\\frac{\\frac x2+\\frac y3}{x+y}', '⠰⠰⠷⠷⠭⠨⠌⠼⠃⠾⠐⠖⠷⠽⠨⠌⠼⠉⠾⠨⠌⠭⠐⠖⠽⠾'],
  ['7.3', 'x^2y', '⠭⠰⠔⠼⠃⠽'],
  ['7.3', 'x^{2y}', '⠰⠰⠭⠔⠣⠼⠃⠽⠜'],
  ['7.3', 'x^y+1', '⠭⠰⠔⠽⠐⠖⠼⠁'],
  ['7.3', 'x^{y+1}+3', '⠰⠰⠭⠔⠣⠽⠐⠖⠼⠁⠜⠐⠖⠼⠉'],
  ['7.3', 'x^{\\frac23}', '⠭⠰⠔⠼⠃⠌⠉'],
  ['7.3', 'x^{\\frac ab}y=x', '⠰⠰⠰⠭⠔⠷⠁⠨⠌⠃⠾⠽⠀⠐⠶⠀⠭⠰⠄'],
  ['7.3', 'x^2+y^2=C', '⠭⠰⠔⠼⠃⠐⠖⠽⠔⠼⠃⠀⠐⠶⠀⠰⠠⠉'],
  ['7.3', 'a^n\\times a^m=a^{n+m}', '⠰⠰⠰⠁⠔⠝⠐⠦⠁⠔⠍⠀⠐⠶⠀⠁⠔⠣⠝⠐⠖⠍⠜⠰⠄'],
  ['7.4', 'e^{x^2}', '⠰⠰⠑⠔⠣⠭⠔⠼⠃⠜'],
  ['7.4', 'e^{(x^2)}', '⠰⠰⠑⠔⠐⠣⠭⠔⠼⠃⠐⠜'],
  ['7.4', 'P_{x_i}', '⠰⠰⠠⠏⠢⠣⠭⠢⠊⠜'],
  ['7.5', '0.0045=4.5\\times10^{-3}', '⠼⠚⠲⠚⠚⠙⠑⠀⠐⠶⠀⠼⠙⠲⠑⠐⠦⠼⠁⠚⠔⠣⠐⠤⠼⠉⠜'],
  ['7.5', 'a^{-2b}', '⠰⠰⠁⠔⠣⠐⠤⠼⠃⠰⠃⠜'],
  ['7.6', '\\mathrm{H}^+', '⠠⠓⠰⠔⠐⠖'],
  ['7.7', 'x_1^2=y_2^3', '⠰⠰⠰⠭⠢⠼⠁⠔⠼⠃⠀⠐⠶⠀⠽⠢⠼⠃⠔⠼⠉⠰⠄'],
  ['7.7', '{x^2}_k', '⠭⠰⠔⠼⠃⠢⠅'],
  ['7.8', '{}_{92}^{238}\\mathrm{U}', '⠰⠢⠼⠊⠃⠔⠼⠃⠉⠓⠠⠥'],
  ['7.9', '\\sum_{x=1}^n x_i^2', '⠰⠰⠠⠨⠎⠨⠢⠣⠭⠐⠶⠼⠁⠜⠨⠔⠝⠭⠢⠊⠔⠼⠃'],
  ['7.9', '\\lim_{x\\to a}f(x)=1', '⠰⠰⠇⠊⠍⠨⠢⠣⠭⠳⠕⠁⠜⠋⠐⠣⠭⠐⠜⠀⠐⠶⠀⠼⠁'],
  ['8.1', '\\sqrt9=3', '⠰⠩⠼⠊⠬⠀⠐⠶⠀⠼⠉'],
  ['8.1', 'r=\\sqrt{x^2+y^2}', '⠰⠰⠰⠗⠀⠐⠶⠀⠩⠭⠔⠼⠃⠐⠖⠽⠔⠼⠃⠬⠰⠄'],
  ['8.1', '\\sqrt{\\frac{783.2\\times6.547}{0.4628}}', '⠰⠰⠩⠷⠼⠛⠓⠉⠲⠃⠐⠦⠼⠋⠲⠑⠙⠛⠨⠌⠼⠚⠲⠙⠋⠃⠓⠾⠬'],
  ['8.1', 'x=\\frac{-b\\pm\\sqrt{b^2-4ac}}{2a}', '⠰⠰⠰⠭⠀⠐⠶⠀⠷⠐⠤⠃⠸⠖⠩⠃⠔⠼⠃⠐⠤⠼⠙⠰⠁⠉⠬⠨⠌⠼⠃⠰⠁⠾⠰⠄'],
  ['8.2', '\\sqrt[3]8=2', '⠰⠰⠩⠔⠼⠉⠼⠓⠬⠀⠐⠶⠀⠼⠃'],
  ['8.2', '\\sqrt[mn]{xy}', '⠰⠰⠩⠔⠣⠍⠝⠜⠭⠽⠬'],
  ['9.3', '3\\tan45°', '⠼⠉⠞⠁⠝⠼⠙⠑⠘⠚'],
  ['9.3', '4\\cos5x', '⠼⠙⠰⠉⠕⠎⠼⠑⠭'],
  ['9.3', '\\log y', '⠇⠕⠛⠀⠰⠽'],
  ['9.3', '\\log(x+y)', '⠇⠕⠛⠐⠣⠭⠐⠖⠽⠐⠜'],
  ['10', 'A=\\{1,2,3,4\\}', '⠠⠁⠀⠐⠶⠀⠸⠣⠼⠁⠂⠀⠼⠃⠂⠀⠼⠉⠂⠀⠼⠙⠸⠜'],
  ['10', '3\\in A\\cap B', '⠼⠉⠀⠘⠑⠀⠠⠁⠨⠦⠠⠃'],
  ['10', "A'\\cup B'=(A\\cap B)'", '⠰⠰⠰⠠⠁⠶⠨⠖⠠⠃⠶⠀⠐⠶⠀⠐⠣⠠⠁⠨⠦⠠⠃⠐⠜⠶⠰⠄'],
  ['11.5', '\\frac{dy}{dx}', '⠰⠰⠷⠙⠽⠨⠌⠙⠭⠾'],
  ['11.5', '\\int_2^3(2x+1)dx', '⠰⠰⠮⠢⠼⠃⠔⠼⠉⠐⠣⠼⠃⠭⠐⠖⠼⠁⠐⠜⠙⠭'],
  ['11.5', '\\binom nr', '⠐⠣⠝⠰⠻⠗⠐⠜'],
  ['12.1', '\\underline{x+y}', '⠰⠰⠣⠭⠐⠖⠽⠜⠠⠱'],
  ['12.1', 'A\\hat BC', '⠠⠁⠠⠃⠰⠐⠱⠠⠉'],
  ['12.1', '\\vec x', '⠭⠰⠘⠱'],
  ['12.2', '\\overline{x^y}', '⠰⠰⠣⠭⠔⠽⠜⠱'],
  ['12.2', 'x^{\\bar y}', '⠰⠰⠭⠔⠣⠽⠱⠜'],
  ['16.2', '\\ce{Ca(OH)2}', '⠠⠉⠁⠐⠣⠠⠕⠠⠓⠐⠜⠰⠢⠼⠃'],
  ['16.2', '\\ce{CuSO4*5H2O}', '⠠⠉⠥⠠⠎⠠⠕⠰⠢⠼⠙⠐⠲⠼⠑⠠⠓⠢⠼⠃⠠⠕'],
  ['16.3', '\\ce{^{238}_{92}U}', '⠰⠢⠼⠊⠃⠔⠼⠃⠉⠓⠠⠥'],
  [
    '16.5',
    '\\ce{2NaOH + H2SO4 -> Na2SO4 + 2H2O}',
    '⠰⠰⠰⠼⠃⠠⠝⠁⠠⠕⠠⠓⠐⠖⠠⠓⠢⠼⠃⠠⠎⠠⠕⠢⠼⠙⠀⠳⠕⠀⠠⠝⠁⠢⠼⠃⠠⠎⠠⠕⠢⠼⠙⠐⠖⠼⠃⠠⠓⠢⠼⠃⠠⠕⠰⠄',
  ],
];

describe('UEB as the guidelines publish it', () => {
  it.each(PUBLISHED)('%s: %s', (_section, latex, braille) => {
    expect(ueb(latex)).toBe(braille);
  });
});

describe('UEB', () => {
  it('contracts names of functions in contracted braille, outside of grade 1 mode', () => {
    expect(ueb('\\sin\\theta', { isContracted: true })).toBe('⠎⠔⠨⠹');
    expect(ueb('\\sin2\\beta=2\\sin\\beta\\cos\\beta', { isContracted: true })).toBe(
      '⠎⠔⠼⠃⠨⠃⠀⠐⠶⠀⠼⠃⠎⠊⠝⠨⠃⠉⠕⠎⠨⠃',
    );
    expect(ueb('\\sin\\theta')).toBe('⠎⠊⠝⠨⠹');
  });

  it('puts a blank between a letter and a name, and none behind a sign', () => {
    expect(ueb('x\\sin60', { isContracted: true })).toBe('⠰⠭⠀⠎⠔⠼⠋⠚');
    expect(ueb('\\sin A\\cos B', { isContracted: true })).toBe('⠎⠔⠠⠁⠀⠉⠕⠎⠠⠃');
  });

  it('says which node each cell is written for', () => {
    const tree = readMath('\\frac{1}{x}', { language: 'en' });
    const written = tree.ok ? writeUeb(tree.value) : tree;
    expect(written).toEqual({
      ok: true,
      value: { braille: '⠰⠷⠼⠁⠨⠌⠭⠾', sourceIndex: [0, 0, 6, 6, 0, 0, 9, 0], doubts: [] },
    });
  });

  it('names what it cannot write', () => {
    expect(ueb('\\oint x')).toBe('MATH_NO_BRAILLE ∮');
    expect(ueb('\\text{ß}')).toBe('MATH_NO_BRAILLE ß');
  });

  it('says where the guidelines have no form for one line', () => {
    const tree = readMath('\\begin{pmatrix}1&2\\\\3&4\\end{pmatrix}', { language: 'en' });
    const written = tree.ok ? writeUeb(tree.value) : tree;
    expect(written.ok && written.value.doubts).toEqual([{ at: 0, rule: 'ueb-matrix-in-line' }]);
  });
});
