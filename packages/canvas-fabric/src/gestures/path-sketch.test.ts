import { describe, expect, it } from '@jest/globals';
import type { Point } from '@tastwerk/editor-core/geometry';
import { uuidOf } from '../../test/sample-page.js';
import {
  anchorsOfSketch,
  bendTo,
  closesAt,
  EMPTY_PATH_SKETCH,
  pathOfSketch,
  pressAt,
  withoutLast,
} from './path-sketch.js';
import { kinds } from '@tastwerk/editor-core/standard';

const input = { uuid: uuidOf(1), style: {} };
const pressed = (...points: readonly Point[]) =>
  points.reduce((sketch, point) => pressAt(sketch, point, 1), EMPTY_PATH_SKETCH);
const triangle = pressed({ x: 10, y: 10 }, { x: 30, y: 10 }, { x: 20, y: 30 });

describe('path sketch', () => {
  it('makes lines of presses, relative to the top left corner', () => {
    expect(pathOfSketch(kinds, pressed({ x: 30, y: 20 }, { x: 10, y: 40 }), input)).toMatchObject({
      x: 10,
      y: 20,
      closed: false,
      points: [
        { kind: 'M', x: 20, y: 0 },
        { kind: 'L', x: 0, y: 20 },
      ],
    });
  });

  it('is no path before it has two points', () => {
    expect(pathOfSketch(kinds, pressed({ x: 30, y: 20 }), input)).toBeNull();
    expect(pathOfSketch(kinds, pressed({ x: 30, y: 20 }), { ...input, next: { x: 5, y: 5 } })).not.toBeNull();
  });

  it('adds nothing when the last point is pressed again, as the second press of a double click does', () => {
    expect(pressAt(triangle, { x: 20.4, y: 30 }, 1)).toBe(triangle);
  });

  it('bends the line before and after a smooth point alike', () => {
    const bent = pressAt(
      bendTo(pressed({ x: 0, y: 0 }, { x: 20, y: 0 }), { x: 25, y: 5 }),
      { x: 40, y: 0 },
      1,
    );
    expect(pathOfSketch(kinds, bent, input)?.points).toEqual([
      { kind: 'M', x: 0, y: 0 },
      { kind: 'C', x1: 0, y1: 0, x2: 15, y2: -5, x: 20, y: 0 },
      { kind: 'C', x1: 25, y1: 5, x2: 40, y2: 0, x: 40, y: 0 },
    ]);
    expect(anchorsOfSketch(bent).map(({ handles }) => handles.length)).toEqual([0, 2, 0]);
  });

  it('closes at its first point once it can enclose something', () => {
    expect(closesAt(pressed({ x: 10, y: 10 }, { x: 30, y: 10 }), { x: 10, y: 10 }, 1)).toBe(false);
    const closed = pressAt(triangle, { x: 10.5, y: 10 }, 1);
    expect(pathOfSketch(kinds, closed, input)).toMatchObject({ closed: true, points: { length: 3 } });
  });

  it('closes with a curve where the closing press was dragged', () => {
    const closed = bendTo(pressAt(triangle, { x: 10, y: 10 }, 1), { x: 15, y: 5 });
    const points = pathOfSketch(kinds, closed, input)?.points ?? [];
    expect(points).toHaveLength(4);
    expect(points.at(-1)).toEqual({ kind: 'C', x1: 10, y1: 20, x2: -5, y2: 5, x: 0, y: 0 });
  });

  it('takes the last point back', () => {
    expect(withoutLast(triangle).anchors).toHaveLength(2);
  });
});
