import { describe, expect, it } from '@jest/globals';
import type { PathStep } from '@tastwerk/editor-core/geometry';
import type { Primitive } from '@tastwerk/editor-core/scene';
import { primitiveBounds } from '@tastwerk/editor-core/scene';
import { qrPath } from './qr-code.js';
import { overlongMark, sheetMarkPrimitives } from './sheet-marks.js';

const A4 = { widthMm: 210, heightMm: 297 };
const LINK = 'https://tastwerk.example/catalogue/123/variant/456';

/** Whether the module at `row` and `column` is dark, by the corners of the bars. */
function isDark(path: readonly PathStep[], moduleMm: number, row: number, column: number): boolean {
  const [x, y] = [(column + 0.5) * moduleMm, (row + 0.5) * moduleMm];
  for (let at = 0; at < path.length; at += 5) {
    const [start, , end] = [path[at], path[at + 1], path[at + 2]];
    if (start?.kind !== 'M' || end?.kind !== 'L') throw new Error('not a bar');
    if (x > start.to.x && x < end.to.x && y > start.to.y && y < end.to.y) return true;
  }
  return false;
}

describe('qrPath', () => {
  it('has the three finders of a code and a side of modules that the text needs', () => {
    const path = qrPath('HTTPS://A.DE', { x: 0, y: 0 }, 21);
    const row = (y: number): string =>
      Array.from({ length: 21 }, (_, x) => (isDark(path, 1, y, x) ? '#' : '.')).join('');
    expect(row(0)).toMatch(/^#{7}\..{5}\.#{7}$/);
    expect(row(1)).toMatch(/^#\.{5}#\..{5}\.#\.{5}#$/);
    expect(row(6)).toBe('#######.#.#.#.#######');
    expect(row(20)).toMatch(/^#{7}\./);
  });

  it('says characters beyond ASCII as UTF-8', () => {
    expect(qrPath('ä'.repeat(100), { x: 0, y: 0 }, 12).length).toBeGreaterThan(
      qrPath('a'.repeat(100), { x: 0, y: 0 }, 12).length,
    );
  });
});

describe('sheetMarkPrimitives', () => {
  it('draws nothing that is not asked for', () => {
    expect(sheetMarkPrimitives({}, A4)).toEqual([]);
    expect(sheetMarkPrimitives({ link: '', version: '' }, A4)).toEqual([]);
  });

  it('draws a code of 12 mm at the top right and a version 3 mm high at the bottom right, flat and blue', () => {
    const [code, version] = sheetMarkPrimitives({ link: LINK, version: 'v12' }, A4);
    if (code?.type !== 'path' || version?.type !== 'text') throw new Error('a mark is missing');
    const box = primitiveBounds(code);
    expect([box.x, box.y, box.width, box.height].map((value) => Math.round(value * 1000) / 1000)).toEqual([
      193, 5, 12, 12,
    ]);
    expect(version.sizeMm * 0.668).toBeCloseTo(3, 6);
    expect(version.origin.x + version.widthMm).toBeCloseTo(205, 6);
    expect(version.origin.y).toBe(292);
    for (const mark of [code, version] satisfies Primitive[]) expect(mark.layer).toBe('print');
    expect([code.fill, version.ink]).toEqual(['0000FF', '0000FF']);
  });

  it('sets sub- and superscript characters of a version as labels do, in the same corner', () => {
    const marks = sheetMarkPrimitives({ version: 'v₂' }, A4);
    expect(marks).toMatchObject([{ text: 'v' }, { text: '2' }]);
    const [v, two] = marks;
    if (v?.type !== 'text' || two?.type !== 'text') throw new Error('a mark is missing');
    expect(two.sizeMm).toBeLessThan(v.sizeMm);
    expect(two.origin.y).toBeGreaterThan(292);
    expect(two.origin.x + two.widthMm).toBeCloseTo(205, 6);
  });

  it('keeps modules readable for every link that is allowed, and refuses longer ones', () => {
    const longest = `https://tastwerk.example/${'a'.repeat(175)}`;
    const [code] = sheetMarkPrimitives({ link: longest }, A4);
    if (code?.type !== 'path') throw new Error('the code is missing');
    const first = code.path[2];
    const finderMm = first?.kind === 'L' ? first.to.y - 5 : 0;
    expect(finderMm).toBeGreaterThan(0.2);
    expect(overlongMark({ link: longest })).toBeUndefined();
    expect(overlongMark({ link: `${longest}a` })).toBe('link');
    expect(overlongMark({ version: 'v'.repeat(41) })).toBe('version');
    expect(() => sheetMarkPrimitives({ link: `${longest}a` }, A4)).toThrow(RangeError);
  });
});
