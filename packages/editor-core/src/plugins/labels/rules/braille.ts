import { brailleFailures } from '../../../braille/translate-document.js';
import type { DocumentRule } from '../../../proofing/rule.js';
import { textFindings } from '../../../proofing/text-findings.js';

/** All that should stand in braille can be written in the document's system; an engine that is away is no fault of it. */
export const braille: DocumentRule = {
  scope: 'document',
  check(document, resources) {
    const told = brailleFailures(resources.kinds, document, resources.braille)
      .filter(({ failure }) => failure.code === 'BRAILLE_UNTRANSLATABLE')
      .map(({ uuid, text, failure }) => ({ uuid, values: { character: failure.character ?? text, text } }));
    return textFindings(told, 'error', document, resources);
  },
};
