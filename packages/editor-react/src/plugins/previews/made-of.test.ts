import { describe, expect, it } from '@jest/globals';
import { LruMap } from '@tastwerk/editor-core/collections';
import { madeOf } from './made-of.js';

describe('madeOf', () => {
  it('makes once what is made of the same parts, each by identity', () => {
    const document = { name: 'a' };
    const kept = new LruMap<readonly unknown[], { readonly number: number }>(10);
    let made = 0;
    const numberOf = (...parts: readonly unknown[]) =>
      madeOf(kept, parts, () => ({ number: (made += 1) })).number;
    expect(numberOf(document, 0)).toBe(1);
    expect(numberOf(document, 1)).toBe(2);
    expect(numberOf({ name: 'a' }, 0)).toBe(3);
    expect(numberOf(document)).toBe(4);
    expect(numberOf(document, 0)).toBe(1);
  });
});
