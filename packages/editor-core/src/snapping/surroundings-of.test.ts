import { describe, expect, it } from '@jest/globals';
import { id, withObjects } from '../../test/documents.js';
import type { PageObject } from '../objects/schema.js';
import { rimsOf, snapSurroundingsOf } from './surroundings-of.js';
import { createObject, kinds } from '../standard.js';

const [ONE, TWO, THREE] = [id(31), id(32), id(33)];
const side = { width: 20, height: 10 };
const one = createObject('rect', { uuid: ONE, x: 10, y: 10, ...side });
const two = createObject('rect', { uuid: TWO, x: 50, y: 10, ...side, angle: 90 });
const three = createObject('ellipse', { uuid: THREE, x: 90, y: 10, ...side });

function boxesAround(objects: readonly PageObject[], ...moved: readonly string[]) {
  return snapSurroundingsOf(kinds, withObjects(...objects), 0, new Set(moved)).boxes;
}

describe('what a page offers to be drawn to', () => {
  it('SNAP-11 takes the frames of what is not moved, after turning and without strokes', () => {
    expect(boxesAround([one, two, three], ONE)).toEqual([
      {
        x: expect.closeTo(55),
        y: expect.closeTo(5),
        width: expect.closeTo(10),
        height: expect.closeTo(20),
      },
      { x: 90, y: 10, ...side },
    ]);
    expect(boxesAround([one, { ...three, hidden: true }])).toHaveLength(1);
  });

  it('SNAP-11 takes a group as one, unless a part of it is moved', () => {
    const group = createObject('group', { uuid: id(40), objects: [one, three] });
    expect(boxesAround([group])).toEqual([{ x: 10, y: 10, width: 100, height: 10 }]);
    expect(boxesAround([group], id(40))).toEqual([]);
    expect(boxesAround([group], ONE)).toEqual([{ x: 90, y: 10, ...side }]);
  });

  it('SNAP-9 offers the aids that the document shows', () => {
    const document = { ...withObjects(), showVerticalGrid: true, verticalGridSpacing: 50, safeArea: true };
    expect(snapSurroundingsOf(kinds, document, 0, new Set())).toMatchObject({
      page: { width: 210, height: 297 },
      grid: { x: [50, 100, 150, 200], y: [] },
      hasSafeArea: true,
      hasBindingSpace: false,
    });
    expect(snapSurroundingsOf(kinds, document, 7, new Set()).boxes).toEqual([]);
  });

  it('SNAP-11 offers the guides of the page', () => {
    const document = withObjects();
    const guides = [
      { axis: 'x', positionMm: 40 },
      { axis: 'y', positionMm: 70 },
      { axis: 'x', positionMm: 90 },
    ] as const;
    const guided = { ...document, pages: document.pages.map((page) => ({ ...page, guides })) };
    expect(snapSurroundingsOf(kinds, guided, 0, new Set()).guides).toEqual({ x: [40, 90], y: [70] });
  });

  it('SNAP-12 knows how far strokes reach beyond the frames', () => {
    const thin = createObject('rect', { uuid: id(34), x: 50, y: 10, ...side, borderWidth: 0.5 });
    expect(rimsOf(kinds, [one])).toEqual({ x: { start: 0.75, end: 0.75 }, y: { start: 0.75, end: 0.75 } });
    expect(rimsOf(kinds, [one, thin]).x).toEqual({ start: 0.75, end: 0.25 });
    expect(rimsOf(kinds, [{ ...one, border: false }]).y).toEqual({ start: 0, end: 0 });
    expect(rimsOf(kinds, []).x).toEqual({ start: 0, end: 0 });
  });
});
