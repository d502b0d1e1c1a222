import { type Command, type Kinds, type PageObject, sessionActions } from '@tastwerk/editor-core';
import { newUuid } from '../../base/new-uuid.js';
import { currentPageOf } from '../../state/selectors.js';
import { wasRun } from '../../state/was-run.js';
import type { EditorStore } from '../../state/editor-store.js';
import { DRAWING_VIEW, workspaceActions } from '../../state/workspace-state.js';

/** One object called `moniker`: a group around `objects` where there are several, so that they are moved and taken back as one. */
export function asOne(kinds: Kinds, objects: readonly PageObject[], moniker: string): readonly PageObject[] {
  if (objects.length > 1) return [kinds.create('group', { uuid: newUuid(), moniker, objects })];
  return objects.map((object) => (object.moniker === '' ? { ...object, moniker } : object));
}

/** The picture that is laid under the page. */
export type NewBackdrop = NonNullable<Extract<Command, { readonly type: 'set-backdrop' }>['backdrop']>;

/** Puts `objects` in front of those of the page that is shown and selects them, and lays `backdrop` under it; false where refused. */
export function putOnPage(
  store: EditorStore,
  objects: readonly PageObject[],
  backdrop?: NewBackdrop,
): boolean {
  const page = currentPageOf(store.getState());
  if (!page) return false;
  const pageUuid = page.uuid;
  const commands = [
    ...(objects.length > 0 ? [{ type: 'add-objects', pageUuid, objects } as const] : []),
    ...(backdrop ? [{ type: 'set-backdrop', pageUuid, backdrop } as const] : []),
  ];
  const isPut = commands.length === 0 || wasRun(store, { type: 'transaction', commands });
  if (isPut) {
    store.dispatch(workspaceActions.showView(DRAWING_VIEW));
    store.dispatch(sessionActions.setTool('SELECT'));
    store.dispatch(sessionActions.select(objects.map(({ uuid }) => uuid)));
  }
  return isPut;
}
