import { describe, expect, it } from '@jest/globals';
import { SameMoment } from './same-moment.js';

describe('requests of the same moment', () => {
  it('share the answer to the same question, and ask anew later', async () => {
    const shared = new SameMoment<string>();
    const loads: string[] = [];
    const ask = (key: string) =>
      shared.get(key, () => {
        loads.push(key);
        return Promise.resolve(`${key} ${loads.length}`);
      });
    expect(await Promise.all([ask('a'), ask('b'), ask('a')])).toEqual(['a 1', 'b 2', 'a 1']);
    expect(await ask('a')).toBe('a 3');
  });

  it('share a failure, which spoils nothing that is asked later', async () => {
    const shared = new SameMoment<number>();
    const fail = () => shared.get('a', () => Promise.reject(new Error('gone')));
    const both = await Promise.allSettled([fail(), fail()]);
    expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(await shared.get('a', () => Promise.resolve(1))).toBe(1);
  });

  it('are not given what was loaded before they asked', async () => {
    const shared = new SameMoment<number>();
    let stored = 1;
    const first = await shared.get('a', () => Promise.resolve(stored));
    stored = 2;
    expect([first, await shared.get('a', () => Promise.resolve(stored))]).toEqual([1, 2]);
  });
});
