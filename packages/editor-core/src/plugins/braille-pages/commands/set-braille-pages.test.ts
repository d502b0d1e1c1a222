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

  it.each<[Partial<BraillePagesLayout>, Partial<BraillePagesLayout>]>([
    [{ paper: 'everest-a4' }, { width: 210, height: 297, marginLeft: 1, cellsPerRow: 33, rowsPerPage: 27 }],
    [{ paper: 'everest-a3' }, { width: 297, height: 420, marginLeft: 1, cellsPerRow: 33, rowsPerPage: 27 }],
    [{ paper: 'viewplus-a4' }, { marginLeft: 1, cellsPerRow: 32, marginTop: 1, rowsPerPage: 27 }],
    [
      { paper: 'us-braille' },
      { width: 292.1, height: 279.4, cellsPerRow: 33, marginTop: 1, rowsPerPage: 24 },
    ],
    [
      { paper: 'everest-a3', cellsPerRow: 47, rowsPerPage: 40 },
      { cellsPerRow: 47, rowsPerPage: 40 },
    ],
    [
      { paper: 'custom', width: 120, height: 150 },
      { width: 120, cellsPerRow: 19, rowsPerPage: 14 },
    ],
    [{ width: 150 }, { paper: 'custom', width: 150, height: 297, cellsPerRow: 24, rowsPerPage: 27 }],
    [{ paper: 'custom' }, { width: 210, height: 297, cellsPerRow: 33, rowsPerPage: 27 }],
    [
      { paper: 'a4', width: 250 },
      { width: 210, cellsPerRow: 33 },
    ],
  ])('LAYOUT-6 %j brings rows and pages within the paper', (values, expected) => {
    expect(set(blank(), values).braillePages).toMatchObject(expected);
  });

  it('LAYOUT-6 gives up margins where a small paper has no room for them', () => {
    const wide = withLayout({ marginLeft: 20, marginTop: 24, cellsPerRow: 15, rowsPerPage: 4, gutter: 6 });
    const after = set(wide, { paper: 'custom', width: 100, height: 100 }).braillePages;
    expect(after).toMatchObject({ marginLeft: 0, cellsPerRow: 10, gutter: 6, marginTop: 8, rowsPerPage: 2 });
  });

  it('LAYOUT-6 refuses sizes that no embosser takes', () => {
    const issue = expectRefused(blank(), { type: 'set-braille-pages', set: { width: 90 } });
    expect(issue).toMatchObject({ code: 'COMMAND_INVALID', params: { minimum: 100 } });
  });

  it.each<[Partial<BraillePagesLayout>, Partial<BraillePagesLayout>]>([
    [{ paper: 'everest-a3' }, { marginLeft: 5, cellsPerRow: 33 }],
    [{ paper: 'basic-240' }, { marginLeft: 5, cellsPerRow: 33 }],
    [{ paper: 'basic-210' }, { marginLeft: 5, cellsPerRow: 29 }],
  ])('LAYOUT-6 leaves room for holes on %j', (paper, expected) => {
    expect(set(blank(), { ...paper, holePunch: true }).braillePages).toMatchObject(expected);
  });

  it('LAYOUT-6 gives a full row of its paper back with the room for holes', () => {
    const full = set(blank(), { paper: 'basic-240', cellsPerRow: 38 });
    const punched = set(full, { holePunch: true });
    expect(punched.braillePages).toMatchObject({ marginLeft: 5, cellsPerRow: 34 });
    expect(set(punched, { holePunch: false }).braillePages).toEqual(full.braillePages);
  });

  it('LAYOUT-6 takes a row for page numbers from a full page of its paper', () => {
    const full = set(blank(), { paper: 'everest-a3', rowsPerPage: 40 });
    expect(set(full, { pageNumbers: true }).braillePages).toMatchObject({ marginTop: 1, rowsPerPage: 39 });
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
