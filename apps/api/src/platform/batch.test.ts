import { describe, expect, it } from '@jest/globals';
import { Batch } from './batch.js';

describe('a batch', () => {
  it('loads together what is asked for in one round of events, and anew what is asked for later', async () => {
    const loads: (readonly number[])[] = [];
    const batch = new Batch(10, (keys: readonly number[]) => {
      loads.push(keys);
      return Promise.resolve(keys.map((key) => key * 10));
    });
    expect(await Promise.all([batch.get(3), batch.get(1), batch.get(3)])).toEqual([30, 10, 30]);
    expect(await batch.get(3)).toBe(30);
    expect(loads).toEqual([[3, 1, 3], [3]]);
  });

  it('leaves when it is full, and the rest by itself', async () => {
    const loads: (readonly number[])[] = [];
    const batch = new Batch(2, (keys: readonly number[]) => {
      loads.push(keys);
      return Promise.resolve(keys);
    });
    const all = Promise.all([1, 2, 3, 4, 5].map((key) => batch.get(key)));
    expect(loads).toEqual([
      [1, 2],
      [3, 4],
    ]);
    expect(await all).toEqual([1, 2, 3, 4, 5]);
    expect(loads[2]).toEqual([5]);
  });

  it('gathers on while as many as may be are under way', async () => {
    const loads: (readonly number[])[] = [];
    const waiting: (() => void)[] = [];
    const load = (keys: readonly number[]) => {
      loads.push(keys);
      return new Promise<readonly number[]>((resolve) => waiting.push(() => resolve(keys)));
    };
    const batch = new Batch(2, load, 1);
    const all = Promise.all([1, 2, 3, 4, 5].map((key) => batch.get(key)));
    expect(loads).toEqual([[1, 2]]);
    for (const expected of [2, 3, 3]) {
      waiting.shift()?.();
      await new Promise((resolve) => setImmediate(resolve));
      expect(loads).toHaveLength(expected);
    }
    expect(loads).toEqual([[1, 2], [3, 4], [5]]);
    expect(await all).toEqual([1, 2, 3, 4, 5]);
  });

  it('fails for whoever waits for it, and for nobody else', async () => {
    let fails = true;
    const batch = new Batch(10, (keys: readonly number[]) =>
      fails ? Promise.reject(new Error('gone')) : Promise.resolve(keys),
    );
    const both = await Promise.allSettled([batch.get(1), batch.get(2)]);
    expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    fails = false;
    expect(await batch.get(1)).toBe(1);
  });

  it('gives nobody the value of somebody else when a value is missing', async () => {
    const batch = new Batch(10, () => Promise.resolve(['only one']));
    await expect(Promise.all([batch.get(1), batch.get(2)])).rejects.toThrow('a value for each key');
  });
});
