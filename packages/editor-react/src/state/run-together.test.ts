import { describe, expect, it } from '@jest/globals';
import { undo } from '@tastwerk/editor-core';
import { createBlankDocument, createObject } from '@tastwerk/editor-core/standard';
import { runTogether } from './run-together.js';
import { createEditorStore } from '../../test/editor-store.js';

const RECT = '00000000-0000-4000-8000-000000000001';
const PAGE = '00000000-0000-4000-8000-000000000002';

function opened() {
  const blank = createBlankDocument({ uuid: RECT, pageUuid: PAGE, language: 'de' });
  return createEditorStore({
    ...blank,
    pages: blank.pages.map((page) => ({ ...page, objects: [createObject('rect', { uuid: RECT, x: 10 })] })),
  });
}

const move = (dx: number, uuid = RECT) => ({ type: 'move-objects', uuids: [uuid], dx, dy: 0 }) as const;

describe('commands that are sent together', () => {
  it('each follow from what the ones before have left, and are taken back at once', () => {
    const store = opened();
    const isDone = runTogether(store, [
      () => move(5),
      ({ pages }) => (pages[0]?.objects[0]?.type === 'rect' ? move(pages[0].objects[0].x) : undefined),
      () => undefined,
    ]);
    expect(isDone).toBe(true);
    expect(store.getState().history.present.pages[0]?.objects).toMatchObject([{ x: 30 }]);
    store.dispatch(undo());
    expect(store.getState().history.present.pages[0]?.objects).toMatchObject([{ x: 10 }]);
    expect(runTogether(store, [() => undefined])).toBe(true);
  });

  it('are refused as a whole with the issue of the one that cannot be done, or done without it', () => {
    const store = opened();
    const steps = [() => move(5), () => move(1, PAGE), () => move(2)];
    expect(runTogether(store, steps)).toBe(false);
    expect(store.getState().history.present.pages[0]?.objects).toMatchObject([{ x: 10 }]);
    expect(store.getState().session.lastIssue?.code).toBe('COMMAND_OBJECT_NOT_FOUND');
    expect(runTogether(store, steps, { leavesOutRefused: true })).toBe(true);
    expect(store.getState().history.present.pages[0]?.objects).toMatchObject([{ x: 17 }]);
  });
});
