import { describe, expect, it } from '@jest/globals';
import { expectRefused, runThroughOracle } from '../../test/command-oracle.js';
import { blank, id, PAGE, RECT, SECOND_PAGE, TITLE, twoPages, withObjects } from '../../test/documents.js';
import { createObject } from '../objects/create-object.js';
import type { Command } from './registry.js';

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

  it('CMD-1 renames a page', () => {
    const after = runThroughOracle(twoPages(), { type: 'rename-page', uuid: SECOND_PAGE, name: 'Rückseite' });
    expect(after.pages.map((page) => page.name)).toEqual(['Seite 1', 'Rückseite']);
  });

  it('CMD-5 refuses a page id that is taken, and CMD-3 more pages than may be', () => {
    const command = { type: 'add-page', uuid: RECT, name: '', titleLabelUuid: id(71) };
    expect(expectRefused(twoPages(), command)).toMatchObject({ code: 'COMMAND_ID_TAKEN' });
    const [page] = blank().pages;
    const pages = page
      ? Array.from({ length: 100 }, (_, index) => ({ ...page, uuid: id(1000 + index) }))
      : [];
    expect(expectRefused({ ...blank(), pages }, { ...command, uuid: id(70) })).toMatchObject({
      code: 'DOCUMENT_TOO_LARGE',
      path: ['pages'],
    });
  });

  it('CMD-1 changes the paper of all pages and leaves objects where they are', () => {
    const document = twoPages();
    const after = runThroughOracle(document, { type: 'change-format', format: 'a3-landscape' });
    expect([after.width, after.height]).toEqual([420, 297]);
    expect(after.pages).toBe(document.pages);
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
