import { describe, expect, it } from '@jest/globals';
import { type BrailleRequest, ok } from '@tastwerk/editor-core';
import { createLineCache } from './line-cache.js';

const line = (text: string): BrailleRequest => ({ text, system: 'DE:VOLL' });
const empty = ok({ cells: [], sourceIndex: [] });

describe('createLineCache', () => {
  it('drops the line that was used least recently', () => {
    const cache = createLineCache(2);
    cache.set(line('a'), empty);
    cache.set(line('b'), empty);
    cache.get(line('a'));
    cache.set(line('c'), empty);
    expect(cache.get(line('b'))).toBeUndefined();
    expect(cache.get(line('a'))).toBe(empty);
    expect(cache.get(line('c'))).toBe(empty);
  });

  it('keeps no long paragraphs', () => {
    const cache = createLineCache();
    cache.set(line('a'.repeat(2001)), empty);
    expect(cache.get(line('a'.repeat(2001)))).toBeUndefined();
  });
});
