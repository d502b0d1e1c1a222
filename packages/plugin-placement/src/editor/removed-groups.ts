import type { Document, Engine, PageObject } from '@tastwerk/editor-core';
import { continuedUuids } from '../continued-page.js';
import type { Removed, RemovalReason } from '../tactile/drawing.js';
import type { Tactile } from '../tactile/make-tactile.js';
import { withoutGroups } from '../tactile/page-change.js';

/** The reasons in the order in which their groups are listed: what a person misses first stands first. */
const ORDER: readonly string[] = [
  'no-room',
  'outlined-text',
  'too-close',
  'too-short',
  'thinned',
  'in-legend',
  'grid',
  'same-place',
  'joined',
  'lead-line',
  'arrow-head',
  'frame',
  'background',
  'double',
  'merged',
  'shadow',
  'speck',
  'invisible',
];

/** The objects of a page before any step, by their ids; groups are taken apart. */
export type PageObjects = ReadonlyMap<string, PageObject>;

/** The objects of the page at `pageIndex`, those in groups each by itself. */
export function objectsOfPage(engine: Engine, document: Document, pageIndex: number): PageObjects {
  const { pages } = withoutGroups(engine, document, pageIndex).document;
  return new Map((pages[pageIndex]?.objects ?? []).map((object) => [object.uuid, object]));
}

/** What `tactile` took out, by the ids that objects have on `page`: pages that continue a drawing give their labels other ones. */
export function removedOf({ removed }: Pick<Tactile, 'removed'>, page: PageObjects): readonly Removed[] {
  const isContinued = removed.some(({ object }) => !page.has(object.uuid));
  const own = new Map<string, string>();
  for (const { uuid, type } of isContinued ? page.values() : [])
    if (type === 'label') for (const continued of continuedUuids(uuid)) own.set(continued, uuid);
  return removed.map(({ object, reason }) => ({
    object: { ...object, uuid: own.get(object.uuid) ?? object.uuid },
    reason,
  }));
}

/** What was taken out for one reason, with what is kept though it would be. */
export interface RemovedGroup {
  readonly reason: RemovalReason;
  /** How many are taken out. */
  readonly count: number;
  /** Both, in the order of the page. */
  readonly members: readonly Removed[];
}

/** What was taken out and what is kept, by reason. */
export function removedGroups(
  removed: readonly Removed[],
  kept: ReadonlyMap<string, Removed>,
  page: PageObjects,
): readonly RemovedGroup[] {
  const order = new Map([...page.keys()].map((uuid, index) => [uuid, index]));
  const placeOf = ({ object }: Removed) => order.get(object.uuid) ?? order.size;
  const isKept = ({ object }: Removed) => kept.has(object.uuid);
  const groups = new Map<RemovalReason, Removed[]>();
  for (const one of [...removed.filter((each) => !isKept(each)), ...kept.values()])
    groups.set(one.reason, [...(groups.get(one.reason) ?? []), one]);
  return [...groups]
    .toSorted(([one], [other]) => ORDER.indexOf(one) - ORDER.indexOf(other))
    .map(([reason, members]) => ({
      reason,
      count: members.filter((member) => !isKept(member)).length,
      members: members.toSorted((one, other) => placeOf(one) - placeOf(other)),
    }));
}
