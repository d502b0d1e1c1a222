import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { Recurring } from './recurring.js';

beforeEach(() => {
  jest.useFakeTimers();
  Logger.overrideLogger(false);
});
afterEach(() => {
  jest.useRealTimers();
});

describe('something that recurs', () => {
  it('is done at once and at intervals until it is stopped', async () => {
    let rounds = 0;
    const recurring = new Recurring('counting', 1000, () => {
      rounds += 1;
      return Promise.resolve();
    });
    recurring.start();
    recurring.start();
    expect(rounds).toBe(1);
    await jest.advanceTimersByTimeAsync(2500);
    expect(rounds).toBe(3);
    await recurring.stop();
    await jest.advanceTimersByTimeAsync(5000);
    expect(rounds).toBe(3);
  });

  it('never overlaps, and goes on after a round that failed', async () => {
    const ends: (() => void)[] = [];
    let rounds = 0;
    const recurring = new Recurring('slow work', 1000, () => {
      rounds += 1;
      if (rounds === 2) throw new Error('broken');
      return new Promise((resolve) => ends.push(resolve));
    });
    recurring.start();
    await jest.advanceTimersByTimeAsync(10_000);
    expect(rounds).toBe(1);
    ends[0]?.();
    await jest.advanceTimersByTimeAsync(1000);
    expect(rounds).toBe(2);
    await jest.advanceTimersByTimeAsync(1000);
    expect(rounds).toBe(3);
    ends[1]?.();
    await recurring.stop();
  });

  it('lets a round that is under way end before it has stopped', async () => {
    let end: () => void = () => undefined;
    const recurring = new Recurring('slow work', 1000, () => new Promise((resolve) => (end = resolve)));
    recurring.start();
    let hasStopped = false;
    const stopped = recurring.stop().then(() => (hasStopped = true));
    await jest.advanceTimersByTimeAsync(5000);
    expect(hasStopped).toBe(false);
    end();
    await stopped;
    expect(hasStopped).toBe(true);
  });
});
