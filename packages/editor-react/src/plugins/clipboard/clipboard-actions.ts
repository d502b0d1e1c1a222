import { clipboardObjects, clipboardText, type Kinds, sessionActions } from '@tastwerk/editor-core';
import { isCopyable } from '@tastwerk/editor-core/objects';
import { ClipboardCheck, ClipboardPaste, Copy, Scissors } from 'lucide-react';
import { currentPageOf } from '../../state/selectors.js';
import { freeShift } from '../objects/index.js';
import type { EditorAction } from '../../state/editor-action.js';
import { hasSelected, newIdsFor, runAndSelect, selectionOf } from '../../state/selection.js';
import type { EditorStore } from '../../state/editor-store.js';

/** Notes what is selected as copied, and says it as text for the clipboard of the system; undefined when that is nothing. */
export function copySelection(store: EditorStore): string | undefined {
  const objects = selectionOf(store.getState()).filter((object) => isCopyable(store.kinds, object));
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
 * Pastes what `text` of the system's clipboard says, or what was copied in this session when there is no text; other texts are no
 * objects and nothing happens. Copies lie where their originals lay, unless something is there already and `place` does not ask for it.
 */
export function pasteText(store: EditorStore, text: string, place: 'free' | 'inPlace' = 'free'): void {
  const state = store.getState();
  const page = currentPageOf(state);
  const objects = text === '' ? state.session.clipboard : (clipboardObjects(store.kinds, text) ?? []);
  if (!page || objects.length === 0) return;
  const ids = newIdsFor(objects);
  const shift = place === 'inPlace' ? 0 : freeShift(store.kinds, objects, page.objects);
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
async function textOfSystem(kinds: Kinds): Promise<string> {
  const text = (await navigator.clipboard?.readText().catch(() => '')) ?? '';
  return clipboardObjects(kinds, text) ? text : '';
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
  run: ({ store }) => void textOfSystem(store.kinds).then((text) => pasteText(store, text)),
};

/** Pastes what was copied right where it lay, on whatever page, also on top of the original. */
const pasteInPlaceAction: EditorAction = {
  id: 'pasteInPlace',
  labelKey: 'actions.pasteInPlace',
  icon: ClipboardCheck,
  shortcuts: [{ key: 'v', mod: true, shift: true }],
  scope: 'workspace',
  isEnabled: ({ session }) => session.clipboard.length > 0,
  needs: 'clipboard',
  run: ({ store }) => void textOfSystem(store.kinds).then((text) => pasteText(store, text, 'inPlace')),
};

/** The clipboard in all its forms. */
export const clipboardActions: readonly EditorAction[] = [
  copyAction,
  cutAction,
  pasteAction,
  pasteInPlaceAction,
];
