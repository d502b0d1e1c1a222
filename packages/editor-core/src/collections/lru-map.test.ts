import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { LruMap } from './lru-map.js';

describe('LruMap', () => {
  it('keeps the entries that were read or set most recently', () => {
    const step = fc.record({ key: fc.integer({ min: 0, max: 6 }), isRead: fc.boolean() });
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 5 }), fc.array(step, { maxLength: 60 }), (most, steps) => {
        const map = new LruMap<number, number>(most);
        let expected: readonly (readonly [number, number])[] = [];
        steps.forEach(({ key, isRead }, value) => {
          const known = expected.find(([other]) => other === key);
          if (isRead) expect(map.get(key)).toBe(known?.[1]);
          else map.set(key, value);
          const used = isRead ? known : ([key, value] as const);
          if (used) expected = [...expected.filter(([other]) => other !== key), used].slice(-most);
          expect([...map]).toEqual(expected);
        });
      }),
    );
  });

  it('keeps what was read though it is null', () => {
    const map = new LruMap<string, number | null>(2).set('a', null).set('b', 1);
    expect(map.get('a')).toBeNull();
    expect([...map.set('c', 2).keys()]).toEqual(['a', 'c']);
  });
});
