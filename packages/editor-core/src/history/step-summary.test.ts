import { describe, expect, it } from '@jest/globals';
import { ELLIPSE, id, LABEL, oneOfEach, PAGE, RECT, twoPages, withObjects } from '../../test/documents.js';
import type { Command } from '../commands/command-set.js';
import { redo, runCommand, travel, undo } from './actions.js';
import { stepSummary } from './step-summary.js';
import { createEditorStore, createObject } from '../standard.js';

const GROUP = id(70);

function summaryOf(command: Command, document = withObjects(...oneOfEach())) {
  const store = createEditorStore(document);
  store.dispatch(runCommand(command));
  const [step] = store.getState().history.past;
  if (!step) throw new Error('the command made no step');
  const { objects, ...rest } = stepSummary(step);
  return { ...rest, uuids: objects.map(({ uuid }) => uuid) };
}

describe('the summary of a step', () => {
  it('UNDO-10 names what changed, and which fields of it', () => {
    expect(summaryOf({ type: 'move-objects', uuids: [RECT, LABEL], dx: 1, dy: 0 })).toEqual({
      command: 'move-objects',
      uuids: [RECT, LABEL],
      fields: ['x'],
    });
    const set = { fill: 'blue', moniker: 'Haus' };
    expect(summaryOf({ type: 'update-objects', changes: [{ uuid: RECT, set }] })).toEqual({
      command: 'update-objects',
      uuids: [RECT],
      fields: ['moniker', 'fill'],
    });
  });

  it('UNDO-10 names what came, also in place of others, and what went', () => {
    const star = createObject('rect', { uuid: id(50) });
    expect(summaryOf({ type: 'add-objects', pageUuid: PAGE, objects: [star] })).toMatchObject({
      uuids: [id(50)],
    });
    expect(summaryOf({ type: 'group-objects', uuid: GROUP, uuids: [RECT, LABEL] })).toMatchObject({
      uuids: [GROUP],
    });
    expect(summaryOf({ type: 'remove-objects', uuids: [RECT] })).toMatchObject({ uuids: [RECT] });
  });

  it('UNDO-10 looks into groups, and tells orders, pages and the document apart', () => {
    const grouped = withObjects(createObject('group', { uuid: GROUP, objects: oneOfEach() }));
    expect(summaryOf({ type: 'move-objects', uuids: [ELLIPSE], dx: 1, dy: 0 }, grouped)).toEqual({
      command: 'move-objects',
      uuids: [ELLIPSE],
      fields: ['x'],
    });
    expect(summaryOf({ type: 'reorder-objects', uuids: [RECT], to: 'front' })).toEqual({
      command: 'reorder-objects',
      uuids: [],
      fields: [],
    });
    expect(summaryOf({ type: 'set-page', uuid: PAGE, set: { name: 'Plan' } })).toMatchObject({
      uuids: [],
      fields: ['name'],
    });
    expect(summaryOf({ type: 'set-document-properties', set: { graphicTitle: 'Haus' } })).toMatchObject({
      fields: ['graphicTitle'],
    });
  });
});

describe('travelling through the history', () => {
  it('UNDO-9 goes several steps at once, and no further than there are', () => {
    const store = createEditorStore(twoPages());
    const present = () => store.getState().history.present;
    const states = [present()];
    for (const dx of [1, 2, 3]) {
      store.dispatch(runCommand({ type: 'move-objects', uuids: [RECT], dx, dy: 0 }));
      states.push(present());
    }
    store.dispatch(travel(-2));
    expect(present()).toEqual(states[1]);
    store.dispatch(travel(1));
    expect(present()).toEqual(states[2]);
    store.dispatch(travel(99));
    expect(present()).toEqual(states[3]);
    store.dispatch(travel(-99));
    expect(present()).toEqual(states[0]);
    expect(store.getState().history).toMatchObject({ past: [], future: [{}, {}, {}] });

    const still = store.getState().history;
    store.dispatch(travel(0));
    store.dispatch(travel(-1));
    expect(store.getState().history).toBe(still);
    store.dispatch(redo());
    store.dispatch(undo());
    expect(present()).toEqual(states[0]);
  });
});
