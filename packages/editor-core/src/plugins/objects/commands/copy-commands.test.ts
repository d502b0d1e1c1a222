import { describe, expect, it } from '@jest/globals';
import { expectRefused, runThroughOracle } from '../../../../test/command-oracle.js';
import {
  blank,
  ELLIPSE,
  id,
  LABEL,
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
} from '../../../../test/documents.js';
import type { Document } from '../../../document/schema.js';
import type { PageObject } from '../../../objects/schema.js';
import { walkObjects } from '../../../objects/tree.js';
import { createObject } from '../../../standard.js';

const GROUP = id(70);

/** New ids for all of `objects`, members included, counted on from 500. */
function idsFor(objects: readonly PageObject[]): Record<string, string> {
  const ids: Record<string, string> = {};
  walkObjects(objects, ({ uuid }) => (ids[uuid] = id(500 + Object.keys(ids).length)));
  return ids;
}

const title = (uuid: string, text: string) =>
  createObject('label', { uuid, text, isTitle: true, pristine: false });

describe('duplicate-objects', () => {
  it('COPY-1 puts copies with new ids over the topmost, moved', () => {
    const document = withObjects(...oneOfEach());
    const after = runThroughOracle(document, {
      type: 'duplicate-objects',
      uuids: [PATH, RECT],
      ids: { [RECT]: id(60), [PATH]: id(61) },
      dx: 5,
      dy: -2,
    });
    expect(orderOf(after)).toEqual([RECT, ELLIPSE, PATH, id(60), id(61), LABEL]);
    expect(after.pages[0]?.objects[3]).toEqual({ ...oneOfEach()[0], uuid: id(60), x: 25, y: 28 });
  });

  it('COPY-1 copies groups with their members, and members inside their group', () => {
    const group = createObject('group', { uuid: GROUP, objects: oneOfEach() });
    const document = withObjects(group);
    const copy = { type: 'duplicate-objects', dx: 0, dy: 0 } as const;
    const whole = runThroughOracle(document, { ...copy, uuids: [GROUP, RECT], ids: idsFor([group]) });
    expect(orderOf(whole)).toEqual([GROUP, id(500)]);
    expect(whole.pages[0]?.objects[1]).toMatchObject({
      objects: [id(501), id(502), id(503), id(504)].map((uuid) => ({ uuid })),
    });
    const part = runThroughOracle(document, { ...copy, uuids: [RECT], ids: { [RECT]: id(60) } });
    expect(part.pages[0]?.objects[0]).toMatchObject({
      objects: [RECT, id(60), ELLIPSE, PATH, LABEL].map((uuid) => ({ uuid })),
    });
  });

  it('COPY-1 refuses copies without an id or with one that is taken, and too many', () => {
    const group = createObject('group', { uuid: GROUP, objects: oneOfEach() });
    const document = withObjects(group);
    const copy = { type: 'duplicate-objects', uuids: [GROUP], dx: 0, dy: 0 };
    const fewer = Object.fromEntries(Object.entries(idsFor([group])).filter(([uuid]) => uuid !== PATH));
    expect(expectRefused(document, { ...copy, ids: fewer })).toMatchObject({
      code: 'COMMAND_INVALID',
      path: ['ids', PATH],
    });
    expect(expectRefused(document, { ...copy, ids: { ...idsFor([group]), [PATH]: RECT } })).toMatchObject({
      code: 'COMMAND_ID_TAKEN',
    });
    expect(expectRefused(document, { ...copy, ids: idsFor([group]), dx: 1990 })).toMatchObject({
      code: 'COMMAND_INVALID',
    });
    const many = Array.from({ length: 5000 }, (_, index) => createObject('rect', { uuid: id(1000 + index) }));
    expect(
      expectRefused(withObjects(...many), { ...copy, uuids: [id(1000)], ids: { [id(1000)]: id(60) } }),
    ).toMatchObject({ code: 'DOCUMENT_TOO_LARGE' });
  });

  it('COPY-2 makes an ordinary label of a title', () => {
    const after = runThroughOracle(withObjects(title(TITLE, 'Haus')), {
      type: 'duplicate-objects',
      uuids: [TITLE],
      ids: { [TITLE]: id(60) },
      dx: 0,
      dy: 20,
    });
    expect(after.pages[0]?.objects).toMatchObject([
      { uuid: TITLE, isTitle: true },
      { uuid: id(60), isTitle: false, text: 'Haus' },
    ]);
  });
});

describe('paste-objects', () => {
  it('COPY-3 brings objects of another document to a page, in front of all', () => {
    const objects = [createObject('group', { uuid: GROUP, objects: oneOfEach() })];
    const document = twoPages();
    const after = runThroughOracle(document, {
      type: 'paste-objects',
      pageUuid: SECOND_PAGE,
      objects,
      ids: idsFor(objects),
      dx: 1,
      dy: 2,
    });
    expect(orderOf(after, 1)).toEqual([SECOND_TITLE, id(500)]);
    expect(after.pages[1]?.objects[1]).toMatchObject({ objects: [{ x: 21, y: 32 }, {}, {}, {}] });
    expect(after.pages[0]).toBe(document.pages[0]);
  });

  it('COPY-2 keeps a title only where the page has none and the titles say the same', () => {
    const paste = (document: Document, pageUuid: string, text: string) => {
      const objects = [title(id(60), text), title(id(61), text)];
      const command = {
        type: 'paste-objects',
        pageUuid,
        objects,
        ids: idsFor(objects),
        dx: 0,
        dy: 0,
      } as const;
      const page = runThroughOracle(document, command).pages.find(({ uuid }) => uuid === pageUuid);
      return page?.objects.slice(-2).map((object) => object.type === 'label' && object.isTitle);
    };
    expect(paste(blank(), PAGE, 'Haus')).toEqual([true, false]);
    expect(paste(twoPages(), PAGE, '')).toEqual([false, false]);
    const first = withObjects(title(TITLE, 'Haus'));
    const bare = { uuid: SECOND_PAGE, name: '', text: false, objects: [], guides: [] };
    const document = { ...first, pages: [...first.pages, bare] };
    expect(paste(document, SECOND_PAGE, 'Haus')).toEqual([true, false]);
    expect(paste(document, SECOND_PAGE, 'Turm')).toEqual([false, false]);
  });

  it('CMD-3 refuses what is no object, and CMD-4 a page that is not there', () => {
    const [rect] = oneOfEach();
    const paste = { type: 'paste-objects', pageUuid: PAGE, ids: { [RECT]: id(60) }, dx: 0, dy: 0 };
    expect(expectRefused(blank(), { ...paste, objects: [{ ...rect, width: -1 }] })).toMatchObject({
      code: 'COMMAND_INVALID',
      path: ['objects', 0, 'width'],
    });
    expect(expectRefused(blank(), { ...paste, objects: [rect], pageUuid: id(99) })).toMatchObject({
      code: 'COMMAND_PAGE_NOT_FOUND',
    });
  });
});

describe('move-to-page', () => {
  it('PAGE-3 brings objects in front of all on another page, out of their group too', () => {
    const group = createObject('group', { uuid: GROUP, objects: oneOfEach() });
    const document = runThroughOracle(twoPages(), {
      type: 'group-objects',
      uuid: GROUP,
      uuids: [RECT, ELLIPSE],
    });
    const after = runThroughOracle(document, {
      type: 'move-to-page',
      uuids: [RECT, LABEL, SECOND_TITLE],
      pageUuid: SECOND_PAGE,
    });
    expect(orderOf(after, 1)).toEqual([SECOND_TITLE, RECT, LABEL]);
    expect(after.pages[0]?.objects).toMatchObject([
      { uuid: GROUP, objects: [{ uuid: ELLIPSE }] },
      { uuid: PATH },
      { uuid: TITLE },
    ]);
    expect(after.pages[1]?.objects[1]).toEqual(group.objects[0]);

    const emptied = runThroughOracle(after, {
      type: 'move-to-page',
      uuids: [ELLIPSE],
      pageUuid: SECOND_PAGE,
    });
    expect(orderOf(emptied)).toEqual([PATH, TITLE]);
  });

  it('PAGE-3 makes an ordinary label of a title where there is one', () => {
    const after = runThroughOracle(twoPages(), {
      type: 'move-to-page',
      uuids: [TITLE],
      pageUuid: SECOND_PAGE,
    });
    expect(after.pages[1]?.objects).toMatchObject([{ isTitle: true }, { uuid: TITLE, isTitle: false }]);
  });

  it('CMD-4 refuses a page or an object that is not there', () => {
    const move = { type: 'move-to-page', uuids: [RECT], pageUuid: SECOND_PAGE };
    expect(expectRefused(twoPages(), { ...move, pageUuid: RECT })).toMatchObject({
      code: 'COMMAND_PAGE_NOT_FOUND',
    });
    expect(expectRefused(twoPages(), { ...move, uuids: [RECT, PAGE] })).toMatchObject({
      code: 'COMMAND_OBJECT_NOT_FOUND',
    });
  });
});

describe('a legend', () => {
  const KEY = id(80);
  const legend = createObject('key', { uuid: KEY, x: 120, y: 150 });
  const [rect] = oneOfEach();
  const document: Document = {
    ...twoPages(),
    pages: twoPages().pages.map((page, index) =>
      index === 0 ? { ...page, objects: [...page.objects, legend] } : page,
    ),
  };
  const uuids = [RECT, KEY];
  const ids = { [RECT]: id(60), [KEY]: id(61) };

  it('COPY-4 stays where it is when all around it is copied or grouped', () => {
    const legends = (after: Document) =>
      after.pages.map(({ objects }) => objects.filter(({ type }) => type === 'key').length);
    for (const command of [
      { type: 'duplicate-objects', uuids, ids, dx: 1, dy: 1 },
      {
        type: 'paste-objects',
        pageUuid: SECOND_PAGE,
        objects: rect ? [rect, legend] : [],
        ids,
        dx: 1,
        dy: 1,
      },
      { type: 'group-objects', uuid: GROUP, uuids },
    ] as const) {
      const after = runThroughOracle(document, command);
      expect(after).not.toEqual(document);
      expect(legends(after)).toEqual([1, 0]);
      expect(orderOf(after)).toContain(KEY);
    }
  });

  it('COPY-4 goes with a copy of its page', () => {
    const objects = document.pages[0]?.objects ?? [];
    const after = runThroughOracle(document, {
      type: 'duplicate-page',
      uuid: PAGE,
      copyUuid: id(90),
      name: 'Kopie',
      ids: idsFor(objects),
    });
    expect(after.pages[1]?.objects.at(-1)).toEqual({ ...legend, uuid: idsFor(objects)[KEY] });
  });
});
