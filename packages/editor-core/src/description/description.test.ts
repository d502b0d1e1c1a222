import { describe, expect, it } from '@jest/globals';
import { deepFreeze } from '../../test/deep-freeze.js';
import { id, PAGE, withObjects } from '../../test/documents.js';
import { type Command, type Document, type PageObject } from '../index.js';
import { changeBetween } from './change.js';
import { neighboursOf } from './neighbours.js';
import { readingOrder } from './reading-order.js';
import { applyCommand, createObject, kinds } from '../standard.js';

const A4 = { width: 210, height: 297 };

function rect(number: number, x: number, y: number, width = 20, height = 20): PageObject {
  return createObject('rect', { uuid: id(number), x, y, width, height, border: false });
}

function label(number: number, x: number, y: number, isTitle = false): PageObject {
  return createObject('label', { uuid: id(number), x, y, isTitle, text: 'Haus' });
}

function group(number: number, ...objects: readonly PageObject[]): PageObject {
  return createObject('group', { uuid: id(number), objects });
}

function after(document: Document, command: Command): Document {
  const result = applyCommand(document, command);
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
}

const uuidsOf = (objects: readonly PageObject[] | undefined) => objects?.map(({ uuid }) => uuid);

describe('the reading order', () => {
  it('TELL-1 is the title, then rows from the top and from the left, the legend last', () => {
    const key = createObject('key', { uuid: id(9), x: 0, y: 0, active: true });
    const objects = [
      key,
      rect(1, 100, 104),
      rect(2, 20, 109),
      rect(3, 20, 40),
      rect(4, 20, 115),
      label(5, 0, 280, true),
    ];
    expect(uuidsOf(readingOrder(kinds, objects))).toEqual([5, 3, 2, 1, 4, 9].map(id));
  });

  it('TELL-1 leaves out what is hidden and a legend that is out of use, and does not look into groups', () => {
    const hidden = { ...rect(1, 0, 0), hidden: true };
    const key = createObject('key', { uuid: id(9), active: false });
    expect(uuidsOf(readingOrder(kinds, [hidden, key, group(2, rect(3, 0, 0))]))).toEqual([id(2)]);
  });
});

describe('neighbours', () => {
  it('TELL-2 are the nearest on each side, else the edge of the sheet', () => {
    const objects = [rect(1, 50, 50), rect(2, 80, 55), rect(3, 120, 50), rect(4, 45, 100), rect(5, 150, 200)];
    expect(neighboursOf(kinds, objects, id(1), A4)?.sides).toEqual({
      left: { object: null, distanceMm: 50 },
      right: { object: objects[1], distanceMm: 10 },
      above: { object: null, distanceMm: 50 },
      below: { object: objects[3], distanceMm: 30 },
    });
  });

  it('TELL-2 are measured in the boxes that are given', () => {
    const grown = (object: PageObject) =>
      object.type === 'label'
        ? { x: 50, y: 20, width: 60, height: 25 }
        : { x: 50, y: 50, width: 20, height: 20 };
    const objects = [rect(1, 50, 50), label(2, 50, 20)];
    expect(neighboursOf(kinds, objects, id(1), A4, grown)?.sides.above).toEqual({
      object: objects[1],
      distanceMm: 5,
    });
  });

  it('TELL-3 tells what lies around, inside and across the edge', () => {
    const objects = [rect(1, 50, 50), rect(2, 0, 0, 200, 200), rect(3, 55, 55, 5, 5), rect(4, 65, 40)];
    const found = neighboursOf(kinds, objects, id(1), A4);
    expect([found?.around, found?.inside, found?.meeting].map(uuidsOf)).toEqual([[id(2)], [id(3)], [id(4)]]);
    expect(found?.sides.right).toEqual({ object: null, distanceMm: 140 });
  });

  it('TELL-3 finds members of a group and what stands outside of it, and never the group itself', () => {
    const objects = [group(1, rect(2, 50, 50), rect(3, 100, 50)), rect(4, 50, 100)];
    const sides = neighboursOf(kinds, objects, id(2), A4)?.sides;
    expect([sides?.right.object?.uuid, sides?.below.object?.uuid]).toEqual([id(3), id(4)]);
    expect(neighboursOf(kinds, objects, id(7), A4)).toBeUndefined();
  });
});

describe('a change', () => {
  const drawn = withObjects(
    rect(1, 20, 20),
    rect(2, 60, 20),
    label(3, 20, 80),
    group(4, rect(5, 0, 200), rect(6, 50, 200)),
  );
  deepFreeze(drawn);

  it.each<[string, Command, readonly number[]]>([
    ['added', { type: 'add-objects', pageUuid: PAGE, objects: [rect(8, 0, 0)] }, [8]],
    ['removed', { type: 'remove-objects', uuids: [id(1)] }, [1]],
    ['moved', { type: 'move-objects', uuids: [id(1), id(2)], dx: 1, dy: 0 }, [1, 2]],
    ['moved', { type: 'move-objects', uuids: [id(4)], dx: 1, dy: 0 }, [4]],
    ['moved', { type: 'move-objects', uuids: [id(5)], dx: 1, dy: 0 }, [5]],
    ['turned', { type: 'rotate-objects', uuids: [id(1)], degrees: 90, centre: { x: 30, y: 30 } }, [1]],
    ['resized', { type: 'update-objects', changes: [{ uuid: id(1), set: { width: 30 } }] }, [1]],
    ['text', { type: 'update-objects', changes: [{ uuid: id(3), set: { text: 'Hof' } }] }, [3]],
    ['hidden', { type: 'update-objects', changes: [{ uuid: id(1), set: { hidden: true } }] }, [1]],
    ['locked', { type: 'update-objects', changes: [{ uuid: id(1), set: { locked: true } }] }, [1]],
    ['renamed', { type: 'update-objects', changes: [{ uuid: id(1), set: { moniker: 'Turm' } }] }, [1]],
    ['restyled', { type: 'update-objects', changes: [{ uuid: id(1), set: { fill: 'red' } }] }, [1]],
    ['restyled', { type: 'update-objects', changes: [{ uuid: id(5), set: { fill: 'red' } }] }, [5]],
    ['reordered', { type: 'reorder-objects', uuids: [id(1)], to: 'forward' }, [2, 1]],
    ['grouped', { type: 'group-objects', uuids: [id(1), id(2)], uuid: id(8) }, [8]],
    ['ungrouped', { type: 'ungroup-objects', uuids: [id(4)] }, [5, 6]],
    ['pageAdded', { type: 'add-page', uuid: id(8), name: 'Seite 2', titleLabelUuid: id(9) }, []],
    ['page', { type: 'set-page', uuid: PAGE, set: { name: 'Plan' } }, []],
    ['guideAdded', { type: 'add-guide', pageUuid: PAGE, axis: 'x', positionMm: 40 }, []],
    ['titles', { type: 'set-document-properties', set: { graphicTitle: 'Plan' } }, []],
  ])('TELL-4 is called %s', (kind, command, numbers) => {
    const changed = after(drawn, command);
    deepFreeze(changed);
    expect(changed).not.toBe(drawn);
    const change = changeBetween(kinds, drawn, changed);
    expect([change?.kind, uuidsOf(change?.objects)]).toEqual([kind, numbers.map(id)]);
  });

  it('TELL-4 is the opposite when it is taken back, and nothing when nothing changed', () => {
    const changed = after(drawn, { type: 'remove-objects', uuids: [id(1)] });
    expect(changeBetween(kinds, changed, drawn)).toMatchObject({ kind: 'added', objects: [{ uuid: id(1) }] });
    const grouped = after(drawn, { type: 'group-objects', uuids: [id(1), id(2)], uuid: id(8) });
    expect(changeBetween(kinds, grouped, drawn)?.kind).toBe('ungrouped');
    expect(changeBetween(kinds, drawn, drawn)).toBeNull();
  });
});
