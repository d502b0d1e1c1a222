import { expect, it } from '@jest/globals';
import { fail, ok } from '@tastwerk/editor-core';
import type { BrailleRequest, BrailleTranslator } from '@tastwerk/editor-core/braille';
import { createBlankDocument } from '@tastwerk/editor-core/standard';
import { writeBraille } from './written-braille.js';

/** Writes each text as so many cells with dot 1, a blank cell for a blank. */
const translator: BrailleTranslator = {
  translate: (requests: readonly BrailleRequest[]) =>
    Promise.resolve(
      requests.map(({ text }) =>
        text === 'unwritable'
          ? fail({ code: 'BRAILLE_UNAVAILABLE' as const })
          : ok({ cells: [...text].map((sign) => (sign === ' ' ? 0 : 1)), sourceIndex: [] }),
      ),
    ),
};

const known = { title: 'Ei', description: 'ab c\n\n- d', system: 'DE:VOLL' as const };

it('the braille of what everybody may read is title and description, line by line', async () => {
  expect(await writeBraille(translator, known)).toEqual({
    labels: null,
    text: [
      { print: 'Ei', braille: '⠁⠁' },
      // Blank cells are spaces: lines break there.
      { print: 'ab c', braille: '⠁⠁ ⠁' },
      { print: '- d', braille: '⠁ ⠁' },
    ],
  });
});

it('of a document the labels are told apart from the description', async () => {
  const blank = createBlankDocument({
    uuid: '00000000-0000-4000-8000-000000000001',
    pageUuid: '00000000-0000-4000-8000-000000000002',
    titleLabelUuid: '00000000-0000-4000-8000-000000000003',
    language: 'de',
  });
  const document = {
    ...blank,
    graphicTitle: 'Ei',
    pages: blank.pages.map((page) => ({
      ...page,
      objects: page.objects.map((object) =>
        object.type === 'label' ? { ...object, text: 'Schale' } : object,
      ),
    })),
    braillePages: {
      ...blank.braillePages,
      imageDescription: { type: '', summary: 'Rund.', details: '' },
    },
  };
  const written = await writeBraille(translator, { document: JSON.stringify(document) });
  expect(written?.labels?.map(({ print }) => print)).toEqual(['Schale']);
  expect(written?.text.map(({ print }) => print)).toEqual(['Ei', 'Rund.']);
});

it('nothing is shown where a line cannot be written', async () => {
  expect(await writeBraille(translator, { ...known, title: 'unwritable' })).toBeUndefined();
  expect(await writeBraille(translator, { document: '{}' })).toBeUndefined();
});
