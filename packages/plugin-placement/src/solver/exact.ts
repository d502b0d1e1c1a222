import { type Choice, CLOSE_COST, NONE, UNPLACED_COST } from './conflicts.js';

/** Labels of a group, and states that are looked at, before it counts as too large. */
const MOST_LABELS = 12;
const MOST_STATES = 20_000;

/** The best choice for the labels of `group` by branch and bound; undefined where the group is too large. */
export function solveExactly(
  choice: Choice,
  group: readonly number[],
): ReadonlyMap<number, number> | undefined {
  if (group.length > MOST_LABELS) return undefined;
  const { candidatesOf, close, costs, excluded } = choice;
  const order = group.toSorted(
    (one, other) => (candidatesOf[one]?.length ?? 0) - (candidatesOf[other]?.length ?? 0),
  );
  // The least that the labels from each place of the order on can cost.
  const rest = Array.from({ length: order.length + 1 }, () => 0);
  for (let place = order.length - 1; place >= 0; place -= 1) {
    const own = (candidatesOf[order[place] ?? 0] ?? []).map((candidate) => costs[candidate] ?? 0);
    rest[place] = (rest[place + 1] ?? 0) + Math.min(UNPLACED_COST, ...own);
  }
  const cheapestFirst = order.map((label) =>
    (candidatesOf[label] ?? []).toSorted((one, other) => (costs[one] ?? 0) - (costs[other] ?? 0)),
  );
  const blocked = new Map<number, number>();
  const chosen: number[] = [];
  const closeCost = (candidate: number): number =>
    CLOSE_COST * chosen.filter((other) => close[candidate]?.includes(other)).length;
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
    for (const candidate of cheapestFirst[place] ?? []) {
      if (blocked.get(candidate)) continue;
      const own = (costs[candidate] ?? 0) + closeCost(candidate);
      block(candidate, 1);
      chosen.push(candidate);
      visit(place + 1, cost + own);
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
