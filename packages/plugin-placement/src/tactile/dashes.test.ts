import { describe, expect, it } from '@jest/globals';
import type { PageObject } from '@tastwerk/editor-core';
import { distance, type Point } from '@tastwerk/editor-core/geometry';
import { context, drawingOf, id, kinds, label, line, removedBy } from '../../test/drawings.js';
import { outlineOf } from '../outline.js';
import type { Drawing } from './drawing.js';
import { withMergedStrokes } from './strokes.js';
import { withTiesOfLeads } from './ties.js';

const merged = (...objects: readonly PageObject[]): Drawing =>
  withMergedStrokes(drawingOf(...objects), context);

const pointsOf = (object: PageObject | undefined): readonly Point[] =>
  object ? (outlineOf(kinds, object)[0]?.points ?? []) : [];

describe('dashes drawn one by one', () => {
  const row = (count: number, dashMm: number, gapMm: number, values: object = {}) =>
    Array.from({ length: count }, (_, at) => ({
      ...line(10 + at, 50 + at * (dashMm + gapMm), 90, dashMm, 0),
      borderWidth: 1,
      ...values,
    }));

  it('become a dashed line, the last of them cut', () => {
    const dashes = row(6, 5, 3).map((dash, at) => (at === 5 ? { ...dash, dx: 2 } : dash));
    const drawing = merged(...dashes);
    expect(drawing.objects).toMatchObject([
      { type: 'line', uuid: id(10), x: 50, y: 90, dx: 42, dy: 0, borderStyle: 'dashed' },
    ]);
    expect(removedBy(drawing).map(([number]) => number)).toEqual([11, 12, 13, 14, 15]);
  });

  it('become one line aslant, drawn in any order and direction', () => {
    const dashes = [3, 0, 4, 1, 2].map((at) => {
      const [x, y] = [50 + 12 * at, 60 + 9 * at];
      return at % 2 ? line(10 + at, x, y, 8, 6) : line(10 + at, x + 8, y + 6, -8, -6);
    });
    const [dashed, other] = merged(...dashes).objects;
    expect(other).toBeUndefined();
    expect(dashed).toMatchObject({ borderStyle: 'dashed' });
    expect(
      distance(pointsOf(dashed)[0] ?? { x: 0, y: 0 }, pointsOf(dashed)[1] ?? { x: 0, y: 0 }),
    ).toBeCloseTo(70);
  });

  it('and dots become a dashed line, dots alone a dotted one', () => {
    const dots = row(7, 1, 2);
    expect(merged(...dots).objects).toMatchObject([{ dx: 19, borderStyle: 'dotted' }]);
    expect(merged(...dots.slice(0, 3)).objects).toHaveLength(3);
    const chain = [0, 1, 2].flatMap((at) => [
      line(20 + at, 50 + 20 * at, 90, 10, 0),
      line(30 + at, 63.5 + 20 * at, 90, 3, 0),
    ]);
    expect(merged(...chain).objects).toMatchObject([{ dx: 56.5, borderStyle: 'dashed' }]);
  });

  it('go on from a whole line, which stays', () => {
    const drawing = merged(line(5, 37, 90, 10, 0), ...row(5, 3, 3));
    expect(drawing.objects).toMatchObject([
      { uuid: id(5), dx: 10, borderStyle: 'solid' },
      { borderStyle: 'dashed', x: 50, dx: 27 },
    ]);
  });

  it('may cross another line', () => {
    expect(merged(line(3, 52, 60, 0, 60), ...row(6, 5, 3)).objects).toHaveLength(2);
  });

  it.each<[string, readonly PageObject[]]>([
    ['two', row(2, 5, 3)],
    ['far apart', row(5, 4, 9)],
    ['at uneven distances', [0, 8, 20, 27].map((x, at) => line(10 + at, 50 + x, 90, 5, 0))],
    [
      'of uneven lengths',
      [3, 9, 6, 3, 9].map((dx, at) => line(10 + at, 50 + ([0, 5, 16, 24, 29][at] ?? 0), 90, dx, 0)),
    ],
    ['beside each other, as ticks', row(5, 0, 4).map((tick) => ({ ...tick, dy: 5 }))],
    ['of different looks', row(4, 5, 3).map((dash, at) => ({ ...dash, borderWidth: 1 + (at % 2) }))],
    ['caps of error bars', row(4, 5, 4).flatMap((cap, at) => [cap, line(20 + at, 52.5 + 9 * at, 90, 0, 20)])],
  ])('stay where they are %s', (_, objects) => {
    expect(merged(...objects).objects).toEqual(objects);
  });

  it('are no lead line of a label at their end', () => {
    const axis = line(3, 50, 60, 0, 60);
    const word = label(4, 'Grenze', 98, 83);
    const drawing = merged(axis, word, ...row(6, 5, 3));
    expect(withTiesOfLeads(drawing, context).objects).toHaveLength(3);
  });
});

describe('strokes on each other', () => {
  it('become one as long as both', () => {
    const drawing = merged(line(3, 50, 90, 40, 0), line(4, 110, 90, -30, 0), line(5, 60, 90, 5, 0));
    expect(drawing.objects).toEqual([line(3, 50, 90, 60, 0)]);
    expect(removedBy(drawing)).toEqual([
      [4, 'merged'],
      [5, 'merged'],
    ]);
  });

  it.each<[string, readonly PageObject[]]>([
    ['beside each other', [line(3, 50, 90, 40, 0), line(4, 50, 91, 40, 0)]],
    ['of two looks', [line(3, 50, 90, 40, 0), { ...line(4, 60, 90, 10, 0), borderWidth: 3 }]],
    ['a part of an arrow', [line(3, 50, 90, 40, 0), { ...line(4, 60, 90, 10, 0), endArrow: true }]],
    [
      'on a line of a grid',
      [...[0, 1, 2].map((at) => line(3 + at, 50, 90 + 20 * at, 100, 0)), line(9, 60, 90, 30, 0)],
    ],
  ])('stay where they are %s', (_, objects) => {
    expect(merged(...objects).objects).toEqual(objects);
  });
});
