import { describe, expect, it } from '@jest/globals';
import { toEnd } from '../progress.js';
import { anneal, randomNumbers } from './anneal.js';
import { type Choice, CLOSE_COST, NONE, UNPLACED_COST } from './conflicts.js';
import { solveExactly } from './exact.js';
import { solve } from './solve.js';

/** Pairs of `lists` both ways round, without those of one label and those that exclude each other anyway. */
function symmetric(
  lists: readonly (readonly number[])[],
  labels: Int32Array,
  excluded: readonly (readonly number[])[],
): readonly (readonly number[])[] {
  const pairs = new Set(
    lists.flatMap((own, one) => own.map((other) => [one, other].sort((a, b) => a - b).join())),
  );
  return lists.map((_, one) =>
    lists.flatMap((__, other) =>
      pairs.has([one, other].sort((a, b) => a - b).join()) &&
      labels[one] !== labels[other] &&
      !excluded[one]?.includes(other)
        ? [other]
        : [],
    ),
  );
}

/** A choice between `each` candidates for every one of `count` labels, of which some exclude each other. */
function randomChoice(seed: number, count: number, each: number, share: number): Choice {
  const random = randomNumbers(seed);
  const size = count * each;
  const labels = Int32Array.from({ length: size }, (_, at) => Math.floor(at / each));
  const costs = Float64Array.from({ length: size }, () => Math.floor(random() * 50));
  const candidatesOf = Array.from({ length: count }, (_, label) =>
    Array.from({ length: each }, (__, at) => label * each + at),
  );
  const excluded: number[][] = Array.from({ length: size }, () => []);
  for (let a = 0; a < size; a += 1)
    for (let b = 0; b < a; b += 1) {
      if (labels[a] === labels[b] || random() > share) continue;
      excluded[a]?.push(b);
      excluded[b]?.push(a);
    }
  const close = excluded.map((own) => own.map((at) => (at + each) % size));
  return { labels, costs, candidatesOf, excluded, close: symmetric(close, labels, excluded) };
}

function costOf({ close, costs, excluded }: Choice, taken: readonly number[]): number {
  const all = new Set(taken);
  const isClashing = taken.some((one) => one !== NONE && excluded[one]?.some((other) => all.has(other)));
  if (isClashing) return Infinity;
  const pairs = taken.flatMap((one) =>
    one === NONE ? [] : (close[one] ?? []).filter((other) => all.has(other)),
  );
  const closeCost = (CLOSE_COST * pairs.length) / 2;
  return taken.reduce((sum, one) => sum + (one === NONE ? UNPLACED_COST : (costs[one] ?? 0)), closeCost);
}

/** The cost of the best of all choices. */
function leastCost(choice: Choice, taken: readonly number[] = []): number {
  const own = choice.candidatesOf[taken.length];
  if (!own) return costOf(choice, taken);
  return Math.min(...[...own, NONE].map((candidate) => leastCost(choice, [...taken, candidate])));
}

const seeds = [1, 2, 3, 4, 5, 6, 7, 8];

describe('the choice of places', () => {
  it.each(seeds)('is the best of all for few labels (seed %i)', (seed) => {
    const choice = randomChoice(seed, 5, 4, 0.35);
    const least = leastCost(choice);
    const exact = solveExactly(choice, [0, 1, 2, 3, 4]);
    expect(costOf(choice, [...Array.from({ length: 5 }, (_, label) => exact?.get(label) ?? NONE)])).toBe(
      least,
    );
    expect(costOf(choice, [...toEnd(solve(choice))])).toBe(least);
  });

  it.each(seeds)(
    'is nearly as good by annealing, and never takes two that exclude each other (seed %i)',
    (seed) => {
      const choice = randomChoice(seed, 5, 4, 0.35);
      const annealed = toEnd(anneal(choice, [0, 1, 2, 3, 4]));
      const cost = costOf(
        choice,
        Array.from({ length: 5 }, (_, label) => annealed.get(label) ?? NONE),
      );
      expect(cost).toBeLessThanOrEqual(leastCost(choice) * 1.05);
    },
  );

  it('is the same each time', () => {
    const choice = randomChoice(9, 60, 12, 0.02);
    const one = [...toEnd(solve(choice))];
    expect(costOf(choice, one)).toBeLessThan(Infinity);
    expect([...toEnd(solve(choice))]).toEqual(one);
  });

  it('is made for each group of labels by itself, so that a change of one leaves the others', () => {
    const [one, other] = [randomChoice(1, 4, 3, 0.4), randomChoice(2, 4, 3, 0.4)];
    const both: Choice = {
      labels: Int32Array.from([...one.labels, ...other.labels.map((label) => label + 4)]),
      costs: Float64Array.from([...one.costs, ...other.costs]),
      candidatesOf: [...one.candidatesOf, ...other.candidatesOf.map((own) => own.map((at) => at + 12))],
      excluded: [...one.excluded, ...other.excluded.map((own) => own.map((at) => at + 12))],
      close: [...one.close, ...other.close.map((own) => own.map((at) => at + 12))],
    };
    const together = [...toEnd(solve(both))];
    expect(together.slice(0, 4)).toEqual([...toEnd(solve(one))]);
  });
});
