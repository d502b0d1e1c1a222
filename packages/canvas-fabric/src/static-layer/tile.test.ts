import { beforeAll, describe, expect, it } from '@jest/globals';
import type { Box } from '@tastwerk/editor-core/geometry';
import { paintedBitmap, useBlankBitmaps } from '../../test/blank-bitmap.js';
import { createTile } from './tile.js';

beforeAll(useBlankBitmaps);

const rect = { x: 0, y: 0, width: 200, height: 100 };

/** A tile of 100 by 50 mm, with what it was painted anew in. */
function tileWith(isEmpty = false) {
  const asked: Box[] = [];
  const tile = createTile(rect, 2, (box) => {
    asked.push(box);
    return isEmpty ? [] : [[]];
  });
  const bitmaps = () => {
    const seen: unknown[] = [];
    tile.each((bitmap) => seen.push(bitmap));
    return seen;
  };
  return { tile, asked, bitmaps };
}

describe('createTile', () => {
  it('has no bitmap until it is painted on, and then one', () => {
    const { tile, bitmaps } = tileWith();
    expect(bitmaps()).toEqual([]);
    const brush = tile.brush();
    expect(bitmaps()).toEqual([brush?.bitmap]);
    expect(tile.brush()?.bitmap).toBe(brush?.bitmap);
    expect(brush?.bitmap.width).toBe(200);
  });

  it('is out of date by changes that touch it, until it is painted again', () => {
    const { tile, asked } = tileWith();
    tile.brush();
    tile.invalidate({ x: 300, y: 10, width: 10, height: 10 });
    expect([tile.isStale(), tile.refresh()]).toEqual([false, false]);
    tile.invalidate({ x: 10, y: 10, width: 10, height: 10 });
    expect([tile.isStale(), tile.refresh(), tile.isStale()]).toEqual([true, true, false]);
    expect(asked).toEqual([{ x: 9.5, y: 9.5, width: 11, height: 11 }]);
  });

  it('needs no bitmap for a change where nothing lies', () => {
    const { tile, bitmaps } = tileWith(true);
    tile.invalidate({ x: 10, y: 10, width: 10, height: 10 });
    expect(tile.refresh()).toBe(true);
    expect(bitmaps()).toEqual([]);
  });

  it('shows what a team has painted over its own, until both are one', () => {
    const { tile, bitmaps } = tileWith();
    const own = tile.brush()?.bitmap;
    const layers = [paintedBitmap(), paintedBitmap()];
    tile.setLayers(layers);
    expect([bitmaps(), tile.hasLayers()]).toEqual([[own, ...layers], true]);
    tile.uniteLayers();
    expect([bitmaps(), tile.hasLayers()]).toEqual([[own], false]);
    expect(layers.every(({ isClosed }) => isClosed)).toBe(true);
  });

  it('makes no bitmap where there is nothing to unite', () => {
    const { tile, bitmaps } = tileWith();
    tile.uniteLayers();
    expect(bitmaps()).toEqual([]);
  });
});
