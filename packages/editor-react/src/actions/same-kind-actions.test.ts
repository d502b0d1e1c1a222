import { describe, expect, it } from '@jest/globals';
import { createObject } from '@tastwerk/editor-core';
import { actionStore } from '../../test/action-store.js';
import { newUuid } from '../new-uuid.js';
import { sameKindActions } from './same-kind-actions.js';

const [PLAIN, DOTTED, ROUND, TITLE, LOCKED] = [newUuid(), newUuid(), newUuid(), newUuid(), newUuid()];
const pattern = { template: 'dotted', offset: 2, clearance: 0 } as const;

function drawn() {
  return actionStore([
    createObject('rect', { uuid: PLAIN, x: 20, y: 30 }),
    createObject('rect', { uuid: DOTTED, x: 20, y: 90, pattern, borderStyle: 'dashed' }),
    createObject('ellipse', { uuid: ROUND, x: 90, y: 90, pattern }),
    createObject('label', { uuid: TITLE, x: 10, y: 10, isTitle: true }),
    createObject('rect', { uuid: LOCKED, x: 150, y: 90, locked: true }),
  ]);
}

const [kind, texture, line] = sameKindActions;

describe('selecting what is alike', () => {
  it.each([
    [kind, [PLAIN], [PLAIN, DOTTED]],
    [kind, [PLAIN, ROUND], [PLAIN, DOTTED, ROUND]],
    [texture, [DOTTED], [DOTTED, ROUND]],
    [line, [PLAIN], [PLAIN, ROUND]],
    [line, [DOTTED], [DOTTED]],
  ])('takes all of the page but what is locked', (action, selected, expected) => {
    if (!action) throw new Error('no action');
    const hand = drawn();
    hand.select(...selected);
    hand.press(action);
    expect(hand.selected()).toEqual(expected);
  });

  it('is not to be had where nothing has the trait', () => {
    const hand = drawn();
    hand.select(PLAIN);
    expect(texture?.isEnabled(hand.state())).toBe(false);
    hand.select();
    expect(kind?.isEnabled(hand.state())).toBe(false);
  });
});
