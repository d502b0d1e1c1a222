import { describe, expect, it } from '@jest/globals';
import { readByteRange } from './byte-range.js';

describe('the part of a file of 100 bytes', () => {
  it.each([
    ['bytes=0-9', { start: 0, end: 9 }],
    ['bytes=90-', { start: 90, end: 99 }],
    ['bytes=90-200', { start: 90, end: 99 }],
    ['bytes=-10', { start: 90, end: 99 }],
    ['bytes=-1000', { start: 0, end: 99 }],
    ['bytes=99-99', { start: 99, end: 99 }],
    ['bytes=100-', 'unsatisfiable'],
    ['bytes=-0', 'unsatisfiable'],
    ['bytes=9-0', undefined],
    ['bytes=0-1,5-6', undefined],
    ['bytes=-', undefined],
    ['lines=0-9', undefined],
    ['', undefined],
    [undefined, undefined],
  ])('that %j asks for', (header, range) => {
    expect(readByteRange(header, 100)).toEqual(range);
  });

  it('is never a part of an empty file', () => {
    expect(readByteRange('bytes=0-', 0)).toBe('unsatisfiable');
    expect(readByteRange('bytes=-1', 0)).toBe('unsatisfiable');
  });
});
