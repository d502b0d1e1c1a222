import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { boxes } from '../../../../test/arbitraries.js';
import { expectRefused, runThroughOracle } from '../../../../test/command-oracle.js';
import {
  ELLIPSE,
  id,
  LABEL,
  objectIn,
  oneOfEach,
  orderOf,
  PATH,
  RECT,
  withObjects,
} from '../../../../test/documents.js';
import { safeAreaOf } from '../../../document/safe-area.js';
import type { Document } from '../../../document/schema.js';
import { type Box, boxCentre } from '../../../geometry/box.js';
import { flattenPath } from '../../../geometry/flatten.js';
import type { Point } from '../../../geometry/point.js';
import type { PageObject } from '../../../objects/schema.js';
import { boundsOf, createObject, extentOf, outlineOf } from '../../../standard.js';

const GROUP = id(70);

function rect(uuid: string, box: Partial<Box>, borderWidth = 1.5): PageObject {
  return createObject('rect', { uuid, x: 50, y: 50, width: 20, height: 20, ...box, borderWidth });
}

function bottomOf({ y, height }: Box): number {
  return y + height;
}

function outlinePoints(object: PageObject): readonly Point[] {
  const outline = outlineOf(object);
  if (!outline) throw new Error('nothing is drawn');
  return flattenPath(outline).flatMap(({ points }) => points);
}

/** Places to 0.001 mm in an order of their own: a mirrored outline may begin elsewhere and go the other way. */
function placesOf(points: readonly Point[]): readonly string[] {
  return [...new Set(points.map(({ x, y }) => `${x.toFixed(3)} ${y.toFixed(3)}`))].sort();
}

function boxesOf(document: Document): readonly Box[] {
  return document.pages[0]?.objects.map(boundsOf) ?? [];
}

describe('align-objects', () => {
  const uuids = [RECT, ELLIPSE, PATH, LABEL, GROUP];
  const all = withObjects(
    ...oneOfEach(),
    createObject('group', { uuid: GROUP, objects: [rect(id(71), { x: 5 }), rect(id(72), { y: 90 })] }),
  );

  it.each([
    ['left', ({ x }: Box) => x],
    ['centre', (box: Box) => boxCentre(box).x],
    ['right', ({ x, width }: Box) => x + width],
    ['top', ({ y }: Box) => y],
    ['middle', (box: Box) => boxCentre(box).y],
    ['bottom', bottomOf],
  ] as const)(
    'ARRANGE-1 brings the %s of all kinds together, strokes and turns included',
    (edge, placeOf) => {
      const page = runThroughOracle(all, { type: 'align-objects', uuids, edge, to: 'page' });
      const safe = runThroughOracle(all, { type: 'align-objects', uuids, edge, to: 'safe-area' });
      for (const box of boxesOf(page)) {
        expect(placeOf(box)).toBeCloseTo(placeOf({ x: 0, y: 0, width: 210, height: 297 }));
      }
      for (const box of boxesOf(safe)) expect(placeOf(box)).toBeCloseTo(placeOf(safeAreaOf(all)));
    },
  );

  it('ARRANGE-1 brings objects to the box around them, and to one that stays', () => {
    const document = withObjects(rect(RECT, { x: 10 }, 1), rect(ELLIPSE, { x: 60, width: 40 }, 3));
    const right = runThroughOracle(document, {
      type: 'align-objects',
      uuids: [RECT, ELLIPSE],
      edge: 'right',
      to: 'selection',
    });
    expect(objectIn(right, RECT)).toMatchObject({ x: 81 });
    expect(objectIn(right, ELLIPSE)).toBe(objectIn(document, ELLIPSE));
    const left = runThroughOracle(document, {
      type: 'align-objects',
      uuids: [RECT, ELLIPSE],
      edge: 'left',
      to: { uuid: ELLIPSE },
    });
    expect(objectIn(left, RECT)).toMatchObject({ x: 59 });
    expect(objectIn(left, ELLIPSE)).toBe(objectIn(document, ELLIPSE));
  });

  it('ARRANGE-1 keeps off the binding space', () => {
    const document = { ...withObjects(rect(RECT, { x: 10 }, 2)), bindingSpace: true };
    const after = runThroughOracle(document, {
      type: 'align-objects',
      uuids: [RECT],
      edge: 'left',
      to: 'safe-area',
    });
    expect(objectIn(after, RECT)).toMatchObject({ x: 41 });
  });

  it('CMD-4 refuses an object that is not there, among those moved and as their aim', () => {
    const align = { type: 'align-objects', edge: 'left' };
    for (const command of [
      { ...align, uuids: [RECT, id(99)], to: 'page' },
      { ...align, uuids: [RECT], to: { uuid: id(99) } },
    ]) {
      expect(expectRefused(all, command)).toMatchObject({ code: 'COMMAND_OBJECT_NOT_FOUND' });
    }
  });
});

describe('distribute-objects', () => {
  const row = withObjects(
    rect(PATH, { x: 150, width: 30 }),
    rect(RECT, { x: 10, width: 20 }),
    rect(ELLIPSE, { x: 40, width: 10 }),
  );
  const uuids = [PATH, RECT, ELLIPSE];

  it('ARRANGE-2 makes the free spaces equal', () => {
    const after = runThroughOracle(row, {
      type: 'distribute-objects',
      uuids,
      direction: 'horizontal',
      by: 'gaps',
    });
    expect(objectIn(after, ELLIPSE)).toMatchObject({ x: expect.closeTo(85) });
    expect([objectIn(after, RECT), objectIn(after, PATH)]).toEqual([
      objectIn(row, RECT),
      objectIn(row, PATH),
    ]);
  });

  it('ARRANGE-2 makes the distances of centres equal', () => {
    const after = runThroughOracle(row, {
      type: 'distribute-objects',
      uuids,
      direction: 'horizontal',
      by: 'centres',
    });
    expect(objectIn(after, ELLIPSE)).toMatchObject({ x: expect.closeTo((20 + 165) / 2 - 5) });
  });

  it('ARRANGE-2 begins and ends where the whole did, whatever lies between, and has equal gaps', () => {
    fc.assert(
      fc.property(fc.array(boxes, { minLength: 3, maxLength: 6 }), (places) => {
        const document = withObjects(...places.map((box, index) => rect(id(100 + index), box)));
        const after = runThroughOracle(document, {
          type: 'distribute-objects',
          uuids: places.map((_, index) => id(100 + index)),
          direction: 'vertical',
          by: 'gaps',
        });
        const centre = (box: Box) => boxCentre(box).y;
        const order = boxesOf(document)
          .map((box, index) => ({ index, at: centre(box) }))
          .sort((a, b) => a.at - b.at);
        const spread = order.flatMap(({ index }) => boxesOf(after)[index] ?? []);
        const gaps = spread.slice(1).map((box, index) => {
          const before = spread[index];
          return before ? box.y - before.y - before.height : 0;
        });
        for (const gap of gaps) expect(gap).toBeCloseTo(gaps[0] ?? 0, 6);
        const [first, last] = [spread[0], spread.at(-1)];
        const drawn = boxesOf(document);
        expect(first?.y).toBeCloseTo(Math.min(...drawn.map(({ y }) => y)), 6);
        expect(last && last.y + last.height).toBeCloseTo(Math.max(...drawn.map(bottomOf)), 6);
      }),
      { numRuns: 40 },
    );
  });
});

describe('flip-objects', () => {
  const document = withObjects(
    ...oneOfEach(),
    createObject('group', {
      uuid: GROUP,
      objects: [rect(id(71), { x: 5 }), createObject('label', { uuid: id(72), x: 120, y: 60, angle: 15 })],
    }),
  );
  const uuids = [RECT, ELLIPSE, PATH, LABEL, GROUP];

  it.each(['horizontal', 'vertical'] as const)(
    'ARRANGE-3 mirrors about the common centre: %s',
    (direction) => {
      const after = runThroughOracle(document, { type: 'flip-objects', uuids, direction });
      const isAcross = direction === 'horizontal';
      const extents = document.pages[0]?.objects.map(extentOf) ?? [];
      const left = Math.min(...extents.map(({ x, y }) => (isAcross ? x : y)));
      const right = Math.max(...extents.map((box) => (isAcross ? box.x + box.width : box.y + box.height)));
      for (const uuid of [...uuids, id(71), id(72)]) {
        const [before, now] = [objectIn(document, uuid), objectIn(after, uuid)].map((it) =>
          boxCentre(extentOf(it)),
        );
        if (!before || !now) throw new Error('an object is gone');
        expect(isAcross ? now.x : now.y).toBeCloseTo(left + right - (isAcross ? before.x : before.y));
        expect(isAcross ? now.y : now.x).toBeCloseTo(isAcross ? before.y : before.x);
      }
      expect(objectIn(after, ELLIPSE)).toMatchObject({ angle: -30 });
      expect(objectIn(after, PATH)).toMatchObject(
        isAcross ? { scaleX: -1, scaleY: 1 } : { scaleX: 1, scaleY: -1 },
      );
      expect(objectIn(after, LABEL)).toMatchObject({ width: 90, text: 'Die Straße', angle: 0 });
      expect(objectIn(after, id(72))).toMatchObject({ angle: 15 });

      const back = runThroughOracle(after, { type: 'flip-objects', uuids, direction });
      for (const uuid of uuids) {
        const [before, now] = [extentOf(objectIn(document, uuid)), extentOf(objectIn(back, uuid))];
        expect([now.x, now.y, now.width, now.height].map((mm) => mm.toFixed(6))).toEqual(
          [before.x, before.y, before.width, before.height].map((mm) => mm.toFixed(6)),
        );
      }
    },
  );

  it.each(['rect', 'ellipse', 'line', 'quadratic', 'cubic', 'path', 'imported'] as const)(
    'ARRANGE-3 mirrors a turned %s with all that it draws',
    (kind) => {
      const object = createObject(kind, { uuid: RECT, x: 60, y: 70, angle: 25 });
      const after = runThroughOracle(withObjects(object), {
        type: 'flip-objects',
        uuids: [RECT],
        direction: 'vertical',
      });
      const axis = boxCentre(extentOf(object)).y;
      const mirrored = outlinePoints(object).map(({ x, y }) => ({ x, y: 2 * axis - y }));
      expect(placesOf(outlinePoints(objectIn(after, RECT)))).toEqual(placesOf(mirrored));
    },
  );

  it('ARRANGE-3 mirrors a level line too, so that its arrow changes ends', () => {
    const line = createObject('path', {
      uuid: PATH,
      x: 20,
      y: 40,
      points: [
        { kind: 'M', x: 0, y: 0 },
        { kind: 'L', x: 30, y: 0 },
      ],
      endArrow: true,
    });
    const after = runThroughOracle(withObjects(line), {
      type: 'flip-objects',
      uuids: [PATH],
      direction: 'horizontal',
    });
    expect(objectIn(after, PATH)).toMatchObject({ x: 50, y: 40, scaleX: -1, endArrow: true });
  });
});

describe('rotate-objects', () => {
  it('turns by any angle, a half turn too, and leaves all as it was after a whole one', () => {
    const document = withObjects(rect(RECT, { x: 10, y: 20 }));
    const turned = (degrees: number) =>
      runThroughOracle(document, {
        type: 'rotate-objects',
        uuids: [RECT],
        degrees,
        centre: { x: 50, y: 50 },
      });
    expect(objectIn(turned(180), RECT)).toMatchObject({ x: 70, y: 60, angle: 180 });
    expect(objectIn(turned(-90), RECT)).toMatchObject({ x: 20, y: 70, angle: -90 });
    expect(turned(360)).toBe(document);
  });
});

describe('scale-objects', () => {
  it('ARRANGE-4 takes turned objects along and leaves them their turn', () => {
    const turned = createObject('rect', { uuid: ELLIPSE, x: 60, y: 30, width: 20, height: 10, angle: 90 });
    const document = withObjects(rect(RECT, { x: 20, y: 30 }), turned);
    const after = runThroughOracle(document, {
      type: 'scale-objects',
      uuids: [RECT, ELLIPSE],
      from: { x: 20, y: 20, width: 60, height: 30 },
      to: { x: 20, y: 20, width: 120, height: 30 },
    });
    expect(objectIn(after, RECT)).toMatchObject({ x: 20, y: 30, width: 40, height: 20 });
    // It lies across: what stretches the page to the right makes it higher, before turning.
    expect(objectIn(after, ELLIPSE)).toMatchObject({
      width: expect.closeTo(20),
      height: expect.closeTo(20),
      angle: 90,
    });
    expect(boxCentre(extentOf(objectIn(after, ELLIPSE)))).toMatchObject({ x: expect.closeTo(120), y: 35 });
  });

  it('CMD-10 refuses a side that vanishes', () => {
    const from = { x: 0, y: 0, width: 10, height: 10 };
    const command = { type: 'scale-objects', uuids: [RECT], from, to: { ...from, height: 0 } };
    expect(expectRefused(withObjects(rect(RECT, {})), command)).toMatchObject({ path: ['to'] });
  });
});

describe('reorder-objects', () => {
  const letters = [1, 2, 3, 4, 5].map((number) => id(100 + number));
  const order = (...numbers: readonly number[]) => numbers.map((number) => id(100 + number));
  const document = withObjects(...letters.map((uuid) => rect(uuid, {})));

  it.each([
    ['front', [1, 2, 5], [3, 4, 1, 2, 5]],
    ['back', [2, 4], [2, 4, 1, 3, 5]],
    ['forward', [1, 2, 4], [3, 1, 2, 5, 4]],
    ['backward', [2, 3, 5], [2, 3, 1, 5, 4]],
    [1, [4, 5], [1, 4, 5, 2, 3]],
    [99, [1], [2, 3, 4, 5, 1]],
  ] as const)('ARRANGE-5 brings objects to %s and keeps their order', (to, named, expected) => {
    const result = runThroughOracle(document, { type: 'reorder-objects', uuids: order(...named), to });
    expect(orderOf(result)).toEqual(order(...expected));
  });

  it('ARRANGE-5 works among the members of a group', () => {
    const grouped = withObjects(
      createObject('group', { uuid: GROUP, objects: letters.map((uuid) => rect(uuid, {})) }),
      rect(RECT, {}),
    );
    const after = runThroughOracle(grouped, {
      type: 'reorder-objects',
      uuids: order(1, 3),
      to: 'front',
    });
    const group = objectIn(after, GROUP);
    expect(group).toMatchObject({ objects: order(2, 4, 5, 1, 3).map((uuid) => ({ uuid })) });
    expect(orderOf(after)).toEqual([GROUP, RECT]);
  });
});
