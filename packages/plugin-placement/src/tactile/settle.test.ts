import { describe, expect, it } from '@jest/globals';
import type { PageObject } from '@tastwerk/editor-core';
import { context, drawingOf, id, kinds, label, line, rect, removedBy } from '../../test/drawings.js';
import { engine, resourcesOf } from '../../test/engine.js';
import type { Drawing } from './drawing.js';
import { settled } from './settle.js';

const rules = await engine.rules();

async function after(drawing: Drawing): Promise<Drawing> {
  return settled(drawing, rules, await resourcesOf(drawing.document), context);
}

const objectIn = ({ objects }: Drawing, number: number): PageObject | undefined =>
  objects.find(({ uuid }) => uuid === id(number));

describe('what a finger cannot tell apart', () => {
  it('is joined where the end of a line was meant to meet another, whatever its scale', async () => {
    const path = kinds.create('path', {
      uuid: id(3),
      x: 60,
      y: 100,
      scaleX: 2,
      scaleY: 2,
      fill: 'none',
      points: [
        { kind: 'M', x: 0, y: 0 },
        { kind: 'L', x: 20, y: 0 },
      ],
    });
    const made = await after(drawingOf(path, line(4, 102.5, 60, 0, 80)));
    expect(removedBy(made)).toEqual([]);
    const joined = objectIn(made, 3);
    expect(joined && kinds.extentOf(joined)).toMatchObject({ x: 60, width: 42.5 });
  });

  it('is moved away where it is small', async () => {
    const made = await after(
      drawingOf(rect(3, 60, 80, 60, 60), rect(4, 123.3, 100, 14, 14, { fill: 'black' })),
    );
    expect(removedBy(made)).toEqual([]);
    expect(objectIn(made, 3)).toMatchObject({ x: 60 });
    const moved = objectIn(made, 4);
    expect(moved && kinds.boundsOf(moved).x).toBeGreaterThan(123.3);
  });

  it('is drawn a little smaller where that is enough', async () => {
    const made = await after(
      drawingOf(rect(3, 40, 80, 60, 60), rect(4, 103.9, 100, 60, 60), rect(5, 40, 200, 90, 20)),
    );
    const [one, other] = [objectIn(made, 3), objectIn(made, 4)].map(
      (object) => object && kinds.extentOf(object),
    );
    if (!one || !other) throw new Error('both stay');
    expect(other.x - one.x - one.width).toBeGreaterThan(3);
    expect(one.width + other.width).toBeGreaterThan(118);
  });

  it('is a flat crossing of arrows: a curved one becomes straight', async () => {
    const curved = kinds.create('path', {
      uuid: id(3),
      fill: 'none',
      endArrow: true,
      points: [
        { kind: 'M', x: 40, y: 100 },
        { kind: 'L', x: 90, y: 121 },
        { kind: 'L', x: 140, y: 129 },
        { kind: 'L', x: 170, y: 160 },
      ],
    });
    const flat = kinds.create('line', { uuid: id(4), x: 40, y: 125, dx: 150, dy: 0 });
    const made = await after(drawingOf(curved, flat));
    expect(objectIn(made, 3)).toMatchObject({ type: 'line', x: 40, y: 100, dx: 130, dy: 60, endArrow: true });
  });

  it('loses the lighter of two, but neither what an author keeps nor data', async () => {
    const pair = [line(3, 60, 100, 90, 0), line(4, 60, 102.4, 60, 0)];
    expect(removedBy(await after(drawingOf(...pair)))).toEqual([[4, 'too-close']]);
    const kept = await after({ ...drawingOf(...pair), kept: new Set([id(4)]) });
    const data = await after({ ...drawingOf(...pair), data: new Set([id(4)]) });
    expect([removedBy(kept), removedBy(data)]).toEqual([[], []]);
  });
});

describe('areas that are too narrow', () => {
  const narrow = kinds.create('ellipse', { uuid: id(3), x: 60, y: 100, width: 30, height: 9, fill: 'none' });

  it('grow on their shorter side', async () => {
    const grown = objectIn(await after(drawingOf(narrow, rect(4, 60, 160, 40, 40))), 3);
    expect(grown && kinds.extentOf(grown)).toMatchObject({ x: 60, width: 30 });
    expect(grown && kinds.boundsOf(grown).height).toBeGreaterThanOrEqual(context.profile.shapeMin.minMm);
  });

  it('grow away from what is beside them', async () => {
    const oval = kinds.create('ellipse', {
      uuid: id(3),
      x: 60,
      y: 100,
      width: 30,
      height: 11.5,
      fill: 'none',
    });
    const grown = objectIn(await after(drawingOf(oval, line(4, 40, 96, 90, 0))), 3);
    const box = grown && kinds.boundsOf(grown);
    expect(box?.height).toBeGreaterThanOrEqual(context.profile.shapeMin.minMm);
    expect(box?.y).toBeGreaterThan(99);
  });

  it('become lines where they are long, and what stands on them stands on the line', async () => {
    const beam = rect(3, 40, 120, 140, 5, { fill: 'grey' });
    const load = rect(4, 60, 99.5, 20, 20);
    const support = rect(5, 100, 125.5, 20, 20);
    const made = await after(drawingOf(beam, load, support));
    expect(objectIn(made, 3)).toMatchObject({ type: 'line', x: 40, y: 122.5, dx: 140, dy: 0 });
    const [above, below] = [objectIn(made, 4), objectIn(made, 5)].map(
      (object) => object && kinds.extentOf(object),
    );
    expect(above).toMatchObject({ x: 60, y: 102, height: 20 });
    expect(below).toMatchObject({ x: 100, y: 123, height: 20 });
  });

  it('stay where a word stands in them, or the legend explains their texture', async () => {
    const worded = rect(3, 40, 120, 140, 5);
    const word = label(9, 'Wort', 100, 115, { anchor: { object: id(3), at: { x: 0.5, y: 0.5 } } });
    expect(objectIn(await after(drawingOf(worded, word)), 3)?.type).toBe('rect');
    const textured = rect(3, 40, 120, 140, 5, { pattern: { template: 'dotted', offset: 2, clearance: 0 } });
    const drawing = drawingOf(textured);
    const keyed = { ...drawing.document, keyedTextures: [{ pattern: 'dotted' as const, label: 'Wasser' }] };
    expect(objectIn(await after({ ...drawing, document: keyed }), 3)?.type).toBe('rect');
    expect(objectIn(await after(drawing), 3)?.type).toBe('line');
  });

  it('of a chart grow where others are as thick, go where they only frame a word, and are no lines else', async () => {
    const axis = [
      line(20, 30, 200, 150, 0),
      ...[0, 1, 2, 3].map((at) => line(21 + at, 40 + 40 * at, 200, 0, 3)),
    ];
    const periods = [rect(3, 40, 150, 50, 10), rect(4, 110, 150, 60, 10)];
    const grown = await after(drawingOf(...axis, ...periods));
    for (const number of [3, 4]) {
      const period = objectIn(grown, number);
      expect(period && kinds.boundsOf(period).height).toBeGreaterThanOrEqual(13);
    }
    const frame = rect(5, 40, 60, 100, 9);
    const word = label(9, 'Hell', 80, 57, { anchor: { object: id(5), at: { x: 0.5, y: 0.5 } } });
    expect(removedBy(await after(drawingOf(...axis, frame, word)))).toEqual([[5, 'frame']]);
    expect(objectIn(await after(drawingOf(...axis, frame)), 5)).toEqual(frame);
  });

  it('stay where they are data', async () => {
    const data = { ...drawingOf(narrow, rect(4, 60, 160, 40, 40)), data: new Set([id(3)]) };
    expect(objectIn(await after(data), 3)).toEqual(narrow);
  });
});
