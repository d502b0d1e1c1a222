import { type PageObject, sessionActions } from '@tastwerk/editor-core';
import { findObject } from '@tastwerk/editor-core/objects';
import type { EditorStore } from '../state/editor-store.js';
import { documentOf } from '../state/selectors.js';
import { workspaceActions } from '../state/workspace-state.js';
import type { KindContribution } from './editor-plugin.js';

/** How kinds are shown, by their names. */
export type KindContributions = Readonly<Record<string, KindContribution>>;

/** The id of the dialog that edits `object`; undefined where its kind has none, and while the object is locked. */
export function dialogOf(kinds: KindContributions, object: PageObject): string | undefined {
  return object.locked ? undefined : kinds[object.type]?.editedIn;
}

/** Opens the dialog that edits the object `uuid`, wherever it stands, and selects it. Says whether there is one. */
export function openObject(store: EditorStore, kinds: KindContributions, uuid: string): boolean {
  const { pages } = documentOf(store.getState());
  const object = pages.map(({ objects }) => findObject(objects, uuid)).find((found) => found !== undefined);
  const dialog = object && dialogOf(kinds, object);
  if (dialog === undefined) return false;
  store.dispatch(sessionActions.select([uuid]));
  store.dispatch(workspaceActions.openOverlay(dialog, uuid));
  return true;
}
