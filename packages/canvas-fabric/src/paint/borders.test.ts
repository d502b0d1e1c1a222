import { beforeAll, describe, expect, it } from '@jest/globals';
import { boxPath } from '@tastwerk/editor-core/geometry';
import type { PrimitiveOf } from '@tastwerk/editor-core/scene';
import { borderOf, readyBorders } from './borders.js';

type PathPrimitive = PrimitiveOf<'path'>;

const path = (place = 0) => boxPath({ x: place, y: 0, width: 20, height: 10 });
const area = (place = 0): PathPrimitive => ({
  type: 'path',
  layer: 'print',
  objectId: null,
  path: path(place),
  fill: 'FFE600',
});
const line = (dashMm: readonly number[] = []): PathPrimitive => ({
  type: 'path',
  layer: 'relief',
  objectId: null,
  path: path(),
  stroke: { ink: '000000', widthMm: 1, cap: 'round', join: 'miter', dashMm },
});

beforeAll(() => {
  const value = class {
    moveTo() {}
    lineTo() {}
    closePath() {}
  };
  Object.defineProperty(globalThis, 'Path2D', { value, configurable: true });
});

describe('borders', () => {
  it('are there as soon as they were made ready, and stay the same', () => {
    const drawing = [area(), line()] as const;
    expect(borderOf(...drawing)).toBeNull();
    readyBorders(drawing);
    const made = borderOf(...drawing);
    expect(made).not.toBeNull();
    readyBorders(drawing);
    expect(borderOf(...drawing)).toBe(made);
  });

  it('are none of dashed lines, of lines elsewhere, and of what lies between', () => {
    const [below, above] = [area(), line()];
    readyBorders([below, area(3), above]);
    expect(borderOf(below, above)).toBeNull();
    for (const drawing of [[area(), line([8, 4])] as const, [area(3), line()] as const]) {
      readyBorders(drawing);
      expect(borderOf(...drawing)).toBeNull();
    }
  });
});
