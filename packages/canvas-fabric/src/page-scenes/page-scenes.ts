import {
  type Box,
  buildObjectScene,
  type Document,
  type ObjectScene,
  type PageObject,
  type SceneResources,
} from '@tastwerk/editor-core';
import { createSpatialIndex } from '../picking/spatial-index.js';
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
  /** All entries in painting order. */
  readonly entries: () => readonly PageEntry[];
}

interface KeptEntry extends PageEntry {
  readonly records: readonly BrailleRecord[];
}

/** What every object's drawing on a page depends on besides the object and the braille. */
function surroundingsOf(document: Document, pageIndex: number): string {
  return JSON.stringify([
    document.uuid,
    document.pages[pageIndex]?.uuid,
    pageIndex,
    document.pages.length,
    document.system,
  ]);
}

/** Starts with no page. */
export function createPageScenes(): PageScenes {
  let entries = new Map<string, KeptEntry>();
  let surroundings = '';
  let font: SceneResources['font'] | null = null;
  const index = createSpatialIndex();

  const build = (
    document: Document,
    pageIndex: number,
    object: PageObject,
    order: number,
    { braille, font }: SceneResources,
  ): KeptEntry => {
    const { lookup, records } = recordLookup(braille);
    const scene = buildObjectScene(document, pageIndex, object, { braille: lookup, font });
    return { object, scene, order, records };
  };

  return {
    show(document, pageIndex, resources) {
      const objects = document.pages[pageIndex]?.objects ?? [];
      const nextSurroundings = surroundingsOf(document, pageIndex);
      const isOtherPage = nextSurroundings !== surroundings || resources.font !== font;
      const before = isOtherPage ? new Map<string, KeptEntry>() : entries;
      if (isOtherPage) index.clear();
      surroundings = nextSurroundings;
      font = resources.font;

      const next = new Map<string, KeptEntry>();
      const changed: Box[] = [];
      objects.forEach((object, order) => {
        const known = before.get(object.uuid);
        if (known && known.object === object && stillHolds(known.records, resources.braille)) {
          next.set(object.uuid, known.order === order ? known : { ...known, order });
          return;
        }
        const entry = build(document, pageIndex, object, order, resources);
        next.set(object.uuid, entry);
        index.set(object.uuid, entry.scene.bounds);
        if (known) changed.push(known.scene.bounds);
        changed.push(entry.scene.bounds);
      });
      for (const [uuid, { scene }] of before) {
        if (next.has(uuid)) continue;
        index.delete(uuid);
        changed.push(scene.bounds);
      }
      for (const uuid of movedInOrder([...before.keys()], [...next.keys()])) {
        const moved = next.get(uuid);
        if (moved) changed.push(moved.scene.bounds);
      }
      entries = next;
      return isOtherPage ? 'all' : changed;
    },
    entry: (uuid) => entries.get(uuid),
    meeting(box) {
      const found = index.meeting(box).flatMap((uuid) => entries.get(uuid) ?? []);
      return found.sort((a, b) => a.order - b.order);
    },
    entries: () => [...entries.values()],
  };
}
