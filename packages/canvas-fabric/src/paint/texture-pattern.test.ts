import { describe, expect, it } from '@jest/globals';
import { rotatePoint } from '@tastwerk/editor-core/geometry';
import { type TexturePrimitive, tileOf } from '@tastwerk/editor-core/scene';
import { texturePattern, tileBitmapPx } from './texture-pattern.js';

describe('tileBitmapPx', () => {
  it('has at least two px for each on screen, until the bitmap is as large as allowed', () => {
    for (const pxPerMm of [1.9, 3.78, 7.56, 20]) {
      expect(tileBitmapPx(5.08, pxPerMm)).toBeGreaterThanOrEqual(Math.floor(5.08 * pxPerMm * 2));
    }
    expect(tileBitmapPx(12.8, 60)).toBe(1024);
  });

  it('is shared by near zooms', () => {
    expect(tileBitmapPx(10, 3.78)).toBe(tileBitmapPx(10, 3.8));
  });
});

describe('texturePattern', () => {
  it('lays the corners of a bitmap where those of a turned tile are', () => {
    const laid: DOMMatrix2DInit[] = [];
    const sizes: { width: number; height: number }[] = [];
    class Bitmap {
      constructor(width: number, height: number) {
        sizes.push({ width, height });
      }
      getContext() {
        const createPattern = () => ({ setTransform: (matrix: DOMMatrix2DInit) => laid.push(matrix) });
        return new Proxy(
          {},
          { get: (_, name) => (name === 'createPattern' ? createPattern : () => undefined) },
        );
      }
    }
    Object.defineProperty(globalThis, 'OffscreenCanvas', { value: Bitmap, configurable: true });
    const area: TexturePrimitive = {
      type: 'texture',
      layer: 'relief',
      objectId: null,
      path: [],
      texture: 'dotted',
      origin: { x: 30, y: 40 },
      angle: 30,
      ink: '000000',
    };
    texturePattern(area, 3.78);
    const tile = tileOf(area);
    const [size] = sizes;
    if (!tile || !size) throw new Error('no tile was drawn');
    const { a = 1, b = 0, c = 0, d = 1, e = 0, f = 0 } = laid[0] ?? {};
    for (const [right, down] of [
      [0, 0],
      [1, 0],
      [1, 1],
    ] as const) {
      const [x, y] = [right * size.width, down * size.height];
      const level = { x: 30 + (right - 0.5) * tile.widthMm, y: 40 + (down - 0.5) * tile.heightMm };
      const corner = rotatePoint(level, area.origin, 30);
      expect(a * x + c * y + e).toBeCloseTo(corner.x, 6);
      expect(b * x + d * y + f).toBeCloseTo(corner.y, 6);
    }
  });
});
