import type { PageObject } from '@tastwerk/editor-core';
import { isUpToDate, objectsOf, type PagePlace } from './page-place.js';
import type { KeptEntry, PageState } from './page-state.js';

/** An object with what is still known of its drawing. */
export interface Recalled {
  readonly object: PageObject;
  /** The entry under its id before, whether it holds or not. */
  readonly kept: KeptEntry | undefined;
  /** The entry as it was while it still holds but for its place and what lies above. */
  readonly known: KeptEntry | undefined;
  /** Whether `known` is from before the last change, as after undo, and not what is shown. */
  readonly isBack: boolean;
}

/** What the last change has taken away: undo brings it back. */
export interface SceneHistory {
  /** The state before the last change of many objects, in exchange for `state`, if the page of `place` is that. */
  readonly goBack: (place: PagePlace, state: PageState) => PageState | null;
  /** What is still known of every object of `place`. */
  readonly recall: (place: PagePlace, state: PageState) => readonly Recalled[];
  /** Keeps a state as a whole, for a change of many objects. */
  readonly keepState: (state: PageState) => void;
  /** Keeps the entries that a change took out. */
  readonly keepEntries: (replaced: readonly KeptEntry[]) => void;
  readonly clear: () => void;
}

/** Starts with nothing kept. */
export function createSceneHistory(): SceneHistory {
  let past: PageState | null = null;
  let former: ReadonlyMap<PageObject, KeptEntry> = new Map();
  return {
    goBack(place, state) {
      const objects = objectsOf(place);
      const back = past;
      if (back?.ordered.length !== objects.length) return null;
      const isBack = back.ordered.every((entry, order) => {
        const object = objects[order];
        return object !== undefined && isUpToDate(entry, object, place);
      });
      if (!isBack) return null;
      past = state;
      return back;
    },
    recall: (place, { entries }) =>
      objectsOf(place).map((object) => {
        const kept = entries.get(object.uuid);
        const known = [kept, former.get(object)].find((one) => one && isUpToDate(one, object, place));
        return { object, kept, known, isBack: known !== undefined && known !== kept };
      }),
    keepState(state) {
      past = state;
    },
    keepEntries(replaced) {
      if (replaced.length > 0) former = new Map(replaced.map((entry) => [entry.object, entry]));
    },
    clear() {
      past = null;
      former = new Map();
    },
  };
}
