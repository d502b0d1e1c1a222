import { describe, expect, it } from '@jest/globals';
import { expectRefused, runThroughOracle } from '../../test/command-oracle.js';
import {
  blank,
  ELLIPSE,
  id,
  LABEL,
  objectIn,
  oneOfEach,
  orderOf,
  PAGE,
  PATH,
  RECT,
  SECOND_PAGE,
  SECOND_TITLE,
  TITLE,
  twoPages,
  withObjects,
} from '../../test/documents.js';
import type { Command } from './command-set.js';
import { applyCommand, createObject, frameOf } from '../standard.js';

describe('add-objects', () => {
  const star = createObject('rect', { uuid: id(50) });

  it('CMD-1 CMD-2 puts objects in front, or at an index', () => {
    const document = withObjects(...oneOfEach());
    const front = runThroughOracle(document, { type: 'add-objects', pageUuid: PAGE, objects: [star] });
    expect(orderOf(front)).toEqual([RECT, ELLIPSE, PATH, LABEL, id(50)]);
    const back = runThroughOracle(document, {
      type: 'add-objects',
      pageUuid: PAGE,
      objects: [star],
      index: 0,
    });
    expect(orderOf(back)).toEqual([id(50), RECT, ELLIPSE, PATH, LABEL]);
    const far = runThroughOracle(document, {
      type: 'add-objects',
      pageUuid: PAGE,
      objects: [star],
      index: 99,
    });
    expect(orderOf(far)).toEqual(orderOf(front));
  });

  it('CMD-5 refuses ids that are taken, by a page too, or stand twice', () => {
    const document = withObjects(...oneOfEach());
    const add = (...uuids: readonly string[]) => ({
      type: 'add-objects',
      pageUuid: PAGE,
      objects: uuids.map((uuid) => ({ ...star, uuid })),
    });
    for (const command of [add(RECT), add(PAGE), add(id(60), id(60))]) {
      expect(expectRefused(document, command)).toMatchObject({ code: 'COMMAND_ID_TAKEN' });
    }
  });

  it('CMD-4 refuses a page that is not there', () => {
    const command = { type: 'add-objects', pageUuid: id(99), objects: [star] };
    expect(expectRefused(blank(), command)).toEqual({
      code: 'COMMAND_PAGE_NOT_FOUND',
      path: [],
      params: { uuid: id(99) },
    });
  });

  it('CMD-3 refuses an object that breaks its kind, with its path', () => {
    const command = {
      type: 'add-objects',
      pageUuid: PAGE,
      objects: [star, { ...star, uuid: id(51), width: -4 }],
    };
    expect(expectRefused(blank(), command)).toMatchObject({
      code: 'COMMAND_INVALID',
      path: ['objects', 1, 'width'],
    });
  });

  it('DOC-7 refuses more objects than a page may hold', () => {
    const many = Array.from({ length: 4999 }, (_, index) => ({ ...star, uuid: id(1000 + index) }));
    const command = { type: 'add-objects', pageUuid: PAGE, objects: [star, { ...star, uuid: id(51) }] };
    expect(expectRefused(withObjects(...many), command)).toMatchObject({ code: 'DOCUMENT_TOO_LARGE' });
  });
});

describe('remove-objects', () => {
  it('CMD-1 takes objects from any page and shares the other ones', () => {
    const document = twoPages();
    const after = runThroughOracle(document, { type: 'remove-objects', uuids: [RECT, PATH] });
    expect(orderOf(after)).toEqual([ELLIPSE, LABEL, TITLE]);
    expect(after.pages[1]).toBe(document.pages[1]);
    expect(objectIn(after, LABEL)).toBe(objectIn(document, LABEL));
  });

  it('CMD-4 does nothing when one is missing', () => {
    expect(expectRefused(twoPages(), { type: 'remove-objects', uuids: [RECT, id(99)] })).toEqual({
      code: 'COMMAND_OBJECT_NOT_FOUND',
      path: [],
      params: { uuid: id(99) },
    });
  });
});

describe('move-objects', () => {
  it('CMD-1 moves what is named and shares the rest', () => {
    const document = twoPages();
    const after = runThroughOracle(document, {
      type: 'move-objects',
      uuids: [RECT, SECOND_TITLE],
      dx: 3,
      dy: -4.5,
    });
    expect(objectIn(after, RECT)).toMatchObject({ x: 23, y: 25.5 });
    expect(objectIn(after, SECOND_TITLE)).toMatchObject({ x: 13, y: 5.5 });
    expect(objectIn(after, ELLIPSE)).toBe(objectIn(document, ELLIPSE));
    expect(after.braillePages).toBe(document.braillePages);
  });

  it('CMD-6 refuses to move an object out of bounds', () => {
    const document = withObjects(createObject('rect', { uuid: RECT, x: 1990 }));
    const issue = expectRefused(document, { type: 'move-objects', uuids: [RECT], dx: 20, dy: 0 });
    expect(issue).toMatchObject({
      code: 'COMMAND_INVALID',
      path: ['pages', 0, 'objects', 0, 'x'],
      params: { maximum: 2000 },
    });
  });

  it('CMD-3 refuses a distance that is no number', () => {
    for (const dx of [Number.NaN, Number.POSITIVE_INFINITY, '3', null, undefined]) {
      expect(expectRefused(twoPages(), { type: 'move-objects', uuids: [RECT], dx, dy: 0 })).toMatchObject({
        code: 'COMMAND_INVALID',
        path: ['dx'],
      });
    }
  });
});

describe('resize-objects', () => {
  const from = { x: 20, y: 30, width: 100, height: 100 };

  it('CMD-1 maps several frames at once', () => {
    const to = { x: 0, y: 0, width: 50, height: 200 };
    const after = runThroughOracle(withObjects(...oneOfEach()), {
      type: 'resize-objects',
      uuids: [RECT, ELLIPSE],
      from,
      to,
    });
    expect(frameOf(objectIn(after, RECT))).toEqual({ x: 0, y: 0, width: 20, height: 40 });
    expect(frameOf(objectIn(after, ELLIPSE))).toEqual({ x: 30, y: 0, width: 15, height: 100 });
    expect(objectIn(after, ELLIPSE)).toMatchObject({ angle: 30, borderWidth: 1.5 });
  });

  it('OBJ-6 flips path and turn, and keeps strokes', () => {
    const to = { x: 120, y: 30, width: -100, height: 100 };
    const after = runThroughOracle(withObjects(...oneOfEach()), {
      type: 'resize-objects',
      uuids: [PATH, ELLIPSE],
      from,
      to,
    });
    expect(objectIn(after, PATH)).toMatchObject({ x: 110, y: 120, scaleX: -1, scaleY: 1, borderWidth: 1.5 });
    expect(objectIn(after, ELLIPSE)).toMatchObject({ x: 30, width: 30, angle: -30 });
  });

  it('CMD-10 refuses a side that vanishes, and one that becomes too small', () => {
    const vanish = { type: 'resize-objects', uuids: [RECT], from, to: { ...from, width: 0 } };
    expect(expectRefused(twoPages(), vanish)).toMatchObject({ code: 'COMMAND_INVALID', path: ['to'] });
    const shrink = { type: 'resize-objects', uuids: [RECT], from, to: { ...from, width: 0.01 } };
    expect(expectRefused(twoPages(), shrink)).toMatchObject({ path: ['pages', 0, 'objects', 0, 'width'] });
  });
});

describe('update-objects', () => {
  const set = (uuid: string, values: Readonly<Record<string, unknown>>): Command => ({
    type: 'update-objects',
    changes: [{ uuid, set: values }],
  });

  it('CMD-1 sets fields of several objects; changes of one object add up', () => {
    const after = runThroughOracle(twoPages(), {
      type: 'update-objects',
      changes: [
        { uuid: RECT, set: { fill: 'blue' } },
        { uuid: LABEL, set: { border: true } },
        { uuid: RECT, set: { angle: 45 } },
      ],
    });
    expect(objectIn(after, RECT)).toMatchObject({ fill: 'blue', angle: 45, width: 40 });
    expect(objectIn(after, LABEL)).toMatchObject({ border: true });
  });

  it('CMD-6 refuses what the kind does not know or allow, with the path', () => {
    const place = ['pages', 0, 'objects', 0];
    expect(expectRefused(twoPages(), set(RECT, { text: 'a' }))).toMatchObject({
      code: 'COMMAND_INVALID',
      path: [...place, 'text'],
    });
    expect(expectRefused(twoPages(), set(RECT, { fill: 'pink' }))).toMatchObject({
      path: [...place, 'fill'],
    });
    expect(expectRefused(twoPages(), set(RECT, { x: undefined }))).toMatchObject({ path: [...place, 'x'] });
    expect(expectRefused(twoPages(), set(RECT, { pattern: { template: 'grid' } }))).toMatchObject({
      path: [...place, 'pattern', 'offset'],
    });
  });

  it('CMD-9 keeps id and kind', () => {
    expect(expectRefused(twoPages(), set(RECT, { uuid: id(99) }))).toMatchObject({
      code: 'COMMAND_INVALID',
      path: ['changes', 0, 'set'],
    });
    for (const values of [{ type: 'ellipse' }, { objects: [] }]) {
      expect(expectRefused(twoPages(), set(RECT, values))).toMatchObject({ code: 'COMMAND_INVALID' });
    }
  });

  it('CMD-4 does nothing by halves', () => {
    const command = {
      type: 'update-objects',
      changes: [
        { uuid: RECT, set: { angle: 5 } },
        { uuid: id(99), set: {} },
      ],
    };
    expect(expectRefused(twoPages(), command)).toMatchObject({ code: 'COMMAND_OBJECT_NOT_FOUND' });
  });
});

describe('any command', () => {
  it('CMD-11 that names a group and its members means the group, once', () => {
    const members = oneOfEach();
    const document = withObjects(createObject('group', { uuid: id(70), objects: members }));
    const uuids = [RECT, id(70), LABEL];
    const moved = runThroughOracle(document, { type: 'move-objects', uuids, dx: 3, dy: 0 });
    expect(moved).toEqual(
      runThroughOracle(document, { type: 'move-objects', uuids: [id(70)], dx: 3, dy: 0 }),
    );
    expect(orderOf(runThroughOracle(document, { type: 'remove-objects', uuids }))).toEqual([]);
    const set = runThroughOracle(document, {
      type: 'update-objects',
      changes: uuids.map((uuid) => ({ uuid, set: { moniker: 'Haus' } })),
    });
    expect(objectIn(set, RECT)).toMatchObject({ moniker: 'Haus' });
    expect(objectIn(set, id(70))).toMatchObject({ moniker: 'Haus' });
  });

  it('CMD-3 that is unknown or no command is refused', () => {
    for (const command of [{ type: 'explode' }, { type: 'toString' }, {}, null, 5, 'add-page', []]) {
      expect(expectRefused(blank(), command)).toMatchObject({ code: 'COMMAND_UNKNOWN', path: ['type'] });
    }
    expect(expectRefused(blank(), { type: 'set-page', uuid: PAGE, set: {}, force: true })).toMatchObject({
      code: 'COMMAND_INVALID',
      path: ['force'],
    });
  });

  const A_BOX = { x: 20, y: 30, width: 40, height: 20 };
  const NO_TEXTURE = { offset: 0, clearance: 0, template: null };
  const idle: readonly Command[] = [
    { type: 'add-objects', pageUuid: PAGE, objects: [] },
    { type: 'remove-objects', uuids: [] },
    { type: 'move-objects', uuids: [RECT], dx: 0, dy: 0 },
    { type: 'scale-objects', uuids: [RECT], from: A_BOX, to: A_BOX },
    { type: 'update-objects', changes: [] },
    { type: 'update-objects', changes: [{ uuid: RECT, set: { fill: 'red', pattern: NO_TEXTURE } }] },
    { type: 'reorder-objects', uuids: [RECT, ELLIPSE], to: 'back' },
    { type: 'align-objects', uuids: [RECT], edge: 'left', to: 'selection' },
    { type: 'align-objects', uuids: [], edge: 'left', to: 'page' },
    { type: 'distribute-objects', uuids: [RECT, ELLIPSE], direction: 'vertical', by: 'gaps' },
    { type: 'flip-objects', uuids: [], direction: 'vertical' },
    { type: 'group-objects', uuid: id(70), uuids: [] },
    { type: 'ungroup-objects', uuids: [] },
    { type: 'duplicate-objects', uuids: [], ids: {}, dx: 5, dy: 5 },
    { type: 'paste-objects', pageUuid: PAGE, objects: [], ids: {}, dx: 5, dy: 5 },
    { type: 'move-to-page', uuids: [RECT], pageUuid: PAGE },
    { type: 'move-page', uuid: SECOND_PAGE, index: 9 },
    { type: 'set-document-properties', set: {} },
    { type: 'set-document-properties', set: { graphicTitle: '', tags: [] } },
    { type: 'set-braille-pages', set: {} },
    { type: 'set-page', uuid: PAGE, set: { name: 'Seite 1', text: false } },
    { type: 'change-format', format: 'a4-portrait', fit: 'scale' },
    { type: 'mark-saved', set: {} },
  ];

  it.each(idle.map((command) => [command.type, command] as const))(
    'CMD-8 %s that changes nothing gives the same document',
    (_, command) => {
      const document = twoPages();
      const result = applyCommand(document, command);
      expect(result.ok && result.value).toBe(document);
    },
  );
});
