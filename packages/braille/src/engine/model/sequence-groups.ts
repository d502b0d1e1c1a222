/** What is found by the symbols that it begins with. */
export interface Sequence {
  readonly symbols: readonly number[];
}

/** The second symbol of a group of sequences of one symbol. No character of a sequence has this symbol. */
export const NO_SECOND = 0;

/** All sequences that begin with the same two symbols, or are the same single one, in the order in which they are tried. */
export interface SequenceGroup<Item extends Sequence> {
  readonly first: number;
  readonly second: number;
  readonly items: readonly Item[];
}

const sameRank = (): number => 0;

/**
 * Groups sequences by how they begin: in a group the longer ones first, then those of a lower rank; equal ones stay in
 * the order in which they are given. A rank does not count for sequences of one symbol.
 */
export function groupSequences<Item extends Sequence>(
  items: readonly Item[],
  rankOf: (item: Item) => number = sameRank,
): readonly SequenceGroup<Item>[] {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const key = item.symbols.slice(0, 2).join(' ');
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [item]);
    else group.push(item);
  }
  return Array.from(groups.values(), (group) => {
    const [first = 0, second = NO_SECOND] = group[0]?.symbols ?? [];
    const compare = (a: Item, b: Item) => b.symbols.length - a.symbols.length || rankOf(a) - rankOf(b);
    return { first, second, items: second === NO_SECOND ? group : group.toSorted(compare) };
  });
}
