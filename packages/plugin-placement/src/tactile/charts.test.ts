import { describe, expect, it } from '@jest/globals';
import type { PageObject } from '@tastwerk/editor-core';
import { context, drawingOf, id, kinds, label, line, rect } from '../../test/drawings.js';
import { resourcesOf } from '../../test/engine.js';
import { rowsOfAxes, withTicksAtNumbers } from './charts.js';
import { scaledInto } from './scale.js';

const across = line(3, 40, 150, 120, 0);
const down = line(4, 40, 90, 0, 60);
const number = (own: number, value: number, isAcross: boolean, share: number) =>
  label(own, String(value), isAcross ? 30 + 120 * share : 5, isAcross ? 155 : 143 - 60 * share, {
    anchor: isAcross
      ? { object: across.uuid, at: { x: share, y: 8.5 } }
      : { object: down.uuid, at: { x: -9.5, y: 1 - share } },
  });
/** Axes of 120 by 60 mm, from 0 to `most` both. */
const chart = (mostAcross: number, mostDown: number, ...others: readonly PageObject[]) =>
  drawingOf(
    across,
    down,
    ...[0, 0.5, 1].map((share, at) => number(10 + at, mostAcross * share, true, share)),
    ...[0, 0.5, 1].map((share, at) => number(20 + at, mostDown * share, false, share)),
    ...others,
  );
const sizeOf = (objects: readonly PageObject[]) => {
  const [one, other] = objects.filter(({ type }) => type === 'line').map(kinds.extentOf);
  return (one?.width ?? 0) / (other?.height ?? 1);
};
const scaled = async (drawing: ReturnType<typeof drawingOf>, room: 'usual' | 'even' = 'usual') =>
  scaledInto(drawing, context, room, await resourcesOf(drawing.document)).objects;

describe('a chart', () => {
  it('has rows of numbers at its axes', () => {
    expect(rowsOfAxes(chart(10, 100), kinds).map(({ direction, side }) => [direction, side])).toEqual([
      ['across', 1],
      ['down', -1],
    ]);
  });

  it('fills the room where its axes have units of their own, and its marks keep their shape', async () => {
    const mark = kinds.create('ellipse', { uuid: id(30), x: 90, y: 100, width: 4, height: 4 });
    const objects = await scaled(chart(10, 100, mark));
    expect(sizeOf(objects)).toBeLessThan(1.7);
    const round = objects.find(({ uuid }) => uuid === mark.uuid);
    const box = round && kinds.extentOf(round);
    expect(box?.width).toBeCloseTo(box?.height ?? 0, 6);
  });

  it.each([
    ['both axes have one unit', chart(10, 5)],
    [
      'it holds a circle',
      chart(10, 100, kinds.create('ellipse', { uuid: id(30), x: 60, y: 95, width: 40, height: 40 })),
    ],
    [
      'it has one axis alone',
      drawingOf(
        across,
        ...[0, 0.5, 1].map((at, own) => number(10 + own, at, true, at)),
        rect(30, 60, 90, 60, 60),
      ),
    ],
  ])('keeps its proportions where %s', async (_, drawing) => {
    const objects = await scaled(drawing);
    const before = drawing.objects.find(({ uuid }) => uuid === across.uuid);
    const after = objects.find(({ uuid }) => uuid === across.uuid);
    const shape = (of: readonly PageObject[]) => of.find(({ type }) => type === 'ellipse' || type === 'rect');
    const ratio = (of: PageObject | undefined) =>
      of ? kinds.extentOf(of).width / (kinds.extentOf(of).height || 1) : 0;
    expect(ratio(shape(objects))).toBeCloseTo(ratio(shape(drawing.objects)), 6);
    expect(after && before && kinds.extentOf(after).width / kinds.extentOf(before).width).toBeGreaterThan(
      0.5,
    );
    if (drawing.objects.includes(down)) expect(sizeOf(objects)).toBeCloseTo(2, 6);
  });

  it('keeps its proportions in the room that is left for that', async () => {
    expect(sizeOf(await scaled(chart(10, 100), 'even'))).toBeCloseTo(2, 6);
  });

  it('gets ticks at numbers that have none, on their side of the axis', () => {
    const own = line(30, 100, 150, 0, 3);
    const ticked = withTicksAtNumbers(chart(10, 100, own), context).objects;
    const added = ticked.slice(chart(10, 100, own).objects.length);
    // Where the axes meet, each is the tick of the other.
    expect(added).toMatchObject([
      { x: 160, y: 150, dx: 0, dy: 3 },
      { x: 40, y: 90, dx: -3, dy: 0 },
      { x: 40, y: 120, dx: -3, dy: 0 },
    ]);
  });
});
