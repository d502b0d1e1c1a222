import type { Choice } from './conflicts.js';

/** The labels of which some candidates exclude or disturb each other, together: each group can be solved by itself. */
export function componentsOf({
  labels,
  candidatesOf,
  excluded,
  close,
}: Choice): readonly (readonly number[])[] {
  const seen = new Set<number>();
  const groups: number[][] = [];
  candidatesOf.forEach((_, start) => {
    if (seen.has(start)) return;
    const group = [start];
    seen.add(start);
    for (const label of group) {
      for (const candidate of candidatesOf[label] ?? []) {
        for (const other of [...(excluded[candidate] ?? []), ...(close[candidate] ?? [])]) {
          const next = labels[other] ?? 0;
          if (seen.has(next)) continue;
          seen.add(next);
          group.push(next);
        }
      }
    }
    groups.push(group);
  });
  return groups;
}
