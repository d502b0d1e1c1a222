import { describe, expect, it } from '@jest/globals';
import { readMath } from '../../reading/read-math.js';
import { writeGerman } from './write-german.js';

function german(latex: string): { readonly braille: string; readonly rules: readonly string[] } {
  const tree = readMath(latex, { language: 'de', notation: 'latex' });
  const written = tree.ok ? writeGerman(tree.value) : tree;
  if (!written.ok) return { braille: `${written.error.code} ${written.error.params['what']}`, rules: [] };
  const { braille, doubts } = written.value;
  return { braille, rules: doubts.map(({ rule }) => rule) };
}

/** Expressions of our own, each for a section of the rule book of 2015 that could be read. */
const SURE: readonly (readonly [string, string, string])[] = [
  ['1.2 joined operation', 'x^{n+1}y', '⠭⠌⠝⠈⠖⠼⠁⠱⠽'],
  ['1.1.3 words', 'x \\text{ für }y', '⠭⠀⠠⠄⠋⠳⠗⠠⠄⠀⠽'],
  ['2.1.1 number', '27', '⠼⠃⠛'],
  ['2.1.2 numeric fraction', '\\frac57', '⠼⠑⠶'],
  ['2.1.2 mixed number', '2\\frac15', '⠼⠃⠼⠁⠢'],
  ['2.1.3 decimals', '2,75', '⠼⠃⠂⠛⠑'],
  ['2.1.5 long number', '12\\,500', '⠼⠁⠃⠄⠑⠚⠚'],
  ['3.2 small letter behind a number', '2a', '⠼⠃⠠⠁'],
  ['3.2 small letter that is no digit', '2k', '⠼⠃⠅'],
  ['3.2 capitals', 'AB', '⠘⠁⠃'],
  ['3.2 small letter behind a capital', 'Ab', '⠘⠁⠠⠃'],
  ['3.3 Greek', '\\beta', '⠰⠃'],
  ['3.3 Greek capital', '\\Sigma', '⠰⠘⠎'],
  ['3.3 Latin behind Greek', '\\alpha x', '⠰⠁⠠⠭'],
  ['4.3 degree', '45°', '⠼⠙⠑⠸⠈⠴'],
  ['5 operations', 'p+q-r', '⠏⠀⠖⠟⠀⠤⠗'],
  ['5 sign of a number', 'p=-4', '⠏⠀⠶⠤⠼⠙'],
  ['6 round brackets', '(p-q)r', '⠣⠏⠀⠤⠟⠜⠗'],
  ['6 braces', '\\{7;8\\}', '⠐⠷⠼⠛⠆⠀⠼⠓⠐⠾'],
  ['6 bars', '|y|', '⠈⠇⠽⠈⠇'],
  ['7.1 arrow', 'p\\to q', '⠏⠀⠒⠂⠀⠟'],
  ['7.1 double arrow', 'p\\Rightarrow q', '⠏⠀⠹⠶⠂⠀⠟'],
  ['7.3 label of an arrow', 'p\\xrightarrow{+6}q', '⠏⠀⠒⠂⠈⠼⠣⠖⠼⠋⠼⠜⠀⠟'],
  ['9 fraction', '\\frac{p}{q}', '⠆⠏⠀⠳⠀⠟⠰'],
  ['9 fraction with operations', '\\frac{p-1}{q+2}', '⠆⠏⠀⠤⠼⠁⠀⠳⠀⠟⠀⠖⠼⠃⠰'],
  ['10.1 power of digits', 'y^5', '⠽⠌⠢'],
  ['10.1 power ends at a blank', 'y^m-y', '⠽⠌⠍⠀⠤⠽'],
  ['10.1 power ends at another', 'y_m^k', '⠽⠡⠍⠌⠅'],
  ['10.1 end is told', 'y^mz', '⠽⠌⠍⠱⠵'],
  ['10.1 power ends at a bracket', '(y^m)z', '⠣⠽⠌⠍⠜⠵'],
  ['10.1 negative power', 'y^{-6}', '⠽⠌⠤⠼⠋'],
  ['10.2 reinforced', 'y^{z_m}k', '⠽⠨⠌⠵⠡⠍⠨⠱⠅'],
  ['11.1 sum', '\\sum_{i=2}^k y_i', '⠯⠎⠡⠊⠈⠶⠼⠃⠌⠅⠀⠽⠡⠊'],
  ['11.1 infinity', '\\infty', '⠼⠿'],
  ['11.2 logarithm of a number', '\\log 5', '⠫⠇⠼⠑'],
  ['11.2 logarithm of a letter', '\\ln y', '⠫⠦⠇⠀⠽'],
  ['factorial', 'k!', '⠅⠫'],
  ['14.1 at right angles', 'g\\perp h', '⠛⠀⠼⠄⠓'],
  ['14.1 parallel', 'g\\parallel h', '⠛⠀⠈⠿⠓'],
  ['14.1 angle between capitals', '\\angle ABC', '⠻⠕⠘⠁⠃⠉'],
  ['14.1 shape before a small letter', '\\triangle p', '⠻⠲⠠⠏'],
  ['14.2 sine', '\\sin\\alpha', '⠫⠎⠰⠁'],
  ['14.2 cotangent', '\\cot y', '⠫⠳⠀⠽'],
];

/** What is written by rules that are not of 2015, or that could not be read. */
const DOUBTFUL: readonly (readonly [string, string, string])[] = [
  ['german-marburg', 'p\\le q', '⠏⠀⠪⠶⠟'],
  ['german-marburg', 'p\\in A', '⠏⠀⠳⠔⠘⠁'],
  ['german-root', '\\sqrt{y}', '⠩⠽'],
  ['german-root', '\\sqrt[3]{y}', '⠌⠒⠩⠽'],
  ['german-unit', '4\\,\\mathrm{km}', '⠼⠙⠸⠅⠍'],
  ['german-mark', '\\vec p', '⠏⠘⠒⠂'],
  ['german-chemistry', '\\ce{MgCl2}', '⠨⠍⠛⠨⠉⠇⠡⠆'],
  ['german-nested-fraction', '\\frac{\\frac pq}{2}', '⠆⠆⠏⠀⠳⠀⠟⠰⠀⠳⠀⠼⠃⠰'],
  ['german-typeface', '\\mathbb{R}', '⠐⠘⠗'],
];

describe('German Mathematikschrift', () => {
  it.each(SURE)('%s: %s', (_rule, latex, braille) => {
    expect(german(latex)).toEqual({ braille, rules: [] });
  });

  it.each(DOUBTFUL)('reports %s: %s', (rule, latex, braille) => {
    expect(german(latex)).toEqual({ braille, rules: [rule] });
  });

  it('keeps punctuation apart from lowered digits', () => {
    expect(german('y_1, y_2').braille).toBe('⠽⠡⠂⠠⠂⠀⠽⠡⠆');
  });

  it('writes charges with lowered digits, as labels have them', () => {
    expect(german('\\ce{Fe^3+}').braille).toBe('⠨⠋⠑⠌⠒⠖');
  });

  it('names what it has no rule for', () => {
    expect(german('\\lim_{x\\to0}x').braille).toBe('MATH_NO_BRAILLE lim');
    expect(german('A\\subset B').braille).toBe('MATH_NO_BRAILLE ⊂');
  });

  it('says which node each cell is written for', () => {
    const tree = readMath('y^mz', { language: 'de', notation: 'latex' });
    const written = tree.ok ? writeGerman(tree.value) : tree;
    expect(written.ok && written.value.sourceIndex).toEqual([0, 2, 2, 3, 3]);
  });
});
