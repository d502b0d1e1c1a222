import { describe, expect, it } from '@jest/globals';
import { pxTouched, TILE_PX, tileBox, tilesMeeting } from './tile-grid.js';

const PX_PER_MM = TILE_PX / 100;

describe('tile grid', () => {
  it('lists the tiles of a box row by row, also left of and above the page', () => {
    expect(tilesMeeting({ x: -10, y: 50, width: 120, height: 20 }, PX_PER_MM)).toEqual([
      { column: -1, row: 0 },
      { column: 0, row: 0 },
      { column: 1, row: 0 },
    ]);
  });

  it('adds a ring of neighbours', () => {
    expect(tilesMeeting({ x: 10, y: 10, width: 1, height: 1 }, PX_PER_MM, 1)).toHaveLength(9);
  });

  it('covers the plane without gaps', () => {
    const left = tileBox({ column: 2, row: 3 }, PX_PER_MM);
    const right = tileBox({ column: 3, row: 3 }, PX_PER_MM);
    expect(left.x + left.width).toBeCloseTo(right.x);
    expect(left).toMatchObject({ x: 200, y: 300 });
  });

  it('cuts a changed box to whole px of a tile, with a px for soft edges', () => {
    const rect = pxTouched({ column: 0, row: 0 }, { x: 10, y: 20, width: 5, height: 200 }, PX_PER_MM);
    expect(rect).toEqual({ x: 50, y: 101, width: 28, height: TILE_PX - 101 });
  });

  it('sees when a box does not touch the tile', () => {
    expect(pxTouched({ column: 0, row: 0 }, { x: 150, y: 0, width: 5, height: 5 }, PX_PER_MM)).toBeNull();
  });
});
