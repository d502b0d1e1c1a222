/**
 * What tells two lists apart whose elements are the same by reference where nothing changed: single elements at their
 * places, or one stretch that became another.
 */
export type ListDifference<T> =
  | {
      readonly kind: 'elements';
      readonly indexes: readonly number[];
      readonly before: readonly T[];
      readonly after: readonly T[];
    }
  | {
      readonly kind: 'stretch';
      readonly start: number;
      readonly before: readonly T[];
      readonly after: readonly T[];
    };

/** Places at which two equally long lists differ between `start` and `end`; `undefined` when they are more than `most`. */
function differingIndexes<T>(
  before: readonly T[],
  after: readonly T[],
  range: { readonly start: number; readonly end: number },
  most: number,
): readonly number[] | undefined {
  const indexes: number[] = [];
  for (let index = range.start; index < range.end; index += 1) {
    if (before[index] === after[index]) continue;
    if (indexes.length === most) return undefined;
    indexes.push(index);
  }
  return indexes;
}

function pick<T>(list: readonly T[], indexes: readonly number[]): readonly T[] {
  return indexes.flatMap((index) => list.slice(index, index + 1));
}

/** The difference between `before` and `after`, in the form that needs less memory. Takes time in proportion to their length. */
export function listDifference<T>(before: readonly T[], after: readonly T[]): ListDifference<T> {
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && before[start] === after[start]) start += 1;
  let tail = 0;
  while (tail < shorter - start && before.at(-1 - tail) === after.at(-1 - tail)) tail += 1;

  if (before.length === after.length) {
    const end = before.length - tail;
    // An element costs three entries (its place, before, after) where a stretch costs two.
    const indexes = differingIndexes(before, after, { start, end }, Math.floor(((end - start) * 2) / 3));
    if (indexes)
      return { kind: 'elements', indexes, before: pick(before, indexes), after: pick(after, indexes) };
  }
  return {
    kind: 'stretch',
    start,
    before: before.slice(start, before.length - tail),
    after: after.slice(start, after.length - tail),
  };
}

/** Which side of a difference a list is brought to. */
export type Side = 'before' | 'after';

/** `list`, which is at the other side of `difference`, brought to `side`. */
export function withDifference<T>(
  list: readonly T[],
  difference: ListDifference<T>,
  side: Side,
): readonly T[] {
  const wanted = difference[side];
  if (difference.kind === 'stretch') {
    const other = difference[side === 'before' ? 'after' : 'before'];
    return list.toSpliced(difference.start, other.length, ...wanted);
  }
  const result = list.slice();
  difference.indexes.forEach((index, place) => result.splice(index, 1, ...wanted.slice(place, place + 1)));
  return result;
}
