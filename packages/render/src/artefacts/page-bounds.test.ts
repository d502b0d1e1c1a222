import { describe, expect, it } from '@jest/globals';
import { type Document, type PageObject } from '@tastwerk/editor-core';
import { letterTranslator } from '../../test/letter-translator.js';
import { renderEngine } from '../../test/render-engine.js';
import { overdrawnPage } from './page-bounds.js';
import { renderArtefacts } from './render-artefacts.js';
import { createBlankDocument, createObject, kinds } from '@tastwerk/editor-core/standard';

function uuid(number: number): string {
  return `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
}

function documentOf(objects: readonly PageObject[]): Document {
  const blank = createBlankDocument({ uuid: uuid(1), pageUuid: uuid(2), language: 'de' });
  return { ...blank, pages: blank.pages.map((page) => ({ ...page, objects })) };
}

function squares(count: number, sideMm: number, template: 'dotted_tight' | null): readonly PageObject[] {
  const pattern = { template, offset: 0, clearance: 0 };
  return Array.from({ length: count }, (_, index) =>
    createObject('rect', { uuid: uuid(100 + index), x: 0, y: 0, width: sideMm, height: sideMm, pattern }),
  );
}

describe('overdrawnPage', () => {
  it('lets pass what a full page holds, and much more', () => {
    expect(overdrawnPage(kinds, documentOf(squares(300, 40, 'dotted_tight')))).toBeUndefined();
    expect(overdrawnPage(kinds, documentOf(squares(5000, 40, 'dotted_tight')))).toBeUndefined();
    expect(overdrawnPage(kinds, documentOf(squares(5000, 2000, null)))).toBeUndefined();
  });

  it('names the page whose textures cover it too often', () => {
    expect(overdrawnPage(kinds, documentOf(squares(4, 2000, 'dotted_tight')))).toMatchObject({
      code: 'DOCUMENT_TOO_LARGE',
      path: ['pages', 0, 'objects'],
    });
  });
});

describe('renderArtefacts', () => {
  it('refuses such a document before anything is drawn', async () => {
    const document = documentOf(squares(5000, 2000, 'dotted_tight'));
    const request = {
      formats: ['pdf'],
      engine: renderEngine,
      translator: letterTranslator,
      fileName: 'x',
    } as const;
    expect(await renderArtefacts(document, request)).toMatchObject({
      ok: false,
      error: { kind: 'document', issues: [{ code: 'DOCUMENT_TOO_LARGE' }] },
    });
  });
});
