import { type KeptPlacing, keptOf } from './kept.js';
import type { PageObject } from './schema.js';
import { walkObjects } from './tree.js';
import { othersOf } from './relation.js';

/** Whether what leads on from `from` comes to `to`. */
function leadsTo(placings: ReadonlyMap<string, KeptPlacing>, from: string, to: string): boolean {
  const seen = new Set<string>();
  const open = [from];
  for (let uuid = open.pop(); uuid !== undefined; uuid = open.pop()) {
    if (uuid === to) return true;
    const placing = seen.has(uuid) ? undefined : placings.get(uuid);
    seen.add(uuid);
    if (placing) open.push(...othersOf(placing));
  }
  return false;
}

/**
 * The id of one of `objects` of a page that is placed by itself, straight or through others; undefined where there is none. Objects of a
 * row, each between its neighbours, may be placed by each other: they are solved together.
 */
export function relationCircle(objects: readonly PageObject[]): string | undefined {
  const placings = new Map<string, KeptPlacing>();
  walkObjects(objects, (object) => {
    const kept = keptOf(object);
    if (kept) placings.set(object.uuid, kept);
  });
  for (const [uuid, placing] of placings) {
    const { relation, ...rest } = placing;
    const isBetween = relation?.kind === 'between';
    if (isBetween && othersOf(placing).includes(uuid)) return uuid;
    const others = othersOf(isBetween ? rest : placing);
    if (others.some((other) => leadsTo(placings, other, uuid))) return uuid;
  }
  return undefined;
}
