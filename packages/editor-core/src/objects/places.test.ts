import { describe, expect, it } from '@jest/globals';
import { id } from '../../test/documents.js';
import { mapNamed, thoseNaming } from './places.js';
import type { PageObject } from './schema.js';
import { createObject, moveObject } from '../standard.js';

const rect = (number: number): PageObject => createObject('rect', { uuid: id(number) });
const group = (number: number, ...objects: readonly PageObject[]): PageObject =>
  createObject('group', { uuid: id(number), objects });

/** Two rectangles and a group of a rectangle and another group. */
function objects(): readonly PageObject[] {
  return [rect(1), group(2, rect(3), group(4, rect(5), rect(6))), rect(7)];
}

const moved = (object: PageObject) => moveObject(object, 1, 2);

/** The ids of `list` that are found by the ids with `numbers`. */
function found(list: readonly PageObject[], ...numbers: readonly number[]): readonly string[] {
  return thoseNaming(list, numbers.map(id)).map(({ uuid }) => uuid);
}

describe('places of objects', () => {
  it('GROUP-3 are those of the outermost groups, each once and in the order of the list', () => {
    expect(found(objects(), 7, 6, 5, 2)).toEqual([id(2), id(7)]);
    expect(found(objects(), 99)).toEqual([]);
  });

  it('CMD-1 stay right when objects are changed, taken away or replaced', () => {
    const list = objects();
    const named = [id(7), id(6)];
    const changed = mapNamed(list, named, (object) => (named.includes(object.uuid) ? moved(object) : object));
    expect(changed[2]).toEqual(moved(rect(7)));
    expect(changed[0]).toBe(list[0]);
    expect(found(changed, 6)).toEqual([id(2)]);

    const emptied = mapNamed(changed, [id(1), id(3)], (object) => {
      return object.uuid === id(1) || object.uuid === id(3) ? undefined : object;
    });
    expect(found(emptied, 1, 3)).toEqual([]);
    expect(found(emptied, 7, 6)).toEqual([id(2), id(7)]);

    const replaced = mapNamed(emptied, [id(6)], (object) => (object.uuid === id(6) ? rect(8) : object));
    expect(found(replaced, 6)).toEqual([]);
    expect(found(replaced, 8)).toEqual([id(2)]);
    expect(found(list, 1, 3)).toEqual([id(1), id(2)]);
  });

  it('CMD-8 give back the same list when nothing changed', () => {
    const list = objects();
    expect(mapNamed(list, [id(5)], (object) => object)).toBe(list);
    expect(mapNamed(list, [id(99)], moved)).toBe(list);
  });
});
