import { describe, expect, it } from '@jest/globals';
import { type PageObject, sessionActions, undo } from '@tastwerk/editor-core';
import { createNewDocument } from '../../new-document.js';
import { newUuid } from '../../base/new-uuid.js';
import { fakeCanvas } from '../../../test/fakes.js';
import { currentPageOf } from '../../state/selectors.js';
import { selectionOf } from '../../state/selection.js';
import { pathActions } from './path-actions.js';
import { createObject, kinds } from '@tastwerk/editor-core/standard';
import { createEditorStore } from '../../../test/editor-store.js';

const rect = createObject('rect', { uuid: newUuid(), x: 30, y: 40 });
const path = createObject('path', { uuid: newUuid(), x: 30, y: 90 });
const label = createObject('label', { uuid: newUuid(), x: 30, y: 140 });
const oval = createObject('ellipse', { uuid: newUuid(), x: 40, y: 50 });
const graphic = createObject('imported', { uuid: newUuid(), x: 30, y: 190 });

function action(id: string) {
  const found = pathActions.find((each) => each.id === id);
  if (!found) throw new Error(id);
  return found;
}

function storeWith(...selected: readonly PageObject[]) {
  return storeOf([rect, oval, path, label, graphic], selected);
}

function storeOf(objects: readonly PageObject[], selected: readonly PageObject[]) {
  const blank = createNewDocument('de');
  const store = createEditorStore({ ...blank, pages: blank.pages.map((page) => ({ ...page, objects })) });
  store.dispatch(sessionActions.select(selected.map(({ uuid }) => uuid)));
  return store;
}

function run(id: string, store: ReturnType<typeof storeWith>, opened: string[] = []) {
  const view = {
    ...fakeCanvas().view(),
    editPoints: (uuid: string) => {
      opened.push(uuid);
      return true;
    },
  };
  action(id).run({ store, view, editLabel: () => undefined });
  return selectionOf(store.getState());
}

describe('actions on shapes', () => {
  it('are offered for what they can be done to', () => {
    const enabledFor = (...selected: readonly PageObject[]) =>
      pathActions
        .filter(({ isEnabled }) => isEnabled(storeWith(...selected).getState(), kinds))
        .map(({ id }) => id);
    expect(enabledFor()).toEqual([]);
    expect(enabledFor(label)).toEqual([]);
    expect(enabledFor(rect)).toEqual(['convertToPath', 'markAngles']);
    expect(enabledFor(path)).toEqual(['editPoints', 'reversePath']);
    expect(enabledFor(graphic)).toEqual(['convertToPath', 'breakUp', 'markAngles']);
    expect(enabledFor(path, rect)).toEqual(['convertToPath', 'markAngles']);
    expect(enabledFor(rect, oval)).toEqual(['convertToPath', 'union', 'subtract', 'intersect', 'markAngles']);
  });

  it('put paths in the place of shapes, and keep all selected', () => {
    const selected = run('convertToPath', storeWith(rect, label));
    expect(selected.map(({ type }) => type)).toEqual(['path', 'label']);
  });

  it('take a graphic apart to a group, which is selected', () => {
    expect(run('breakUp', storeWith(graphic))).toMatchObject([
      { type: 'group', objects: [{ type: 'path' }] },
    ]);
  });

  it('turn a path round, and show its points on the canvas', () => {
    const [reversed] = run('reversePath', storeWith(path));
    expect(reversed).toMatchObject({ points: [{ x: path.points[1]?.x }, { x: 0 }] });
    const opened: string[] = [];
    run('editPoints', storeWith(path), opened);
    expect(opened).toEqual([path.uuid]);
  });

  it('combine areas to one path, and mark the angles of a shape', () => {
    expect(run('union', storeWith(rect, oval))).toMatchObject([{ type: 'path', closed: true }]);
    // The marks go along when the shape is moved.
    const [group, ...others] = run('markAngles', storeWith(rect));
    expect(others).toEqual([]);
    expect(group).toMatchObject({
      type: 'group',
      objects: [rect, ...Array.from({ length: 4 }, () => ({ type: 'path' }))],
    });
  });

  it('mark the angles of a shape in a group within that group, as one step', () => {
    const group = createObject('group', { uuid: newUuid(), objects: [oval, rect] });
    const store = storeOf([group], [rect]);
    const [marked, ...others] = run('markAngles', store);
    expect(others).toEqual([]);
    expect(marked).toMatchObject({ uuid: group.uuid, objects: { length: 6 } });
    store.dispatch(undo());
    expect(currentPageOf(store.getState())?.objects).toEqual([group]);
  });
});
