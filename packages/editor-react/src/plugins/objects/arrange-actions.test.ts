import { describe, expect, it } from '@jest/globals';
import { type PageObject, sessionActions } from '@tastwerk/editor-core';
import { actionStore } from '../../../test/action-store.js';
import { newUuid } from '../../base/new-uuid.js';
import { alignTargetOf } from './arrange-actions.js';
import { actionOf as action } from '../../../test/contributions.js';
import { boundsOf, createObject } from '@tastwerk/editor-core/standard';

const [A, B, C] = [newUuid(), newUuid(), newUuid()];

function square(uuid: string, x: number, y: number): PageObject {
  return createObject('rect', { uuid, x, y, width: 20, height: 20 });
}

function threeSquares() {
  return actionStore([square(A, 20, 20), square(B, 50, 40), square(C, 120, 90)]);
}

function placesOf(objects: readonly PageObject[]) {
  return objects.map(({ uuid }) => uuid);
}

describe('aligning', () => {
  it('takes the selection for several objects and the page for one', () => {
    const hand = threeSquares();
    hand.select(A, B);
    expect(alignTargetOf(hand.state())).toBe('selection');
    hand.press(action('alignRight'));
    expect(hand.objects().slice(0, 2)).toMatchObject([{ x: 50 }, { x: 50 }]);

    hand.select(C);
    expect(alignTargetOf(hand.state())).toBe('page');
    hand.press(action('alignTop'));
    expect(hand.objects().map((object) => boundsOf(object).y)[2]).toBeCloseTo(0);
  });

  it('leaves the object that was selected last where it is', () => {
    const hand = threeSquares();
    hand.store.dispatch(sessionActions.setAlignTo('last-selected'));
    hand.select(C, A);
    hand.press(action('alignMiddle'));
    expect(hand.objects()).toMatchObject([{ y: 20 }, { y: 40 }, { x: 120, y: 20 }]);
  });

  it('keeps to the safe area when that is chosen', () => {
    const hand = threeSquares();
    hand.store.dispatch(sessionActions.setAlignTo('safe-area'));
    hand.select(A, B, C);
    hand.press(action('alignLeft'));
    for (const object of hand.objects()) expect(boundsOf(object).x).toBeCloseTo(10);
  });
});

describe('arranging', () => {
  it('distributes three objects, and offers it for no fewer', () => {
    const hand = threeSquares();
    hand.select(A, C);
    expect(hand.press(action('distributeAcross'))).toBe(false);
    hand.select(A, B, C);
    expect(hand.press(action('distributeAcross'))).toBe(true);
    expect(hand.objects()).toMatchObject([{ x: 20 }, { x: 70 }, { x: 120 }]);
  });

  it('turns and mirrors about the common centre', () => {
    const hand = threeSquares();
    hand.select(A, B);
    hand.press(action('rotateRight'));
    expect(hand.objects()).toMatchObject([
      { x: 45, y: 15, angle: 90 },
      { x: 25, y: 45, angle: 90 },
      { x: 120 },
    ]);
    hand.press(action('rotateLeft'));
    hand.press(action('flipAcross'));
    expect(hand.objects()).toMatchObject([{ x: 50, y: 20 }, { x: 20, y: 40 }, { x: 120 }]);
  });

  it('changes the order', () => {
    const hand = threeSquares();
    hand.select(A);
    hand.press(action('forward'));
    expect(placesOf(hand.objects())).toEqual([B, A, C]);
    hand.press(action('toFront'));
    expect(placesOf(hand.objects())).toEqual([B, C, A]);
    hand.press(action('backward'));
    hand.press(action('toBack'));
    expect(placesOf(hand.objects())).toEqual([A, B, C]);
  });

  it('is not offered without a selection', () => {
    const hand = threeSquares();
    for (const id of [
      'alignLeft',
      'flipDown',
      'rotateLeft',
      'toFront',
      'group',
      'ungroup',
      'copy',
      'duplicate',
    ]) {
      expect([id, hand.press(action(id))]).toEqual([id, false]);
    }
  });
});

describe('grouping', () => {
  it('selects the group, and its members when it is taken apart', () => {
    const hand = threeSquares();
    hand.select(A, B);
    hand.press(action('group'));
    const [group] = hand.objects();
    expect(group).toMatchObject({ type: 'group', moniker: 'Gruppe', objects: [{ uuid: A }, { uuid: B }] });
    expect(hand.selected()).toEqual([group?.uuid]);
    expect(hand.press(action('group'))).toBe(false);

    hand.select(group?.uuid ?? '', C);
    hand.press(action('ungroup'));
    expect(placesOf(hand.objects())).toEqual([A, B, C]);
    expect(hand.selected()).toEqual([A, B, C]);
    expect(hand.press(action('ungroup'))).toBe(false);
  });
});

describe('pages', () => {
  it('are copied with a name of their own, shown, and moved', () => {
    const hand = threeSquares();
    const pages = () => hand.state().history.present.pages;
    hand.press(action('duplicatePage'));
    hand.press(action('duplicatePage'));
    expect(pages().map(({ name }) => name)).toEqual(['Seite 1', 'Seite 1 (2)', 'Seite 1 (3)']);
    expect(hand.state().session.currentPage).toBe(2);
    expect(hand.objects()).toHaveLength(3);
    expect(new Set(pages().flatMap(({ objects }) => placesOf(objects))).size).toBe(9);

    expect(hand.press(action('movePageLater'))).toBe(false);
    hand.press(action('movePageEarlier'));
    expect(pages().map(({ name }) => name)).toEqual(['Seite 1', 'Seite 1 (3)', 'Seite 1 (2)']);
    expect(hand.state().session.currentPage).toBe(1);
  });

  it('take what is selected from one to the other, and show it there', () => {
    const hand = threeSquares();
    expect(hand.press(action('toNextPage'))).toBe(false);
    hand.press(action('duplicatePage'));
    hand.store.dispatch(sessionActions.setCurrentPage(0));
    hand.select(A, C);
    expect(hand.press(action('toPreviousPage'))).toBe(false);
    hand.press(action('toNextPage'));
    expect(hand.state().session).toMatchObject({ currentPage: 1, selectedUuids: [A, C] });
    expect(placesOf(hand.objects()).slice(3)).toEqual([A, C]);
  });
});
