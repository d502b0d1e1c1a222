import type { LruMap } from '@tastwerk/editor-core/collections';

/** What `kept` has for `parts`, which are compared by identity; `make` makes it where it has nothing. */
export function madeOf<Value extends object>(
  kept: LruMap<readonly unknown[], Value>,
  parts: readonly unknown[],
  make: () => Value,
): Value {
  for (const known of kept.keys()) {
    const isSame = known.length === parts.length && known.every((part, index) => part === parts[index]);
    const value = isSame ? kept.get(known) : undefined;
    if (value) return value;
  }
  const value = make();
  kept.set(parts, value);
  return value;
}
