import { describe, expect, it } from '@jest/globals';
import { ok } from '@tastwerk/editor-core';
import { FairTurns } from './fair-turns.js';

const LIMITS = { atOnce: 1, waitingOfOne: 10, waitingInAll: 100 };

/** Turns of which the order is kept; each piece of work ends in the next round of the event loop. */
function desk(limits = LIMITS) {
  const turns = new FairTurns(limits);
  const order: string[] = [];
  const ask = (caller: string, weight: number, name = caller) =>
    turns.take(caller, weight, async () => {
      order.push(name);
      await new Promise((resolve) => setImmediate(resolve));
      return name;
    });
  return { ask, order };
}

describe('FairTurns', () => {
  it('lets others in between the work of one caller', async () => {
    const { ask, order } = desk();
    await Promise.all([
      ...[1, 2, 3, 4].map((number) => ask('greedy', 10, `greedy ${number}`)),
      ask('other', 10),
    ]);
    expect(order).toEqual(['greedy 1', 'other', 'greedy 2', 'greedy 3', 'greedy 4']);
  });

  it('takes small work before large, and large work in the end, although small work keeps coming', async () => {
    const { ask, order } = desk();
    const all = [ask('first', 1), ask('large', 100)];
    for (let number = 0; number < 20; number += 1) all.push(ask(`small ${number}`, 30));
    await Promise.all([
      ...all,
      (async () => {
        for (let number = 20; number < 40; number += 1) await ask('late', 30, `late ${number}`);
      })(),
    ]);
    expect(order.indexOf('large')).toBeGreaterThan(order.indexOf('small 19'));
    expect(order.indexOf('large')).toBeLessThan(order.indexOf('late 39'));
  });

  it('refuses what is too much of one caller, and too much in all, and takes it later', async () => {
    const { ask } = desk({ atOnce: 1, waitingOfOne: 2, waitingInAll: 3 });
    const one = await Promise.all(['a', 'b', 'c', 'd'].map((name) => ask('one', 1, name)));
    expect(one.map((turn) => turn.ok)).toEqual([true, true, true, false]);
    const many = await Promise.all(['a', 'b', 'c', 'd', 'e'].map((caller) => ask(caller, 1)));
    expect(many.map((turn) => turn.ok)).toEqual([true, true, true, true, false]);
    expect(await ask('one', 1)).toEqual(ok('one'));
  });

  it('runs as much at once as it may, and goes on after a failure', async () => {
    const turns = new FairTurns({ ...LIMITS, atOnce: 2 });
    let running = 0;
    let most = 0;
    const work = async () => {
      running += 1;
      most = Math.max(most, running);
      await new Promise((resolve) => setImmediate(resolve));
      running -= 1;
      throw new Error('broken');
    };
    const ends = await Promise.allSettled(['a', 'b', 'c', 'd'].map((caller) => turns.take(caller, 1, work)));
    expect(ends.map(({ status }) => status)).toEqual(Array(4).fill('rejected'));
    expect(most).toBe(2);
  });
});
