import {
  type Command,
  type Kinds,
  type ObjectKind,
  type PageObject,
  sessionActions,
} from '@tastwerk/editor-core';
import { type Box, uniteAll } from '@tastwerk/editor-core/geometry';
import { walkObjects } from '@tastwerk/editor-core/objects';
import { newUuid } from '../base/new-uuid.js';
import { selectedObjectsOf } from './selectors.js';
import { wasRun } from './was-run.js';
import type { EditorState, EditorStore } from './editor-store.js';

/** Ids of what is selected, in the order in which it was selected. */
export function selectedUuidsOf({ session }: EditorState): readonly string[] {
  return session.selectedUuids;
}

/** Whether at least `count` objects are selected. */
export function hasSelected(count: number): (state: EditorState) => boolean {
  return (state) => selectedUuidsOf(state).length >= count;
}

/** The selected objects of the page that is shown, members of groups too, from the back to the front. */
export const selectionOf = selectedObjectsOf;

/** Whether at least `count` of the selected objects are such as `is` tells; looks no further than that. */
export function hasSelectedSuch(state: EditorState, is: (object: PageObject) => boolean, count = 1): boolean {
  let left = count;
  return selectedObjectsOf(state).some((object) => is(object) && --left === 0);
}

/** The box around `objects`, without strokes, in page mm; undefined for none. */
export function boxAroundObjects(kinds: Kinds, objects: readonly PageObject[]): Box | undefined {
  return uniteAll(objects.map(kinds.extentOf));
}

/** The box around what is selected, with strokes and arrow heads, in page mm; undefined for nothing. */
export function boundsOfSelection(kinds: Kinds, state: EditorState): Box | undefined {
  return uniteAll(selectionOf(state).map(kinds.boundsOf));
}

/** A new id for each of `objects` and of their members, by the id that it has. */
export function newIdsFor(objects: readonly PageObject[]): Readonly<Record<string, string>> {
  const ids: Record<string, string> = {};
  walkObjects(objects, ({ uuid }) => {
    ids[uuid] = newUuid();
  });
  return ids;
}

/** Sends `command` and selects `uuids` when it was not refused. */
export function runAndSelect(store: EditorStore, command: Command, uuids: readonly string[]): void {
  if (wasRun(store, command)) store.dispatch(sessionActions.select(uuids));
}

/** Tells whether objects are one object alone, of the kind `type`. */
export const isOneOf =
  (type: ObjectKind) =>
  ([object, ...others]: readonly PageObject[]): boolean =>
    object?.type === type && others.length === 0;
