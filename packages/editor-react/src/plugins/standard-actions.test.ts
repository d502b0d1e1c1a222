import { describe, expect, it } from '@jest/globals';
import { runCommand, sessionActions } from '@tastwerk/editor-core';
import { editorI18n } from '../../test/editor-i18n.js';
import { createNewDocument } from '../new-document.js';
import { newUuid } from '../base/new-uuid.js';
import { documentOf, selectedObjectsOf } from '../state/selectors.js';
import { missingFor } from '../state/editor-action.js';
import { actionForKey } from '../contributions/compose.js';
import { contributions } from '../../test/contributions.js';
import { applyCommand, createObject, kinds } from '@tastwerk/editor-core/standard';
import { createEditorStore } from '../../test/editor-store.js';

const press = (key: string, modifiers: { ctrlKey?: boolean; shiftKey?: boolean } = {}) => ({
  key,
  ctrlKey: false,
  metaKey: false,
  shiftKey: false,
  altKey: false,
  ...modifiers,
});

const RECT = newUuid();

function storeWithRect() {
  const blank = createNewDocument('de');
  const objects = [createObject('rect', { uuid: RECT, x: 50, y: 60 })];
  const added = applyCommand(blank, { type: 'add-objects', pageUuid: blank.pages[0]?.uuid, objects });
  if (!added.ok) throw new Error(added.error.code);
  const store = createEditorStore(added.value);
  const type = (key: string, modifiers = {}) =>
    actionForKey(contributions, press(key, modifiers), null)?.run({
      store,
      view: undefined,
      editLabel: () => undefined,
    });
  return { store, type };
}

describe('the actions of the editor', () => {
  it('has ids of their own and a name in both languages', () => {
    const ids = contributions.actions.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const language of ['de', 'en'] as const) {
      const i18n = editorI18n(language);
      expect(contributions.actions.filter(({ labelKey }) => !i18n.exists(labelKey))).toEqual([]);
    }
  });

  it('gives no two actions one key', () => {
    const keys = contributions.actions.flatMap(({ id, shortcuts }) =>
      shortcuts.map((shortcut) => ({ id, ...shortcut })),
    );
    const taken = keys.flatMap((one, index) =>
      keys
        .slice(index + 1)
        .filter(
          (other) =>
            one.id !== other.id &&
            one.key === other.key &&
            (one.mod ?? false) === (other.mod ?? false) &&
            (one.alt ?? false) === (other.alt ?? false) &&
            (one.shift === undefined || other.shift === undefined || one.shift === other.shift),
        )
        .map((other) => `${one.id} and ${other.id}: ${one.key}`),
    );
    expect(taken).toEqual([]);
  });

  it('says of every action that can be missing something what that is', () => {
    const { store } = storeWithRect();
    const missing = contributions.actions.map((action) => [
      action.id,
      missingFor(action, store.getState(), kinds),
    ]);
    expect(missing.filter(([, need]) => need === 'unknown')).toEqual([]);
  });

  it.each([
    ['v', 'SELECT'],
    ['r', 'RECT'],
    ['e', 'ELLIPSE'],
    ['l', 'LINE'],
    ['c', 'CURVE'],
    ['p', 'PATH'],
    ['t', 'LABEL'],
  ])('takes the tool of the key %s', (key, tool) => {
    const { store, type } = storeWithRect();
    type(key);
    expect(store.getState().session.tool).toBe(tool);
  });

  it('moves the selection by 1 mm, with Shift by 10 mm, and undoes each', () => {
    const { store, type } = storeWithRect();
    store.dispatch(sessionActions.select([RECT]));
    type('ArrowRight');
    type('ArrowUp', { shiftKey: true });
    expect(selectedObjectsOf(store.getState())[0]).toMatchObject({ x: 51, y: 50 });
    type('z', { ctrlKey: true });
    expect(selectedObjectsOf(store.getState())[0]).toMatchObject({ x: 51, y: 60 });
    type('y', { ctrlKey: true });
    expect(selectedObjectsOf(store.getState())[0]).toMatchObject({ x: 51, y: 50 });
  });

  it('selects all and deletes the selection; a title that is not written yet stays', () => {
    const { store, type } = storeWithRect();
    type('a', { ctrlKey: true });
    expect(store.getState().session.selectedUuids).toEqual([RECT]);
    type('Delete');
    expect(documentOf(store.getState()).pages[0]?.objects).toMatchObject([{ isTitle: true, text: '' }]);
  });

  it('selects a title that is written with all the others', () => {
    const { store, type } = storeWithRect();
    const title = documentOf(store.getState()).pages[0]?.objects.find((object) => object.type === 'label');
    if (!title) throw new Error('the page has no title');
    store.dispatch(
      runCommand({ type: 'update-objects', changes: [{ uuid: title.uuid, set: { text: 'Parabel' } }] }),
    );
    type('a', { ctrlKey: true });
    expect(new Set(store.getState().session.selectedUuids)).toEqual(new Set([RECT, title.uuid]));
  });

  it('puts the tool away first and the selection second on Escape', () => {
    const { store, type } = storeWithRect();
    store.dispatch(sessionActions.select([RECT]));
    type('r');
    type('Escape');
    expect(store.getState().session).toMatchObject({ tool: 'SELECT', selectedUuids: [RECT] });
    type('Escape');
    expect(store.getState().session.selectedUuids).toEqual([]);
  });

  it('locks and hides what is selected, and takes it back', () => {
    const { store, type } = storeWithRect();
    store.dispatch(sessionActions.select([RECT]));
    type('l', { ctrlKey: true, shiftKey: true });
    expect(selectedObjectsOf(store.getState())).toMatchObject([{ locked: true, hidden: false }]);
    type('h', { ctrlKey: true, shiftKey: true });
    type('l', { ctrlKey: true, shiftKey: true });
    expect(selectedObjectsOf(store.getState())).toMatchObject([{ locked: false, hidden: true }]);
  });

  it('adds, shows and removes pages', () => {
    const { store, type } = storeWithRect();
    const run = (id: string) =>
      contributions.actions
        .find((action) => action.id === id)
        ?.run({
          store,
          view: undefined,
          editLabel: () => undefined,
          nameOfPage: (number) => `Blatt ${number}`,
        });
    run('addPage');
    expect(documentOf(store.getState()).pages[1]?.name).toBe('Blatt 2');
    expect(store.getState().session.currentPage).toBe(1);
    type('PageUp', { shiftKey: true });
    expect(store.getState().session.currentPage).toBe(0);
    type('PageDown', { shiftKey: true });
    run('removePage');
    expect(documentOf(store.getState()).pages).toHaveLength(1);
  });

  it('brings every panel to the front', () => {
    const { store } = storeWithRect();
    const panels = [...contributions.panels.left, ...contributions.panels.right];
    const shown: string[] = [];
    for (const action of contributions.actions.filter(({ id }) => /^panel-|^guide$|^outline$/u.test(id))) {
      const docks = { show: (panel: string) => void shown.push(panel), toggle: () => undefined };
      action.run({ store, view: undefined, editLabel: () => undefined, docks });
    }
    expect(shown.sort()).toEqual(panels.map(({ id }) => id).sort());
  });

  it('offers to undo only what was done', () => {
    const { store } = storeWithRect();
    const undo = contributions.actions.find(({ id }) => id === 'undo');
    expect(undo?.isEnabled(store.getState(), kinds)).toBe(false);
    store.dispatch(runCommand({ type: 'remove-objects', uuids: [RECT] }));
    expect(undo?.isEnabled(store.getState(), kinds)).toBe(true);
  });
});
