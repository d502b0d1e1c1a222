import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { id, withObjects } from '../../test/documents.js';
import { redo, runCommand, undo } from './actions.js';
import { listDifference, stepBetween, withDifference } from './step.js';
import { createEditorStore, createObject, moveObject } from '../standard.js';

const OBJECTS = 5000;
const STEPS = 1000;

function crowd() {
  const objects = Array.from({ length: OBJECTS }, (_, index) =>
    createObject('rect', { uuid: id(1000 + index), x: index % 100, y: Math.floor(index / 100) }),
  );
  return withObjects(...objects);
}

/** How many array entries and objects of its own a step holds: what it costs besides what documents share. */
function entriesOf(value: unknown, shared: (value: object) => boolean): number {
  if (typeof value !== 'object' || value === null || shared(value)) return 0;
  const entries = Object.values(value);
  return entries.reduce<number>((sum, entry) => sum + entriesOf(entry, shared), entries.length);
}

describe('the difference of two lists', () => {
  it('UNDO-6 leads from either side to the other, whatever changed', () => {
    const lists = fc.array(fc.integer({ min: 0, max: 5 }), { maxLength: 12 });
    fc.assert(
      fc.property(lists, lists, (before, after) => {
        const difference = listDifference(before, after);
        expect(withDifference(before, difference, 'after')).toEqual(after);
        expect(withDifference(after, difference, 'before')).toEqual(before);
      }),
    );
  });

  it('UNDO-6 holds single elements of long lists, and a stretch where elements came or went', () => {
    const before = Array.from({ length: 100 }, (_, index) => index);
    const swapped = before.with(0, -1).with(99, -2);
    expect(listDifference(before, swapped)).toEqual({
      kind: 'elements',
      indexes: [0, 99],
      before: [0, 99],
      after: [-1, -2],
    });
    expect(listDifference(before, before.toSpliced(50, 1))).toEqual({
      kind: 'stretch',
      start: 50,
      before: [50],
      after: [],
    });
  });
});

describe('a step', () => {
  it('UNDO-6 of one among 5,000 objects holds a handful of entries', () => {
    const before = crowd();
    const pages = before.pages.map((page) => {
      const [first, ...others] = page.objects;
      return { ...page, objects: first ? [moveObject(first, 1, 0), ...others] : others };
    });
    const objects = new Set<object>([...before.pages, ...pages].flatMap((page) => page.objects));
    const step = stepBetween(before, { ...before, pages }, 'move-objects');
    expect(entriesOf(step, (value) => objects.has(value))).toBeLessThan(30);
  });

  it('UNDO-8 a thousand times done, undone and done again ends in equal documents', () => {
    const start = crowd();
    const store = createEditorStore(start);
    const states: string[] = [];
    for (let step = 0; step < STEPS; step += 1) {
      const uuid = id(1000 + ((step * 37) % OBJECTS));
      store.dispatch(runCommand({ type: 'move-objects', uuids: [uuid], dx: 0.5, dy: 1 }));
      if (step % 100 === 99) states.push(JSON.stringify(store.getState().history.present));
    }
    const end = JSON.stringify(store.getState().history.present);
    for (let step = 0; step < STEPS / 2; step += 1) store.dispatch(undo());
    expect(JSON.stringify(store.getState().history.present)).toBe(states[4]);
    for (let step = 0; step < STEPS / 2; step += 1) store.dispatch(redo());
    expect(JSON.stringify(store.getState().history.present)).toBe(end);
  });
});
