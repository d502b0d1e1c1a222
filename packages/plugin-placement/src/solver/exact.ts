import { type Choice, NONE, UNPLACED_COST } from './conflicts.js';

/** States that are looked at before a group counts as too large. */
const MOST_STATES = 60_000;

/** The best choice for the labels of `group` by branch and bound; undefined where the group is too large. */
export function solveExactly(
  choice: Choice,
  group: readonly number[],
): ReadonlyMap<number, number> | undefined {
  const { candidatesOf, costs, excluded } = choice;
  const order = group.toSorted(
    (one, other) => (candidatesOf[one]?.length ?? 0) - (candidatesOf[other]?.length ?? 0),
  );
  // The least that the labels from each place of the order on can cost.
  const rest = Array.from({ length: order.length + 1 }, () => 0);
  for (let place = order.length - 1; place >= 0; place -= 1) {
    const own = (candidatesOf[order[place] ?? 0] ?? []).map((candidate) => costs[candidate] ?? 0);
    rest[place] = (rest[place + 1] ?? 0) + Math.min(UNPLACED_COST, ...own);
  }
  const blocked = new Map<number, number>();
  const chosen: number[] = [];
  let best: readonly number[] = [];
  let leastCost = Infinity;
  let states = 0;

  const block = (candidate: number, by: number) => {
    for (const other of excluded[candidate] ?? []) blocked.set(other, (blocked.get(other) ?? 0) + by);
  };
  function visit(place: number, cost: number): void {
    states += 1;
    if (states > MOST_STATES || cost + (rest[place] ?? 0) >= leastCost) return;
    const label = order[place];
    if (label === undefined) {
      leastCost = cost;
      best = chosen.slice();
      return;
    }
    const free = (candidatesOf[label] ?? []).filter((candidate) => !blocked.get(candidate));
    for (const candidate of free.toSorted((one, other) => (costs[one] ?? 0) - (costs[other] ?? 0))) {
      block(candidate, 1);
      chosen.push(candidate);
      visit(place + 1, cost + (costs[candidate] ?? 0));
      chosen.pop();
      block(candidate, -1);
    }
    chosen.push(NONE);
    visit(place + 1, cost + UNPLACED_COST);
    chosen.pop();
  }
  visit(0, 0);
  if (states > MOST_STATES) return undefined;
  return new Map(order.map((label, place) => [label, best[place] ?? NONE]));
}
