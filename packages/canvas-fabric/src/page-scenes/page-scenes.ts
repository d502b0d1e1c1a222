import type { Document, SceneResources } from '@tastwerk/editor-core';
import { type Box, boxesMeet } from '@tastwerk/editor-core/geometry';
import type { Halo } from '@tastwerk/editor-core/scene';
import { placeOf, surroundingsOf } from './page-place.js';
import { blankState, differences, type PageEntry } from './page-state.js';
import { updatePage } from './page-update.js';
import { createSceneHistory } from './scene-history.js';

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

/** A change of more objects than this, and of more than half of the page, keeps the state before it as a whole. */
const MANY_OBJECTS = 500;

/** In a box of more mm² than this it is quicker to look at every object, for they are in their order already. */
const LARGE_MM2 = 10_000;

/** Starts with no page. */
export function createPageScenes(): PageScenes {
  let state = blankState();
  const history = createSceneHistory();
  let surroundings = '';
  let font: SceneResources['font'] | null = null;

  return {
    show(document, pageIndex, resources) {
      const place = placeOf(document, pageIndex, resources);
      const nextSurroundings = surroundingsOf(place);
      const isOtherPage = nextSurroundings !== surroundings || resources.font !== font;
      surroundings = nextSurroundings;
      font = resources.font;
      if (isOtherPage) {
        state = blankState();
        history.clear();
      }

      const before = state;
      const back = history.goBack(place, before);
      if (back) {
        state = back;
        return differences(before, back);
      }
      const recalled = history.recall(place, before);
      const others = recalled.filter(({ known, isBack }) => !known || isBack).length;
      const isMany = others > MANY_OBJECTS && others > recalled.length / 2 && before.ordered.length > 0;
      if (isMany) history.keepState(before);
      const update = updatePage(place, recalled, before, isMany ? blankState() : before);
      history.keepEntries(update.replaced);
      state = update.state;
      return isOtherPage ? 'all' : update.changed;
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
