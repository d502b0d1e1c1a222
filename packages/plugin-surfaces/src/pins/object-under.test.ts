import { describe, expect, it } from '@jest/globals';
import { createObject, standardEngine } from '@tastwerk/editor-core/standard';
import { objectUnder } from './object-under.js';

const { kinds } = standardEngine;
const id = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
const circle = (number: number, x: number, width: number, values: object = {}) =>
  createObject('ellipse', { uuid: id(number), x, y: x, width, height: width, fill: 'none', ...values });

const [field, pond, hidden] = [circle(1, 0, 100), circle(2, 20, 40), circle(3, 30, 10, { hidden: true })];
const label = createObject('label', {
  uuid: id(4),
  x: 120,
  y: 120,
  width: 40,
  height: 20,
  text: 'Haus',
  pristine: false,
});
const under = (x: number, y: number) => objectUnder(kinds, [field, pond, hidden, label], { x, y }, 1)?.uuid;

describe('the object under a finger', () => {
  it('is the topmost that is drawn there, lines within reach', () => {
    expect(under(20.5, 40)).toBe(id(2));
    expect(under(0.5, 50)).toBe(id(1));
    expect(under(130, 130)).toBe(id(4));
  });

  it('is the smallest area around it where nothing is drawn', () => {
    expect(under(40, 40)).toBe(id(2));
    expect(under(50, 80)).toBe(id(1));
  });

  it('is none on bare paper, and none that is hidden', () => {
    expect(under(2, 2)).toBeUndefined();
    expect(under(35, 35)).toBe(id(2));
  });

  it('is an object that is locked, too', () => {
    expect(objectUnder(kinds, [circle(5, 0, 30, { locked: true })], { x: 15, y: 15 }, 1)?.uuid).toBe(id(5));
  });

  it('is a member of a group, not the group', () => {
    const group = createObject('group', { uuid: id(6), objects: [circle(7, 0, 30), circle(8, 60, 30)] });
    expect(objectUnder(kinds, [group], { x: 75, y: 75 }, 1)?.uuid).toBe(id(8));
  });
});
