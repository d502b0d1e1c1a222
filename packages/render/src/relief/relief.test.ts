import { describe, expect, it } from '@jest/globals';
import type { Ink, Primitive } from '@tastwerk/editor-core/scene';
import { brailleRun, rectPath, sceneOf } from '../../test/scenes.js';
import { rasteriseSvg } from '../png/rasterise-svg.js';
import type { Raster } from '../raster.js';
import { heightField } from './height-field.js';
import { reliefImage, reliefSvg } from './index.js';

const PX_PER_MM = 4;

function square(ink: Ink, layer: Primitive['layer'], x = 20): Primitive {
  return { type: 'path', layer, objectId: null, path: rectPath(x, 20, 20, 20), fill: ink };
}

async function drawn(primitives: readonly Primitive[]): Promise<Raster> {
  const scene = { ...sceneOf(primitives), widthMm: 60, heightMm: 60 };
  const { width, height, pixels } = await rasteriseSvg(reliefSvg(scene), {
    widthPx: 60 * PX_PER_MM,
    aspectRatio: 1,
  });
  return { width, height, pixels };
}

function at(values: ArrayLike<number>, xMm: number, yMm: number, channels: 1 | 4): number {
  const index = Math.round(yMm * PX_PER_MM) * 60 * PX_PER_MM + Math.round(xMm * PX_PER_MM);
  return values[index * channels] ?? Number.NaN;
}

describe('heightField', () => {
  it('raises black fully, grey half, and nothing else', async () => {
    for (const [ink, layer, height] of [
      ['000000', 'relief', 1],
      ['B5AEAB', 'relief', 0.5],
      ['0000FF', 'print', 0],
      ['FFEC01', 'print', 0],
    ] as const) {
      const field = heightField(await drawn([square(ink, layer)]), PX_PER_MM);
      expect(at(field.heights, 30, 30, 1)).toBeCloseTo(height, 2);
      expect(at(field.heights, 50, 30, 1)).toBe(0);
    }
  });

  it('leaves flat what flat ink covers', async () => {
    const field = heightField(
      await drawn([square('000000', 'relief'), square('FFEC01', 'print', 30)]),
      PX_PER_MM,
    );
    expect(at(field.heights, 25, 30, 1)).toBeCloseTo(1, 2);
    expect(at(field.heights, 35, 30, 1)).toBeCloseTo(0, 2);
  });

  it('rounds edges: the slope falls from inside to outside and is half way at the edge', async () => {
    const field = heightField(await drawn([square('000000', 'relief')]), PX_PER_MM);
    const slope = [19, 19.5, 20, 20.5, 21].map((x) => at(field.heights, x, 30, 1));
    expect(slope).toEqual([...slope].sort((one, other) => one - other));
    expect(slope[0]).toBeLessThan(0.02);
    expect(slope[4]).toBeGreaterThan(0.98);
    expect(((slope[2] ?? 0) + at(field.heights, 19.75, 30, 1)) / 2).toBeCloseTo(0.5, 1);
  });

  it('raises dots of braille that stay apart', async () => {
    const field = heightField(await drawn([brailleRun([0b000011], 30, 30)]), PX_PER_MM);
    expect(at(field.heights, 30, 30, 1)).toBeGreaterThan(0.9);
    expect(at(field.heights, 30, 31.25, 1)).toBeLessThan(0.1);
    expect(at(field.heights, 30, 32.5, 1)).toBeGreaterThan(0.9);
  });
});

describe('reliefImage', () => {
  it('lights slopes that face the top left and darkens those that face away', async () => {
    const { pixels } = reliefImage(await drawn([square('000000', 'relief')]), PX_PER_MM);
    const paper = at(pixels, 5, 5, 4);
    const top = at(pixels, 30, 30, 4);
    expect(at(pixels, 30, 20, 4)).toBeGreaterThan(top + 20);
    expect(at(pixels, 20, 30, 4)).toBeGreaterThan(top + 20);
    expect(at(pixels, 39.75, 30, 4)).toBeLessThan(top - 20);
    expect(at(pixels, 30, 39.75, 4)).toBeLessThan(top - 20);
    expect(at(pixels, 40.75, 30, 4)).toBeLessThan(paper - 10);
  });

  it('shows bare paper evenly, opaque, in the size of the drawing', async () => {
    const { width, height, pixels } = reliefImage(await drawn([]), PX_PER_MM);
    expect([width, height]).toEqual([240, 240]);
    expect(new Set(pixels).size).toBe(4);
    expect(pixels[3]).toBe(255);
  });
});
