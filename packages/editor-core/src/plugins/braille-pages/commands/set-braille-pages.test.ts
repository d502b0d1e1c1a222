import { describe, expect, it } from '@jest/globals';
import { expectRefused, runThroughOracle } from '../../../../test/command-oracle.js';
import { blank } from '../../../../test/documents.js';
import type { BraillePagesLayout, Document } from '../../../document/schema.js';

function withLayout(layout: Partial<BraillePagesLayout>): Document {
  return { ...blank(), braillePages: { ...blank().braillePages, ...layout } };
}

function set(document: Document, values: Partial<BraillePagesLayout>): Document {
  return runThroughOracle(document, { type: 'set-braille-pages', set: values });
}

describe('set-braille-pages', () => {
  it.each([
    [{ marginLeft: 4 }, { marginLeft: 4, cellsPerRow: 31 }],
    [{ marginLeft: 2 }, { marginLeft: 2, cellsPerRow: 33 }],
    [{ cellsPerRow: 35 }, { marginLeft: 0, cellsPerRow: 35 }],
    [{ cellsPerRow: 20 }, { marginLeft: 1, cellsPerRow: 20 }],
    [
      { marginLeft: 5, cellsPerRow: 34 },
      { marginLeft: 5, cellsPerRow: 30 },
    ],
    [{ marginTop: 3 }, { marginTop: 3, rowsPerPage: 25 }],
    [{ rowsPerPage: 28 }, { marginTop: 0, rowsPerPage: 28 }],
  ])('LAYOUT-1 %j reduces the partner', (values, expected) => {
    expect(set(blank(), values).braillePages).toMatchObject(expected);
  });

  it('LAYOUT-1 refuses a margin that leaves no row', () => {
    const issue = expectRefused(blank(), { type: 'set-braille-pages', set: { marginLeft: 30 } });
    expect(issue).toMatchObject({
      code: 'COMMAND_INVALID',
      path: ['braillePages', 'cellsPerRow'],
      params: { minimum: 10 },
    });
  });

  it.each<[Partial<BraillePagesLayout>, Partial<BraillePagesLayout>]>([
    [{ gutter: 4 }, { marginLeft: 1, cellsPerRow: 30, gutter: 4 }],
    [{ gutter: 1 }, { marginLeft: 1, cellsPerRow: 33, gutter: 1 }],
    [{ runningHead: 'Haus' }, { rowsPerPage: 26 }],
    [{ pageNumbers: true, numberPlace: 'top-left', runningHead: 'Haus' }, { rowsPerPage: 26 }],
    [{ pageNumbers: true, numberPlace: 'bottom-left', runningHead: 'Haus' }, { rowsPerPage: 25 }],
  ])('LAYOUT-4 takes its room: %j', (values, expected) => {
    expect(set(blank(), values).braillePages).toMatchObject(expected);
  });

  it('LAYOUT-2 makes room for holes and gives it back', () => {
    const punched = set(blank(), { holePunch: true });
    expect(punched.braillePages).toMatchObject({ holePunch: true, marginLeft: 5, cellsPerRow: 30 });
    expect(set(punched, { holePunch: false }).braillePages).toEqual(blank().braillePages);
  });

  it('LAYOUT-2 leaves shorter rows as they are', () => {
    const punched = set(withLayout({ cellsPerRow: 24 }), { holePunch: true });
    expect(punched.braillePages).toMatchObject({ marginLeft: 5, cellsPerRow: 24 });
    expect(set(punched, { holePunch: false }).braillePages).toMatchObject({ marginLeft: 1, cellsPerRow: 24 });
  });

  it('LAYOUT-3 takes a row for page numbers from a full page and gives it back', () => {
    const numbered = set(blank(), { pageNumbers: true });
    expect(numbered.braillePages).toMatchObject({ pageNumbers: true, rowsPerPage: 26, marginTop: 1 });
    expect(set(numbered, { pageNumbers: false }).braillePages).toEqual(blank().braillePages);
    expect(set(withLayout({ rowsPerPage: 20 }), { pageNumbers: true }).braillePages).toMatchObject({
      rowsPerPage: 20,
    });
  });

  it('LAYOUT-3 counts the number’s row when margin and rows are fitted', () => {
    const numbered = set(blank(), { pageNumbers: true });
    expect(set(numbered, { marginTop: 4 }).braillePages).toMatchObject({ marginTop: 4, rowsPerPage: 23 });
    expect(set(numbered, { rowsPerPage: 28 }).braillePages).toMatchObject({ marginTop: 0, rowsPerPage: 27 });
  });

  it('sets parts of the image description and the content', () => {
    const described = runThroughOracle(blank(), {
      type: 'set-braille-pages',
      set: { imageDescription: { summary: 'Ein Haus' }, content: 'Text' },
    });
    expect(described.braillePages).toMatchObject({
      imageDescription: { type: '', summary: 'Ein Haus', details: '' },
      content: 'Text',
    });
  });
});
