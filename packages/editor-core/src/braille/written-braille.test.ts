import { describe, expect, it } from '@jest/globals';
import { blank, id, LABEL, TITLE, twoPages, withObjects } from '../../test/documents.js';
import type { Document } from '../document/schema.js';
import { createObject, kinds } from '../standard.js';
import type { BrailleLookup } from '../translator/translator.js';
import { WRITTEN_CHARACTERS, writtenBraille } from './written-braille.js';

/** Writes each character as a cell with dot 1, a blank for a blank; "☃" cannot be written. */
const lookup: BrailleLookup = {
  get: (text) =>
    text.includes('☃')
      ? { ok: false, error: { code: 'BRAILLE_UNTRANSLATABLE' } }
      : { ok: true, value: { cells: [...text].map((sign) => (sign === ' ' ? 0 : 1)), sourceIndex: [] } },
};

const written = (document: Document) => writtenBraille(kinds, document, lookup);
const label = (text: string, others = {}) =>
  createObject('label', { uuid: LABEL, width: 90, text, ...others });

describe('the braille of a document for its readers', () => {
  it('stands beside the print of each label, page by page, with the counter of titles', () => {
    const document = twoPages();
    expect(written({ ...document, graphicTitle: 'Ei' })).toEqual({
      pages: [
        {
          labels: [
            { print: 'Die Straße', braille: '⠁⠁⠁ ⠁⠁⠁⠁⠁⠁' },
            { print: '1/2', braille: '⠁⠁⠁' },
          ],
          legend: [],
        },
        { labels: [{ print: '2/2', braille: '⠁⠁⠁' }], legend: [] },
      ],
      text: [{ print: 'Ei', braille: '⠁⠁' }],
      isWhole: true,
    });
  });

  it('keeps the lines of a label together', () => {
    const [page] = written(withObjects(label('ab\nc'))).pages;
    expect(page?.labels).toEqual([{ print: 'ab\nc', braille: '⠁⠁\n⠁' }]);
  });

  it('is that of the transcriber where one wrote it', () => {
    const brailleOverride = { braille: '⠃⠀⠃', text: 'Ei', system: 'DE:VOLL' as const };
    const title = label('Haus', { uuid: TITLE, isTitle: true, brailleOverride });
    const [first] = written(withObjects(label('Ei', { brailleOverride }))).pages;
    expect(first?.labels).toEqual([{ print: 'Ei', braille: '⠃ ⠃' }]);
    const document = twoPages();
    const pages = document.pages.map((page, index) => (index === 0 ? { ...page, objects: [title] } : page));
    expect(written({ ...document, pages }).pages[0]?.labels).toEqual([
      { print: 'Haus 1/2', braille: '⠃ ⠃ ⠁⠁⠁' },
    ]);
  });

  it('leaves out what is hidden, and what has no dots on the sheet', () => {
    const group = createObject('group', {
      uuid: id(30),
      hidden: true,
      objects: [label('innen', { uuid: id(31) })],
    });
    const document = withObjects(
      label('verborgen', { hidden: true }),
      group,
      label('nur Schrift', { uuid: id(32), displayDots: false }),
      label('☃', { uuid: id(33) }),
    );
    expect(written(document).pages).toEqual([{ labels: [], legend: [] }]);
  });

  it('tells the legend that is drawn, and abbreviations in the drawing', () => {
    const key = createObject('key', { uuid: id(40), active: true, show: true });
    const keyed = label('Kern', { isKey: true, keyVal: 'k' });
    const area = createObject('rect', {
      uuid: id(41),
      width: 40,
      height: 40,
      pattern: { template: 'diagonal_lines', offset: 2, clearance: 0 },
    });
    const document = {
      ...withObjects(area, keyed, key),
      keyedTextures: [{ pattern: 'diagonal_lines' as const, label: 'Wand' }],
    };
    const [page] = written(document).pages;
    expect(page?.labels).toEqual([{ print: 'k', braille: '⠁' }]);
    expect(page?.legend).toEqual([
      { print: 'Wand', braille: '⠁⠁⠁⠁' },
      { print: 'k Kern', braille: '⠁ ⠁⠁⠁⠁' },
    ]);
    const unseen = withObjects(area, keyed, { ...key, show: false });
    expect(written({ ...unseen, keyedTextures: document.keyedTextures }).pages[0]?.legend).toEqual([]);
  });

  it('ends where it would be too long, and says so', () => {
    const line = 'x'.repeat(2000);
    const content = Array.from({ length: WRITTEN_CHARACTERS / 2000 }, () => line).join('\n');
    const document = blank();
    const long = written({ ...document, braillePages: { ...document.braillePages, content } });
    expect(long.isWhole).toBe(false);
    expect(long.text).toHaveLength(WRITTEN_CHARACTERS / 4000);
  });
});
