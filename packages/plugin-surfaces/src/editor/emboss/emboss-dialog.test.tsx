import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { type Document, fail } from '@tastwerk/editor-core';
import type { BrailleTranslator } from '@tastwerk/editor-core/braille';
import { createObject } from '@tastwerk/editor-core/standard';
import { createNewDocument, Editor } from '@tastwerk/editor-react';
import { configure, screen, waitFor, within } from '@testing-library/react';
import axe from 'axe-core';
import { fakeScreen, fakeTranslator } from '../../../../editor-react/test/fakes.js';
import { openEditor } from '../../../../editor-react/test/open-editor.js';
import surfaces from '../index.js';

configure({ defaultHidden: true, asyncUtilTimeout: 20_000 });

const PLUGINS = { with: [surfaces] };
const id = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
const WORDS = { de: 'Prägen', en: 'Emboss' } as const;

const label = (number: number, x: number, text: string) =>
  createObject('label', { uuid: id(number), x, y: 60, width: 40, height: 17, text, pristine: false });

/** A document of two pages: what stands on the first fits, what stands on the second reaches over the edge. */
function documentOf(language: 'de' | 'en'): Document {
  const blank = createNewDocument(language);
  const page = (number: number, x: number) =>
    blank.pages.map((first) => ({ ...first, uuid: id(number), objects: [label(number + 10, x, 'Haus')] }));
  return { ...blank, graphicTitle: 'Mein Haus', pages: [...page(1, 60), ...page(2, 190)] };
}

async function openDialog(language: 'de' | 'en' = 'de', translate?: BrailleTranslator) {
  const { user } = await openEditor(Editor, {
    plugins: PLUGINS,
    again: documentOf(language),
    language,
    ...(translate ? { translate } : {}),
  });
  await user.click(screen.getByRole('button', { name: new RegExp(`^${WORDS[language]} …`, 'u') }));
  return { user, dialog: within(await screen.findByRole('dialog', { name: WORDS[language] })) };
}

describe('the dialog with files for embossers', () => {
  const saved: string[] = [];
  beforeEach(() => {
    fakeScreen(true);
    saved.length = 0;
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push(this.download);
    });
  });
  afterEach(() => {
    jest.restoreAllMocks();
    localStorage.clear();
  });

  it('shows the page that is open as dots, says what does not fit, and hands out the file', async () => {
    const { dialog, user } = await openDialog();
    expect(
      await dialog.findByRole('img', {
        name: /^Seite 1 als Punkte, 84 nebeneinander und 118 untereinander/u,
      }),
    ).toBeDefined();
    expect(
      dialog.getByText(/^Seite 2: Diese Brailleschrift reicht im Raster über das Blatt hinaus/u),
    ).toBeDefined();
    const { violations } = await axe.run(screen.getByRole('dialog'), {
      rules: { 'color-contrast': { enabled: false } },
    });
    expect(violations.map(({ id: rule, nodes }) => [rule, nodes.map(({ html }) => html)])).toEqual([]);
    await user.click(dialog.getByRole('button', { name: 'Datei herunterladen' }));
    expect(saved).toEqual([expect.stringMatching(/^index_.*\.prn$/u)]);
    expect(dialog.getByRole('status').textContent).toBe(`„${saved[0]}“ ist heruntergeladen.`);
  });

  it('makes the pages again for another embosser', async () => {
    const { dialog, user } = await openDialog('en');
    await dialog.findByRole('img', { name: /^Page 1 as dots, 84 across/u });
    await user.click(dialog.getByRole('radio', { name: 'ViewPlus, 20 dots per inch' }));
    expect(
      await dialog.findByRole('img', { name: /^Page 1 as dots, 165 across and 233 down/u }),
    ).toBeDefined();
    await user.click(dialog.getByRole('button', { name: 'Download file' }));
    expect(saved).toEqual([expect.stringMatching(/^viewplus_.*\.pdf$/u)]);
  });

  it('says that braille is not there, loses nothing, and tries again when asked to', async () => {
    let isThere = false;
    const refusing: BrailleTranslator = {
      translate: async (requests, signal) =>
        isThere
          ? fakeTranslator.translate(requests, signal)
          : requests.map(() => fail({ code: 'BRAILLE_UNAVAILABLE' })),
    };
    const { dialog, user } = await openDialog('de', refusing);
    await dialog.findByText(
      /^Die Brailleschrift konnte nicht übertragen werden. Ihr Entwurf ist unverändert/u,
    );
    expect(dialog.getByRole('button', { name: 'Datei herunterladen' })).toHaveProperty('disabled', true);
    isThere = true;
    await user.click(dialog.getByRole('button', { name: 'Erneut versuchen' }));
    await waitFor(() => expect(dialog.queryByRole('img', { name: /^Seite 1 als Punkte/u })).not.toBeNull());
  });
});
