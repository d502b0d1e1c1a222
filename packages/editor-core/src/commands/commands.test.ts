import { describe, expect, it } from '@jest/globals';
import { expectRefused, runThroughOracle } from '../../test/command-oracle.js';
import {
  blank,
  ELLIPSE,
  id,
  LABEL,
  oneOfEach,
  PAGE,
  PATH,
  RECT,
  SECOND_TITLE,
  TITLE,
  twoPages,
  withObjects,
} from '../../test/documents.js';
import type { Document } from '../document/schema.js';
import { createObject } from '../objects/create-object.js';
import { frameOf } from '../objects/registry.js';
import type { PageObject } from '../objects/schema.js';
import { applyCommand } from './apply-command.js';
import type { Command } from './registry.js';

function find(document: Document, uuid: string): PageObject {
  const object = document.pages.flatMap((page) => page.objects).find((candidate) => candidate.uuid === uuid);
  if (!object) throw new Error(`no object ${uuid}`);
  return object;
}

function orderOf(document: Document): readonly string[] {
  return document.pages[0]?.objects.map((object) => object.uuid) ?? [];
}

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
    expect(find(after, LABEL)).toBe(find(document, LABEL));
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
    expect(find(after, RECT)).toMatchObject({ x: 23, y: 25.5 });
    expect(find(after, SECOND_TITLE)).toMatchObject({ x: 13, y: 5.5 });
    expect(find(after, ELLIPSE)).toBe(find(document, ELLIPSE));
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
    expect(frameOf(find(after, RECT))).toEqual({ x: 0, y: 0, width: 20, height: 40 });
    expect(frameOf(find(after, ELLIPSE))).toEqual({ x: 30, y: 0, width: 15, height: 100 });
    expect(find(after, ELLIPSE)).toMatchObject({ angle: 30, borderWidth: 1.5 });
  });

  it('OBJ-6 flips path and turn, and keeps strokes', () => {
    const to = { x: 120, y: 30, width: -100, height: 100 };
    const after = runThroughOracle(withObjects(...oneOfEach()), {
      type: 'resize-objects',
      uuids: [PATH, ELLIPSE],
      from,
      to,
    });
    expect(find(after, PATH)).toMatchObject({ x: 110, y: 120, scaleX: -1, scaleY: 1, borderWidth: 1.5 });
    expect(find(after, ELLIPSE)).toMatchObject({ x: 30, width: 30, angle: -30 });
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
    expect(find(after, RECT)).toMatchObject({ fill: 'blue', angle: 45, width: 40 });
    expect(find(after, LABEL)).toMatchObject({ border: true });
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
    expect(expectRefused(twoPages(), set(RECT, { type: 'ellipse' }))).toMatchObject({
      code: 'COMMAND_INVALID',
    });
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

describe('reorder-object', () => {
  it('CMD-1 moves an object to a place among its page’s', () => {
    const document = withObjects(...oneOfEach());
    expect(orderOf(runThroughOracle(document, { type: 'reorder-object', uuid: LABEL, index: 0 }))).toEqual([
      LABEL,
      RECT,
      ELLIPSE,
      PATH,
    ]);
    expect(orderOf(runThroughOracle(document, { type: 'reorder-object', uuid: RECT, index: 2 }))).toEqual([
      ELLIPSE,
      PATH,
      RECT,
      LABEL,
    ]);
    expect(orderOf(runThroughOracle(document, { type: 'reorder-object', uuid: RECT, index: 99 }))).toEqual([
      ELLIPSE,
      PATH,
      LABEL,
      RECT,
    ]);
  });
});

describe('any command', () => {
  it('CMD-3 that is unknown or no command is refused', () => {
    for (const command of [{ type: 'explode' }, { type: 'toString' }, {}, null, 5, 'add-page', []]) {
      expect(expectRefused(blank(), command)).toMatchObject({ code: 'COMMAND_UNKNOWN', path: ['type'] });
    }
    expect(expectRefused(blank(), { type: 'rename-page', uuid: PAGE, name: 'x', force: true })).toMatchObject(
      {
        code: 'COMMAND_INVALID',
        path: ['force'],
      },
    );
  });

  const idle: readonly Command[] = [
    { type: 'add-objects', pageUuid: PAGE, objects: [] },
    { type: 'remove-objects', uuids: [] },
    { type: 'move-objects', uuids: [RECT], dx: 0, dy: 0 },
    { type: 'update-objects', changes: [] },
    { type: 'reorder-object', uuid: RECT, index: 0 },
    { type: 'set-document-properties', set: {} },
    { type: 'set-braille-pages', set: {} },
    { type: 'rename-page', uuid: PAGE, name: 'Seite 1' },
    { type: 'change-format', format: 'a4-portrait' },
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
