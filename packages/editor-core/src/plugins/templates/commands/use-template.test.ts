import { describe, expect, it } from '@jest/globals';
import { expectRefused, runThroughOracle } from '../../../../test/command-oracle.js';
import { blank, id, PAGE, RECT, SECOND_PAGE, twoPages } from '../../../../test/documents.js';
import type { UseTemplate } from './use-template.js';
import { createObject } from '../../../standard.js';

const TEMPLATE: UseTemplate['template'] = {
  width: 210,
  height: 297,
  graphicTitle: 'Uhr',
  keyedTextures: [
    { pattern: 'grid', label: 'Glas' },
    { pattern: 'dotted', label: 'Sand' },
  ],
  keyedStrokes: [],
  imageDescription: { type: 'Uhr', summary: 'Drei Uhr.', details: '' },
  pages: blank().pages.map((page) => ({
    ...page,
    uuid: id(80),
    objects: [createObject('ellipse', { uuid: id(81), x: 20, y: 40 })],
  })),
};

describe('use-template', () => {
  it('PAGE-4 puts the template in the place of all pages, with title, paper, description and legend', () => {
    const after = runThroughOracle(
      { ...twoPages(), variantTitle: 'Basis', width: 297, height: 210 },
      { type: 'use-template', mode: 'replace', template: TEMPLATE },
    );
    const { imageDescription, ...fields } = TEMPLATE;
    expect(after).toMatchObject({ ...fields, variantTitle: 'Basis', braillePages: { imageDescription } });
    expect(after.pages).toHaveLength(1);
  });

  it('PAGE-4 adds its pages after those that are there, whose legend and title stay', () => {
    const document = {
      ...twoPages(),
      graphicTitle: 'Haus',
      keyedTextures: [{ pattern: 'grid' as const, label: 'Fenster' }],
    };
    const after = runThroughOracle(document, { type: 'use-template', mode: 'append', template: TEMPLATE });
    expect(after.pages.map(({ uuid }) => uuid)).toEqual([PAGE, SECOND_PAGE, id(80)]);
    expect(after.graphicTitle).toBe('Haus');
    expect(after.keyedTextures).toEqual([
      { pattern: 'grid', label: 'Fenster' },
      { pattern: 'dotted', label: 'Sand' },
    ]);
  });

  it('PAGE-4 refuses pages on another paper, ids that are taken, and more pages than may be', () => {
    const append = { type: 'use-template', mode: 'append', template: TEMPLATE } as const;
    const level = { ...TEMPLATE, width: 297, height: 210 };
    expect(expectRefused(blank(), { ...append, template: level }).code).toBe('COMMAND_INVALID');
    const pages = TEMPLATE.pages.map((page) => ({ ...page, uuid: RECT }));
    expect(expectRefused(twoPages(), { ...append, template: { ...TEMPLATE, pages } }).code).toBe(
      'COMMAND_ID_TAKEN',
    );
    const [page] = blank().pages;
    const many = Array.from({ length: 100 }, (_, index) => ({ ...page, uuid: id(1000 + index) }));
    expect(expectRefused({ ...blank(), pages: many as typeof TEMPLATE.pages }, append).code).toBe(
      'DOCUMENT_TOO_LARGE',
    );
    expect(expectRefused(blank(), { ...append, template: { ...TEMPLATE, width: 100 } }).code).toBe(
      'COMMAND_INVALID',
    );
  });
});
