import { describe, expect, it } from '@jest/globals';
import type { VariantWithDocument } from '@tastwerk/contracts';
import { USUAL_TERMS, withoutOrigin } from '@tastwerk/editor-core/document';
import { documentOfVariant, type OpenMode } from './origin-of-variant.js';
import { createBlankDocument } from '@tastwerk/editor-core/standard';

const published = createBlankDocument({
  uuid: '11111111-1111-4111-8111-111111111111',
  pageUuid: '22222222-2222-4222-8222-222222222222',
  language: 'de',
});
const DRAFT = '33333333-3333-4333-8333-333333333333';
const HASH = 'ab'.repeat(32);

function variant(document: string | null): VariantWithDocument {
  return {
    id: 7,
    title: 'Groß',
    description: '',
    public: true,
    hidden: null,
    derived_from: null,
    current_file_name: 'herz-12',
    tags: [],
    category: null,
    transcribersNotes: '',
    system: 'DE:VOLL',
    graphic_format: 'a4',
    graphic_landscape: false,
    graphic_no_of_pages: 1,
    braille_no_of_pages: 0,
    created_at: '2026-11-21T08:00:00Z',
    parent_graphic: { id: 3, title: 'Herz', description: '', translations: [], ...USUAL_TERMS },
    current_version: { id: 12, hash: HASH, created_at: '2026-11-21T08:00:00Z', document },
  };
}

function open(mode: OpenMode) {
  const document = { ...published, graphicTitle: 'Herz', variantTitle: 'Groß' };
  const opened = documentOfVariant(variant(JSON.stringify(document)), mode, DRAFT, 'de');
  if (!opened.ok) throw new Error(opened.error);
  return opened.value;
}

describe('opening a variant', () => {
  it('edits it as the next version', () => {
    expect(open('edit')).toMatchObject({
      uuid: DRAFT,
      graphic_id: 3,
      variant_id: 7,
      version_id: 12,
      lastVersionHash: HASH,
      variantTitle: 'Groß',
    });
  });

  it('copies it as a further variant of the same graphic', () => {
    expect(open('copy')).toMatchObject({
      graphic_id: 3,
      variant_id: null,
      derivedFrom: 7,
      lastVersionHash: null,
      graphicTitle: 'Herz',
    });
  });

  it('starts a graphic of its own without origin and titles', () => {
    const draft = open('new');
    expect(withoutOrigin(draft)).toEqual(draft);
    expect(draft).toMatchObject({ graphicTitle: '', variantTitle: 'Basis' });
  });

  it('refuses a variant without a document', () => {
    expect(documentOfVariant(variant(null), 'edit', DRAFT, 'de').ok).toBe(false);
  });
});
