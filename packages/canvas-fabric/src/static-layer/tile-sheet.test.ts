import { beforeAll, describe, expect, it } from '@jest/globals';
import type { Box } from '@tastwerk/editor-core';
import { TILE_PX } from './tile-grid.js';
import { createTileSheet } from './tile-sheet.js';

const PX_PER_MM = TILE_PX / 100;
const noTimeLimit = () => false;

/** Takes every call of a drawing context and draws nothing. */
class BlankBitmap {
  getContext() {
    return new Proxy({}, { get: () => () => undefined });
  }
}

function sheetWith(content: Box | null) {
  const painted: Box[] = [];
  const sheet = createTileSheet(PX_PER_MM, {
    hasContent: () => content !== null,
    paint: (box) => painted.push(box),
  });
  return { sheet, painted };
}

beforeAll(() => {
  Object.defineProperty(globalThis, 'OffscreenCanvas', { value: BlankBitmap, configurable: true });
});

describe('createTileSheet', () => {
  const view: Box = { x: 10, y: 10, width: 180, height: 80 };

  it('paints each visible tile once', () => {
    const { sheet, painted } = sheetWith(view);
    expect(sheet.isComplete(view)).toBe(false);
    expect(sheet.fill(view, 0, noTimeLimit)).toBe(true);
    expect(sheet.fill(view, 0, noTimeLimit)).toBe(true);
    expect(painted).toHaveLength(2);
    expect(sheet.isComplete(view)).toBe(true);
  });

  it('stops when time is up and goes on later', () => {
    const { sheet, painted } = sheetWith(view);
    expect(sheet.fill(view, 0, () => painted.length > 0)).toBe(false);
    expect(painted).toHaveLength(1);
    expect(sheet.fill(view, 0, noTimeLimit)).toBe(true);
    expect(painted).toHaveLength(2);
  });

  it('repaints only the changed part of the tiles that a change touches', () => {
    const { sheet, painted } = sheetWith(view);
    sheet.fill(view, 0, noTimeLimit);
    painted.length = 0;
    sheet.invalidate({ x: 20, y: 20, width: 10, height: 10 });
    sheet.repaint(view);
    expect(painted).toHaveLength(1);
    const [part] = painted;
    expect(part?.width).toBeLessThan(11);
    expect(part?.x).toBeGreaterThan(19);
    sheet.repaint(view);
    expect(painted).toHaveLength(1);
  });

  it('repaints several changes of a tile at once', () => {
    const { sheet, painted } = sheetWith(view);
    sheet.fill(view, 0, noTimeLimit);
    painted.length = 0;
    sheet.invalidate({ x: 20, y: 20, width: 1, height: 1 });
    sheet.invalidate({ x: 60, y: 40, width: 1, height: 1 });
    sheet.repaint(view);
    expect(painted).toHaveLength(1);
    expect(painted[0]?.width).toBeGreaterThan(40);
  });

  it('forgets tiles out of view that are out of date, and paints them when they are seen again', () => {
    const { sheet, painted } = sheetWith(view);
    const elsewhere: Box = { x: 510, y: 10, width: 20, height: 20 };
    sheet.fill(elsewhere, 0, noTimeLimit);
    sheet.invalidate(elsewhere);
    sheet.repaint(view);
    expect(painted).toHaveLength(1);
    expect(sheet.isComplete(elsewhere)).toBe(false);
  });

  it('keeps no bitmap where nothing lies', () => {
    const { sheet, painted } = sheetWith(null);
    sheet.fill(view, 0, noTimeLimit);
    const drawn: Box[] = [];
    sheet.each(view, (_, box) => drawn.push(box));
    expect(painted).toEqual([]);
    expect(drawn).toEqual([]);
    expect(sheet.isComplete(view)).toBe(true);
  });
});
