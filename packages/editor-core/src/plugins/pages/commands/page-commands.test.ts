import { describe, expect, it } from '@jest/globals';
import { expectRefused, runThroughOracle } from '../../../../test/command-oracle.js';
import {
  blank,
  id,
  PAGE,
  RECT,
  SECOND_PAGE,
  TITLE,
  twoPages,
  withObjects,
} from '../../../../test/documents.js';
import type { Command } from '../../../commands/command-set.js';
import { createObject } from '../../../standard.js';

describe('pages', () => {
  it('TITLE-3 adds a page with a copy of the title label', () => {
    const document = withObjects(
      createObject('label', { uuid: TITLE, x: 12, y: 14, text: 'Haus', isTitle: true }),
    );
    const after = runThroughOracle(document, {
      type: 'add-page',
      uuid: id(70),
      name: 'Seite 2',
      titleLabelUuid: id(71),
    });
    expect(after.pages[1]).toMatchObject({ uuid: id(70), name: 'Seite 2' });
    expect(after.pages[1]?.objects).toEqual([{ ...document.pages[0]?.objects[0], uuid: id(71) }]);
    expect(after.pages[0]).toBe(document.pages[0]);
  });

  it('TITLE-3 adds a bare page when there is no title label, also before another', () => {
    const command: Command = {
      type: 'add-page',
      uuid: id(70),
      name: 'Seite 2',
      titleLabelUuid: id(71),
      index: 0,
    };
    const after = runThroughOracle(blank(), command);
    expect(after.pages.map(({ uuid, objects }) => [uuid, objects.length])).toEqual([
      [id(70), 0],
      [PAGE, 0],
    ]);
  });

  it('CMD-7 removes a page, but not the last', () => {
    const after = runThroughOracle(twoPages(), { type: 'remove-page', uuid: PAGE });
    expect(after.pages.map((page) => page.uuid)).toEqual([SECOND_PAGE]);
    expect(expectRefused(after, { type: 'remove-page', uuid: SECOND_PAGE })).toEqual({
      code: 'COMMAND_LAST_PAGE',
      path: [],
    });
    expect(expectRefused(after, { type: 'remove-page', uuid: PAGE })).toMatchObject({
      code: 'COMMAND_PAGE_NOT_FOUND',
    });
  });

  it('CMD-1 gives a page another name, and marks it as text', () => {
    const document = twoPages();
    const set = { name: 'Rückseite', text: true };
    const after = runThroughOracle(document, { type: 'set-page', uuid: SECOND_PAGE, set });
    expect(after.pages).toEqual([document.pages[0], { ...document.pages[1], ...set }]);
    expect(expectRefused(document, { type: 'set-page', uuid: RECT, set })).toMatchObject({
      code: 'COMMAND_PAGE_NOT_FOUND',
    });
  });

  it('PAGE-1 moves a page to another place', () => {
    const after = runThroughOracle(twoPages(), { type: 'move-page', uuid: SECOND_PAGE, index: 0 });
    expect(after.pages.map((page) => page.uuid)).toEqual([SECOND_PAGE, PAGE]);
    const back = runThroughOracle(after, { type: 'move-page', uuid: SECOND_PAGE, index: 99 });
    expect(back).toEqual(twoPages());
    expect(expectRefused(after, { type: 'move-page', uuid: RECT, index: 0 })).toMatchObject({
      code: 'COMMAND_PAGE_NOT_FOUND',
    });
  });

  it('PAGE-2 copies a page with all that is on it right after it', () => {
    const document = twoPages();
    const [page] = document.pages;
    const ids = Object.fromEntries(page?.objects.map(({ uuid }, index) => [uuid, id(70 + index)]) ?? []);
    const copy = { type: 'duplicate-page', uuid: PAGE, copyUuid: id(60), name: 'Kopie', ids } as const;
    const after = runThroughOracle(document, copy);
    expect(after.pages.map(({ uuid }) => uuid)).toEqual([PAGE, id(60), SECOND_PAGE]);
    const objects = page?.objects.map((object) => ({ ...object, uuid: ids[object.uuid] }));
    expect(after.pages[1]).toEqual({ ...page, uuid: id(60), name: 'Kopie', objects });
    expect(after.pages[0]).toBe(page);

    expect(expectRefused(document, { ...copy, copyUuid: RECT })).toMatchObject({ code: 'COMMAND_ID_TAKEN' });
    expect(expectRefused(document, { ...copy, copyUuid: id(70) })).toMatchObject({
      code: 'COMMAND_ID_TAKEN',
    });
    expect(expectRefused(document, { ...copy, uuid: RECT })).toMatchObject({
      code: 'COMMAND_PAGE_NOT_FOUND',
    });
    expect(expectRefused(document, { ...copy, ids: {} })).toMatchObject({ path: ['ids', RECT] });
  });

  it('CMD-5 refuses a page id that is taken, and CMD-3 more pages than may be', () => {
    const command = { type: 'add-page', uuid: RECT, name: '', titleLabelUuid: id(71) };
    expect(expectRefused(twoPages(), command)).toMatchObject({ code: 'COMMAND_ID_TAKEN' });
    const [page] = blank().pages;
    const pages = page
      ? Array.from({ length: 100 }, (_, index) => ({ ...page, uuid: id(1000 + index) }))
      : [];
    const copy = { type: 'duplicate-page', uuid: id(1000), copyUuid: id(70), name: '', ids: {} };
    for (const tooMany of [{ ...command, uuid: id(70) }, copy]) {
      expect(expectRefused({ ...blank(), pages }, tooMany)).toMatchObject({
        code: 'DOCUMENT_TOO_LARGE',
        path: ['pages'],
      });
    }
  });
});

describe('document properties', () => {
  it('CMD-1 are set together', () => {
    const values = {
      graphicTitle: 'Haus',
      system: 'DE:KURZ',
      tags: [{ name: 'Bau', tag_id: null }],
      showVerticalGrid: true,
    } as const;
    expect(runThroughOracle(blank(), { type: 'set-document-properties', set: values })).toEqual({
      ...blank(),
      ...values,
    });
  });

  it('CMD-3 cannot set what has a command of its own or is nobody’s to set', () => {
    for (const set of [
      { width: 420 },
      { variant_id: 5 },
      { pages: [] },
      { title: undefined },
      { system: 'DE:9' },
    ]) {
      expect(expectRefused(blank(), { type: 'set-document-properties', set })).toMatchObject({
        code: 'COMMAND_INVALID',
      });
    }
  });

  it('UNDO-2 marks of saving are set', () => {
    const set = { variant_id: 7, lastSaved: '2026-11-21T08:00:00Z', lastVersionHash: 'a'.repeat(64) };
    expect(runThroughOracle(blank(), { type: 'mark-saved', set })).toEqual({ ...blank(), ...set });
  });
});
