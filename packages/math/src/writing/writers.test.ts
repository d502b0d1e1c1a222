import { describe, expect, it } from '@jest/globals';
import type { MathNode } from '../model/nodes.js';
import { readMath } from '../reading/read-math.js';
import { writeLatex } from './latex.js';
import { writeMathml } from './mathml.js';

function read(latex: string): MathNode {
  const tree = readMath(latex, { language: 'de', notation: 'latex' });
  if (!tree.ok) throw new Error(`${latex}: ${tree.error.code}`);
  return tree.value;
}

/** The content of `math`. */
function mathml(latex: string, language: 'de' | 'en' = 'de'): string {
  return writeMathml(read(latex), { language }).replace(/^<math[^>]*>|<\/math>$/gu, '');
}

describe('LaTeX', () => {
  it('says which node each character is written for', () => {
    const { text, sourceIndex } = writeLatex(read('a + \\alpha b'), { language: 'de' });
    expect(text).toBe('a +\\alpha b');
    expect(sourceIndex).toEqual([0, 2, 2, 4, 4, 4, 4, 4, 4, 11, 11]);
  });

  it('is written for other TeX programs on request', () => {
    const tex = (latex: string) => writeLatex(read(latex), { language: 'de', isForTex: true }).text;
    expect(tex('25% + 0,5')).toBe('25\\% +0{,}5');
    expect(tex('30°')).toBe('30^\\circ');
    expect(tex('1\\,250')).toBe('1\\,250');
  });

  it('has the decimal mark of its language', () => {
    expect(writeLatex(read('2,5'), { language: 'en' }).text).toBe('2.5');
  });
});

describe('MathML', () => {
  it('has its namespace and, in a line of its own, its display', () => {
    expect(writeMathml(read('x'), { language: 'de', isBlock: true })).toBe(
      '<math xmlns="http://www.w3.org/1998/Math/MathML" display="block"><mi>x</mi></math>',
    );
  });

  it.each([
    ['x^2', '<msup><mi>x</mi><mn>2</mn></msup>'],
    ['x_1^2', '<msubsup><mi>x</mi><mn>1</mn><mn>2</mn></msubsup>'],
    ['\\frac12', '<mfrac><mn>1</mn><mn>2</mn></mfrac>'],
    ['\\sqrt{x}', '<msqrt><mi>x</mi></msqrt>'],
    ['\\sqrt[3]{8}', '<mroot><mn>8</mn><mn>3</mn></mroot>'],
    ['2,5', '<mn>2,5</mn>'],
    ['1\\,250', '<mn>1\u2009250</mn>'],
    ['\\sin x', '<mrow><mi mathvariant="normal">sin</mi><mo>\u2061</mo><mi>x</mi></mrow>'],
    ['\\mathbb{R}', '<mi>ℝ</mi>'],
    ['\\mathbf{v}', '<mi>𝐯</mi>'],
    ['\\vec a', '<mover accent="true"><mi>a</mi><mo stretchy="true">→</mo></mover>'],
    ['5\\,\\mathrm{km}', '<mrow><mn>5</mn><mspace width="0.167em"/><mi mathvariant="normal">km</mi></mrow>'],
    ['30°', '<mrow><mn>30</mn><mi mathvariant="normal">°</mi></mrow>'],
    ['\\int_0^1', '<msubsup><mo>∫</mo><mn>0</mn><mn>1</mn></msubsup>'],
    ['\\sum_k', '<munder><mo>∑</mo><mi>k</mi></munder>'],
    [
      '\\ce{H2O}',
      '<mrow><msub><mi mathvariant="normal">H</mi><mn>2</mn></msub><mi mathvariant="normal">O</mi></mrow>',
    ],
    ['\\binom nk', '<mrow><mo>(</mo><mfrac linethickness="0"><mi>n</mi><mi>k</mi></mfrac><mo>)</mo></mrow>'],
  ])('%s', (latex, expected) => {
    expect(mathml(latex)).toBe(expected);
  });

  it('writes decimals of English with a point', () => {
    expect(mathml('2,5', 'en')).toBe('<mn>2.5</mn>');
  });

  it('stretches brackets around tall parts only', () => {
    expect(mathml('f(x)')).toContain('<mo fence="true" form="prefix" stretchy="false">(</mo>');
    expect(mathml('(\\frac12)')).toContain('<mo fence="true" form="prefix">(</mo>');
  });

  it('escapes what a formula holds', () => {
    expect(mathml('\\text{<b>&amp;}')).toBe('<mtext>&lt;b&gt;&amp;amp;</mtext>');
    expect(mathml('a<b')).toContain('<mo>&lt;</mo>');
  });
});
