import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { boxOfPx, haveCommonPx, pxAround, pxTouched, type PxRect, without } from './px-rect.js';

const place = fc.integer({ min: -40, max: 40 });
const length = fc.integer({ min: 1, max: 30 });
const rects: fc.Arbitrary<PxRect> = fc.record({ x: place, y: place, width: length, height: length });

const areaOf = (all: readonly PxRect[]) => all.reduce((sum, { width, height }) => sum + width * height, 0);
const isIn = ({ x, y, width, height }: PxRect, px: { x: number; y: number }) =>
  px.x >= x && px.x < x + width && px.y >= y && px.y < y + height;

describe('rectangles of px', () => {
  it('go outwards to the grid, also left of and above the page', () => {
    expect(pxAround({ x: -1, y: 10, width: 40, height: 40 }, 2)).toEqual({
      x: -16,
      y: 16,
      width: 96,
      height: 96,
    });
    expect(pxAround({ x: 10, y: 10, width: 10, height: 10 }, 2, 64)).toEqual({
      x: -48,
      y: -48,
      width: 160,
      height: 160,
    });
  });

  it('tell what they cover in mm', () => {
    expect(boxOfPx({ x: -64, y: 32, width: 128, height: 64 }, 2)).toEqual({
      x: -32,
      y: 16,
      width: 64,
      height: 32,
    });
  });

  it('are cut to whole px of a changed box, with a px for soft edges', () => {
    const rect: PxRect = { x: 0, y: 0, width: 256, height: 256 };
    expect(pxTouched(rect, { x: 10, y: 20, width: 5, height: 200 }, 2.56)).toEqual({
      x: 24,
      y: 50,
      width: 16,
      height: 206,
    });
    expect(pxTouched(rect, { x: 150, y: 0, width: 5, height: 5 }, 2.56)).toBeNull();
  });

  it('leave without holes exactly the px outside of them, each once', () => {
    fc.assert(
      fc.property(rects, fc.array(rects, { maxLength: 5 }), (rect, holes) => {
        const rests = without(rect, holes);
        const outside = Array.from({ length: rect.width * rect.height }, (_, index) => ({
          x: rect.x + (index % rect.width),
          y: rect.y + Math.floor(index / rect.width),
        })).filter((px) => !holes.some((hole) => isIn(hole, px)));
        expect(areaOf(rests)).toBe(outside.length);
        expect(outside.every((px) => rests.some((rest) => isIn(rest, px)))).toBe(true);
        expect(rests.some((rest) => holes.some((hole) => haveCommonPx(rest, hole)))).toBe(false);
      }),
    );
  });
});
