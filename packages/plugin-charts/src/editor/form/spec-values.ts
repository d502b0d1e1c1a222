/** A way into the properties of a spec. */
export type ValuePath = readonly (string | number)[];

/** The properties of a spec while it is edited: they need not be what its schema accepts. */
export type SpecValues = Readonly<Record<string, unknown>>;

const isRecord = (value: unknown): value is SpecValues =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What stands at `path` in `values`. */
export function valueAt(values: unknown, path: ValuePath): unknown {
  return path.reduce<unknown>((value, key) => {
    if (Array.isArray(value) && typeof key === 'number') return value[key];
    return isRecord(value) ? value[key] : undefined;
  }, values);
}

function changed(value: unknown, path: ValuePath, next: unknown): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return next;
  if (typeof key === 'number') {
    const items: readonly unknown[] = Array.isArray(value) ? value : [];
    return items.with(key, changed(items[key], rest, next));
  }
  const before = isRecord(value) ? value : {};
  const inner = changed(before[key], rest, next);
  return inner === undefined
    ? Object.fromEntries(Object.entries(before).filter(([name]) => name !== key))
    : { ...before, [key]: inner };
}

/** `values` with `next` at `path`; undefined takes the property away. */
export function withValueAt(values: SpecValues, path: ValuePath, next: unknown): SpecValues {
  const result = changed(values, path, next);
  return isRecord(result) ? result : values;
}

/** Whether `path` lies at `start` or inside of it. */
export const startsWith = (path: readonly PropertyKey[], start: ValuePath): boolean =>
  start.every((key, index) => path[index] === key);
