import { describe, expect, it } from '@jest/globals';
import { id } from '../../../../test/documents.js';
import { boundsOfPath } from '../../../geometry/path-bounds.js';
import { arrowHeads } from './arrow-heads.js';
import { pathOutline } from '../../../objects/path/outline.js';
import type { PathObject } from '../../../objects/path/schema.js';
import { createObject, hitTest } from '../../../standard.js';

const line = createObject('path', {
  uuid: id(1),
  x: 20,
  y: 30,
  points: [
    { kind: 'M', x: 0, y: 0 },
    { kind: 'L', x: 50, y: 0 },
  ],
  endArrow: true,
});

function headsOf(path: PathObject) {
  return arrowHeads(path, pathOutline(path));
}

describe('arrow heads', () => {
  it('OBJ-7 stand with their tip at the end of the line, 9.4 long and 11.2 wide', () => {
    const [head = [], ...others] = headsOf(line);
    expect(others).toEqual([]);
    expect(head[1]).toEqual({ kind: 'L', to: { x: 70, y: 30 } });
    const box = boundsOfPath(head);
    expect(box.width).toBeCloseTo(9.4, 9);
    expect(box.height).toBeCloseTo(11.2, 9);
  });

  it('OBJ-7 follow the direction in which a curve arrives, also where its last control point lies on its end', () => {
    const curve: PathObject = {
      ...line,
      points: [
        { kind: 'M', x: 0, y: 0 },
        { kind: 'C', x1: 0, y1: -20, x2: 30, y2: 40, x: 30, y: 40 },
      ],
      startArrow: true,
    };
    const [start = [], end = []] = headsOf(curve);
    expect(boundsOfPath(start).y).toBeCloseTo(30 - 9.4, 9);
    expect(boundsOfPath(start).height).toBeCloseTo(9.4, 9);
    const box = boundsOfPath(end);
    expect(box.y + box.height).toBeGreaterThan(69.9);
  });

  it('OBJ-7 are missing on closed paths, without an outline and without length', () => {
    expect(headsOf({ ...line, closed: true })).toEqual([]);
    expect(headsOf({ ...line, border: false })).toEqual([]);
    expect(headsOf({ ...line, borderColour: 'none' })).toEqual([]);
    const [start] = line.points;
    expect(start && headsOf({ ...line, points: [start, start] })).toEqual([]);
  });

  it('OBJ-3 can be hit on their legs', () => {
    expect(hitTest(line, { x: 64, y: 33.5 }, 0.5)).toBe(true);
    expect(hitTest({ ...line, endArrow: false }, { x: 64, y: 33.5 }, 0.5)).toBe(false);
  });
});
