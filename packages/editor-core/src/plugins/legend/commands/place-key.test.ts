import { describe, expect, it } from '@jest/globals';
import { expectRefused, runThroughOracle } from '../../../../test/command-oracle.js';
import { id, PAGE, SECOND_PAGE, twoPages } from '../../../../test/documents.js';
import { collectBrailleTexts } from '../../../braille/collect.js';
import { LIMITS } from '../../../values/limits.js';
import { safeAreaOf } from '../../../document/safe-area.js';
import type { Document } from '../../../document/schema.js';
import { boxContains, boxesMeet } from '../../../geometry/box.js';
import { keyOf, pageLegend } from '../../../legend/page-legend.js';
import type { PageObject } from '../../../objects/schema.js';
import type { Command } from '../../../commands/command-set.js';
import { boundsOf, createObject, kinds } from '../../../standard.js';

const KEY = createObject('key', { uuid: id(60), x: 120, y: 180 });
const TITLE = createObject('label', {
  uuid: id(50),
  x: 15,
  y: 15,
  text: 'Karte',
  isTitle: true,
  pristine: false,
});

function keyed(number: number, text: string, keyVal: string, input = {}) {
  return createObject('label', { uuid: id(number), x: 20, y: 40, text, keyVal, isKey: true, ...input });
}

function paged(...pages: readonly (readonly PageObject[])[]): Document {
  const document = twoPages();
  return {
    ...document,
    pages: document.pages.map((page, at) => ({ ...page, objects: pages[at] ?? [] })),
    keyedTextures: [{ pattern: 'grid', label: 'Wiese' }],
  };
}

const MEADOW = createObject('rect', {
  uuid: id(20),
  x: 20,
  y: 100,
  pattern: { template: 'grid', offset: 2, clearance: 0 },
});

const place = (pageUuid: string, explains: 'page' | 'document'): Command => ({
  type: 'place-key',
  pageUuid,
  explains,
});

const keysIn = ({ pages }: Document) => pages.map(keyOf);

const wordsOn = (document: Document, page: number) =>
  pageLegend(kinds, document, page).entries.map((entry) =>
    entry.kind === 'abbreviation' ? `${entry.abbreviation}=${entry.text}` : entry.text,
  );

describe('a legend for the whole document', () => {
  const drawn = paged([TITLE, MEADOW, keyed(40, 'Haus', 'hau'), KEY], [keyed(41, 'Turm', 'tur')]);
  const shared = runThroughOracle(drawn, place(SECOND_PAGE, 'document'));

  it('KEY-17 stands on one page and explains what all pages show, in use on each', () => {
    expect(keysIn(shared).map((key) => key?.explains)).toEqual([undefined, 'document']);
    expect(wordsOn(shared, 1)).toEqual(['Wiese', 'hau=Haus', 'tur=Turm']);
    expect([0, 1].map((page) => pageLegend(kinds, shared, page).isActive)).toEqual([true, true]);
    expect(pageLegend(kinds, drawn, 1)).toMatchObject({ isActive: false, entries: [{ text: 'Turm' }] });
  });

  it('KEY-17 is told as the same legend until one of the pages shows something else', () => {
    const before = pageLegend(kinds, shared, 1);
    const moved = runThroughOracle(shared, { type: 'move-objects', uuids: [MEADOW.uuid], dx: 5, dy: 5 });
    expect(pageLegend(kinds, moved, 1)).toBe(before);
    const changes = [{ uuid: id(40), set: { text: 'Hof', keyVal: 'hof' } }];
    const renamed = runThroughOracle(moved, { type: 'update-objects', changes });
    expect(wordsOn(renamed, 1)).toEqual(['Wiese', 'hof=Hof', 'tur=Turm']);
  });

  it('KEY-17 takes the place of the legends of all pages', () => {
    const both = paged(
      [keyed(40, 'Haus', 'hau'), KEY],
      [createObject('key', { uuid: id(61), x: 30, y: 60 })],
    );
    const one = runThroughOracle(both, place(SECOND_PAGE, 'document'));
    expect(keysIn(one)).toMatchObject([undefined, { uuid: id(61), x: 30, y: 60, explains: 'document' }]);
    expect(runThroughOracle(one, place(SECOND_PAGE, 'document'))).toBe(one);
  });

  it('KEY-17 asks for the braille of the words of all pages, and says where each stands', () => {
    const asked = collectBrailleTexts(kinds, shared).map(({ text }) => text);
    expect(asked).toEqual(expect.arrayContaining(['Wiese', 'hau', 'Haus', 'tur', 'Turm', 'Legende']));
  });

  it('KEY-17 moves with what is selected to another page', () => {
    const command: Command = { type: 'move-to-page', uuids: [KEY.uuid], pageUuid: SECOND_PAGE };
    expect(keysIn(runThroughOracle(drawn, command))).toMatchObject([
      undefined,
      { uuid: KEY.uuid, explains: 'document', active: true },
    ]);
    const locked = paged([{ ...KEY, locked: true }], []);
    expect(runThroughOracle(locked, command)).toBe(locked);
  });

  it('KEY-17 is not copied with its page', () => {
    const objects = shared.pages[1]?.objects ?? [];
    const copied = runThroughOracle(shared, {
      type: 'duplicate-page',
      uuid: SECOND_PAGE,
      copyUuid: id(90),
      name: '',
      ids: Object.fromEntries(objects.map(({ uuid }, at) => [uuid, id(91 + at)])),
    });
    expect(keysIn(copied).map((key) => key?.explains)).toEqual([undefined, 'document', undefined]);
  });

  it('KEY-18 takes the safe area below the title of a page with nothing else, whatever its size was', () => {
    const title = { ...TITLE, uuid: id(51) };
    const turned = { ...KEY, angle: 90, fixed: true, anchored: true };
    const alone = runThroughOracle(paged([MEADOW, turned], [title]), place(SECOND_PAGE, 'document'));
    const key = keyOf(alone.pages[1] ?? { objects: [] });
    const area = safeAreaOf(alone);
    expect(key).toMatchObject({ angle: 0, fixed: false, anchored: false });
    expect(key && boundsOf(key)).toMatchObject({ x: area.x, width: area.width });
    expect(key && boxContains(area, boundsOf(key))).toBe(true);
    expect(key && boxesMeet(boundsOf(key), boundsOf(title))).toBe(false);
    expect(key && key.y - boundsOf(title).y - boundsOf(title).height).toBeCloseTo(6);
  });

  it('KEY-18 goes where room is beside a drawing', () => {
    const wide = createObject('rect', { uuid: id(21), x: 10, y: 10, width: 190, height: 150 });
    const beside = runThroughOracle(paged([KEY], [wide]), place(SECOND_PAGE, 'document'));
    const key = keyOf(beside.pages[1] ?? { objects: [] });
    expect(key && boxesMeet(boundsOf(key), boundsOf(wide))).toBe(false);
    expect(key).toMatchObject({ width: KEY.width, height: KEY.height });
  });

  it('KEY-19 explains a label of any page that becomes keyed', () => {
    const off = runThroughOracle(paged([KEY], [keyed(41, 'Turm', 'tur', { isKey: false })]), {
      type: 'place-key',
      pageUuid: PAGE,
      explains: 'document',
    });
    const unused = runThroughOracle(off, { type: 'deactivate-key', pageUuid: PAGE });
    expect(pageLegend(kinds, unused, 1).isActive).toBe(false);
    const changes = [{ uuid: id(41), set: { isKey: true } }];
    const named = runThroughOracle(unused, { type: 'update-objects', changes });
    expect(keysIn(named)).toMatchObject([{ active: true }, undefined]);
    expect(wordsOn(named, 0)).toEqual(['tur=Turm']);
  });

  it('KEY-19 gives way to a legend for each page that needs one', () => {
    const own = runThroughOracle(shared, place(PAGE, 'page'));
    expect(keysIn(own)).toMatchObject([
      { explains: 'page', active: true },
      { explains: 'page', active: true },
    ]);
    expect([0, 1].map((page) => wordsOn(own, page))).toEqual([['Wiese', 'hau=Haus'], ['tur=Turm']]);
  });

  it('is refused on a page that is not there, and on one that is full', () => {
    for (const explains of ['page', 'document'] as const)
      expect(expectRefused(drawn, place(id(99), explains)).code).toBe('COMMAND_PAGE_NOT_FOUND');
    const full = Array.from({ length: LIMITS.objectsPerPage }, (_, at) =>
      createObject('rect', { uuid: id(1000 + at) }),
    );
    expect(expectRefused(paged([KEY], full), place(SECOND_PAGE, 'document')).code).toBe('DOCUMENT_TOO_LARGE');
  });
});
