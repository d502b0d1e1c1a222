import { describe, expect, it } from '@jest/globals';
import type { PageObject } from '@tastwerk/editor-core';
import { moveObject } from '@tastwerk/editor-core/standard';
import { documentWith, RESOURCES, square, uuidOf } from '../../test/sample-page.js';
import { placeOf } from './page-place.js';
import { blankState, differences, type PageState } from './page-state.js';
import { movedInOrder, updatePage } from './page-update.js';
import { createSceneHistory } from './scene-history.js';

const [one, other, third] = [square(1, 10, 10), square(2, 60, 10), square(3, 110, 10)];

function update(objects: readonly PageObject[], before: PageState, state = before) {
  const place = placeOf(documentWith(objects), 0, RESOURCES);
  return updatePage(place, createSceneHistory().recall(place, before), before, state);
}

const first = (objects: readonly PageObject[]) => update(objects, blankState()).state;

describe('updatePage', () => {
  it('draws only what is new, and tells where the page looks different', () => {
    const before = first([one, other]);
    const { state, changed, replaced } = update([one, moveObject(other, 5, 0)], before);
    expect(state.ordered[0]).toBe(before.ordered[0]);
    expect(replaced).toEqual([before.ordered[1]]);
    expect(changed).toEqual([before.ordered[1]?.scene.bounds, state.ordered[1]?.scene.bounds]);
  });

  it('finds what has come and not what has gone', () => {
    const before = first([one, other]);
    const [gone] = before.ordered;
    const { state, changed, replaced } = update([other, third], before);
    expect(state.index.meeting({ x: 0, y: 0, width: 210, height: 50 })).toEqual([uuidOf(2), uuidOf(3)]);
    expect(replaced).toEqual([gone]);
    expect(changed).toEqual([gone?.scene.bounds, state.ordered[1]?.scene.bounds]);
  });

  it('keeps the drawings of what only lies in another order', () => {
    const before = first([one, other]);
    const { state, changed, replaced } = update([other, one], before);
    expect(state.ordered.map(({ object, order }) => [object, order])).toEqual([
      [other, 0],
      [one, 1],
    ]);
    expect(state.entries.get(one.uuid)?.scene).toBe(before.entries.get(one.uuid)?.scene);
    expect([changed.length, replaced]).toEqual([2, []]);
  });

  it('leaves the state before as it was when it makes another one', () => {
    const before = first([one, other]);
    const { state } = update([one, moveObject(other, 100, 0)], before, blankState());
    const right = { x: 150, y: 0, width: 50, height: 50 };
    expect([state.index.meeting(right), before.index.meeting(right)]).toEqual([[uuidOf(2)], []]);
    expect(differences(before, state)).toHaveLength(2);
  });
});

describe('movedInOrder', () => {
  it('finds nothing when the order is the same', () => {
    expect(movedInOrder(['a', 'b', 'c'], ['a', 'b', 'c'])).toEqual([]);
  });

  it('finds nothing when keys only come and go', () => {
    expect(movedInOrder(['a', 'b', 'c'], ['a', 'x', 'c'])).toEqual([]);
  });

  it('finds the keys between which one has moved', () => {
    expect(movedInOrder(['a', 'b', 'c', 'd'], ['b', 'c', 'a', 'd'])).toEqual(['b', 'c', 'a']);
  });
});
