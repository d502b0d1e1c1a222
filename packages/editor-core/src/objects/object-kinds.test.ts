import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { boxes } from '../../test/arbitraries.js';
import { deepFreeze } from '../../test/deep-freeze.js';
import { id, PAGE, withObjects } from '../../test/documents.js';
import { fakeResources } from '../../test/fake-braille.js';
import { LINE_OBJECTS } from '../../test/line-objects.js';
import { runThroughOracle } from '../../test/command-oracle.js';
import { type Box, boxCentre, boxContains, growBox } from '../geometry/box.js';
import { distance, rotatePoint } from '../geometry/point.js';
import { bundledFontMetrics } from '../resources/font-metrics.js';
import { PRINT_BASELINE_MM } from '../primitives/sizes.js';
import { primitiveBounds } from '../primitives/primitive-bounds.js';
import type { Primitive } from '../primitives/primitives.js';
import { buildObjectScene } from '../scene/build-scene.js';
import type { PageObject } from './schema.js';
import {
  angleOf,
  boundsOf,
  createObject,
  frameOf,
  hitTest,
  isRemovable,
  kinds,
  resizeObject,
  turnObject,
} from '../standard.js';

/** Every kind as its defaults make it, and in the forms that draw most. */
const OBJECTS: readonly (readonly [string, PageObject])[] = [
  ['rect', createObject('rect', { uuid: id(20) })],
  [
    'turned, filled, textured rect',
    createObject('rect', {
      uuid: id(20),
      x: 40,
      y: 50,
      width: 60,
      height: 30,
      angle: 33,
      fill: 'yellow',
      pattern: { template: 'grid', offset: 2, clearance: 0 },
      borderWidth: 2.5,
    }),
  ],
  ['ellipse', createObject('ellipse', { uuid: id(20) })],
  [
    'turned, filled, dashed ellipse',
    createObject('ellipse', {
      uuid: id(20),
      x: 40,
      y: 60,
      width: 70,
      height: 20,
      angle: -50,
      fill: 'red',
      borderStyle: 'dashed',
    }),
  ],
  ['path', createObject('path', { uuid: id(20) })],
  [
    'turned path with heads at both ends',
    createObject('path', {
      uuid: id(20),
      x: 50,
      y: 60,
      angle: 20,
      scaleX: -2,
      points: [
        { kind: 'M', x: 0, y: 0 },
        { kind: 'C', x1: 30, y1: -60, x2: -20, y2: 70, x: 10, y: 30 },
        { kind: 'L', x: 10, y: 5 },
      ],
      startArrow: true,
      endArrow: true,
      borderStyle: 'dotted',
    }),
  ],
  [
    'closed, filled path',
    createObject('path', {
      uuid: id(20),
      x: 50,
      y: 60,
      closed: true,
      fill: 'green',
      points: [
        { kind: 'M', x: 0, y: 0 },
        { kind: 'L', x: 40, y: 0 },
        { kind: 'L', x: 20, y: 30 },
      ],
    }),
  ],
  ...LINE_OBJECTS,
  ['label', createObject('label', { uuid: id(20), text: 'Haus' })],
  [
    'turned, framed label',
    createObject('label', {
      uuid: id(20),
      x: 30,
      y: 40,
      width: 80,
      height: 60,
      angle: 15,
      border: true,
      fullCharPrefix: true,
      text: 'Die Straße zum Schloss',
    }),
  ],
  [
    'group of a filled rect and a group',
    createObject('group', {
      uuid: id(20),
      objects: [
        createObject('rect', { uuid: id(21), x: 30, y: 30, fill: 'red' }),
        createObject('group', {
          uuid: id(22),
          objects: [createObject('ellipse', { uuid: id(23), x: 40, y: 70, fill: 'cyan' })],
        }),
      ],
    }),
  ],
  ['key', createObject('key', { uuid: id(20) })],
  ['turned key', createObject('key', { uuid: id(20), x: 60, y: 70, width: 90, height: 40, angle: 25 })],
];

const FAR_AWAY = { x: -900, y: -900 };

function sceneOf(object: PageObject) {
  return buildObjectScene(withObjects(object), 0, object, fakeResources);
}

/** What `primitiveBounds` takes too much, in mm: for mitred corners, and above text, where the font's ascent passes its marks. */
function slackOf(primitive: Primitive): number {
  if (primitive.type === 'text') return bundledFontMetrics.ascent * primitive.sizeMm - PRINT_BASELINE_MM;
  const stroke = primitive.type === 'path' ? primitive.stroke : undefined;
  return stroke?.join === 'miter' ? ((Math.SQRT2 - 1) * stroke.widthMm) / 2 : 0;
}

/** Whether a hand finds the object anywhere on a fine raster over its box. */
function isHitSomewhere(object: PageObject): boolean {
  const box = boundsOf(object);
  const steps = Array.from({ length: 41 }, (_, index) => index / 40);
  return steps.some((across) =>
    steps.some((down) => hitTest(object, { x: box.x + across * box.width, y: box.y + down * box.height }, 1)),
  );
}

describe.each(OBJECTS)('%s', (_, object) => {
  deepFreeze(object);

  it('OBJ-1 passes the check of its kind', () => {
    expect(kinds.objectSchema.safeParse(object).error).toBeUndefined();
  });

  it('OBJ-2 draws nothing outside its box', () => {
    const { bounds, primitives } = sceneOf(object);
    const drawn = growBox(boundsOf(object), 1e-6);
    expect(primitives.length).toBeGreaterThan(0);
    for (const primitive of primitives) {
      expect(boxContains(growBox(drawn, slackOf(primitive)), primitiveBounds(primitive))).toBe(true);
    }
    expect(boxContains(growBox(bounds, 1e-6), boundsOf(object))).toBe(true);
  });

  it('OBJ-3 is hit where it is and not far away', () => {
    expect(hitTest(object, FAR_AWAY, 1)).toBe(false);
    expect(isHitSomewhere(object)).toBe(true);
  });

  it('OBJ-4 moves as a whole', () => {
    const document = withObjects(object);
    const after = runThroughOracle(document, {
      type: 'move-objects',
      uuids: [object.uuid],
      dx: 12.5,
      dy: -3,
    });
    const moved = after.pages[0]?.objects[0] ?? object;
    const before = frameOf(object);
    expectBox(frameOf(moved), { ...before, x: before.x + 12.5, y: before.y - 3 });
    expectBox(boundsOf(moved), {
      ...boundsOf(object),
      x: boundsOf(object).x + 12.5,
      y: boundsOf(object).y - 3,
    });
  });

  it('OBJ-4 is resized onto any frame', () => {
    const from = frameOf(object);
    fc.assert(
      fc.property(boxes, (to) => {
        const resized = resizeObject(object, from, to);
        const isFlat = from.height === 0;
        expectBox(frameOf(resized), isFlat ? { ...to, height: 0 } : to);
      }),
    );
  });

  it('OBJ-5 turns about the centre of its frame', () => {
    const centre = boxCentre(frameOf(object));
    const upright = turnObject(object, -angleOf(object), centre);
    expectBox(frameOf(object), frameOf(upright));
    const level = sceneOf(upright);
    const turned = sceneOf(turnObject(upright, 180, centre));
    const opposite = rotatePoint({ x: level.bounds.x, y: level.bounds.y }, centre, 180);
    expect(distance(opposite, corner(turned.bounds))).toBeLessThan(1e-6);
  });

  it('OBJ-6 turns the other way when it is flipped about one axis', () => {
    const from = frameOf(object);
    const to = { ...from, x: from.x + from.width, width: -from.width };
    const flipped = resizeObject(object, from, to);
    expectBox(frameOf(flipped), from);
    if (object.type !== 'label' && object.type !== 'key')
      expect(angleOf(flipped)).toBeCloseTo(-angleOf(object), 12);
  });

  it('SCENE-1 draws the same every time', () => {
    expect(sceneOf(JSON.parse(JSON.stringify(object)))).toEqual(sceneOf(object));
  });

  it('CMD-1 is added, changed and removed through the oracle', () => {
    const added = runThroughOracle(withObjects(), { type: 'add-objects', pageUuid: PAGE, objects: [object] });
    const named = runThroughOracle(added, {
      type: 'update-objects',
      changes: [{ uuid: object.uuid, set: { moniker: 'Turm' } }],
    });
    expect(named.pages[0]?.objects[0]).toEqual({ ...object, moniker: 'Turm' });
    expect(
      runThroughOracle(named, { type: 'remove-objects', uuids: [object.uuid] }).pages[0]?.objects,
    ).toEqual(isRemovable(object) ? [] : named.pages[0]?.objects);
  });
});

function expectBox(actual: Box, expected: Box): void {
  for (const side of ['x', 'y', 'width', 'height'] as const)
    expect(actual[side]).toBeCloseTo(expected[side], 6);
}

function corner({ x, y, width, height }: Box) {
  return { x: x + width, y: y + height };
}

describe('every kind', () => {
  it('OBJ-1 has an entry that makes what its schema takes', () => {
    for (const kind of kinds.names) expect(createObject(kind, { uuid: id(1) }).type).toBe(kind);
    expect(kinds.names).toHaveLength(10);
  });

  it('OBJ-3 is hit at its centre when filled, and only on its line when not', () => {
    const shape = { uuid: id(1), x: 10, y: 10, width: 60, height: 40 };
    for (const kind of ['rect', 'ellipse'] as const) {
      const empty = createObject(kind, shape);
      const centre = boxCentre(frameOf(empty));
      expect(hitTest(empty, centre, 1)).toBe(false);
      expect(hitTest({ ...empty, fill: 'white' }, centre, 1)).toBe(true);
      expect(hitTest({ ...empty, pattern: { template: 'dotted', offset: 0, clearance: 0 } }, centre, 1)).toBe(
        true,
      );
      expect(hitTest(empty, { x: 10.7, y: 30 }, 0)).toBe(true);
      expect(hitTest(empty, { x: 10.9, y: 30 }, 0)).toBe(false);
      expect(hitTest(empty, { x: 11.7, y: 30 }, 1)).toBe(true);
    }
    const label = createObject('label', { uuid: id(1), text: '' });
    expect(hitTest(label, boxCentre(frameOf(label)), 0)).toBe(true);
  });
});

describe('a shape without a style of its own', () => {
  it.each(['rect', 'ellipse', 'path'] as const)('is a %s with a solid black outline of 1.5 mm', (kind) => {
    expect(createObject(kind, { uuid: id(1) })).toMatchObject({
      border: true,
      borderColour: 'black',
      borderWidth: 1.5,
      borderStyle: 'solid',
      fill: 'none',
      pattern: { template: null },
    });
  });
});
