import { describe, expect, it } from '@jest/globals';
import type { PageObject } from '@tastwerk/editor-core';
import { anchorPlace } from '@tastwerk/editor-core/placing';
import { context, drawingOf, id, kinds, label, line, rect, removedBy } from '../../test/drawings.js';
import type { Drawing } from './drawing.js';
import { withTiesToAxes } from './axis-ties.js';

/** A label whose text stood at a place of the page: its braille lies elsewhere. */
const text = (number: number, words: string, x: number, y: number) =>
  label(number, words, x + 30, y + 10, { anchor: { object: null, at: { x, y } } });

const tieOf = ({ objects }: Drawing, number: number) => {
  const own = objects.find(({ uuid }) => uuid === id(number));
  const place = own?.type === 'label' && own.anchor && anchorPlace(kinds, own.anchor, objects);
  return place ? { object: place.object?.uuid, ...place.point } : undefined;
};

const below = (first: number, words: readonly string[], pitch = 30) =>
  words.map((word, at) => text(first + at, word, 50 + pitch * at, 158));
const axis = line(3, 40, 150, 140, 0);

describe('numbers that grow evenly beside a line', () => {
  it('are tied to it, each at its place, and lie on the side on which they stood', () => {
    const curve = line(4, 40, 156, 140, 8);
    const tied = withTiesToAxes(drawingOf(axis, curve, ...below(10, ['0', '10', '20', '30'])), context);
    expect(tieOf(tied, 12)).toMatchObject({ object: axis.uuid, y: 150 });
    expect(tieOf(tied, 12)?.x).toBeCloseTo(110, 6);
    const own = tied.objects.find(({ uuid }) => uuid === id(12));
    expect(own?.type === 'label' && own.y).toBeGreaterThanOrEqual(150);
  });

  it('are tied to the tick beside which they stood', () => {
    const ticks = [0, 1, 2].map((at) => line(20 + at, 51.5 + 30 * at, 150, 0, 3));
    const tied = withTiesToAxes(drawingOf(axis, ...ticks, ...below(10, ['0', '10', '20'])), context);
    expect(tieOf(tied, 11)?.x).toBeCloseTo(81.5, 6);
  });

  it('may be divided by powers, and two scales may share a line', () => {
    const powers = below(10, ['1', '10', '100', '1000']);
    expect(tieOf(withTiesToAxes(drawingOf(axis, ...powers), context), 13)?.object).toBe(axis.uuid);
    const pyramid = below(10, ['3', '2', '1', '0', '1', '2', '3'], 20);
    const tied = withTiesToAxes(drawingOf(axis, ...pyramid), context);
    expect([10, 16].map((number) => tieOf(tied, number)?.object)).toEqual([axis.uuid, axis.uuid]);
  });

  it.each([
    ['grow unevenly', ['3', '20', '5', '90']],
    ['are words', ['a', 'b', 'c', 'd']],
    ['are two', ['1', '2']],
  ])('leave the drawing as it is where they %s', (_, words) => {
    const drawing = drawingOf(axis, ...below(10, words));
    expect(withTiesToAxes(drawing, context)).toBe(drawing);
  });
});

describe('the sides of a frame', () => {
  const frame = rect(3, 40, 50, 140, 100);
  const left = ['0', '5', '10'].map((word, at) => text(30 + at, word, 30, 140 - 40 * at));
  const mirrored = [60, 100, 140].map((y, at) => line(40 + at, 177, y, 3, 0));
  const drawing = drawingOf(frame, ...mirrored, ...below(10, ['0', '10', '20', '30']), ...left);

  it('that have numbers become axes; the rest goes, with ticks that have no numbers', () => {
    const tied = withTiesToAxes(drawing, context);
    expect(removedBy(tied)).toEqual([
      [3, 'frame'],
      [40, 'frame'],
      [41, 'frame'],
      [42, 'frame'],
    ]);
    const lines = tied.objects.filter((object: PageObject) => object.type === 'line');
    expect(lines).toMatchObject([
      { x: 40, y: 150, dx: 140, dy: 0 },
      { x: 40, y: 50, dx: 0, dy: 100 },
    ]);
    expect(tieOf(tied, 31)).toMatchObject({ object: lines[1]?.uuid, x: 40, y: 100 });
  });

  it('may be strokes: those that only close it go, as long as they are drawn like an axis', () => {
    const sides = [
      line(3, 40, 150, 140, 0),
      line(4, 40, 50, 0, 100),
      line(5, 40, 50, 140, 0),
      line(6, 180, 50, 0, 100),
    ];
    const limit = { ...line(7, 40, 50, 140, 0), borderStyle: 'dashed' as const };
    const inner = line(8, 40, 90, 140, 0);
    const texts = [...below(10, ['0', '10', '20', '30']), ...left];
    const tied = withTiesToAxes(drawingOf(...sides, limit, inner, ...mirrored, ...texts), context);
    expect(removedBy(tied)).toEqual([
      [5, 'frame'],
      [6, 'frame'],
      [40, 'frame'],
      [41, 'frame'],
      [42, 'frame'],
    ]);
  });

  it('stay where an author keeps the frame', () => {
    const kept = withTiesToAxes({ ...drawing, kept: new Set([frame.uuid]) }, context);
    expect(removedBy(kept)).toEqual([]);
    expect(tieOf(kept, 31)?.object).toBe(frame.uuid);
  });
});

describe('words at an axis', () => {
  const upright = line(4, 40, 50, 0, 100);
  const numbers = ['0', '5', '10'].map((word, at) => text(30 + at, word, 32, 140 - 40 * at));

  it('at even distances name places of it', () => {
    const tied = withTiesToAxes(
      drawingOf(axis, upright, ...numbers, ...below(10, ['Jan', 'Februar', 'Mrz'])),
      context,
    );
    expect(tieOf(tied, 11)).toMatchObject({ object: axis.uuid, x: 80, y: 150 });
  });

  it('beyond its numbers are its name, tied to its end; those of a legend are not', () => {
    const legend = ['Eiche', 'Birke', 'Buche'].map((word, at) => text(50 + at, word, 60 + 40 * at, 180));
    const drawing = drawingOf(
      axis,
      upright,
      ...numbers,
      ...below(10, ['0', '1', '2', '3']),
      text(20, 'Zeit in s', 95, 167),
      text(21, 'Weg in m', 20, 100),
      ...legend,
    );
    const tied = withTiesToAxes(drawing, context);
    expect(tieOf(tied, 20)).toEqual({ object: axis.uuid, x: 180, y: 150 });
    expect(tieOf(tied, 21)).toEqual({ object: upright.uuid, x: 40, y: 50 });
    expect([50, 51, 52].map((number) => tieOf(tied, number)?.object)).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });
});
