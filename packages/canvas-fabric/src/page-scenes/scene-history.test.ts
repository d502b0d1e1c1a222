import { describe, expect, it } from '@jest/globals';
import type { PageObject } from '@tastwerk/editor-core';
import { moveObject } from '@tastwerk/editor-core/standard';
import { documentWith, RESOURCES, square } from '../../test/sample-page.js';
import { placeOf } from './page-place.js';
import { blankState } from './page-state.js';
import { updatePage } from './page-update.js';
import { createSceneHistory } from './scene-history.js';

const [one, other] = [square(1, 10, 10), square(2, 60, 10)];
const moved = moveObject(one, 5, 0);
const placeWith = (objects: readonly PageObject[]) => placeOf(documentWith(objects), 0, RESOURCES);

/** The state that shows `objects` for the first time. */
function stateOf(objects: readonly PageObject[]) {
  const place = placeWith(objects);
  const recalled = createSceneHistory().recall(place, blankState());
  return updatePage(place, recalled, blankState(), blankState()).state;
}

describe('createSceneHistory', () => {
  it('exchanges states when the page is the one before', () => {
    const history = createSceneHistory();
    const [before, after] = [stateOf([one, other]), stateOf([moved, other])];
    history.keepState(before);
    expect(history.goBack(placeWith([other, one]), after)).toBeNull();
    expect(history.goBack(placeWith([one]), after)).toBeNull();
    expect(history.goBack(placeWith([one, other]), after)).toBe(before);
    expect(history.goBack(placeWith([moved, other]), before)).toBe(after);
  });

  it('recalls what is shown, and what the last change took out', () => {
    const history = createSceneHistory();
    const [before, after] = [stateOf([one, other]), stateOf([moved, other])];
    history.keepEntries([...before.entries.values()].filter(({ object }) => object === one));
    const [back, shown] = history.recall(placeWith([one, other]), after);
    expect(back).toMatchObject({ known: before.ordered[0], kept: after.ordered[0], isBack: true });
    expect(shown).toMatchObject({ known: after.ordered[1], isBack: false });
    const [unknown] = history.recall(placeWith([moveObject(one, 7, 0)]), after);
    expect(unknown).toMatchObject({ known: undefined, isBack: false });
  });

  it('keeps what it had when a change took nothing out, and nothing after it was cleared', () => {
    const history = createSceneHistory();
    const [before, after] = [stateOf([one]), stateOf([moved])];
    history.keepEntries(before.ordered);
    history.keepEntries([]);
    expect(history.recall(placeWith([one]), after)[0]?.isBack).toBe(true);
    history.keepState(before);
    history.clear();
    expect(history.recall(placeWith([one]), after)[0]?.isBack).toBe(false);
    expect(history.goBack(placeWith([one]), after)).toBeNull();
  });
});
