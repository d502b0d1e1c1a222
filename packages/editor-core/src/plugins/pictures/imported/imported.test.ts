import { describe, expect, it } from '@jest/globals';
import { id, withObjects } from '../../../../test/documents.js';
import { fakeResources } from '../../../../test/fake-braille.js';
import { LIMITS } from '../../../values/limits.js';
import { buildObjectScene } from '../../../scene/build-scene.js';
import type { PathPoint } from '../../../objects/path/schema.js';
import { DEFAULT_SHAPE_STYLE } from '../../../objects/shape-style.js';
import { importedSize } from './defaults.js';
import type { ImportedPath } from './schema.js';
import {
  asPath,
  boundsOf,
  createObject,
  frameOf,
  hitTest,
  kinds,
  outlineOf,
  resizeObject,
} from '../../../standard.js';

/** A triangle with its right angle at the top left of the original. */
const triangle: ImportedPath = {
  ...DEFAULT_SHAPE_STYLE,
  fill: 'yellow',
  points: [
    { kind: 'M', x: 0, y: 0 },
    { kind: 'L', x: 100, y: 0 },
    { kind: 'L', x: 0, y: 50 },
  ],
  closed: true,
};

const graphic = createObject('imported', {
  uuid: id(1),
  x: 20,
  y: 30,
  width: 50,
  height: 100,
  originalWidth: 100,
  originalHeight: 50,
  paths: [triangle],
});

function manyPoints(count: number): readonly PathPoint[] {
  return Array.from({ length: count }, (_, index) => ({
    kind: index === 0 ? 'M' : 'L',
    x: index / 100,
    y: 0,
  }));
}

describe('an imported graphic', () => {
  it('IMPORT-1 draws its shapes scaled into its box, strokes in their own width', () => {
    expect(outlineOf(graphic)).toEqual([
      { kind: 'M', to: { x: 20, y: 30 } },
      { kind: 'L', to: { x: 70, y: 30 } },
      { kind: 'L', to: { x: 20, y: 130 } },
      { kind: 'Z' },
    ]);
    const { primitives } = buildObjectScene(withObjects(graphic), 0, graphic, fakeResources);
    expect(primitives).toMatchObject([{ layer: 'print' }, { layer: 'relief', stroke: { widthMm: 1.5 } }]);
    expect(boundsOf(graphic)).toEqual({ x: 19.25, y: 29.25, width: 51.5, height: 101.5 });
  });

  it('IMPORT-1 is hit on its shapes, not in the rest of its box', () => {
    expect(hitTest(graphic, { x: 30, y: 40 }, 0)).toBe(true);
    expect(hitTest(graphic, { x: 65, y: 120 }, 1)).toBe(false);
  });

  it('IMPORT-1 is hit exactly where its shapes are hit as paths, also when turned', () => {
    const shapes = { ...triangle, fill: 'none' } as const;
    const turned = { ...graphic, angle: 35, paths: [{ ...shapes, points: lower(triangle) }, shapes] };
    const look = asPath(turned);
    if (!look) throw new Error('no path');
    const path = { ...look, uuid: id(2) };
    const box = boundsOf(turned);
    const steps = Array.from({ length: 60 }, (_, index) => index / 59);
    const found = steps.flatMap((across) =>
      steps.map((down) => {
        const point = { x: box.x + across * box.width, y: box.y + down * box.height };
        const isHit = hitTest(turned, point, 0.5);
        expect(isHit).toBe(hitTest(path, point, 0.5));
        return isHit;
      }),
    );
    expect(found.filter(Boolean).length).toBeGreaterThan(50);
  });

  it('IMPORT-2 is mirrored by a flip and keeps its box', () => {
    const frame = frameOf(graphic);
    const across = resizeObject(graphic, frame, { ...frame, x: 70, width: -50 });
    expect(frameOf(across)).toEqual(frame);
    expect(hitTest(across, { x: 30, y: 120 }, 0)).toBe(false);
    expect(hitTest(across, { x: 65, y: 120 }, 0)).toBe(true);
    const back = resizeObject(across, frame, { ...frame, x: 70, width: -50 });
    expect(back).toEqual(graphic);
    const down = resizeObject(graphic, frame, { ...frame, y: 130, height: -100 });
    expect(hitTest(down, { x: 22, y: 128 }, 0)).toBe(true);
    expect(hitTest(down, { x: 68, y: 32 }, 0)).toBe(false);
  });

  it('IMPORT-3 holds bounded numbers of shapes and points, and no markup', () => {
    const withPaths = (paths: readonly ImportedPath[]) =>
      kinds.objectSchema.safeParse({ ...graphic, paths }).success;
    expect(withPaths([])).toBe(false);
    expect(withPaths(Array.from({ length: LIMITS.importedPaths }, () => triangle))).toBe(true);
    expect(withPaths(Array.from({ length: LIMITS.importedPaths + 1 }, () => triangle))).toBe(false);
    const large: ImportedPath = { ...triangle, points: manyPoints(LIMITS.pathPoints) };
    const most = LIMITS.importedPoints / LIMITS.pathPoints;
    expect(withPaths(Array.from({ length: most }, () => large))).toBe(true);
    expect(withPaths([...Array.from({ length: most }, () => large), triangle])).toBe(false);
    expect(kinds.objectSchema.safeParse({ ...graphic, markup: '<svg/>' }).success).toBe(false);
  });

  it('IMPORT-4 comes in as large as it is, but no wider than 210 mm', () => {
    expect(importedSize(100, 40)).toEqual({ width: 100, height: 40 });
    expect(importedSize(420, 100)).toEqual({ width: 210, height: 50 });
  });

  it('IMPORT-5 is one path where its shapes look alike, and none where they differ', () => {
    const other: ImportedPath = { ...triangle, borderWidth: 0.5 };
    expect(asPath({ ...graphic, paths: [triangle, other] })).toBeUndefined();
    const alike = { ...graphic, angle: 30, paths: [triangle, { ...triangle, points: lower(triangle) }] };
    const path = asPath(alike);
    if (!path) throw new Error('no path');
    expect(path.points.filter(({ kind }) => kind === 'M')).toHaveLength(2);
    const outline = outlineOf({ ...path, uuid: alike.uuid }) ?? [];
    const expected = outlineOf(alike) ?? [];
    expect(outline).toHaveLength(expected.length);
    outline.forEach((step, index) => {
      const there = expected[index];
      expect(step.kind).toBe(there?.kind);
      if (step.kind === 'Z' || !there || there.kind === 'Z') return;
      expect(step.to.x).toBeCloseTo(there.to.x, 9);
      expect(step.to.y).toBeCloseTo(there.to.y, 9);
    });
  });
});

function lower({ points }: ImportedPath): readonly PathPoint[] {
  return points.map((point) => ({ ...point, y: point.y + 60 }));
}
