import { brailleFailures } from '../../../braille/translate-document.js';
import { placeOfObject } from '../../../proofing/place-of-object.js';
import type { DocumentRule } from '../../../proofing/rule.js';

/** All that should stand in braille can be written in the document's system; an engine that is away is no fault of it. */
export const braille: DocumentRule = {
  scope: 'document',
  check: (document, resources) =>
    brailleFailures(resources.kinds, document, resources.braille)
      .filter(({ failure }) => failure.code === 'BRAILLE_UNTRANSLATABLE')
      .map(({ uuid, text, failure }) => ({
        severity: 'error',
        objects: uuid === null ? [] : [uuid],
        ...placeOfObject(resources.kinds, document, uuid),
        values: { character: failure.character ?? text, text },
        source: 'tastwerk',
      })),
};
