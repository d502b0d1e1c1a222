import { brailleFailures } from '../../../braille/translate-document.js';
import { failuresByText, namedCharacters } from '../../../braille/failures-by-text.js';
import type { DocumentRule } from '../../../proofing/rule.js';
import { textFindings } from '../../../proofing/text-findings.js';

/** All that should stand in braille can be written in the document's system; an engine that is away is no fault of it. */
export const braille: DocumentRule = {
  scope: 'document',
  check(document, resources) {
    const told = failuresByText(brailleFailures(resources.kinds, document, resources.braille))
      .filter(({ code }) => code === 'BRAILLE_UNTRANSLATABLE')
      .map(({ uuid, text, characters }) => ({
        uuid,
        values: {
          character: characters.length === 0 ? text : namedCharacters(characters),
          text,
          ...(characters.length > 1 ? { context: 'several' } : {}),
        },
      }));
    return textFindings(told, 'error', document, resources);
  },
};
