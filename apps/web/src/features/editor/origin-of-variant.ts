import type { VariantWithDocument } from '@tastwerk/contracts';
import { type Document, fail, ok, type Result } from '@tastwerk/editor-core';
import { firstVariantTitle } from '@tastwerk/editor-core/document';
import { parseDocument } from '@tastwerk/editor-core/standard';

/** How a variant is opened (product spec section 4): the next version of it, a further variant, or a graphic of its own. */
export const OPEN_MODES = ['edit', 'copy', 'new'] as const;

export type OpenMode = (typeof OPEN_MODES)[number];

const FRESH = { version_id: null, lastVersionHash: null, currentFileName: null, lastSaved: null } as const;

/** The document of a published variant as a draft under `uuid`, with the origin that `mode` gives it. */
export function documentOfVariant(
  variant: VariantWithDocument,
  mode: OpenMode,
  uuid: string,
  language: 'de' | 'en',
): Result<Document, 'SESSION_MISSING' | 'DOCUMENT_NOT_JSON'> {
  const { document: text, id: versionId, hash } = variant.current_version;
  if (text === null) return fail('SESSION_MISSING');
  const parsed = parseDocument(JSON.parse(text));
  if (!parsed.ok) return fail('DOCUMENT_NOT_JSON');
  const draft = { ...parsed.value.document, uuid };
  const graphicId = variant.parent_graphic.id;
  switch (mode) {
    case 'edit':
      return ok({
        ...draft,
        graphic_id: graphicId,
        variant_id: variant.id,
        version_id: versionId,
        lastVersionHash: hash,
        currentFileName: variant.current_file_name,
        lastSaved: null,
      });
    case 'copy':
      return ok({ ...draft, ...FRESH, graphic_id: graphicId, variant_id: null, derivedFrom: variant.id });
    case 'new':
      return ok({
        ...draft,
        ...FRESH,
        graphic_id: null,
        variant_id: null,
        derivedFrom: null,
        title: '',
        graphicTitle: '',
        variantTitle: firstVariantTitle(language),
      });
  }
}
