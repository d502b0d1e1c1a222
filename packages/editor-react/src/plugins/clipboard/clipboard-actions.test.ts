import { describe, expect, it } from '@jest/globals';
import { clipboardObjects, type PageObject, runCommand } from '@tastwerk/editor-core';
import { actionStore } from '../../../test/action-store.js';
import { newUuid } from '../../base/new-uuid.js';
import { copySelection, cutSelection, pasteText } from './clipboard-actions.js';
import { duplicateAction, repeatSelection } from '../objects/copy-actions.js';
import { createObject, kinds } from '@tastwerk/editor-core/standard';

const [RECT, KEY, MEMBER, GROUP] = [newUuid(), newUuid(), newUuid(), newUuid()];

function drawn(): readonly PageObject[] {
  return [
    createObject('rect', { uuid: RECT, x: 20, y: 30 }),
    createObject('group', {
      uuid: GROUP,
      objects: [createObject('ellipse', { uuid: MEMBER, x: 90, y: 90 })],
    }),
    createObject('key', { uuid: KEY, x: 120, y: 120 }),
  ];
}

describe('copying', () => {
  it('says what was copied as text, in the order of the page and without a legend', () => {
    const hand = actionStore(drawn());
    expect(copySelection(hand.store)).toBeUndefined();
    hand.select(KEY);
    expect(copySelection(hand.store)).toBeUndefined();
    hand.select(GROUP, KEY, RECT);
    const text = copySelection(hand.store) ?? '';
    expect(clipboardObjects(kinds, text)).toEqual(drawn().slice(0, 2));
    expect(hand.state().session.clipboard).toEqual(drawn().slice(0, 2));
  });

  it('leaves out a title that is not written yet', () => {
    const title = createObject('label', { uuid: newUuid(), x: 10, y: 10, isTitle: true });
    const hand = actionStore([...drawn(), title]);
    hand.select(title.uuid);
    expect(copySelection(hand.store)).toBeUndefined();
    hand.select(RECT, title.uuid);
    expect(clipboardObjects(kinds, copySelection(hand.store) ?? '')).toMatchObject([{ uuid: RECT }]);
    hand.press(duplicateAction);
    expect(hand.objects().map(({ type }) => type)).toEqual(['rect', 'rect', 'group', 'key', 'label']);
  });

  it('copies a member that is selected inside its group', () => {
    const hand = actionStore(drawn());
    hand.select(MEMBER);
    copySelection(hand.store);
    expect(hand.state().session.clipboard).toMatchObject([{ uuid: MEMBER, type: 'ellipse' }]);
  });
});

describe('pasting', () => {
  it('lays each copy beside what is there, selects it, and is one step', () => {
    const hand = actionStore(drawn());
    hand.select(RECT);
    const text = copySelection(hand.store) ?? '';
    pasteText(hand.store, text);
    pasteText(hand.store, text);
    expect(hand.objects().slice(3)).toMatchObject([
      { x: 25, y: 35 },
      { x: 30, y: 40 },
    ]);
    expect(hand.selected()).toEqual([hand.objects()[4]?.uuid]);
    expect(hand.state().history.past).toHaveLength(2);
  });

  it('puts what was cut back where it lay', () => {
    const hand = actionStore(drawn());
    hand.select(RECT);
    const text = cutSelection(hand.store) ?? '';
    expect(hand.objects()).toHaveLength(2);
    pasteText(hand.store, text);
    expect(hand.objects()[2]).toMatchObject({ x: 20, y: 30 });
    expect(hand.objects()[2]?.uuid).not.toBe(RECT);
  });

  it('brings objects of another document, with new ids for members too', () => {
    const other = actionStore(drawn());
    other.select(GROUP);
    const text = copySelection(other.store) ?? '';
    const hand = actionStore([]);
    pasteText(hand.store, text);
    const [group] = hand.objects();
    expect(group).toMatchObject({ type: 'group', objects: [{ type: 'ellipse', x: 90, y: 90 }] });
    expect(JSON.stringify(group)).not.toContain(MEMBER);
  });

  it('takes what was copied here where the browser gives no text, and leaves other texts alone', () => {
    const hand = actionStore(drawn());
    hand.select(RECT);
    copySelection(hand.store);
    pasteText(hand.store, 'Ein Satz aus einem Brief.');
    expect(hand.objects()).toHaveLength(3);
    pasteText(hand.store, '');
    expect(hand.objects()).toHaveLength(4);
  });
});

describe('duplicating', () => {
  it('lays the copy beside the original, in front of it, and selects it', () => {
    const hand = actionStore(drawn());
    hand.select(RECT, KEY);
    hand.press(duplicateAction);
    expect(hand.objects().map(({ type }) => type)).toEqual(['rect', 'rect', 'group', 'key']);
    expect(hand.objects()[1]).toMatchObject({ x: 25, y: 35 });
    expect(hand.selected()).toEqual([hand.objects()[1]?.uuid]);
  });
});

describe('pasting in place', () => {
  it('lays the copy right on the original', () => {
    const hand = actionStore(drawn());
    hand.select(RECT);
    pasteText(hand.store, copySelection(hand.store) ?? '', 'inPlace');
    expect(hand.objects()[3]).toMatchObject({ x: 20, y: 30 });
  });
});

describe('duplicating again and again', () => {
  it('keeps the distance to which the copy was moved', () => {
    const hand = actionStore(drawn());
    hand.select(RECT);
    hand.press(duplicateAction);
    const [copy = ''] = hand.selected();
    hand.store.dispatch(runCommand({ type: 'move-objects', uuids: [copy], dx: 25, dy: -5 }));
    hand.press(duplicateAction);
    hand.press(duplicateAction);
    const rects = hand.objects().filter(({ type }) => type === 'rect');
    expect(rects).toMatchObject([
      { x: 20, y: 30 },
      { x: 50, y: 30 },
      { x: 80, y: 30 },
      { x: 110, y: 30 },
    ]);
  });

  it('starts over with another object', () => {
    const hand = actionStore(drawn());
    hand.select(RECT);
    hand.press(duplicateAction);
    hand.store.dispatch(runCommand({ type: 'move-objects', uuids: hand.selected(), dx: 40, dy: 0 }));
    hand.select(GROUP);
    hand.press(duplicateAction);
    const groups = hand.objects().filter(({ type }) => type === 'group');
    expect(groups[1]).toMatchObject({ objects: [{ x: 95, y: 95 }] });
  });

  it('makes a row in one step, and selects all of it', () => {
    const hand = actionStore(drawn());
    hand.select(RECT);
    repeatSelection(hand.store, 3, { dx: 12, dy: 0 });
    const rects = hand.objects().filter(({ type }) => type === 'rect');
    expect(rects).toMatchObject([{ x: 20 }, { x: 32 }, { x: 44 }, { x: 56 }]);
    expect(hand.selected()).toHaveLength(4);
    expect(hand.state().history.past).toHaveLength(1);
  });
});
