import { describe, expect, it } from '@jest/globals';
import { deepFreeze } from '../../test/deep-freeze.js';
import { id, PAGE, withObjects } from '../../test/documents.js';
import { type Command, type Document, type PageObject } from '../index.js';
import { fakeResources } from '../../test/fake-braille.js';
import { changeBetween } from './change.js';
import { contactsAmong, contactsOf } from './contacts.js';
import { atPoint, type LaidOutPage, neighboursOf, outlineOnPage, roomFor, traceOf } from './index.js';
import { readingOrder } from './reading-order.js';
import { applyCommand, createObject, kinds } from '../standard.js';

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

/** The page of a document with these objects. */
function pageOf(...objects: readonly PageObject[]): LaidOutPage {
  return { document: withObjects(...objects), pageIndex: 0, resources: fakeResources };
}

const edge = (distanceMm: number) => ({ object: null, distanceMm });

/** A triangle from its corners, with a line of 1 mm. */
function triangle(number: number, ...[a, b, c]: readonly (readonly [number, number])[]): PageObject {
  const at = (place: readonly [number, number] = [0, 0]) => ({ x: place[0], y: place[1] });
  return createObject('path', {
    uuid: id(number),
    closed: true,
    borderWidth: 1,
    points: [
      { kind: 'M', ...at(a) },
      { kind: 'L', ...at(b) },
      { kind: 'L', ...at(c) },
    ],
  });
}

const circle = (number: number, x: number, y: number, radius: number): PageObject =>
  createObject('ellipse', {
    uuid: id(number),
    x: x - radius,
    y: y - radius,
    width: 2 * radius,
    height: 2 * radius,
    borderWidth: 1,
  });

describe('neighbours', () => {
  it('TELL-2 are the nearest on each side, else the edge of the sheet', () => {
    const objects = [rect(1, 50, 50), rect(2, 80, 55), rect(3, 120, 50), rect(4, 45, 100), rect(5, 150, 200)];
    expect(neighboursOf(pageOf(...objects), id(1))?.sides).toEqual({
      left: edge(50),
      right: { object: objects[1], distanceMm: 10 },
      above: edge(50),
      below: { object: objects[3], distanceMm: 30 },
    });
  });

  it('TELL-5 are measured from stroke to stroke', () => {
    const [one, other] = [circle(1, 50, 50, 10), circle(2, 80, 50, 10)];
    const found = neighboursOf(pageOf(one, other), id(1));
    expect(found?.sides.right.distanceMm).toBeCloseTo(9, 1);
    expect(found?.sides.left.distanceMm).toBeCloseTo(39.5, 1);
  });

  it('TELL-2 labels are as large as their braille', () => {
    const found = neighboursOf(pageOf(rect(1, 50, 50), label(2, 50, 20)), id(1));
    const above = found?.sides.above;
    expect(above?.object?.uuid).toBe(id(2));
    const box = outlineOnPage(pageOf(), label(2, 50, 20)).box;
    expect(above?.distanceMm).toBeCloseTo(50 - ((box?.y ?? 0) + (box?.height ?? 0)), 5);
  });

  it('TELL-5 a way to a slanted side is the way that the object itself can go', () => {
    // The side runs from 60, 20 down to 100, 100: at the height of the square it is 28 mm and more away, its box 10 mm.
    const objects = [rect(1, 30, 60, 20, 20), triangle(2, [60, 20], [100, 100], [140, 20])];
    const found = neighboursOf(pageOf(...objects), id(1));
    // At the top edge of the square, y = 60, the side is at x = 80, half a stroke before it.
    const slopeMm = 0.5 * Math.hypot(1, 40 / 80);
    expect(found?.sides.right).toEqual({ object: objects[1], distanceMm: expect.closeTo(30 - slopeMm, 2) });
  });

  it('TELL-2 the nearest of all is told by the shortest way in any direction', () => {
    const found = neighboursOf(pageOf(circle(1, 50, 50, 10), circle(2, 80, 90, 10)), id(1));
    expect(found?.sides.right.object).toBeNull();
    expect(found?.nearest).toMatchObject({ object: { uuid: id(2) }, distanceMm: expect.closeTo(29, 0) });
  });

  it('TELL-3 tells what lies around, inside, across the edge and against it', () => {
    const objects = [
      rect(1, 50, 50),
      rect(2, 0, 0, 200, 200),
      rect(3, 55, 55, 5, 5),
      rect(4, 65, 40),
      rect(5, 70, 60),
    ];
    const found = neighboursOf(pageOf(...objects), id(1));
    expect([found?.around, found?.inside, found?.overlapping, found?.touching].map(uuidsOf)).toEqual([
      [id(2)],
      [id(3)],
      [id(4)],
      [id(5)],
    ]);
    // Inside of another, its rim stands in the way.
    expect(found?.sides.left).toEqual({ object: objects[1], distanceMm: 50 });
  });

  it('TELL-3 a circle beside the slanted side of a triangle is not inside of it, though its box is', () => {
    const found = neighboursOf(
      pageOf(triangle(1, [20, 20], [120, 120], [20, 120]), circle(2, 100, 50, 10)),
      id(2),
    );
    expect(found?.around).toEqual([]);
    expect(found?.overlapping).toEqual([]);
    expect(found?.nearest?.distanceMm).toBeCloseTo(50 / Math.SQRT2 - 10 - 1, 1);
  });

  it('TELL-3 a line that ends at an outline touches it; one that goes on overlaps it', () => {
    const line = (number: number, dx: number) =>
      createObject('line', { uuid: id(number), x: 20, y: 60, dx, dy: 0, borderWidth: 1 });
    const square = createObject('rect', { uuid: id(9), x: 50, y: 50, width: 20, height: 20, borderWidth: 1 });
    const found = neighboursOf(pageOf(square, line(1, 30), line(2, 40)), id(9));
    expect([found?.touching, found?.overlapping].map(uuidsOf)).toEqual([[id(1)], [id(2)]]);
  });

  it('TELL-3 finds members of a group and what stands outside of it, and never the group itself', () => {
    const page = pageOf(group(1, rect(2, 50, 50), rect(3, 100, 50)), rect(4, 50, 100));
    const sides = neighboursOf(page, id(2))?.sides;
    expect([sides?.right.object?.uuid, sides?.below.object?.uuid]).toEqual([id(3), id(4)]);
    expect(neighboursOf(page, id(7))).toBeUndefined();
  });

  it('TELL-3 a group is inside of what holds all its members, and overlaps what holds some', () => {
    const frame = rect(9, 40, 40, 100, 100);
    const kindOf = (...members: readonly PageObject[]) => {
      const page = pageOf(group(1, ...members), frame);
      const found = neighboursOf(page, id(1));
      return [found?.around, found?.overlapping].map(uuidsOf);
    };
    expect(kindOf(rect(2, 50, 50), rect(3, 100, 50))).toEqual([[id(9)], []]);
    expect(kindOf(rect(2, 50, 50), rect(3, 160, 50))).toEqual([[], [id(9)]]);
  });
});

describe('contacts', () => {
  it('TELL-6 are all pairs that overlap or touch; what is apart or inside is none', () => {
    const objects = [
      rect(1, 20, 20),
      rect(2, 30, 30),
      rect(3, 50, 30),
      rect(4, 120, 20),
      rect(5, 122, 22, 5, 5),
    ];
    const told = contactsAmong(pageOf(...objects)).map(({ one, other, kind }) => [
      one.uuid,
      other.uuid,
      kind,
    ]);
    expect(told).toEqual([
      [id(1), id(2), 'overlaps'],
      [id(2), id(3), 'touches'],
    ]);
  });

  it('TELL-6 of one object are those with what stands beside it, and beside its groups', () => {
    const page = pageOf(group(1, rect(2, 50, 50), rect(3, 60, 60)), rect(4, 65, 40), {
      ...rect(5, 40, 40),
      hidden: true,
    });
    expect(contactsOf(page, [id(2)]).map(({ other, kind }) => [other.uuid, kind])).toEqual([
      [id(4), 'overlaps'],
      [id(3), 'overlaps'],
    ]);
    expect(contactsOf(page, [id(5)])).toEqual([]);
  });
});

describe('a place', () => {
  const page = pageOf(rect(1, 50, 50, 40, 40), circle(2, 70, 70, 10), label(3, 20, 150));

  it('TELL-7 holds the objects on whose rim or in whose outline it lies, the topmost first', () => {
    const told = (x: number, y: number) =>
      atPoint(page, { x, y }).found.map(({ object, isOnRim }) => [object.uuid, isOnRim]);
    expect(told(70, 70)).toEqual([
      [id(2), false],
      [id(1), false],
    ]);
    expect(told(60, 70)).toEqual([
      [id(2), true],
      [id(1), false],
    ]);
    expect(told(150, 150)).toEqual([]);
    const framed = createObject('rect', {
      uuid: id(9),
      x: 50,
      y: 50,
      width: 20,
      height: 20,
      borderWidth: 1.5,
    });
    expect(atPoint(pageOf(framed), { x: 50, y: 60 }).found).toMatchObject([{ isOnRim: true }]);
  });

  it('TELL-7 that is empty has a nearest object', () => {
    expect(atPoint(page, { x: 20, y: 70 }).nearest).toMatchObject({
      object: { uuid: id(1) },
      distanceMm: 30,
    });
    expect(atPoint(pageOf(), { x: 20, y: 70 })).toEqual({ found: [], nearest: undefined });
  });
});

describe('room', () => {
  it('TELL-7 is free of all that is drawn by the gap, inside of outlines too, and none of it meets another', () => {
    const page = pageOf(rect(1, 0, 0, 210, 150), triangle(2, [0, 160], [210, 160], [0, 297]));
    const filled = { ...rect(1, 0, 0, 210, 150), fill: 'black' } as PageObject;
    const places = roomFor(page, { width: 60, height: 40 }, 6);
    expect(places).toHaveLength(5);
    expect(places[0]).toMatchObject({ x: 10, y: 10 });
    const below = roomFor(
      pageOf(filled, triangle(2, [0, 160], [210, 160], [0, 297])),
      { width: 60, height: 40 },
      6,
    );
    expect(below.length).toBeGreaterThan(0);
    for (const { x, y } of below) {
      expect(y).toBeGreaterThanOrEqual(160 + 6);
      // Clear of the slanted side, which goes from 210, 160 to 0, 297.
      const isLeft = x + 60 + 6 < 210 - ((y + 40 - 160) * 210) / 137;
      const isRight = x - 6 > 210 - ((y - 160) * 210) / 137;
      expect(isLeft || isRight).toBe(true);
    }
    expect(roomFor(page, { width: 300, height: 40 }, 6)).toEqual([]);
    const title = createObject('label', { uuid: id(1), x: 10, y: 10, width: 190, height: 14, isTitle: true });
    expect(roomFor(pageOf(title), { width: 40, height: 30 }, 6)[0]?.y).toBeGreaterThanOrEqual(24 + 6);
  });
});

describe('an outline', () => {
  it('TELL-8 is followed stretch by stretch, with lengths and directions', () => {
    const [piece, ...others] = traceOf(kinds, triangle(1, [20, 20], [100, 20], [100, 80]));
    expect(others).toEqual([]);
    expect(piece?.isClosed).toBe(true);
    expect(piece?.steps.map(({ lengthMm, degrees, isCurved }) => [lengthMm, degrees, isCurved])).toEqual([
      [80, 0, false],
      [60, 90, false],
      [100, 217, false],
    ]);
  });

  it('TELL-8 of a circle is curved, of a label there is none', () => {
    const [piece] = traceOf(kinds, circle(1, 50, 50, 10));
    expect(piece?.steps.every(({ isCurved }) => isCurved)).toBe(true);
    expect(piece?.steps.reduce((sum, { lengthMm }) => sum + lengthMm, 0)).toBeCloseTo(2 * Math.PI * 10, 0);
    expect(traceOf(kinds, label(1, 0, 0))).toEqual([]);
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
