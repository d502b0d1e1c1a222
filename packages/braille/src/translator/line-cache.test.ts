import { describe, expect, it } from '@jest/globals';
import { ok } from '@tastwerk/editor-core';
import type { LineRequest } from '../line-request.js';
import { createLineCache } from './line-cache.js';

const line = (text: string): LineRequest => ({ text, system: 'DE:VOLL' });
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

  it('tells notations apart, where plain is what is not said', () => {
    const cache = createLineCache();
    cache.set({ ...line('a'), notation: 'capitals' }, empty);
    expect(cache.get(line('a'))).toBeUndefined();
    cache.set(line('a'), empty);
    expect(cache.get({ ...line('a'), notation: 'plain' })).toBe(empty);
  });

  it('tells emphasis apart', () => {
    const cache = createLineCache();
    cache.set({ ...line('ab'), emphasis: [{ kind: 'bold', start: 0, end: 1 }] }, empty);
    expect(cache.get(line('ab'))).toBeUndefined();
    expect(cache.get({ ...line('ab'), emphasis: [{ kind: 'bold', start: 0, end: 2 }] })).toBeUndefined();
    expect(cache.get({ ...line('ab'), emphasis: [{ kind: 'bold', start: 0, end: 1 }] })).toBe(empty);
  });

  it('keeps no long paragraphs', () => {
    const cache = createLineCache();
    cache.set(line('a'.repeat(2001)), empty);
    expect(cache.get(line('a'.repeat(2001)))).toBeUndefined();
  });
});
