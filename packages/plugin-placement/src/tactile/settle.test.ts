import { describe, expect, it } from '@jest/globals';
import type { PageObject } from '@tastwerk/editor-core';
import { context, drawingOf, id, kinds, line, rect, removedBy } from '../../test/drawings.js';
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

  it('stay where they are data', async () => {
    const data = { ...drawingOf(narrow, rect(4, 60, 160, 40, 40)), data: new Set([id(3)]) };
    expect(objectIn(await after(data), 3)).toEqual(narrow);
  });
});
