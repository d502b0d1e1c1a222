import { describe, expect, it } from '@jest/globals';
import { workIssue, workOf } from './work.js';

const object = (fields: object = {}) => ({ type: 'rect', uuid: 'id', x: 1, ...fields });
const pages = (count: number) => ({ pages: [{ objects: Array.from({ length: count }, () => object()) }] });

describe('the work of a document', () => {
  it('is one for each object, those in groups too, and for ten entries of lists', () => {
    expect(workOf({ pages: [] })).toBe(0);
    expect(workOf(object({ objects: [object(), object()] }))).toBe(3);
    expect(workOf(pages(1000))).toBe(1100);
    expect(workOf(object({ points: Array.from({ length: 500 }, () => [0, 0]) }))).toBe(1 + 50 + 100);
  });

  it('counts texts by fifty characters, and ids and names not at all', () => {
    expect(workOf({ content: 'a'.repeat(10_000) })).toBe(200);
    expect(workOf({ title: 'a'.repeat(50) })).toBe(0);
  });

  it('does not recurse, whatever it is given', () => {
    let deep: unknown = null;
    for (let level = 0; level < 100_000; level += 1) deep = [deep];
    expect(workOf(deep)).toBe(10_000);
    expect([null, 1, 'text', true].map(workOf)).toEqual([0, 0, 0, 0]);
  });

  it('has no part of the pictures under pages: they stay with the draft', () => {
    const backdrops = [{ pageUuid: 'id', picture: 'a'.repeat(1_500_000) }];
    expect(workIssue({ ...pages(100), backdrops })).toBeUndefined();
    expect(workIssue({ ...pages(100), graphicDescription: backdrops[0]?.picture })).toBeDefined();
  });

  it('is refused beyond the bound, with both figures', () => {
    expect(workIssue(pages(22_000))).toBeUndefined();
    expect(workIssue(pages(23_000))).toEqual({
      code: 'DOCUMENT_TOO_ELABORATE',
      path: [],
      params: { work: 25_300, most: 25_000 },
    });
  });
});
