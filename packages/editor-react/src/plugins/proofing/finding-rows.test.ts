import { describe, expect, it } from '@jest/globals';
import type { Finding } from '@tastwerk/editor-core/proofing';
import { boxOfRow, countsOf, findingRows } from './finding-rows.js';

const place = (x: number) => ({ x, y: 10, width: 5, height: 5 });
const short = (uuid: string, x: number): Finding => ({
  ruleId: 'line-len',
  severity: 'info',
  pageIndex: 0,
  objects: [uuid],
  place: place(x),
  measured: 14,
  wanted: 25,
  source: 'tud-tl-l',
});

describe('the rows of a list of findings', () => {
  it('tell once what is the same for several objects, with all of their places', () => {
    const rows = findingRows([short('a', 10), short('b', 40)]);
    expect(rows).toMatchObject([{ objects: ['a', 'b'], places: [place(10), place(40)] }]);
    expect(rows.flatMap((row) => boxOfRow(row) ?? [])).toEqual([{ x: 10, y: 10, width: 35, height: 5 }]);
  });

  it('keep apart what differs in its figures, its page or its weight', () => {
    const first = short('a', 10);
    const others: readonly Finding[] = [
      { ...short('b', 10), measured: 15 },
      { ...short('c', 10), pageIndex: 1 },
      { ...short('d', 10), severity: 'warning' },
    ];
    expect(findingRows([first, ...others])).toHaveLength(4);
  });

  it('keep apart pairs, and what concerns no object', () => {
    const pair = { ...short('a', 10), objects: ['a', 'b'] };
    const none = { ...short('a', 10), objects: [], place: null };
    const rows = findingRows([...[pair, { ...pair, objects: ['a', 'c'] }], ...[none, none]]);
    expect(rows.map(({ objects }) => objects)).toEqual([['a', 'b'], ['a', 'c'], [], []]);
    expect(new Set(rows.map(({ key }) => key)).size).toBe(4);
    expect(rows.map(boxOfRow).at(-1)).toBeUndefined();
  });

  it('count findings, not rows', () => {
    expect(countsOf([short('a', 10), short('b', 40)])).toEqual({ error: 0, warning: 0, info: 2 });
  });
});
