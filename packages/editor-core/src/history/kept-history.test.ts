import { describe, expect, it } from '@jest/globals';
import { id, withObjects } from '../../test/documents.js';
import { redo, runCommand, undo } from './actions.js';
import { type EditorStore } from './editor-store.js';
import { historyFrom, keptHistory } from './kept-history.js';
import { createEditorStore, createObject, standardEngine } from '../standard.js';

const MUCH = 1_000_000;
const RECT = id(40);

/** An editor in which a rectangle was moved three times and named, and the last of that was taken back. */
function worked(): EditorStore {
  const store = createEditorStore(withObjects(createObject('rect', { uuid: RECT, x: 10, y: 10 })));
  for (let step = 0; step < 3; step += 1) {
    store.dispatch(runCommand({ type: 'move-objects', uuids: [RECT], dx: 5, dy: 0 }));
  }
  store.dispatch(runCommand({ type: 'set-document-properties', set: { graphicTitle: 'Haus' } }));
  store.dispatch(runCommand({ type: 'update-objects', changes: [{ uuid: RECT, set: { moniker: 'Tor' } }] }));
  store.dispatch(undo());
  return store;
}

/** Through a storage that keeps text. */
const stored = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

const firstX = (store: EditorStore) => {
  const [object] = store.getState().history.present.pages[0]?.objects ?? [];
  return object?.type === 'rect' ? object.x : undefined;
};

describe('a history that is kept', () => {
  it('UNDO-11 goes back and forth as the one that it was', () => {
    const { history } = worked().getState();
    const present = { ...history.present, lastSaved: '2026-11-24T10:00:00.000Z' };
    const restored = historyFrom(standardEngine, stored(keptHistory(history, MUCH)), present);
    const store = createEditorStore(present, restored);
    store.dispatch(redo());
    expect(store.getState().history.present.pages[0]?.objects[0]?.moniker).toBe('Tor');
    for (let step = 0; step < 3; step += 1) store.dispatch(undo());
    expect([firstX(store), store.getState().history.present.graphicTitle]).toEqual([20, '']);
    for (let step = 0; step < 5; step += 1) store.dispatch(undo());
    expect(firstX(store)).toBe(10);
  });

  it('UNDO-11 is not taken for another state of the document', () => {
    const { history } = worked().getState();
    const kept = stored(keptHistory(history, MUCH));
    expect(historyFrom(standardEngine, kept, { ...history.present, graphicTitle: 'Hof' })).toBeUndefined();
  });

  it('UNDO-11 keeps the steps nearest to the present where there is little room', () => {
    const { history } = worked().getState();
    const [last] = history.past.slice(-1);
    const kept = keptHistory(history, JSON.stringify(last).length);
    expect(kept.past).toEqual([last]);
    expect(keptHistory(history, 0)).toMatchObject({ past: [], future: [] });
  });

  it('UNDO-11 is refused when anybody has written into it', () => {
    const { history } = worked().getState();
    const kept = keptHistory(history, MUCH);
    const [first, ...others] = kept.past;
    if (!first) throw new Error('there are steps');
    for (const broken of [
      null,
      'text',
      { ...kept, past: [{ ...first, command: 'format-disk' }] },
      { ...kept, past: [{ ...first, before: { graphicTitle: 7 } }, ...others] },
      { ...kept, past: [{ ...first, onPages: [{ index: 0, before: {}, after: {}, objects: 'none' }] }] },
    ]) {
      expect(historyFrom(standardEngine, stored(broken), history.present)).toBeUndefined();
    }
  });
});
