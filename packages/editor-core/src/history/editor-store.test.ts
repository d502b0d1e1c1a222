import { describe, expect, it } from '@jest/globals';
import { deepFreeze } from '../../test/deep-freeze.js';
import { ELLIPSE, id, PAGE, RECT, SECOND_PAGE, SECOND_TITLE, TITLE, twoPages } from '../../test/documents.js';
import { clearHistory, openDocument, redo, runCommand, undo } from './actions.js';
import { UNDO_LIMIT } from './document-history.js';
import { canRedo, canUndo, type EditorStore } from './editor-store.js';
import { INITIAL_SESSION, sessionActions, shapeStyleOf } from './session.js';
import { createEditorStore, createObject, frameOf } from '../standard.js';

function storeOfTwoPages(): EditorStore {
  const document = twoPages();
  deepFreeze(document);
  return createEditorStore(document);
}

function move(uuid: string, dx: number) {
  return runCommand({ type: 'move-objects', uuids: [uuid], dx, dy: 0 });
}

function xOfRect(store: EditorStore): number | undefined {
  const [rect] = store.getState().history.present.pages[0]?.objects ?? [];
  return rect && frameOf(rect).x;
}

describe('undo', () => {
  it('CMD-2 goes back step by step and forth again to equal documents', () => {
    const store = storeOfTwoPages();
    const states = [store.getState().history.present];
    for (const dx of [1, 2, 3]) {
      store.dispatch(move(RECT, dx));
      states.push(store.getState().history.present);
    }
    for (const state of states.slice(0, -1).reverse()) {
      store.dispatch(undo());
      expect(store.getState().history.present).toEqual(state);
    }
    expect(canUndo(store.getState())).toBe(false);
    for (const state of states.slice(1)) {
      store.dispatch(redo());
      expect(store.getState().history.present).toEqual(state);
    }
    expect(canRedo(store.getState())).toBe(false);
  });

  it('UNDO-1 knows nothing of a refused command, which says why until the next one', () => {
    const store = storeOfTwoPages();
    const before = store.getState().history;
    store.dispatch(move(id(99), 1));
    expect(store.getState().history).toBe(before);
    expect(store.getState().session.lastIssue).toMatchObject({ code: 'COMMAND_OBJECT_NOT_FOUND' });
    store.dispatch(move(RECT, 1));
    expect(store.getState().session.lastIssue).toBeNull();
    store.dispatch(move(id(99), 1));
    store.dispatch(sessionActions.clearIssue());
    expect(store.getState().session.lastIssue).toBeNull();
    store.dispatch(sessionActions.refuse({ code: 'COMMAND_LEAD_LINE_NEAR', path: [] }));
    expect(store.getState()).toMatchObject({ session: { lastIssue: { code: 'COMMAND_LEAD_LINE_NEAR' } } });
    store.dispatch(move(RECT, 1));
    expect(store.getState().session.lastIssue).toBeNull();
  });

  it('CMD-8 makes no step of a command that changes nothing', () => {
    const store = storeOfTwoPages();
    store.dispatch(move(RECT, 0));
    expect(canUndo(store.getState())).toBe(false);
    expect(store.getState().session.lastIssue).toBeNull();
  });

  it('UNDO-2 keeps marks of saving however far one goes', () => {
    const store = storeOfTwoPages();
    store.dispatch(move(RECT, 1));
    store.dispatch(move(RECT, 1));
    store.dispatch(undo());
    store.dispatch(runCommand({ type: 'mark-saved', set: { variant_id: 5 } }));
    expect(store.getState().history.past).toHaveLength(1);
    expect(store.getState().history.future).toHaveLength(1);
    const seen = [store.getState().history.present.variant_id];
    store.dispatch(undo());
    seen.push(store.getState().history.present.variant_id);
    store.dispatch(redo());
    store.dispatch(redo());
    seen.push(store.getState().history.present.variant_id);
    expect(seen).toEqual([5, 5, 5]);
    expect(xOfRect(store)).toBe(22);
  });

  it('UNDO-3 keeps 500 steps', () => {
    const store = storeOfTwoPages();
    for (let step = 0; step < UNDO_LIMIT + 20; step += 1) store.dispatch(move(RECT, 1));
    expect(store.getState().history.past).toHaveLength(500);
    for (let step = 0; step < UNDO_LIMIT + 20; step += 1) store.dispatch(undo());
    expect(xOfRect(store)).toBe(40);
  });

  it('UNDO-4 forgets what could be redone at the next command, and not at a selection', () => {
    const store = storeOfTwoPages();
    store.dispatch(move(RECT, 1));
    store.dispatch(undo());
    store.dispatch(sessionActions.select([RECT]));
    expect(canRedo(store.getState())).toBe(true);
    store.dispatch(move(ELLIPSE, 1));
    expect(canRedo(store.getState())).toBe(false);
  });

  it('UNDO-5 is emptied by clearing and by opening another document', () => {
    const store = storeOfTwoPages();
    store.dispatch(move(RECT, 1));
    store.dispatch(clearHistory());
    expect(canUndo(store.getState())).toBe(false);
    expect(xOfRect(store)).toBe(21);

    store.dispatch(move(RECT, 1));
    store.dispatch(sessionActions.select([RECT]));
    store.dispatch(sessionActions.setTool('PATH'));
    const other = { ...twoPages(), uuid: id(90) };
    store.dispatch(openDocument(other));
    expect(store.getState().history).toMatchObject({ past: [], present: other, future: [] });
    expect(store.getState().session).toEqual({ ...INITIAL_SESSION, tool: 'PATH' });
    store.dispatch(undo());
    expect(store.getState().history.present).toEqual(other);
  });

  it('UNDO-6 keeps the objects and pages that a step did not touch', () => {
    const store = storeOfTwoPages();
    const before = store.getState().history.present;
    store.dispatch(move(RECT, 1));
    store.dispatch(undo());
    const after = store.getState().history.present;
    expect(after.pages[1]).toBe(before.pages[1]);
    expect(after.pages[0]?.objects[0]).toBe(before.pages[0]?.objects[0]);
    expect(after.pages[0]?.objects[1]).toBe(before.pages[0]?.objects[1]);
  });

  it('UNDO-7 undoes a joining command together with the step before it', () => {
    const store = storeOfTwoPages();
    store.dispatch(move(RECT, 1));
    store.dispatch(
      runCommand({ type: 'move-objects', uuids: [RECT], dx: 2, dy: 0 }, { joinsLastStep: true }),
    );
    expect(xOfRect(store)).toBe(23);
    store.dispatch(undo());
    expect([xOfRect(store), canUndo(store.getState())]).toEqual([20, false]);
    store.dispatch(redo());
    expect(xOfRect(store)).toBe(23);

    const fresh = storeOfTwoPages();
    fresh.dispatch(
      runCommand({ type: 'move-objects', uuids: [RECT], dx: 2, dy: 0 }, { joinsLastStep: true }),
    );
    expect([xOfRect(fresh), canUndo(fresh.getState())]).toEqual([22, false]);
  });

  it('CMD-2 of one store knows nothing of another', () => {
    const [a, b] = [storeOfTwoPages(), storeOfTwoPages()];
    a.dispatch(move(RECT, 1));
    b.dispatch(undo());
    expect([canUndo(a.getState()), canUndo(b.getState())]).toEqual([true, false]);
  });
});

describe('the session', () => {
  it('SESSION-1 follows a selection to another page, and empties it when another page is shown', () => {
    const store = storeOfTwoPages();
    store.dispatch(sessionActions.select([SECOND_TITLE, SECOND_TITLE]));
    expect(store.getState().session).toMatchObject({ currentPage: 1, selectedUuids: [SECOND_TITLE] });
    store.dispatch(sessionActions.setCurrentPage(1));
    expect(store.getState().session.selectedUuids).toEqual([SECOND_TITLE]);
    store.dispatch(sessionActions.setCurrentPage(0));
    expect(store.getState().session).toMatchObject({ currentPage: 0, selectedUuids: [] });
  });

  it('SESSION-2 lets go of what is gone, also by undo', () => {
    const store = storeOfTwoPages();
    const star = createObject('rect', { uuid: id(50) });
    store.dispatch(runCommand({ type: 'add-objects', pageUuid: PAGE, objects: [star] }));
    store.dispatch(sessionActions.select([id(50), RECT]));
    store.dispatch(move(RECT, 1));
    expect(store.getState().session.selectedUuids).toEqual([id(50), RECT]);
    store.dispatch(undo());
    store.dispatch(undo());
    expect(store.getState().session.selectedUuids).toEqual([RECT]);
    store.dispatch(runCommand({ type: 'remove-objects', uuids: [RECT] }));
    expect(store.getState().session.selectedUuids).toEqual([]);
  });

  it('SESSION-2 stays on its page when pages come and go, and takes a neighbour for one that is gone', () => {
    const store = storeOfTwoPages();
    store.dispatch(sessionActions.setCurrentPage(1));
    const page = { type: 'add-page', uuid: id(70), name: '', titleLabelUuid: id(71), index: 0 } as const;
    store.dispatch(runCommand(page));
    expect(store.getState().session.currentPage).toBe(2);
    store.dispatch(sessionActions.select([SECOND_TITLE]));
    store.dispatch(runCommand({ type: 'remove-page', uuid: SECOND_PAGE }));
    expect(store.getState().session).toMatchObject({ currentPage: 1, selectedUuids: [] });
    store.dispatch(undo());
    store.dispatch(sessionActions.select([TITLE]));
    expect(store.getState().session.currentPage).toBe(1);
  });

  it('SESSION-3 rounds magnification and keeps it at 0.5 at least', () => {
    const store = storeOfTwoPages();
    const factorAfter = (scalingFactor: number) => {
      store.dispatch(sessionActions.setViewport({ scalingFactor }));
      return store.getState().session.scalingFactor;
    };
    expect([1.26, 0.1, 3.0499, -2].map(factorAfter)).toEqual([1.3, 0.5, 3, 0.5]);
    store.dispatch(sessionActions.setViewport({ x: -12 }));
    expect(store.getState().session.viewport).toEqual({ x: -12, y: 0 });
  });

  it('SESSION-5 keeps what was copied when another document is opened', () => {
    const store = storeOfTwoPages();
    const objects = store.getState().history.present.pages[0]?.objects.slice(0, 2) ?? [];
    store.dispatch(sessionActions.copy(objects));
    store.dispatch(sessionActions.setAlignTo('page'));
    expect(canUndo(store.getState())).toBe(false);
    store.dispatch(openDocument({ ...twoPages(), uuid: id(90) }));
    expect(store.getState().session).toMatchObject({
      clipboard: objects,
      alignTo: 'page',
    });
  });

  it('SESSION-4 is not undone', () => {
    const store = storeOfTwoPages();
    store.dispatch(sessionActions.setTool('LABEL'));
    store.dispatch(sessionActions.setDrawingStyle({ fill: 'blue', texture: 'grid' }));
    expect(canUndo(store.getState())).toBe(false);
    store.dispatch(move(RECT, 1));
    store.dispatch(undo());
    const { session } = store.getState();
    expect(session).toMatchObject({
      tool: 'LABEL',
      style: { fill: 'blue', borderWidth: 1.5 },
    });
    expect(shapeStyleOf(session.style)).toMatchObject({
      fill: 'blue',
      border: true,
      pattern: { template: 'grid', offset: 2 },
    });
  });
});
