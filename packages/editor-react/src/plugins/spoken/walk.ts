import { type Kinds, type PageObject, sessionActions } from '@tastwerk/editor-core';
import { childrenOf, findObject, keptOf, walkObjects } from '@tastwerk/editor-core/objects';
import { readingOrder } from '@tastwerk/editor-core/description';
import { othersOf } from '@tastwerk/editor-core/placing';
import { selectionOf } from '../../state/selection.js';
import { currentPageOf } from '../../state/selectors.js';
import { groupsAround, siblingsOf } from './object-places.js';
import type { EditorState, EditorStore } from '../../state/editor-store.js';

/** Where the keyboard goes among the objects of one floor. */
export type WalkTo = 'next' | 'previous' | 'first' | 'last';

function placeAfter(to: WalkTo, at: number, count: number): number {
  switch (to) {
    case 'first':
      return 0;
    case 'last':
      return count - 1;
    case 'next':
      return at + 1;
    case 'previous':
      return at === -1 ? count - 1 : at - 1;
  }
}

/** The object that the keyboard comes to from the selection, in reading order; undefined at the end of the page or group. */
export function objectAt(kinds: Kinds, state: EditorState, to: WalkTo): PageObject | undefined {
  const objects = currentPageOf(state)?.objects ?? [];
  const selected = selectionOf(state);
  const from = to === 'previous' ? selected[0] : selected.at(-1);
  const ordered = readingOrder(kinds, siblingsOf(objects, from?.uuid));
  const at = from ? ordered.findIndex(({ uuid }) => uuid === from.uuid) : -1;
  return ordered[placeAfter(to, at, ordered.length)];
}

/** `selected` where it is one object alone; nothing otherwise. */
const onlyOf = (selected: readonly PageObject[]): readonly PageObject[] =>
  selected.length === 1 ? selected : [];

/** The first object in the group that alone is selected. */
export function firstMember(kinds: Kinds, state: EditorState): PageObject | undefined {
  const [object] = onlyOf(selectionOf(state));
  return object && readingOrder(kinds, childrenOf(object))[0];
}

/** The group in which the selection lies. */
export function groupOfSelection(state: EditorState): PageObject | undefined {
  const [object] = selectionOf(state);
  const objects = currentPageOf(state)?.objects ?? [];
  return object && groupsAround(objects, object.uuid)[0];
}

/** The ids of what `object` names as a label, or is tied to, what it names first. */
function namedBy(object: PageObject): readonly string[] {
  const named = object.type === 'label' ? (object.anchor?.object ?? undefined) : undefined;
  const tied = keptOf(object);
  return [...(named === undefined ? [] : [named]), ...(tied ? othersOf(tied) : [])];
}

/** The object that the selected one names as a label, or is tied to; undefined where that is nothing, or several are selected. */
export function namedBySelection(state: EditorState): PageObject | undefined {
  const [uuid] = onlyOf(selectionOf(state)).flatMap(namedBy);
  return uuid === undefined ? undefined : findObject(currentPageOf(state)?.objects ?? [], uuid);
}

/** The next of those that name the selected object or are tied to it, in reading order; from one of them, the next one, and the first after the last. */
export function nextNaming(kinds: Kinds, state: EditorState): PageObject | undefined {
  const [object] = onlyOf(selectionOf(state));
  if (!object) return undefined;
  const all: PageObject[] = [];
  walkObjects(currentPageOf(state)?.objects ?? [], (other) => void all.push(other));
  const ordered = readingOrder(kinds, all);
  const namingOf = (uuid = ''): readonly PageObject[] =>
    ordered.filter((other) => namedBy(other).includes(uuid));
  const [first] = namingOf(object.uuid);
  if (first) return first;
  const siblings = namingOf(namedBy(object)[0]);
  return siblings.length > 1 ? siblings[(siblings.indexOf(object) + 1) % siblings.length] : undefined;
}

/** Selects `object` if there is one, and says whether there was. */
export function goTo(store: EditorStore, object: PageObject | undefined): boolean {
  if (object) store.dispatch(sessionActions.select([object.uuid]));
  return object !== undefined;
}
