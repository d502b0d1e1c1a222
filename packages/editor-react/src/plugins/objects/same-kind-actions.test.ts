import { describe, expect, it } from '@jest/globals';
import { actionStore } from '../../../test/action-store.js';
import { newUuid } from '../../base/new-uuid.js';
import { missingFor } from '../../state/editor-action.js';
import { sameKindActions } from './same-kind-actions.js';
import { createObject, kinds } from '@tastwerk/editor-core/standard';

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

  it('looks into groups at every depth, but not into hidden or locked ones', () => {
    const [INNER, OUTER, SHUT, DEEP, HIDDEN] = [newUuid(), newUuid(), newUuid(), newUuid(), newUuid()];
    const hand = actionStore([
      createObject('rect', { uuid: PLAIN }),
      createObject('group', {
        uuid: OUTER,
        objects: [
          createObject('rect', { uuid: DOTTED, pattern }),
          createObject('group', {
            uuid: INNER,
            objects: [
              createObject('rect', { uuid: DEEP }),
              createObject('ellipse', { uuid: ROUND, pattern }),
            ],
          }),
        ],
      }),
      createObject('group', { uuid: SHUT, locked: true, objects: [createObject('rect', { uuid: LOCKED })] }),
      createObject('group', {
        uuid: newUuid(),
        hidden: true,
        objects: [createObject('rect', { uuid: HIDDEN })],
      }),
    ]);
    if (!kind || !texture) throw new Error('no action');
    hand.select(DEEP);
    hand.press(kind);
    expect(hand.selected()).toEqual([PLAIN, DOTTED, DEEP]);
    hand.select(DOTTED);
    hand.press(texture);
    expect(hand.selected()).toEqual([DOTTED, ROUND]);
    hand.select(LOCKED);
    hand.press(kind);
    expect(hand.selected()).toEqual([PLAIN, DOTTED, DEEP, LOCKED]);
    hand.select(OUTER);
    hand.press(kind);
    expect(hand.selected()).toEqual([OUTER]);
    hand.select(INNER);
    hand.press(kind);
    expect(hand.selected()).toEqual([INNER]);
  });

  it('says what is missing where nothing has the trait', () => {
    const hand = drawn();
    const missing = () => sameKindActions.map((action) => missingFor(action, hand.state(), kinds));
    hand.select();
    expect(missing()).toEqual(['selection', 'texture', 'outline']);
    hand.select(TITLE);
    expect(missing()).toEqual([undefined, 'texture', 'outline']);
    hand.select(PLAIN);
    expect(missing()).toEqual([undefined, 'texture', undefined]);
  });
});
