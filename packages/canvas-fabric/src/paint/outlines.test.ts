import { beforeAll, describe, expect, it } from '@jest/globals';
import type { Point } from '@tastwerk/editor-core/geometry';
import type { BraillePrimitive } from '@tastwerk/editor-core/scene';
import { dotsOf } from './outlines.js';

/** A path that knows the corners of its parts, and whether there are arcs. */
class NotedPath {
  readonly parts: Point[][] = [];
  arcs = 0;
  moveTo(x: number, y: number) {
    this.parts.push([{ x, y }]);
  }
  lineTo(x: number, y: number) {
    this.parts.at(-1)?.push({ x, y });
  }
  arc() {
    this.arcs += 1;
  }
  closePath() {
    return undefined;
  }
}

const DIAMETER_MM = 1.5;
const PX_PER_MM = 96 / 25.4;

function run(): BraillePrimitive {
  return {
    type: 'braille',
    layer: 'relief',
    objectId: null,
    cells: [0b100001, 0b000010],
    origin: { x: 20, y: 30 },
    angle: 0,
    dots: { diameterMm: DIAMETER_MM, dotSpacingMm: 2.5, cellSpacingMm: 6 },
    ink: '000000',
    text: '',
  };
}

function noted(braille: BraillePrimitive, pxPerMm: number): NotedPath {
  const path: unknown = dotsOf(braille, pxPerMm);
  if (!(path instanceof NotedPath)) throw new Error('no path was made');
  return path;
}

function areaOf(corners: readonly Point[]): number {
  const twice = corners.reduce((sum, { x, y }, index) => {
    const next = corners[(index + 1) % corners.length] ?? { x, y };
    return sum + x * next.y - next.x * y;
  }, 0);
  return Math.abs(twice) / 2;
}

beforeAll(() => {
  Object.defineProperty(globalThis, 'Path2D', { value: NotedPath, configurable: true });
});

describe('dotsOf', () => {
  it('draws dots of few px with corners that stand out less than a fifth of a px, and as much ink', () => {
    const { parts, arcs } = noted(run(), PX_PER_MM);
    expect([parts.length, arcs]).toEqual([3, 0]);
    const [first = []] = parts;
    const radius = DIAMETER_MM / 2;
    expect(areaOf(first)).toBeCloseTo(Math.PI * radius ** 2, 6);
    for (const { x, y } of first) {
      expect(Math.abs(Math.hypot(x - 20, y - 30) - radius) * PX_PER_MM).toBeLessThan(0.2);
    }
  });

  it('draws round dots as soon as there are px to tell', () => {
    expect(noted(run(), PX_PER_MM * 1.5).arcs).toBe(3);
  });

  it('keeps the dots of a run for small and for large scales', () => {
    const braille = run();
    const [small, large] = [noted(braille, PX_PER_MM), noted(braille, PX_PER_MM * 2)];
    expect(noted(braille, PX_PER_MM / 2)).toBe(small);
    expect(noted(braille, PX_PER_MM * 3)).toBe(large);
    expect(large).not.toBe(small);
  });
});
