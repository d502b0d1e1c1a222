import { othersOf, type Placing } from './relation.js';

/**
 * The id of an object that is placed by itself, straight or through others; undefined where there is none. Objects of a row, each between
 * its neighbours, may be placed by each other: they are solved together.
 */
export function relationCircle(placings: ReadonlyMap<string, Placing<string>>): string | undefined {
  const leadsTo = (from: string, to: string, seen: Set<string>): boolean => {
    if (from === to) return true;
    if (seen.has(from)) return false;
    seen.add(from);
    const placing = placings.get(from);
    return placing !== undefined && othersOf(placing).some((other) => leadsTo(other, to, seen));
  };
  for (const [uuid, placing] of placings) {
    const { relation, ...rest } = placing;
    const isBetween = relation?.kind === 'between';
    const strict = isBetween ? othersOf(rest) : othersOf(placing);
    if (strict.some((other) => leadsTo(other, uuid, new Set()))) return uuid;
    if (isBetween && othersOf(placing).includes(uuid)) return uuid;
  }
  return undefined;
}
