import { type Choice, CLOSE_COST, NONE, UNPLACED_COST } from './conflicts.js';

/** What two candidates that exclude each other cost while both are taken: more than leaving one of their labels out. */
const CLASH_COST = 1.2 * UNPLACED_COST;

/** Temperatures at the beginning and at the end, in costs. */
const HOT = 150;
const COLD = 0.25;

/** Changes that are tried, for each label and at least. */
const TRIES_PER_LABEL = 3000;
const LEAST_TRIES = 40_000;
const MOST_TRIES = 400_000;

/** Numbers from 0 to 1 in a row that looks random and is the same for the same seed (mulberry32). */
export function randomNumbers(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** A good choice for the labels of `group` by simulated annealing (Christensen, Marks and Shieber 1995). Yields the share that is done. */
export function* anneal(
  choice: Choice,
  group: readonly number[],
): Generator<number, ReadonlyMap<number, number>> {
  const { candidatesOf, close, costs, excluded, labels } = choice;
  const taken = new Int32Array(candidatesOf.length).fill(NONE);
  const random = randomNumbers(group.length);
  const pick = <T>(list: readonly T[]): T | undefined => list[Math.floor(random() * list.length)];
  const takenOf = (list: readonly number[] = []): number => {
    let count = 0;
    for (const other of list) if (taken[labels[other] ?? 0] === other) count += 1;
    return count;
  };
  const clashes = (candidate: number): number => takenOf(excluded[candidate]);
  const costOf = (candidate: number): number =>
    candidate === NONE
      ? UNPLACED_COST
      : (costs[candidate] ?? 0) + CLASH_COST * clashes(candidate) + CLOSE_COST * takenOf(close[candidate]);

  // At first each label takes its cheapest candidate that excludes none before it.
  for (const label of group) {
    const free = (candidatesOf[label] ?? []).filter((candidate) => clashes(candidate) === 0);
    const cheapest = free.toSorted((one, other) => (costs[one] ?? 0) - (costs[other] ?? 0))[0];
    taken[label] = cheapest ?? NONE;
  }
  const best = taken.slice();
  let cost = group.reduce((sum, label) => sum + costOf(taken[label] ?? NONE), 0);
  let leastCost = cost;
  const tries = Math.min(MOST_TRIES, Math.max(LEAST_TRIES, TRIES_PER_LABEL * group.length));
  const cooling = (COLD / HOT) ** (1 / tries);
  let temperature = HOT;
  for (let tried = 0; tried < tries; tried += 1, temperature *= cooling) {
    if (tried % 20_000 === 19_999) yield tried / tries;
    const label = pick(group) ?? 0;
    const before = taken[label] ?? NONE;
    const own = candidatesOf[label] ?? [];
    const next = random() < 0.02 ? NONE : (pick(own) ?? NONE);
    if (next === before) continue;
    const change = costOf(next) - costOf(before);
    if (change > 0 && random() >= Math.exp(-change / temperature)) continue;
    taken[label] = next;
    cost += change;
    if (cost < leastCost - 1e-9) {
      leastCost = cost;
      best.set(taken);
    }
  }
  taken.set(best);
  // What still excludes something goes, then what has room comes.
  for (const label of group) if (clashes(taken[label] ?? NONE) > 0) taken[label] = NONE;
  for (const label of group) {
    if (taken[label] !== NONE) continue;
    const free = (candidatesOf[label] ?? []).filter((candidate) => clashes(candidate) === 0);
    taken[label] = free.toSorted((one, other) => (costs[one] ?? 0) - (costs[other] ?? 0))[0] ?? NONE;
  }
  return new Map(group.map((label) => [label, taken[label] ?? NONE]));
}
