import { describe, expect, it } from '@jest/globals';
import type { PathObject } from '@tastwerk/editor-core';
import { boundsOfPath, distance, flattenPath, type Point } from '@tastwerk/editor-core/geometry';
import { fakeStage, mouseAt } from '../../test/fake-stage.js';
import { uuidOf } from '../../test/sample-page.js';
import { createFreehand } from './freehand.js';
import { createPathTool } from './path-tool.js';
import { outlineOf } from '@tastwerk/editor-core/standard';
import { kinds } from '@tastwerk/editor-core/standard';

/** A hand that follows `line` from 0 to 1, trembling by a tenth of a millimetre. */
function follow(line: (t: number) => Point, steps = 200): readonly Point[] {
  return Array.from({ length: steps + 1 }, (_, index) => {
    const { x, y } = line(index / steps);
    return { x: x + 0.1 * Math.sin(index * 2.3), y: y + 0.1 * Math.cos(index * 1.7) };
  });
}

function drawn(points: readonly Point[]): PathObject | null {
  const [start = { x: 0, y: 0 }, ...others] = points;
  const freehand = createFreehand(kinds, start, 3.78);
  for (const point of others) freehand.follow(point);
  return freehand.path(uuidOf(1), {});
}

function strayOf(path: PathObject | null, line: (t: number) => Point): number {
  const outline = path && outlineOf(path);
  if (!outline) return Infinity;
  const chords = flattenPath(outline).flatMap(({ points }) => points);
  const wanted = Array.from({ length: 1001 }, (_, index) => line(index / 1000));
  return Math.max(...chords.map((point) => Math.min(...wanted.map((other) => distance(point, other)))));
}

describe('createFreehand', () => {
  const wave = (t: number) => ({ x: 20 + 120 * t, y: 100 + 20 * Math.sin(t * 2 * Math.PI) });
  const angle = (t: number) => (t < 0.5 ? { x: 20 + 80 * t, y: 50 } : { x: 60, y: 50 + 80 * (t - 0.5) });
  const circle = (t: number) => ({
    x: 100 + 30 * Math.cos(t * 2 * Math.PI),
    y: 100 + 30 * Math.sin(t * 2 * Math.PI),
  });

  it('makes a wave few curves that lie where the hand drew', () => {
    const path = drawn(follow(wave));
    expect(path?.points.length).toBeLessThanOrEqual(8);
    expect(strayOf(path, wave)).toBeLessThan(1);
    expect(path?.closed).toBe(false);
  });

  it('keeps a corner', () => {
    const path = drawn(follow(angle));
    expect(path?.points.length).toBeLessThanOrEqual(5);
    expect(strayOf(path, angle)).toBeLessThan(1);
    const bounds = path && boundsOfPath(outlineOf(path) ?? []);
    expect((bounds?.x ?? 0) + (bounds?.width ?? 0)).toBeCloseTo(60, 0);
  });

  it('closes a line that comes back to where it began', () => {
    const path = drawn(follow(circle));
    expect(path?.closed).toBe(true);
    expect(path?.points.length).toBeLessThanOrEqual(9);
    expect(strayOf(path, circle)).toBeLessThan(1);
  });

  it('makes a straight line two points', () => {
    expect(drawn(follow((t) => ({ x: 10 + 90 * t, y: 40 }), 60))?.points).toMatchObject([
      { kind: 'M' },
      { kind: 'L' },
    ]);
  });

  it('draws nothing that is too short to be felt', () => {
    expect(drawn(follow((t) => ({ x: 10 + t, y: 40 }), 10))).toBeNull();
  });
});

describe('the path tool', () => {
  const drag = (tool: ReturnType<typeof createPathTool>, keys = {}) => {
    const press = tool.press(mouseAt(10, 10, keys));
    for (let x = 11; x <= 60; x += 1) press.move(mouseAt(x, 10 + Math.sin(x / 8) * 6, keys));
    press.end(mouseAt(60, 10, keys), true);
  };

  it('draws freely where the first press is dragged, and is done then', () => {
    const stage = fakeStage([]);
    const tool = createPathTool(stage);
    drag(tool);
    expect(stage.drawn).toMatchObject([{ type: 'path', closed: false }]);
    expect(tool.isDrawing()).toBe(false);
  });

  it('bends the first point instead while Alt is held', () => {
    const stage = fakeStage([]);
    const tool = createPathTool(stage);
    drag(tool, { isAlt: true });
    expect(stage.drawn).toHaveLength(0);
    expect(tool.isDrawing()).toBe(true);
  });

  it('gives up what is drawn freely', () => {
    const stage = fakeStage([]);
    const tool = createPathTool(stage);
    const press = tool.press(mouseAt(10, 10));
    press.move(mouseAt(40, 20));
    press.cancel();
    expect(tool.isDrawing()).toBe(false);
    expect(stage.previews.at(-1)).toBeNull();
    expect(stage.drawn).toHaveLength(0);
  });
});
