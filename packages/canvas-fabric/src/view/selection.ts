import type { PageObject } from '@tastwerk/editor-core';
import { findObject } from '@tastwerk/editor-core/objects';
import type { PageScenes } from '../page-scenes/page-scenes.js';
import { objectsOf, type ViewState } from './view-state.js';

/** Which objects of the shown page are selected. */
export interface Selection {
  /** The selected objects that are on the page, members of groups too. */
  readonly objects: () => readonly PageObject[];
  /** Selects other objects and tells about it; tells nothing where they are selected already. */
  readonly select: (uuids: readonly string[]) => void;
}

function isSameSelection(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((uuid, index) => uuid === b[index]);
}

/** The selection of `state`; `scenes` find an object of the page without a search. */
export function createSelection(
  state: ViewState,
  scenes: Pick<PageScenes, 'entry'>,
  onSelect: (uuids: readonly string[]) => void,
): Selection {
  return {
    objects: () =>
      state.input.selection.flatMap(
        (uuid) => scenes.entry(uuid)?.object ?? findObject(objectsOf(state.input), uuid) ?? [],
      ),
    select(uuids) {
      if (isSameSelection(uuids, state.input.selection)) return;
      state.input = { ...state.input, selection: uuids };
      onSelect(uuids);
    },
  };
}
