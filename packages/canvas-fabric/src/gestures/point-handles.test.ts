import { describe, expect, it } from '@jest/globals';
import { createObject } from '@tastwerk/editor-core/standard';
import { uuidOf } from '../../test/sample-page.js';
import { movesOf, placeOnLine, shownAnchors, targetAt } from './point-handles.js';

/** A straight line from 20, 40 to 60, 40, then a curve that leaves downwards and arrives at 100, 40 from below. */
const path = createObject('path', {
  uuid: uuidOf(1),
  x: 20,
  y: 40,
  points: [
    { kind: 'M', x: 0, y: 0 },
    { kind: 'L', x: 40, y: 0 },
    { kind: 'C', x1: 40, y1: 20, x2: 80, y2: 20, x: 80, y: 0 },
  ],
  borderWidth: 2,
});

describe('points of a path', () => {
  it('show their handles while they are selected', () => {
    expect(shownAnchors(path, [1])).toEqual([
      { at: { x: 20, y: 40 }, handles: [], isSelected: false },
      { at: { x: 60, y: 40 }, handles: [{ x: 60, y: 60 }], isSelected: true },
      { at: { x: 100, y: 40 }, handles: [], isSelected: false },
    ]);
  });

  it('are met within twice the reach, the nearest first, their handles only while shown', () => {
    expect(targetAt(path, [], { x: 61.5, y: 40 }, 1)?.anchor.point).toBe(1);
    expect(targetAt(path, [], { x: 62.5, y: 40 }, 1)).toBeUndefined();
    expect(targetAt(path, [], { x: 60, y: 60 }, 1)).toBeUndefined();
    expect(targetAt(path, [1], { x: 60, y: 60 }, 1)).toMatchObject({ part: 'leaving', at: { x: 60, y: 60 } });
    expect(targetAt(path, [1], { x: 60, y: 52 }, 20)?.part).toBe('leaving');
  });

  it('move together, but a handle moves alone', () => {
    const point = targetAt(path, [], { x: 60, y: 40 }, 1);
    const handle = targetAt(path, [1], { x: 60, y: 60 }, 1);
    expect(point && movesOf(path, point, [0, 1], { x: 65, y: 41 })).toEqual([
      { point: 0, part: 'anchor', x: 25, y: 41 },
      { point: 1, part: 'anchor', x: 65, y: 41 },
    ]);
    expect(handle && movesOf(path, handle, [0, 1], { x: 70, y: 70 })).toEqual([
      { point: 1, part: 'leaving', x: 70, y: 70 },
    ]);
  });
});

describe('placeOnLine', () => {
  it('is the nearest place within the reach from the edge of the line', () => {
    expect(placeOnLine(path, { x: 30, y: 41.9 }, 1)?.at).toEqual({ x: 30, y: 40 });
    expect(placeOnLine(path, { x: 30, y: 42.1 }, 1)).toBeUndefined();
  });
});
