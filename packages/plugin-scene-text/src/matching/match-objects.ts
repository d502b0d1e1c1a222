/** An object as it stands in a text: what tells it from others. */
export interface MatchItem {
  readonly uuid: string;
  /** Its lines. */
  readonly line: string;
  readonly kind: string;
  /** Whether there can be no other of its kind. */
  readonly isOnly: boolean;
  /** What it is called; empty for none. */
  readonly name: string;
  readonly page: number;
}

/** Pairs items of both lists that have the same `keyOf`: the first with the first, and so on. Items without one stay alone. */
function pairByKey(
  before: readonly MatchItem[],
  after: readonly MatchItem[],
  pairs: Map<MatchItem, MatchItem>,
  taken: Set<MatchItem>,
  keyOf: (item: MatchItem) => string | undefined,
): void {
  const waiting = new Map<string, MatchItem[]>();
  for (const item of before) {
    const key = taken.has(item) ? undefined : keyOf(item);
    if (key === undefined) continue;
    const those = waiting.get(key) ?? [];
    those.push(item);
    waiting.set(key, those);
  }
  for (const those of waiting.values()) those.reverse();
  for (const item of after) {
    const key = pairs.has(item) ? undefined : keyOf(item);
    const found = key === undefined ? undefined : waiting.get(key)?.pop();
    if (!found) continue;
    pairs.set(item, found);
    taken.add(found);
  }
}

/** Pairs what is left of one kind behind the same neighbour: a line that was changed stands where it stood. */
function pairByPlace(
  before: readonly MatchItem[],
  after: readonly MatchItem[],
  pairs: Map<MatchItem, MatchItem>,
  taken: Set<MatchItem>,
): void {
  const placeOf = new Map(before.map((item, index) => [item, index]));
  let next = 0;
  for (const item of after) {
    const known = pairs.get(item);
    if (known) {
      next = (placeOf.get(known) ?? next) + 1;
      continue;
    }
    for (let index = next; index < before.length; index += 1) {
      const candidate = before[index];
      if (!candidate || taken.has(candidate)) break;
      if (candidate.kind !== item.kind) continue;
      pairs.set(item, candidate);
      taken.add(candidate);
      next = index + 1;
      break;
    }
  }
}

/**
 * The ids of objects before a text was changed, by their ids after it: those whose lines are the same, on the same page or on another;
 * then those of the same kind and name; then those of the same kind that stand at the same place between them.
 */
export function matchObjects(
  before: readonly MatchItem[],
  after: readonly MatchItem[],
): ReadonlyMap<string, string> {
  const pairs = new Map<MatchItem, MatchItem>();
  const taken = new Set<MatchItem>();
  const keys: readonly ((item: MatchItem) => string | undefined)[] = [
    ({ isOnly, kind }) => (isOnly ? kind : undefined),
    ({ line, page, kind }) => JSON.stringify([kind, page, line]),
    ({ line, kind }) => JSON.stringify([kind, line]),
    ({ name, page, kind }) => (name === '' ? undefined : JSON.stringify([kind, page, name])),
    ({ name, kind }) => (name === '' ? undefined : JSON.stringify([kind, name])),
  ];
  for (const keyOf of keys) pairByKey(before, after, pairs, taken, keyOf);
  pairByPlace(before, after, pairs, taken);
  return new Map([...pairs].map(([item, known]) => [item.uuid, known.uuid]));
}

/** The pages before a text was changed, by the places of those after it: those of the same name, then those that are left in their order. */
export function matchPages(before: readonly string[], after: readonly string[]): ReadonlyMap<number, number> {
  const pairs = new Map<number, number>();
  const left = new Set(before.keys());
  after.forEach((name, index) => {
    const found = [...left].find((place) => before[place] === name);
    if (found === undefined) return;
    pairs.set(index, found);
    left.delete(found);
  });
  after.forEach((_name, index) => {
    const [first] = left;
    if (pairs.has(index) || first === undefined) return;
    pairs.set(index, first);
    left.delete(first);
  });
  return pairs;
}
