import { describe, expect, it } from '@jest/globals';
import { Recent } from './recent.js';

describe('Recent', () => {
  it('finds values by the parts that they were made of, each by identity', () => {
    const document = { name: 'a' };
    const recent = new Recent<string>(3);
    expect(recent.put([document, 0], 'first')).toBe('first');
    expect(recent.get([document, 0])).toBe('first');
    expect(recent.get([{ name: 'a' }, 0])).toBeUndefined();
    expect(recent.get([document, 1])).toBeUndefined();
    expect(recent.get([document])).toBeUndefined();
  });

  it('forgets what was not asked for longest, and replaces what was made again', () => {
    const recent = new Recent<string>(2);
    recent.put(['a'], 'a');
    recent.put(['b'], 'b');
    recent.get(['a']);
    recent.put(['c'], 'c');
    expect([recent.get(['a']), recent.get(['b']), recent.get(['c'])]).toEqual(['a', undefined, 'c']);
    recent.put(['c'], 'new');
    expect([recent.get(['a']), recent.get(['c'])]).toEqual(['a', 'new']);
  });
});
