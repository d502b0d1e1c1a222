import { describe, expect, it } from '@jest/globals';
import { LICENCE_IDS, type LicenceId } from '@tastwerk/editor-core/document';
import { letterTranslator } from '../../test/letter-translator.js';
import { renderEngine } from '../../test/render-engine.js';
import { renderArtefacts } from './render-artefacts.js';
import { createBlankDocument } from '@tastwerk/editor-core/standard';

const URLS: Readonly<Record<LicenceId, string>> = {
  cc0: 'https://creativecommons.org/publicdomain/zero/1.0/',
  'cc-by': 'https://creativecommons.org/licenses/by/4.0/',
  'cc-by-sa': 'https://creativecommons.org/licenses/by-sa/4.0/',
};

/** The files of a blank document that name a licence, by their formats. */
async function filesUnder(licence?: LicenceId | 'none') {
  const document = createBlankDocument({
    uuid: '00000000-0000-4000-8000-000000000001',
    pageUuid: '00000000-0000-4000-8000-000000000002',
    language: 'en',
  });
  const rendered = await renderArtefacts(
    { ...document, graphicTitle: 'Haus' },
    {
      formats: ['pdf', 'svg', 'rtf', 'pef'],
      engine: renderEngine,
      translator: letterTranslator,
      fileName: 'haus',
      sheet: { describes: true, ...(licence === undefined ? {} : { licence }) },
    },
  );
  if (!rendered.ok) throw new Error(JSON.stringify(rendered.error));
  return rendered.value.artefacts.map(({ format, bytes }) => ({
    format,
    text: Buffer.from(bytes).toString('latin1'),
  }));
}

describe('the licence in files', () => {
  it.each(LICENCE_IDS)('is named in each: %s', async (licence) => {
    for (const { format, text } of await filesUnder(licence)) {
      expect({ format, names: text.includes(URLS[licence]) }).toEqual({ format, names: true });
      for (const other of LICENCE_IDS.filter((id) => id !== licence))
        expect({ format, other, names: text.includes(URLS[other]) }).toEqual({ format, other, names: false });
    }
  });

  it('is CC BY-SA where nothing is said', async () => {
    for (const { text } of await filesUnder()) expect(text).toContain(URLS['cc-by-sa']);
  });

  it('is not named for a document that is not published', async () => {
    for (const { text } of await filesUnder('none')) {
      expect(text).not.toContain('creativecommons');
      expect(text).not.toContain('Licence');
    }
  });
});
