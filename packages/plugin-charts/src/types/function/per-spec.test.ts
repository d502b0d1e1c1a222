import { describe, expect, it } from '@jest/globals';
import { perSpec } from './per-spec.js';

describe('what is computed per spec', () => {
  it('is computed once for each, even where there is no result', () => {
    const calls: object[] = [];
    const of = perSpec((spec: object) => {
      calls.push(spec);
      return undefined;
    });
    const [one, other] = [{}, {}];
    for (const spec of [one, other, one]) of(spec);
    expect(calls).toEqual([one, other]);
    expect(calls[0]).toBe(one);
  });
});
