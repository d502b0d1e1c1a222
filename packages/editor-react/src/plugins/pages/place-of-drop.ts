import type { RowDrop } from '@tastwerk/ui';

/** The index that the dropped row takes among `ids`, all rows from the first to the last. */
export function placeOfDrop(ids: readonly string[], { ids: moved, target, position }: RowDrop): number {
  const others = ids.filter((id) => !moved.includes(id));
  const place = others.indexOf(target);
  if (place < 0) return ids.indexOf(target);
  return position === 'after' ? place + 1 : place;
}
