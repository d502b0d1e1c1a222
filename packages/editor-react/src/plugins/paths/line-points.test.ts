import { describe, expect, it } from '@jest/globals';
import { createNewDocument } from '../../new-document.js';
import { newUuid } from '../../base/new-uuid.js';
import { isLine, type LineObject, linePoints } from './line-points.js';
import { applyCommand, createObject, outlineOf } from '@tastwerk/editor-core/standard';
import { kinds } from '@tastwerk/editor-core/standard';

const ID = newUuid();

/** The points of `line` after its point `index` was put to `at`, rounded. */
function after(line: LineObject, index: number, at: { x: number; y: number }) {
  const blank = createNewDocument('de');
  const document = { ...blank, pages: blank.pages.map((page) => ({ ...page, objects: [line] })) };
  const point = linePoints(kinds, line)[index];
  const result = point && applyCommand(document, point.moveTo(at));
  const object = result?.ok ? result.value.pages[0]?.objects[0] : undefined;
  if (!object || !isLine(object)) throw new Error('the line is gone');
  return linePoints(kinds, object).map((moved) => [
    Math.round(moved.at.x * 100) / 100,
    Math.round(moved.at.y * 100) / 100,
  ]);
}

describe('the points of a line', () => {
  it('are where the line is drawn, also of a turned one', () => {
    const line = createObject('line', { uuid: ID, x: 10, y: 20, dx: 40, dy: 0, angle: 90 });
    const [start, end] = linePoints(kinds, line);
    expect(start?.at.x).toBeCloseTo(30);
    expect(start?.at.y).toBeCloseTo(0);
    expect(end?.at.y).toBeCloseTo(40);
    expect(outlineOf(line)).toBeDefined();
  });

  it('go where they are put, and the others stay', () => {
    const line = createObject('line', { uuid: ID, x: 10, y: 20, dx: 40, dy: 0, angle: 90 });
    expect(after(line, 0, { x: 5, y: 6 })).toEqual([
      [5, 6],
      [30, 40],
    ]);
    const curve = createObject('cubic', {
      uuid: ID,
      x: 10,
      y: 10,
      control1: { x: 5, y: 10 },
      control2: { x: 15, y: 10 },
      end: { x: 20, y: 0 },
    });
    expect(linePoints(kinds, curve).map(({ role, number }) => `${role} ${number}`)).toEqual([
      'start 1',
      'control 1',
      'control 2',
      'end 1',
    ]);
    expect(after(curve, 2, { x: 50, y: 60 })).toEqual([
      [10, 10],
      [15, 20],
      [50, 60],
      [30, 10],
    ]);
    const bow = createObject('quadratic', {
      uuid: ID,
      x: 0,
      y: 0,
      control: { x: 5, y: 9 },
      end: { x: 10, y: 0 },
    });
    expect(after(bow, 2, { x: 20, y: 5 })).toEqual([
      [0, 0],
      [5, 9],
      [20, 5],
    ]);
  });

  it('of a path are moved by the path’s own command', () => {
    const path = createObject('path', {
      uuid: ID,
      x: 10,
      y: 10,
      points: [
        { kind: 'M', x: 0, y: 0 },
        { kind: 'L', x: 20, y: 0 },
        { kind: 'L', x: 20, y: 20 },
      ],
    });
    expect(after(path, 1, { x: 40, y: 5 })).toEqual([
      [10, 10],
      [40, 5],
      [30, 30],
    ]);
  });
});
