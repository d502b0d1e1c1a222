import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { id, LABEL, withObjects } from '../../test/documents.js';
import { fakeResources } from '../../test/fake-braille.js';
import { COLOURS } from '../values/colours.js';
import { textureOf } from '../values/textures.js';
import { boundsOfPath } from '../geometry/path-bounds.js';
import { flattenPath } from '../geometry/flatten.js';
import { distanceToOutline, isInside } from '../geometry/nearness.js';
import type { Point } from '../geometry/point.js';
import type { PageObject } from '../objects/schema.js';
import { buildScene } from './build-scene.js';
import type { Primitive, TexturePrimitive } from '../primitives/primitives.js';
import { reliefHeightOf, reliefOnly } from '../primitives/relief-only.js';
import { createObject } from '../standard.js';

const AREA = id(70);
const ABOVE = id(71);

function area(template: 'dotted' | 'dotted_tight' | 'grid' | 'fill', values: object = {}): PageObject {
  return createObject('rect', {
    uuid: AREA,
    x: 20,
    y: 20,
    width: 100,
    height: 80,
    pattern: { template, offset: 2, clearance: 0 },
    ...values,
  });
}

function drawn(...objects: readonly PageObject[]): readonly Primitive[] {
  return buildScene(withObjects(...objects), 0, fakeResources).primitives;
}

function textureOn(primitives: readonly Primitive[], uuid = AREA): TexturePrimitive {
  const found = primitives.find(
    (primitive): primitive is TexturePrimitive => primitive.type === 'texture' && primitive.objectId === uuid,
  );
  if (!found) throw new Error('there is no texture');
  return found;
}

function isTextured(texture: TexturePrimitive, point: Point): boolean {
  return isInside(point, flattenPath(texture.path));
}

/** The centres of all dots of `texture` near its area. */
function dotsOf({ path, texture, origin }: TexturePrimitive): readonly Point[] {
  const tile = textureOf(texture);
  if (tile.kind !== 'tile') return [];
  const box = boundsOfPath(path);
  const [columns, rows] = [
    Math.ceil(box.width / tile.widthMm) + 4,
    Math.ceil(box.height / tile.heightMm) + 4,
  ];
  const [first, top] = [
    Math.floor((box.x - origin.x) / tile.widthMm) - 2,
    Math.floor((box.y - origin.y) / tile.heightMm) - 2,
  ];
  return tile.marks.flatMap((mark) =>
    mark.kind === 'dot'
      ? Array.from({ length: columns * rows }, (_, index) => ({
          x: origin.x + mark.x + (first + (index % columns)) * tile.widthMm,
          y: origin.y + mark.y + (top + Math.floor(index / columns)) * tile.heightMm,
        }))
      : [],
  );
}

describe('halos', () => {
  const label = createObject('label', { uuid: LABEL, x: 50, y: 40, width: 40, height: 14, text: 'Haus' });

  it('SCENE-11 keep the texture below a label 3 mm away from its lines', () => {
    const texture = textureOn(drawn(area('grid'), label));
    expect(isTextured(texture, { x: 52, y: 45 })).toBe(false);
    expect(isTextured(texture, { x: 50 - 2.9, y: 40 - 2.9 })).toBe(false);
    expect(isTextured(texture, { x: 50 - 3.1, y: 45 })).toBe(true);
    expect(isTextured(texture, { x: 52, y: 40 + 13.5 + 3.1 })).toBe(true);
  });

  it('SCENE-11 do not reach what lies above, and none is cast where clearance is 0 or the label empty', () => {
    const point = { x: 52, y: 45 };
    expect(isTextured(textureOn(drawn(label, area('grid'))), point)).toBe(true);
    expect(isTextured(textureOn(drawn(area('grid'), { ...label, clearance: 0 })), point)).toBe(true);
    expect(isTextured(textureOn(drawn(area('grid'), { ...label, text: '' })), point)).toBe(true);
  });

  it('SCENE-11 of shapes are as wide as their clearance beyond the stroke, along lines too', () => {
    const pattern = { template: null, offset: 0, clearance: 2 };
    const circle = createObject('ellipse', { uuid: ABOVE, x: 40, y: 40, width: 20, height: 20, pattern });
    const round = textureOn(drawn(area('grid'), circle));
    expect(isTextured(round, { x: 60 + 0.75 + 1.9, y: 50 })).toBe(false);
    expect(isTextured(round, { x: 60 + 0.75 + 2.1, y: 50 })).toBe(true);
    const points = [
      { kind: 'M', x: 0, y: 0 },
      { kind: 'L', x: 60, y: 0 },
    ] as const;
    const line = createObject('path', { uuid: ABOVE, x: 40, y: 60, points, pattern });
    const along = textureOn(drawn(area('grid'), line));
    expect(isTextured(along, { x: 70, y: 60 + 2.7 })).toBe(false);
    expect(isTextured(along, { x: 70, y: 60 + 2.8 })).toBe(true);
  });

  it('SCENE-11 cut solid textures but no colours, also inside a group', () => {
    const group = createObject('group', { uuid: id(72), objects: [area('fill', { fill: 'yellow' }), label] });
    const fills = drawn(group).flatMap((primitive) =>
      primitive.type === 'path' && primitive.fill !== undefined ? [primitive] : [],
    );
    const inside = fills.map(({ path, fill }) => [fill, isInside({ x: 52, y: 45 }, flattenPath(path))]);
    expect(inside).toEqual([
      [COLOURS.yellow, true],
      [COLOURS.black, false],
    ]);
  });

  it('SCENE-11 that cover a texture leave nothing of it', () => {
    const pattern = { template: null, offset: 0, clearance: 20 };
    const cover = createObject('rect', { uuid: ABOVE, x: 20, y: 20, width: 100, height: 80, pattern });
    expect(drawn(area('grid'), cover).some(({ type }) => type === 'texture')).toBe(false);
  });
});

describe('dots of a texture', () => {
  it('SCENE-12 are whole or left out, at straight, slanted and round edges', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('dotted' as const, 'dotted_tight' as const),
        fc.integer({ min: 0, max: 180 }),
        fc.double({ min: 15, max: 90, noNaN: true }),
        fc.boolean(),
        (template, angle, width, isRound) => {
          const pattern = { template, offset: 1, clearance: 0 };
          const kind = isRound ? 'ellipse' : 'rect';
          const shape = createObject(kind, { uuid: AREA, x: 60, y: 60, width, height: 30, angle, pattern });
          const texture = textureOn(drawn(shape));
          const pieces = flattenPath(texture.path);
          const radius = template === 'dotted' ? 1 : 0.6;
          for (const dot of dotsOf(texture)) {
            expect(distanceToOutline(dot, pieces)).toBeGreaterThanOrEqual(radius - 1e-3);
          }
        },
      ),
      { numRuns: 40 },
    );
  });

  it('SCENE-12 stay where they are whole: the middle one of a centred texture is there', () => {
    const texture = textureOn(drawn(area('dotted_tight')));
    expect(texture.origin).toEqual({ x: 70, y: 60 });
    expect(isTextured(texture, texture.origin)).toBe(true);
  });
});

describe('the relief of a scene', () => {
  it('SCENE-13 is black and grey, without aids, colours and black print', () => {
    const label = createObject('label', { uuid: LABEL, x: 20, y: 150, text: 'Haus' });
    const scene = buildScene(withObjects(area('grid', { fill: 'yellow' }), label), 0, fakeResources);
    const relief = reliefOnly(scene);
    expect(new Set(relief.primitives.map(({ layer }) => layer))).toEqual(new Set(['relief']));
    expect(relief.primitives.map(({ type }) => type)).toEqual(['texture', 'path', 'braille']);
    expect([COLOURS.black, COLOURS.grey, COLOURS.white].map(reliefHeightOf)).toEqual([1, 0.5, 0]);
  });

  it('SCENE-13 is bare paper where flat ink lies over black', () => {
    const cover = createObject('rect', { uuid: ABOVE, x: 30, y: 30, fill: 'red', border: false });
    const far = createObject('rect', { uuid: id(73), x: 150, y: 200, fill: 'red', border: false });
    const relief = reliefOnly(buildScene(withObjects(area('fill'), cover, far), 0, fakeResources));
    expect(relief.primitives.map((primitive) => primitive.type === 'path' && primitive.fill)).toEqual([
      COLOURS.black,
      undefined,
      COLOURS.white,
    ]);
  });
});
