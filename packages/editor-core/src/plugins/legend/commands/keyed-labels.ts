interface Labelled {
  readonly label: string;
}

/**
 * `before` with the labels of `set`: what `idOf` names alike is one entry, a new one comes last, and a blank label takes its entry
 * away. The same list when nothing changes.
 */
export function withLabels<T extends Labelled>(
  before: readonly T[],
  set: readonly T[],
  idOf: (item: T) => string,
): readonly T[] {
  const labels = new Map(before.map((item) => [idOf(item), item]));
  for (const item of set) {
    const known = labels.get(idOf(item));
    if (item.label.trim() === '') labels.delete(idOf(item));
    else if (known?.label !== item.label)
      labels.set(idOf(item), known ? { ...known, label: item.label } : item);
  }
  const after = [...labels.values()];
  const isSame = after.length === before.length && after.every((item, index) => item === before[index]);
  return isSame ? before : after;
}
