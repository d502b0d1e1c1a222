import { describe, expect, it } from '@jest/globals';
import { id } from '../../test/documents.js';
import { createObject, kinds } from '../standard.js';
import { anchorAt, anchorFinder, anchorPlace } from './anchor-place.js';

const field = createObject('rect', { uuid: id(1), x: 20, y: 20, width: 160, height: 120, fill: 'none' });
const disc = createObject('ellipse', { uuid: id(2), x: 60, y: 60, width: 30, height: 30, fill: 'none' });
const tick = createObject('line', { uuid: id(3), x: 100, y: 140, dx: 0, dy: 4 });
const words = createObject('label', { uuid: id(4), x: 60, y: 62, text: 'Sonne' });
const objects = [field, disc, tick, words];

const boxAround = (x: number, y: number) => ({ x: x - 5, y: y - 2, width: 10, height: 4 });
const named = (x: number, y: number) => anchorFinder(kinds, objects)(boxAround(x, y))?.object;

describe('what a text names', () => {
  it.each([
    ['the smaller area around it', 75, 75, disc],
    ['the field around it, away from all else', 140, 100, field],
    ['a tick beside it, though the field is near too', 100, 147, tick],
    ['the outline that is nearest', 93, 75, disc],
  ])('is %s', (_what, x, y, object) => {
    expect(named(x, y)).toBe(object.uuid);
  });

  it('is nothing where nothing is near, and never another text', () => {
    expect(named(100, 200)).toBeUndefined();
    expect(anchorFinder(kinds, [words])(boxAround(65, 65))).toBeNull();
  });

  it('is beside a straight line, which has no width, as far from it as its text stood', () => {
    const anchor = anchorAt(kinds, tick, { x: 88, y: 142 });
    expect(anchorPlace(kinds, anchor, [tick])?.point).toEqual({ x: 88, y: 142 });
    const moved = { ...tick, x: 120 };
    expect(anchorPlace(kinds, anchor, [moved])?.point).toEqual({ x: 108, y: 142 });
    const middle = { object: tick.uuid, at: { x: 0.5, y: 1 } };
    expect(anchorPlace(kinds, middle, [tick])?.point).toEqual({ x: 100, y: 144 });
  });

  it('is found again after the object was moved and scaled', () => {
    const anchor = anchorAt(kinds, disc, { x: 60, y: 75 });
    const [wide] = [{ ...disc, x: 100, width: 60 }];
    const place = anchorPlace(kinds, anchor, [wide]);
    expect(place?.object).toBe(wide);
    expect(place?.point.x).toBeCloseTo(100, 0);
    expect(place?.point.y).toBeCloseTo(75, 6);
    expect(anchorPlace(kinds, anchor, [])).toBeUndefined();
    expect(anchorPlace(kinds, { object: null, at: { x: 5, y: 6 } }, [])).toEqual({
      object: undefined,
      point: { x: 5, y: 6 },
    });
  });
});
