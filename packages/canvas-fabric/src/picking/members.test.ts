import { describe, expect, it } from '@jest/globals';
import { type PageObject } from '@tastwerk/editor-core';
import { fakeStage, mouseAt } from '../../test/fake-stage.js';
import { square, uuidOf } from '../../test/sample-page.js';
import { hitsFor, startSelect } from '../gestures/select-press.js';
import { enteredGroups, meantBy, memberAt, pathTo, withTheirGroups } from './members.js';
import { createObject } from '@tastwerk/editor-core/standard';
import { kinds } from '@tastwerk/editor-core/standard';

const INNER = createObject('group', { uuid: uuidOf(20), objects: [square(3, 100, 100)] });
const OUTER = createObject('group', { uuid: uuidOf(21), objects: [square(2, 50, 50), INNER] });
const PAGE: readonly PageObject[] = [square(1, 0, 0), OUTER];

describe('members of groups', () => {
  it('are found with the groups around them', () => {
    expect(pathTo(PAGE, uuidOf(3))).toEqual([OUTER, INNER, square(3, 100, 100)]);
    expect(pathTo(PAGE, uuidOf(9))).toEqual([]);
  });

  it('lie in groups that are entered while one of them is selected', () => {
    expect([...enteredGroups(PAGE, [uuidOf(3)])]).toEqual([OUTER.uuid, INNER.uuid]);
    expect(enteredGroups(PAGE, [OUTER.uuid, uuidOf(1)]).size).toBe(0);
  });

  it('are meant inside an entered group, and the group as one where it is not', () => {
    const at = { x: 110, y: 110 };
    expect(meantBy(kinds, OUTER, new Set(), at, 1)).toBe(OUTER);
    expect(meantBy(kinds, OUTER, new Set([OUTER.uuid]), at, 1)).toBe(INNER);
    expect(meantBy(kinds, OUTER, new Set([OUTER.uuid, INNER.uuid]), at, 1)).toEqual(square(3, 100, 100));
    expect(meantBy(kinds, OUTER, new Set([OUTER.uuid]), { x: 85, y: 85 }, 1)).toBeUndefined();
  });

  it('are out of reach while they are locked or hidden', () => {
    const locked = { ...OUTER, objects: [{ ...square(2, 50, 50), locked: true }] };
    expect(memberAt(kinds, OUTER, { x: 60, y: 60 }, 1)?.uuid).toBe(uuidOf(2));
    expect(memberAt(kinds, locked, { x: 60, y: 60 }, 1)).toBeUndefined();
  });

  it('are shown in their groups while they change', () => {
    const moved = square(2, 55, 55);
    expect(withTheirGroups(PAGE, [moved])).toEqual([{ ...OUTER, objects: [moved, INNER] }]);
    const drawn = square(9, 5, 5);
    expect(withTheirGroups(PAGE, [drawn])).toEqual([drawn]);
    expect(withTheirGroups(PAGE, [square(1, 3, 3)])).toEqual([square(1, 3, 3)]);
  });

  it('are dragged alone by a press inside the group that is entered', () => {
    const stage = fakeStage(PAGE, [uuidOf(2)]);
    expect(hitsFor(stage, mouseAt(60, 60))).toEqual([uuidOf(2)]);
    const press = startSelect(stage, mouseAt(60, 60));
    press.move(mouseAt(63, 60, { isFree: true }));
    press.end(mouseAt(63, 60, { isFree: true }), true);
    expect(stage.commands).toEqual([{ type: 'move-objects', uuids: [uuidOf(2)], dx: 3, dy: 0 }]);
  });

  it('are left by a press on another object of the page', () => {
    const stage = fakeStage(PAGE, [uuidOf(2)]);
    startSelect(stage, mouseAt(10, 10)).end(mouseAt(10, 10), false);
    expect(stage.selection()).toEqual([uuidOf(1)]);
    expect(hitsFor(stage, mouseAt(60, 60))).toEqual([OUTER.uuid]);
  });

  it('stay where they are while they are locked, though a list has selected them', () => {
    const stage = fakeStage([{ ...square(1, 0, 0), locked: true }], [uuidOf(1)]);
    const press = startSelect(stage, mouseAt(10, 10));
    press.move(mouseAt(20, 20));
    press.end(mouseAt(20, 20), true);
    expect(stage.commands).toEqual([]);
  });
});
