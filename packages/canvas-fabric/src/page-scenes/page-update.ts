import { type Box, boxesMeet } from '@tastwerk/editor-core/geometry';
import { pageLegend } from '@tastwerk/editor-core/legend';
import type { Halo } from '@tastwerk/editor-core/scene';
import type { PagePlace } from './page-place.js';
import type { KeptEntry, PageState } from './page-state.js';
import type { BrailleRecord } from './recording-lookup.js';
import type { Recalled } from './scene-history.js';

/** An object with its halos, as long as nothing is drawn of it yet. */
interface Outlined extends Recalled {
  readonly order: number;
  readonly halos: readonly Halo[];
  /** What was asked for its halos. */
  readonly records: readonly BrailleRecord[];
}

/** What a change makes of a page. */
export interface PageUpdate {
  readonly state: PageState;
  /** Where it looks different, in page mm. */
  readonly changed: readonly Box[];
  /** The entries that it took out. */
  readonly replaced: readonly KeptEntry[];
}

/** How the objects of a page lie now: places in painting order, those that have another one, and boxes in which halos are other than they were. */
interface Changes {
  readonly orderOf: (uuid: string) => number;
  readonly hasMoved: ReadonlySet<string>;
  readonly cast: readonly Box[];
}

const NO_RECORDS: readonly BrailleRecord[] = [];

const boxesOf = (halos: readonly Halo[]): readonly Box[] => halos.map(({ box }) => box);

/** Whether an object is drawn as it is now, or as it was before what is shown. */
const isOther = ({ known, isBack }: Recalled) => !known || isBack;

function isSameList(a: readonly unknown[], b: readonly unknown[]): boolean {
  return a.length === b.length && a.every((item, index) => item === b[index]);
}

/** `recalled` with their halos: those that are not known yet are cast. */
function outline({ drawer, takeRecords }: PagePlace, recalled: readonly Recalled[]): readonly Outlined[] {
  return recalled.map((one, order) => {
    const halos = one.known?.halos ?? drawer.halos(one.object);
    return { ...one, order, halos, records: one.known ? NO_RECORDS : takeRecords() };
  });
}

function drawEntry(
  { document, pageIndex, resources: { kinds }, drawer, takeRecords }: PagePlace,
  { object, order, halos, records }: Outlined,
  lookUp: (bounds: Box) => readonly Halo[],
): KeptEntry {
  let above: readonly Halo[] | null = null;
  const scene = drawer.scene(object, (bounds) => {
    above = lookUp(bounds);
    return above;
  });
  const legend = kinds.purposeOf(object) === 'legend' ? pageLegend(kinds, document, pageIndex) : null;
  return { object, scene, order, records: [...records, ...takeRecords()], halos, above, legend };
}

/** Whether the textures of what is known of an object are cut by the same halos as before. */
function isCutAsBefore(
  { object, above, scene: { bounds } }: KeptEntry,
  { order, isBack }: Outlined,
  { halos }: PageState,
  { orderOf, hasMoved, cast }: Changes,
): boolean {
  if (!above) return true;
  const isAffected = isBack || hasMoved.has(object.uuid) || cast.some((box) => boxesMeet(box, bounds));
  return !isAffected || isSameList(above, halos.above(bounds, order, orderOf));
}

/** The entry of an object: what is known of it where that still holds, or a new one. */
function entryOf(place: PagePlace, one: Outlined, state: PageState, changes: Changes): KeptEntry {
  const { order, known } = one;
  if (known && isCutAsBefore(known, one, state, changes)) {
    return known.order === order ? known : { ...known, order };
  }
  return drawEntry(place, one, (bounds) => state.halos.above(bounds, order, changes.orderOf));
}

/** Puts the halos of `outlined` into `state`, which is blank where `isRenewed`; answers in which boxes they are other than they were. */
function castHalos(outlined: readonly Outlined[], { halos }: PageState, isRenewed: boolean): readonly Box[] {
  const cast: Box[] = [];
  for (const one of outlined) {
    if (isOther(one)) cast.push(...boxesOf(one.kept?.halos ?? []), ...boxesOf(one.halos));
    if (isOther(one) || isRenewed) halos.set(one.object.uuid, one.halos);
  }
  return cast;
}

/** The keys in both lists that stand at another place among those that both lists have. */
export function movedInOrder(before: readonly string[], after: readonly string[]): readonly string[] {
  // Most changes leave the order alone: typing in one of thousands of objects must not count them all.
  if (before.length === after.length && before.every((key, place) => key === after[place])) return [];
  const wasThere = new Set(before);
  const isThere = new Set(after);
  const keptBefore = before.filter((key) => isThere.has(key));
  return after.filter((key) => wasThere.has(key)).filter((key, place) => keptBefore[place] !== key);
}

/** Takes the objects of `before` that are not in `orders` out of `state`; answers their entries. */
function removeGone(before: PageState, state: PageState, orders: ReadonlyMap<string, number>): KeptEntry[] {
  const gone: KeptEntry[] = [];
  for (const [uuid, entry] of before.entries) {
    if (orders.has(uuid)) continue;
    state.index.delete(uuid);
    state.halos.set(uuid, []);
    gone.push(entry);
  }
  return gone;
}

/**
 * Makes a state of the page of `place` out of `before`, which is changed with it, or out of a blank `state`, so that `before` can be
 * kept as a whole.
 */
export function updatePage(
  place: PagePlace,
  recalled: readonly Recalled[],
  before: PageState,
  state: PageState,
): PageUpdate {
  const isRenewed = state.entries.size === 0;
  const outlined = outline(place, recalled);
  const orders = new Map<string, number>();
  for (const { object, order } of outlined) orders.set(object.uuid, order);
  const gone = removeGone(before, state, orders);
  const moved = movedInOrder([...before.entries.keys()], [...orders.keys()]);
  const changes: Changes = {
    orderOf: (uuid) => orders.get(uuid) ?? -1,
    hasMoved: new Set(moved),
    cast: [
      ...castHalos(outlined, state, isRenewed),
      ...gone.flatMap(({ halos }) => boxesOf(halos)),
      ...moved.flatMap((uuid) => boxesOf(before.entries.get(uuid)?.halos ?? [])),
    ],
  };

  const entries = new Map<string, KeptEntry>();
  const replaced = gone;
  const changed = gone.map(({ scene }) => scene.bounds);
  for (const one of outlined) {
    const { object, kept, known, isBack } = one;
    const entry = entryOf(place, one, state, changes);
    const { bounds } = entry.scene;
    const isShown = entry.scene === known?.scene && !isBack;
    entries.set(object.uuid, entry);
    if (!isShown || isRenewed) state.index.set(object.uuid, bounds);
    if (isShown && !changes.hasMoved.has(object.uuid)) continue;
    if (!isShown && kept) {
      replaced.push(kept);
      changed.push(kept.scene.bounds);
    }
    changed.push(bounds);
  }
  return { state: { ...state, entries, ordered: [...entries.values()] }, changed, replaced };
}
