import { describe, expect, it } from '@jest/globals';
import { createObject } from '@tastwerk/editor-core/standard';
import { actionStore } from '../../../test/action-store.js';
import { actionOf } from '../../../test/contributions.js';
import { newUuid } from '../../base/new-uuid.js';

const [SQUARE, FIRST, SECOND, TIED, ALONE] = [newUuid(), newUuid(), newUuid(), newUuid(), newUuid()];

const label = (uuid: string, y: number, object: string | null) =>
  createObject('label', {
    uuid,
    x: 100,
    y,
    text: 'A',
    anchor: object === null ? null : { object, at: { x: 0.5, y: 0.5 } },
  });

const sheet = () =>
  actionStore([
    createObject('rect', { uuid: SQUARE, x: 40, y: 60, width: 30, height: 30 }),
    label(SECOND, 120, SQUARE),
    label(FIRST, 100, SQUARE),
    createObject('ellipse', {
      uuid: TIED,
      x: 40,
      y: 160,
      width: 20,
      height: 20,
      kept: { relation: { kind: 'beside', side: 'below', of: SQUARE } },
    }),
    label(ALONE, 200, null),
  ]);

describe('between an object and what names it', () => {
  it.each([FIRST, SECOND, TIED])('goes from a label, or what is tied to it, to the object', (uuid) => {
    const hand = sheet();
    hand.select(uuid);
    hand.press(actionOf('toNamed'));
    expect(hand.state().session.selectedUuids).toEqual([SQUARE]);
  });

  it('goes from the object to its labels and what is tied to it, one after the other and around', () => {
    const hand = sheet();
    hand.select(SQUARE);
    const visited = [0, 1, 2, 3].map(() => {
      hand.press(actionOf('toNaming'));
      return hand.state().session.selectedUuids[0];
    });
    expect(visited).toEqual([FIRST, SECOND, TIED, FIRST]);
  });

  it('is not offered where nothing is named', () => {
    const hand = sheet();
    const { store } = hand;
    hand.select(ALONE);
    for (const id of ['toNamed', 'toNaming'])
      expect(actionOf(id).isEnabled(store.getState(), store.kinds)).toBe(false);
    hand.select(SQUARE, FIRST);
    expect(actionOf('toNamed').isEnabled(store.getState(), store.kinds)).toBe(false);
  });
});
