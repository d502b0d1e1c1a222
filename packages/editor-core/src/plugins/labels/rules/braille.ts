import { brailleFailures } from '../../../braille/translate-document.js';
import type { Document } from '../../../document/schema.js';
import { findObject } from '../../../objects/tree.js';
import type { DocumentRule } from '../../../proofing/rule.js';
import type { Kinds } from '../../../objects/kinds.js';

/** The page that holds the object and the object's box; nulls for what stands on none. */
function placeOf(kinds: Kinds, document: Document, uuid: string | null) {
  for (const [pageIndex, { objects }] of document.pages.entries()) {
    const object = uuid === null ? undefined : findObject(objects, uuid);
    if (object) return { pageIndex, place: kinds.boundsOf(object) };
  }
  return { pageIndex: null, place: null };
}

/** All that should stand in braille can be written in the document's system; an engine that is away is no fault of it. */
export const braille: DocumentRule = {
  scope: 'document',
  check: (document, resources) =>
    brailleFailures(resources.kinds, document, resources.braille)
      .filter(({ failure }) => failure.code === 'BRAILLE_UNTRANSLATABLE')
      .map(({ uuid, text, failure }) => ({
        severity: 'error',
        objects: uuid === null ? [] : [uuid],
        ...placeOf(resources.kinds, document, uuid),
        values: { character: failure.character ?? text, text },
        source: 'tastwerk',
      })),
};
