import { describe, expect, it } from '@jest/globals';
import { expectRefused, runThroughOracle } from '../../../../test/command-oracle.js';
import { id, PAGE, SECOND_PAGE, twoPages, withObjects } from '../../../../test/documents.js';
import type { Document } from '../../../document/schema.js';
import { safeAreaOf } from '../../../document/safe-area.js';
import { LIMITS } from '../../../values/limits.js';
import { boxContains, boxesMeet } from '../../../geometry/box.js';
import { keyOf } from '../../../legend/page-legend.js';
import type { PageObject } from '../../../objects/schema.js';
import { findObject } from '../../../objects/tree.js';
import type { Command } from '../../../commands/command-set.js';
import { boundsOf, createObject, parseDocument } from '../../../standard.js';

const KEY = createObject('key', { uuid: id(60), x: 120, y: 180 });
const OUT_OF_USE = { ...KEY, active: false };

function label(number: number, text: string, input = {}) {
  return createObject('label', { uuid: id(number), x: 20, y: 20, text, pristine: false, ...input });
}

const setOn = (uuid: string, set: Record<string, unknown>): Command => ({
  type: 'update-objects',
  changes: [{ uuid, set }],
});

function keyIn(document: Document, page = 0) {
  const found = document.pages[page];
  return found && keyOf(found);
}

function keyValOf(document: Document, uuid: string): string | undefined {
  const found = document.pages.map(({ objects }) => findObject(objects, uuid)).find(Boolean);
  return found?.type === 'label' ? found.keyVal : undefined;
}

describe('a second legend', () => {
  const second = createObject('key', { uuid: id(61) });

  it('KEY-4 is refused in a document and by a command', () => {
    const document = withObjects(KEY, second);
    const parsed = parseDocument(JSON.parse(JSON.stringify(document)));
    expect(parsed).toEqual({
      ok: false,
      error: [{ code: 'DOCUMENT_SECOND_LEGEND', path: ['pages', 0, 'objects', 1] }],
    });
    const issue = expectRefused(withObjects(KEY), { type: 'add-objects', pageUuid: PAGE, objects: [second] });
    expect(issue.code).toBe('COMMAND_SECOND_LEGEND');
  });

  it('KEY-4 may be on another page but in no group', () => {
    const added = runThroughOracle(twoPages(), {
      type: 'add-objects',
      pageUuid: SECOND_PAGE,
      objects: [second],
    });
    expect(keyIn(added, 1)).toEqual(second);
    const group = { ...createObject('group', { uuid: id(70) }), objects: [second] };
    expect(parseDocument(JSON.parse(JSON.stringify(withObjects(group)))).ok).toBe(false);
  });
});

describe('a legend in and out of use', () => {
  it('KEY-5 stays when it is removed', () => {
    const document = runThroughOracle(withObjects(KEY, label(40, 'Haus')), {
      type: 'remove-objects',
      uuids: [KEY.uuid, id(40)],
    });
    expect(document.pages[0]?.objects).toEqual([KEY]);
  });

  it('KEY-5 is put out of use and back', () => {
    const off = runThroughOracle(withObjects(KEY), { type: 'deactivate-key', pageUuid: PAGE });
    expect(keyIn(off)?.active).toBe(false);
    expect(runThroughOracle(off, { type: 'deactivate-key', pageUuid: PAGE })).toBe(off);
    const on = runThroughOracle(off, { type: 'activate-key', pageUuid: PAGE });
    expect(keyIn(on)?.active).toBe(true);
    expect(runThroughOracle(on, { type: 'activate-key', pageUuid: PAGE })).toBe(on);
    expect(expectRefused(off, { type: 'activate-key', pageUuid: id(99) }).code).toBe(
      'COMMAND_PAGE_NOT_FOUND',
    );
    expect(expectRefused(off, { type: 'deactivate-key', pageUuid: id(99) }).code).toBe(
      'COMMAND_PAGE_NOT_FOUND',
    );
  });

  it('KEY-15 comes back where a hand had put it, else where room is', () => {
    const wide = createObject('rect', { uuid: id(20), x: 10, y: 10, width: 190, height: 150 });
    const moved = runThroughOracle(withObjects(wide, { ...OUT_OF_USE, x: 20, y: 20 }), {
      type: 'move-objects',
      uuids: [KEY.uuid],
      dx: 5,
      dy: 0,
    });
    const back = runThroughOracle(moved, { type: 'activate-key', pageUuid: PAGE });
    expect(keyIn(back)).toMatchObject({ x: 25, y: 20, active: true, anchored: true });
    const free = runThroughOracle(withObjects(wide, { ...OUT_OF_USE, x: 20, y: 20 }), {
      type: 'activate-key',
      pageUuid: PAGE,
    });
    const key = keyIn(free);
    expect(key && boxesMeet(boundsOf(key), boundsOf(wide))).toBe(false);
    const frame = { x: 0, y: 0, width: 10, height: 10 };
    const sized = runThroughOracle(withObjects(KEY), {
      type: 'resize-objects',
      uuids: [KEY.uuid],
      from: frame,
      to: { ...frame, width: 20 },
    });
    expect(keyIn(sized)).toMatchObject({ anchored: true, fixed: true, width: KEY.width * 2 });
  });

  it('KEY-15 covers least where there is no room', () => {
    const full: readonly PageObject[] = [
      createObject('rect', { uuid: id(20), x: 0, y: 0, width: 210, height: 200 }),
      createObject('rect', { uuid: id(21), x: 0, y: 200, width: 100, height: 97 }),
      createObject('rect', { uuid: id(22), x: 120, y: 240, width: 90, height: 57 }),
    ];
    const document = runThroughOracle(withObjects(...full), { type: 'activate-key', pageUuid: PAGE });
    expect(keyIn(document)?.y).toBeGreaterThan(200);
  });
});

describe('a label that becomes keyed', () => {
  it('KEY-6 puts the legend of its page in use', () => {
    const document = withObjects(label(40, 'Haus'), { ...OUT_OF_USE, hidden: true });
    const keyed = runThroughOracle(document, setOn(id(40), { isKey: true }));
    expect(keyIn(keyed)).toMatchObject({ active: true, hidden: false });
    const off = runThroughOracle(keyed, { type: 'deactivate-key', pageUuid: PAGE });
    expect(keyIn(runThroughOracle(off, setOn(id(40), { border: true })))?.active).toBe(false);
  });

  it('KEY-6 brings its page a legend, in the free part of the safe area and with the same id every time', () => {
    const group = createObject('group', {
      uuid: id(50),
      objects: [label(40, 'Haus', { width: 60, height: 60 })],
    });
    const document = { ...withObjects(group), bindingSpace: true };
    const keyed = runThroughOracle(document, setOn(id(40), { isKey: true }));
    const key = keyIn(keyed);
    expect(key && boxContains(safeAreaOf(document), boundsOf(key))).toBe(true);
    expect(key && boxesMeet(boundsOf(key), boundsOf(group))).toBe(false);
    expect(keyIn(runThroughOracle(document, setOn(id(40), { isKey: true })))?.uuid).toBe(key?.uuid);
    const taken = withObjects(label(40, 'Haus'), createObject('rect', { uuid: key?.uuid ?? '' }));
    expect(keyIn(runThroughOracle(taken, setOn(id(40), { isKey: true })))?.uuid).not.toBe(key?.uuid);
  });

  it('KEY-6 does so when it is added, pasted or brought from another page, but not as a title', () => {
    const keyed = label(40, 'Haus', { isKey: true });
    const added = runThroughOracle(twoPages(), {
      type: 'add-objects',
      pageUuid: SECOND_PAGE,
      objects: [keyed],
    });
    expect([keyIn(added, 0), keyIn(added, 1)?.active]).toEqual([undefined, true]);
    const pasted = runThroughOracle(twoPages(), {
      type: 'paste-objects',
      pageUuid: PAGE,
      objects: [keyed],
      ids: { [id(40)]: id(41) },
      dx: 0,
      dy: 0,
    });
    expect(keyIn(pasted)?.active).toBe(true);
    const brought = runThroughOracle(added, { type: 'move-to-page', uuids: [id(40)], pageUuid: PAGE });
    expect(keyIn(brought, 0)?.active).toBe(true);
    const title = runThroughOracle(
      withObjects(label(40, 'Haus', { isTitle: true })),
      setOn(id(40), { isKey: true }),
    );
    expect(keyIn(title)).toBeUndefined();
  });

  it('KEY-6 is refused where the page has no room for a legend', () => {
    const many = Array.from({ length: LIMITS.objectsPerPage }, (_, index) => label(1000 + index, 'Haus'));
    const issue = expectRefused(withObjects(...many), setOn(id(1000), { isKey: true }));
    expect(issue.code).toBe('DOCUMENT_TOO_LARGE');
  });

  it('KEY-7 gets letters of its own when another text has the same', () => {
    const start = withObjects(
      label(40, 'Haus', { keyVal: 'hau', isKey: true }),
      label(41, 'Haustür', { keyVal: 'hau' }),
      label(42, 'Haus', { keyVal: 'hau' }),
      label(43, 'Hauptbahnhof', { keyVal: 'HB' }),
      KEY,
    );
    const changes = [id(41), id(42), id(43)].map((uuid) => ({ uuid, set: { isKey: true } }));
    const keyed = runThroughOracle(start, { type: 'update-objects', changes });
    expect([40, 41, 42, 43].map((number) => keyValOf(keyed, id(number)))).toEqual([
      'hau',
      'has',
      'hau',
      'HB',
    ]);
  });

  it('KEY-7 follows its text with another unlike the rest, and takes a number when letters are used up', () => {
    const start = withObjects(
      label(40, 'Au', { keyVal: 'au', isKey: true }),
      label(41, 'Bad', { keyVal: 'bad', isKey: true }),
      KEY,
    );
    const renamed = runThroughOracle(start, setOn(id(41), { text: 'A U' }));
    expect(keyValOf(renamed, id(41))).toBe('au2');
    const again = runThroughOracle(renamed, setOn(id(41), { text: 'Turm' }));
    expect(keyValOf(again, id(41))).toBe('tur');
    const chosen = runThroughOracle(again, setOn(id(41), { keyVal: 'au' }));
    expect(keyValOf(runThroughOracle(chosen, setOn(id(41), { text: 'Teich' })), id(41))).toBe('au');
  });

  it('KEY-7 has no abbreviation where its text has no letters', () => {
    const keyed = runThroughOracle(
      withObjects(label(40, '12', { keyVal: '' }), KEY),
      setOn(id(40), { isKey: true }),
    );
    expect(keyValOf(keyed, id(40))).toBe('');
  });
});

describe('the words of a legend', () => {
  it('KEY-8 are set for one texture and leave the others', () => {
    const set = (textures: { pattern: 'grid' | 'stair'; label: string }[]): Command => ({
      type: 'set-keyed-textures',
      textures,
    });
    const two = runThroughOracle(
      withObjects(),
      set([
        { pattern: 'grid', label: 'Wald' },
        { pattern: 'stair', label: 'See' },
      ]),
    );
    const renamed = runThroughOracle(two, set([{ pattern: 'grid', label: 'Wiese' }]));
    expect(renamed.keyedTextures).toEqual([
      { pattern: 'grid', label: 'Wiese' },
      { pattern: 'stair', label: 'See' },
    ]);
    expect(runThroughOracle(renamed, set([{ pattern: 'grid', label: ' ' }])).keyedTextures).toHaveLength(1);
    expect(runThroughOracle(renamed, set([{ pattern: 'grid', label: 'Wiese' }]))).toBe(renamed);
  });

  it('KEY-8 are set for lines alike, whose widths differ by what no finger feels', () => {
    const line = { borderStyle: 'dashed', borderWidth: 1.5, borderColour: 'black' } as const;
    const named = runThroughOracle(withObjects(), {
      type: 'set-keyed-strokes',
      strokes: [{ ...line, label: 'Weg' }],
    });
    const renamed = runThroughOracle(named, {
      type: 'set-keyed-strokes',
      strokes: [
        { ...line, borderWidth: 1.52, label: 'Pfad' },
        { ...line, borderWidth: 2.5, label: 'Fluss' },
      ],
    });
    expect(renamed.keyedStrokes).toEqual([
      { ...line, label: 'Pfad' },
      { ...line, borderWidth: 2.5, label: 'Fluss' },
    ]);
    const more = Array.from({ length: LIMITS.keyedStrokes }, (_, index) => ({
      ...line,
      borderWidth: 3 + index / 10,
      label: 'x',
    }));
    expect(expectRefused(renamed, { type: 'set-keyed-strokes', strokes: more }).code).toBe(
      'DOCUMENT_TOO_LARGE',
    );
  });

  it('KEY-14 are never believed from outside', () => {
    const json = JSON.parse(
      JSON.stringify(withObjects(KEY)).replace('"type":"key"', '"type":"key","entries":[1]'),
    );
    const parsed = parseDocument(json);
    expect(parsed.ok && parsed.value.document).toEqual(withObjects(KEY));
  });
});

describe('a legend of the older form', () => {
  const old = (...objects: readonly object[]) =>
    parseDocument({
      pages: [{ objects }],
      keyedStrokes: [
        { borderStyle: '10,5', borderWidth: 2, label: 'Weg' },
        { label: 'Pfad' },
        { label: ' ' },
        7,
      ],
    });

  it('KEY-16 opens with place, size and use', () => {
    const key = {
      type: 'key',
      x: 96,
      y: 192,
      anchored: false,
      active: true,
      show: true,
      entries: [1],
      width: 200,
      height: 300,
    };
    const parsed = old({ ...key, active: false }, key);
    if (!parsed.ok) throw new Error(JSON.stringify(parsed.error));
    const { document, adjusted } = parsed.value;
    expect(document.pages[0]?.objects).toHaveLength(1);
    expect(keyIn(document)).toMatchObject({ x: 25.4, y: 50.8, width: 52.9167, height: 79.375, active: true });
    expect(document.keyedStrokes).toEqual([
      { borderStyle: 'dashed', borderWidth: 2, borderColour: 'black', label: 'Weg' },
    ]);
    expect(adjusted).toEqual([
      { code: 'ADJUSTED_VALUE_REPLACED', path: ['keyedStrokes', 1], params: { from: 'Pfad', to: '' } },
      { code: 'ADJUSTED_OBJECT_LEFT_OUT', path: ['pages', 0, 'objects', 0], params: { kind: 'key' } },
    ]);
  });
});
