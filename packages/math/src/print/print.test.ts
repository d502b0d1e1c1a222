import { describe, expect, it } from '@jest/globals';
import type { MathNode } from '../model/nodes.js';
import { readMath } from '../reading/read-math.js';
import { printMath, type PrintedMath } from './index.js';

const OPTIONS = { language: 'de', fontSizeMm: 5 } as const;

function read(latex: string): MathNode {
  const tree = readMath(latex, { language: 'de', notation: 'latex' });
  if (!tree.ok) throw new Error(`${latex}: ${tree.error.code}`);
  return tree.value;
}

async function print(latex: string, isBlock = false): Promise<PrintedMath> {
  const printed = await printMath(read(latex), { ...OPTIONS, isBlock });
  if (!printed.ok) throw new Error(`${latex}: ${JSON.stringify(printed.error)}`);
  return printed.value;
}

/** Lowest and highest coordinate of path data, across and down. */
function extent(pathData: string): {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
} {
  const [across, down]: [number[], number[]] = [[], []];
  for (const [, command = '', list = ''] of pathData.matchAll(/([A-Z])([^A-Z]*)/gu)) {
    const values = list.trim() === '' ? [] : list.trim().split(/\s+/u).map(Number);
    for (const [index, value] of values.entries()) {
      const isAcross = command === 'H' || (command !== 'V' && index % 2 === 0);
      (isAcross ? across : down).push(value);
    }
  }
  return {
    left: Math.min(...across),
    right: Math.max(...across),
    top: Math.min(...down),
    bottom: Math.max(...down),
  };
}

describe('print', () => {
  it('gives outlines within their frame, in mm', async () => {
    const { pathData, widthMm, heightMm, baselineMm } = await print(
      '\\frac{-b\\pm\\sqrt{b^2-4ac}}{2a}',
      true,
    );
    const { left, right, top, bottom } = extent(pathData);
    expect([left, top].every((value) => value >= 0)).toBe(true);
    expect(right).toBeLessThanOrEqual(widthMm);
    expect(bottom).toBeLessThanOrEqual(heightMm + 0.01);
    // 7.27 by 2.34 times the height of the type.
    expect(widthMm).toBeCloseTo(36.36, 1);
    expect(heightMm).toBeCloseTo(11.7, 1);
    expect(baselineMm).toBeCloseTo(8.21, 1);
  });

  it('grows with the type', async () => {
    const [small, large] = await Promise.all(
      [5, 10].map((fontSizeMm) => printMath(read('x'), { language: 'de', fontSizeMm })),
    );
    expect(small?.ok && large?.ok && large.value.widthMm / small.value.widthMm).toBeCloseTo(2);
  });

  it('draws tall brackets without gaps, and none beyond them', async () => {
    const { pathData, heightMm } = await print('\\begin{pmatrix}1\\\\2\\\\3\\\\4\\\\5\\end{pmatrix}', true);
    const { top, bottom } = extent(pathData);
    expect(top).toBeGreaterThanOrEqual(-0.01);
    expect(bottom).toBeLessThanOrEqual(heightMm + 0.01);
    // The bars between the hooks of the two brackets reach from one to the other.
    const bars = [...pathData.matchAll(/M[\d. ]+L[\d. ]+L[\d. ]+L[\d. ]+Z/gu)].map(([bar]) => extent(bar));
    expect(bars.filter((bar) => bar.bottom - bar.top > heightMm / 3)).toHaveLength(2);
  });

  it('loads parts of its font when a formula needs them', async () => {
    expect((await print('\\mathbb{R}')).pathData).not.toBe('');
    expect((await print('\\text{für}')).pathData).not.toBe('');
  });

  it('names a character that its font does not have', async () => {
    const printed = await printMath({ kind: 'text', at: 0, text: '漢' }, OPTIONS);
    expect(printed).toMatchObject({
      ok: false,
      error: { code: 'MATH_NO_GLYPH', params: { character: '漢' } },
    });
  });
});
