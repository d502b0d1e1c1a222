/** How several values of the same row and series become one. */
export const AGGREGATES = ['count', 'sum', 'mean', 'median', 'min', 'max'] as const;

/** One of {@link AGGREGATES}. */
export type Aggregate = (typeof AGGREGATES)[number];

/** One value with the row and the series that it belongs to. */
export interface LongValue {
  readonly name: string;
  readonly group: string;
  readonly value: number | null;
}

/** Rows of names with a value for each series. */
export interface WideTable {
  readonly names: readonly string[];
  readonly series: readonly { readonly name: string; readonly values: readonly (number | null)[] }[];
}

/** `values` as one value; null for none. */
export function aggregated(values: readonly number[], by: Aggregate): number | null {
  const [first] = values;
  if (by === 'count') return values.length;
  if (first === undefined) return null;
  const sum = values.reduce((total, value) => total + value, 0);
  // Sums of decimals have digits that none of them has: 0.1 + 0.2.
  const exact = (value: number) => Number(value.toPrecision(12));
  switch (by) {
    case 'sum':
      return exact(sum);
    case 'mean':
      return exact(sum / values.length);
    case 'min':
      return values.reduce((least, value) => Math.min(least, value), first);
    case 'max':
      return values.reduce((most, value) => Math.max(most, value), first);
    case 'median': {
      const sorted = values.toSorted((one, other) => one - other);
      const middle = sorted.length / 2;
      const [low = first, high = first] = [sorted[Math.ceil(middle) - 1], sorted[Math.floor(middle)]];
      return exact((low + high) / 2);
    }
  }
}

/** Values in a list as a table: a row for each name and a series for each group, in the order in which they first occur. */
export function pivoted(list: readonly LongValue[], by: Aggregate): WideTable {
  const names = [...new Set(list.map(({ name }) => name))];
  const groups = [...new Set(list.map(({ group }) => group))];
  const cells = new Map<string, Map<string, number[]>>(groups.map((group) => [group, new Map()]));
  for (const { name, group, value } of list) {
    const rows = cells.get(group);
    const cell = rows?.get(name) ?? [];
    if (value !== null) cell.push(value);
    rows?.set(name, cell);
  }
  return {
    names,
    series: groups.map((group) => ({
      name: group,
      values: names.map((name) => {
        const cell = cells.get(group)?.get(name);
        return cell === undefined ? null : aggregated(cell, by);
      }),
    })),
  };
}
