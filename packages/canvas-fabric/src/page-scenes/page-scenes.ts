import {
  type Box,
  boxesMeet,
  createPageDrawer,
  type Document,
  type Halo,
  isSameLegend,
  type Kinds,
  type ObjectScene,
  type PageDrawer,
  pageLegend,
  type PageLegend,
  type PageObject,
  type SceneResources,
} from '@tastwerk/editor-core';
import { createSpatialIndex, type SpatialIndex } from './spatial-index.js';
import { createHaloIndex, type HaloIndex } from './halo-index.js';
import { type BrailleRecord, recordLookup, stillHolds } from './recording-lookup.js';
import { movedInOrder } from './moved-in-order.js';

/** An object of the shown page with what it draws and its place in painting order. */
export interface PageEntry {
  readonly object: PageObject;
  readonly scene: ObjectScene;
  readonly order: number;
}

/** What the shown page draws, object by object, kept as long as an object is the same reference. */
export interface PageScenes {
  /** Takes over a state of the document; answers the boxes in page mm that look different now, or 'all'. */
  readonly show: (document: Document, pageIndex: number, resources: SceneResources) => readonly Box[] | 'all';
  readonly entry: (uuid: string) => PageEntry | undefined;
  /** Entries whose drawing meets `box`, in painting order. */
  readonly meeting: (box: Box) => readonly PageEntry[];
  /**
   * The halos that would cut the object `uuid` if it lay in `box`, those of the objects `moved` left out. A new object lies on
   * top of all.
   */
  readonly halosOver: (uuid: string, box: Box, moved: ReadonlySet<string>) => readonly Halo[];
  /** All entries in painting order; the same array again when undo brings back most of a page. */
  readonly entries: () => readonly PageEntry[];
}

interface KeptEntry extends PageEntry {
  readonly records: readonly BrailleRecord[];
  /** What it keeps free of the textures below it. */
  readonly halos: readonly Halo[];
  /** The halos that its own textures were cut by; null where it has none. */
  readonly above: readonly Halo[] | null;
  /** What a legend explained when it was drawn; null for all else. */
  readonly legend: PageLegend | null;
}

/** What every object's drawing on a page depends on besides the object, what lies above it and the braille. */
function surroundingsOf(kinds: Kinds, document: Document, pageIndex: number): string {
  return JSON.stringify([
    document.uuid,
    document.pages[pageIndex]?.uuid,
    pageIndex,
    document.pages.length,
    document.system,
    pageLegend(kinds, document, pageIndex).isActive,
  ]);
}

function isSameList(a: readonly unknown[], b: readonly unknown[]): boolean {
  return a.length === b.length && a.every((item, index) => item === b[index]);
}

/** Where a page stands in its document, and what draws it. */
interface PagePlace {
  readonly document: Document;
  readonly pageIndex: number;
  readonly resources: SceneResources;
  readonly drawer: PageDrawer;
  /** What the drawer has asked for since this was called last. */
  readonly takeRecords: () => readonly BrailleRecord[];
}

const objectsOf = ({ document, pageIndex }: PagePlace): readonly PageObject[] =>
  document.pages[pageIndex]?.objects ?? [];

/** `object` with its halos, as long as nothing is drawn of it yet. */
interface Outlined {
  readonly object: PageObject;
  readonly order: number;
  readonly halos: readonly Halo[];
  /** What was asked for its halos. */
  readonly records: readonly BrailleRecord[];
  /** The entry as it was while it still holds but for its place and what lies above. */
  readonly known: KeptEntry | undefined;
  /** Whether `known` is from before the last change, as after undo, and not what is shown. */
  readonly isBack: boolean;
}

function drawEntry(
  kinds: Kinds,
  { document, pageIndex, drawer, takeRecords }: PagePlace,
  { object, order, halos, records }: Outlined,
  lookUp: (bounds: Box) => readonly Halo[],
): KeptEntry {
  let above: readonly Halo[] | null = null;
  const scene = drawer.scene(object, (bounds) => {
    above = lookUp(bounds);
    return above;
  });
  const legend = object.type === 'key' ? pageLegend(kinds, document, pageIndex) : null;
  return { object, scene, order, records: [...records, ...takeRecords()], halos, above, legend };
}

const NO_RECORDS: readonly BrailleRecord[] = [];

const boxesOf = (halos: readonly Halo[]): readonly Box[] => halos.map(({ box }) => box);

/** Whether `kept` is still what `object` draws but for what lies above it. */
function isUpToDate(
  kept: KeptEntry,
  object: PageObject,
  { document, pageIndex, resources }: PagePlace,
): boolean {
  return (
    kept.object === object &&
    stillHolds(kept.records, resources.braille) &&
    (kept.legend === null || isSameLegend(kept.legend, pageLegend(resources.kinds, document, pageIndex)))
  );
}

/** All objects of a page with what they draw, and what finds them by place. */
interface PageState {
  readonly entries: ReadonlyMap<string, KeptEntry>;
  /** The same in painting order. */
  readonly ordered: readonly KeptEntry[];
  readonly index: SpatialIndex;
  readonly halos: HaloIndex;
}

const blankState = (): PageState => ({
  entries: new Map(),
  ordered: [],
  index: createSpatialIndex(),
  halos: createHaloIndex(),
});

/** A change of more objects than this, and of more than half of the page, keeps the state before it as a whole. */
const MANY_OBJECTS = 500;

/** Where two states of a page look different, in page mm. */
function differences(one: PageState, other: PageState): Box[] {
  const onlyIn = (here: PageState, there: PageState) =>
    here.ordered.filter((entry) => there.entries.get(entry.object.uuid) !== entry);
  return [...onlyIn(one, other), ...onlyIn(other, one)].map(({ scene }) => scene.bounds);
}

/** In a box of more mm² than this it is quicker to look at every object, for they are in their order already. */
const LARGE_MM2 = 10_000;

/** Starts with no page. */
export function createPageScenes(): PageScenes {
  let state = blankState();
  /** The state before the last change of many objects: undo brings it back. */
  let past: PageState | null = null;
  /** What the last change took out, by its object: undo brings it back. */
  let former: ReadonlyMap<PageObject, KeptEntry> = new Map();
  let surroundings = '';
  let font: SceneResources['font'] | null = null;

  /** What is still known of every object. */
  const recall = (place: PagePlace, before: PageState) => {
    return objectsOf(place).map((object) => {
      const kept = before.entries.get(object.uuid);
      const known = [kept, former.get(object)].find((one) => one && isUpToDate(one, object, place));
      return { object, kept, known, isBack: known !== undefined && known !== kept };
    });
  };

  /** Outlines every object, and has those that `halos` does not know yet cast theirs; answers where halos are other than they were. */
  const outline = (place: PagePlace, recalled: ReturnType<typeof recall>, { halos, entries }: PageState) => {
    const { drawer, takeRecords } = place;
    const isRenewed = entries.size === 0;
    const cast: Box[] = [];
    const outlined = recalled.map(({ object, kept, known, isBack }, order): Outlined => {
      const own = known?.halos ?? drawer.halos(object);
      const records = known ? NO_RECORDS : takeRecords();
      const isOther = !known || isBack;
      if (isOther) cast.push(...boxesOf(kept?.halos ?? []), ...boxesOf(own));
      if (isOther || isRenewed) halos.set(object.uuid, own);
      return { object, order, halos: own, records, known, isBack };
    });
    return { outlined, cast };
  };

  /** Goes back to the state before the last change of many objects, if the page of `place` is that; answers where it looks different. */
  const goBack = (place: PagePlace): readonly Box[] | null => {
    const objects = objectsOf(place);
    const back = past;
    if (back?.ordered.length !== objects.length) return null;
    const isBack = back.ordered.every((entry, order) => {
      const object = objects[order];
      return object !== undefined && isUpToDate(entry, object, place);
    });
    if (!isBack) return null;
    past = state;
    state = back;
    return differences(past, state);
  };

  return {
    show(document, pageIndex, resources) {
      const nextSurroundings = surroundingsOf(resources.kinds, document, pageIndex);
      const isOtherPage = nextSurroundings !== surroundings || resources.font !== font;
      if (isOtherPage) {
        state = blankState();
        past = null;
        former = new Map();
      }
      surroundings = nextSurroundings;
      font = resources.font;

      const { lookup, take: takeRecords } = recordLookup(resources.braille);
      const drawer = createPageDrawer(document, pageIndex, { ...resources, braille: lookup });
      const place: PagePlace = { document, pageIndex, resources, drawer, takeRecords };
      const changedBack = goBack(place);
      if (changedBack) return changedBack;

      const before = state;
      const recalled = recall(place, before);
      const others = recalled.filter(({ known, isBack }) => !known || isBack).length;
      if (others > MANY_OBJECTS && others > recalled.length / 2 && before.ordered.length > 0) {
        past = before;
        state = blankState();
      }
      const isRenewed = state.entries.size === 0;
      const { index, halos } = state;
      const changed: Box[] = [];
      const { outlined, cast } = outline(place, recalled, state);
      const replaced = new Map<PageObject, KeptEntry>();
      const orders = new Map<string, number>();
      for (const { object, order } of outlined) orders.set(object.uuid, order);
      for (const [uuid, gone] of before.entries) {
        if (orders.has(uuid)) continue;
        index.delete(uuid);
        halos.set(uuid, []);
        replaced.set(gone.object, gone);
        changed.push(gone.scene.bounds);
        cast.push(...boxesOf(gone.halos));
      }
      const moved = movedInOrder([...before.entries.keys()], [...orders.keys()]);
      for (const uuid of moved) cast.push(...boxesOf(before.entries.get(uuid)?.halos ?? []));
      const hasMoved = new Set(moved);

      const orderOf = (uuid: string) => orders.get(uuid) ?? -1;
      const isCutAsBefore = (
        { object, above, scene: { bounds } }: KeptEntry,
        { order, isBack }: Outlined,
      ) => {
        if (!above) return true;
        const isAffected = isBack || hasMoved.has(object.uuid) || cast.some((box) => boxesMeet(box, bounds));
        return !isAffected || isSameList(above, halos.above(bounds, order, orderOf));
      };
      const entries = new Map<string, KeptEntry>();
      for (const one of outlined) {
        const { object, order, known, isBack } = one;
        const isKept = known !== undefined && isCutAsBefore(known, one);
        const entry = !isKept
          ? drawEntry(resources.kinds, place, one, (bounds) => halos.above(bounds, order, orderOf))
          : known.order === order
            ? known
            : { ...known, order };
        entries.set(object.uuid, entry);
        const isOther = !isKept || isBack;
        if (isOther || isRenewed) index.set(object.uuid, entry.scene.bounds);
        if (!isOther) {
          if (hasMoved.has(object.uuid)) changed.push(known.scene.bounds);
          continue;
        }
        const old = before.entries.get(object.uuid);
        if (old) {
          replaced.set(old.object, old);
          changed.push(old.scene.bounds);
        }
        changed.push(entry.scene.bounds);
      }
      if (replaced.size > 0) former = replaced;
      state = { ...state, entries, ordered: [...entries.values()] };
      return isOtherPage ? 'all' : changed;
    },
    entry: (uuid) => state.entries.get(uuid),
    meeting(box) {
      if (box.width * box.height > LARGE_MM2)
        return state.ordered.filter(({ scene }) => boxesMeet(scene.bounds, box));
      const found = state.index.meeting(box).flatMap((uuid) => state.entries.get(uuid) ?? []);
      return found.sort((a, b) => a.order - b.order);
    },
    halosOver: (uuid, box, moved) =>
      state.halos.above(box, state.entries.get(uuid)?.order ?? Infinity, (other) =>
        moved.has(other) ? -1 : (state.entries.get(other)?.order ?? -1),
      ),
    entries: () => state.ordered,
  };
}
