import { describe, expect, it } from '@jest/globals';
import { translateDocument } from '@tastwerk/editor-core/braille';
import { bundledFontMetrics } from '@tastwerk/editor-core/scene';
import { proof, swellProfile } from '@tastwerk/editor-core/proofing';
import { realTranslator } from '../../../test/real-braille.js';
import { buildTemplate } from '../../../test/build-template.js';
import { TEMPLATE_IDS } from './template-ids.js';
import { kinds, parseDocument, standardEngine } from '@tastwerk/editor-core/standard';

const rules = await standardEngine.rules();

describe.each(['de', 'en'] as const)('the templates in %s', (language) => {
  it.each(TEMPLATE_IDS)(
    'begin with %s, which is a document that the proof finds no fault with',
    async (id) => {
      const document = await buildTemplate(id, language);
      expect(parseDocument(JSON.parse(JSON.stringify(document)))).toEqual({
        ok: true,
        value: { document, adjusted: [] },
      });
      const { book, failures } = await translateDocument(kinds, document, realTranslator);
      expect(failures).toEqual([]);
      expect(
        proof(rules, document, swellProfile, { kinds, braille: book, font: bundledFontMetrics }),
      ).toEqual([]);
    },
  );
});
