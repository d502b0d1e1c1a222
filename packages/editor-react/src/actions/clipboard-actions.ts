import {
  clipboardObjects,
  clipboardText,
  type EditorStore,
  frameOf,
  isCopyable,
  type PageObject,
  sessionActions,
} from '@tastwerk/editor-core';
import { ClipboardPaste, Copy, CopyPlus, Scissors } from 'lucide-react';
import { currentPageOf } from '../state/selectors.js';
import type { EditorAction } from './editor-action.js';
import { hasSelected, newIdsFor, runAndSelect, selectionOf } from './selection.js';

/** How far a copy lies right of and below what it would hide, in mm. */
const COPY_STEP_MM = 5;
/** Frames nearer to each other than this, in mm, lie on each other. */
const SAME_PLACE_MM = 0.01;

function isSamePlace(a: PageObject, b: PageObject, shift: number): boolean {
  const [one, other] = [frameOf(a), frameOf(b)];
  return (
    a.type === b.type &&
    Math.abs(one.x + shift - other.x) < SAME_PLACE_MM &&
    Math.abs(one.y + shift - other.y) < SAME_PLACE_MM
  );
}

/** The first shift at which a copy of `objects` does not lie right on what is there already, in mm. */
function freeShift(objects: readonly PageObject[], present: readonly PageObject[]): number {
  const [first] = objects;
  let shift = 0;
  while (first && present.some((other) => isSamePlace(first, other, shift))) shift += COPY_STEP_MM;
  return shift;
}

/** Notes what is selected as copied, and says it as text for the clipboard of the system; undefined when that is nothing. */
export function copySelection(store: EditorStore): string | undefined {
  const objects = selectionOf(store.getState()).filter(isCopyable);
  if (objects.length === 0) return undefined;
  store.dispatch(sessionActions.copy(objects));
  return clipboardText(objects);
}

/** Copies what is selected and takes it away. */
export function cutSelection(store: EditorStore): string | undefined {
  const text = copySelection(store);
  const uuids = selectionOf(store.getState()).map(({ uuid }) => uuid);
  if (text !== undefined) runAndSelect(store, { type: 'remove-objects', uuids }, []);
  return text;
}

/**
 * Pastes what `text` of the system's clipboard says, or what was copied in this session when there is no text; other texts are nobody's
 * objects and nothing happens. Copies lie where their originals lay, unless something is there already.
 */
export function pasteText(store: EditorStore, text: string): void {
  const state = store.getState();
  const page = currentPageOf(state);
  const objects = text === '' ? state.session.clipboard : (clipboardObjects(text) ?? []);
  if (!page || objects.length === 0) return;
  const ids = newIdsFor(objects);
  const shift = freeShift(objects, page.objects);
  const copies = objects.flatMap(({ uuid }) => ids[uuid] ?? []);
  runAndSelect(
    store,
    { type: 'paste-objects', pageUuid: page.uuid, objects, ids, dx: shift, dy: shift },
    copies,
  );
}

/** Writes to the system's clipboard where the browser allows it; what was copied can be pasted in this window all the same. */
function offerToSystem(text: string | undefined): void {
  if (text !== undefined) navigator.clipboard?.writeText(text).catch(() => undefined);
}

/** The objects in the system's clipboard as text; empty where the browser does not let one read it, or other things are in it. */
async function textOfSystem(): Promise<string> {
  const text = (await navigator.clipboard?.readText().catch(() => '')) ?? '';
  return clipboardObjects(text) ? text : '';
}

/** Copies what is selected. By keys the browser's own event does it, which needs no permission. */
export const copyAction: EditorAction = {
  id: 'copy',
  labelKey: 'actions.copy',
  icon: Copy,
  shortcuts: [{ key: 'c', mod: true, shift: false }],
  hasBrowserEvent: true,
  scope: 'workspace',
  isEnabled: hasSelected(1),
  needs: 'selection',
  run: ({ store }) => offerToSystem(copySelection(store)),
};

/** Cuts what is selected. */
export const cutAction: EditorAction = {
  id: 'cut',
  labelKey: 'actions.cut',
  icon: Scissors,
  shortcuts: [{ key: 'x', mod: true, shift: false }],
  hasBrowserEvent: true,
  scope: 'workspace',
  isEnabled: hasSelected(1),
  needs: 'selection',
  run: ({ store }) => offerToSystem(cutSelection(store)),
};

/** Pastes what was copied, in whatever window. */
export const pasteAction: EditorAction = {
  id: 'paste',
  labelKey: 'actions.paste',
  icon: ClipboardPaste,
  shortcuts: [{ key: 'v', mod: true, shift: false }],
  hasBrowserEvent: true,
  scope: 'workspace',
  isEnabled: ({ session }) => session.clipboard.length > 0,
  needs: 'clipboard',
  run: ({ store }) => void textOfSystem().then((text) => pasteText(store, text)),
};

/** Copies what is selected to right beside it. */
export const duplicateAction: EditorAction = {
  id: 'duplicate',
  labelKey: 'actions.duplicate',
  icon: CopyPlus,
  shortcuts: [{ key: 'd', mod: true, shift: false }],
  scope: 'workspace',
  isEnabled: hasSelected(1),
  needs: 'selection',
  run: ({ store }) => {
    const state = store.getState();
    const objects = selectionOf(state).filter(isCopyable);
    if (objects.length === 0) return;
    const ids = newIdsFor(objects);
    const shift = freeShift(objects, currentPageOf(state)?.objects ?? []) || COPY_STEP_MM;
    runAndSelect(
      store,
      {
        type: 'duplicate-objects',
        uuids: objects.map(({ uuid }) => uuid),
        ids,
        dx: shift,
        dy: shift,
      },
      objects.flatMap(({ uuid }) => ids[uuid] ?? []),
    );
  },
};

/** Copying in all its forms. */
export const clipboardActions: readonly EditorAction[] = [
  copyAction,
  cutAction,
  pasteAction,
  duplicateAction,
];
