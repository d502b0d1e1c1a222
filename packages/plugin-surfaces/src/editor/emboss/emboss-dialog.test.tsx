import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { BrailleTranslator } from '@tastwerk/editor-core/braille';
import { configure, waitFor } from '@testing-library/react';
import { fakeScreen } from '../../../../editor-react/test/fakes.js';
import {
  expectAccessibleDialog,
  labelledPages,
  lateBraille,
  openDialog,
  savedNames,
} from '../../../test/dialogs.js';

configure({ defaultHidden: true, asyncUtilTimeout: 20_000 });

/** The dialog over a document of two pages: the label of the first fits, that of the second reaches over the edge. */
const openEmboss = (language: 'de' | 'en' = 'de', translate?: BrailleTranslator) =>
  openDialog(language === 'de' ? 'Prägen' : 'Emboss', {
    again: labelledPages(language, [60, 190]),
    language,
    ...(translate ? { translate } : {}),
  });

describe('the dialog with files for embossers', () => {
  let saved: readonly string[];
  beforeEach(() => {
    fakeScreen(true);
    saved = savedNames();
  });
  afterEach(() => {
    jest.restoreAllMocks();
    localStorage.clear();
  });

  it('shows the page that is open as dots, says what does not fit, and hands out the file', async () => {
    const { dialog, user } = await openEmboss();
    expect(
      await dialog.findByRole('img', {
        name: /^Seite 1 als Punkte, 84 nebeneinander und 118 untereinander/u,
      }),
    ).toBeDefined();
    expect(
      dialog.getByText(/^Seite 2: Diese Brailleschrift reicht im Raster über das Blatt hinaus/u),
    ).toBeDefined();
    await expectAccessibleDialog();
    await user.click(dialog.getByRole('button', { name: 'Datei herunterladen' }));
    expect(saved).toEqual([expect.stringMatching(/^index_.*\.prn$/u)]);
    expect(dialog.getByRole('status').textContent).toBe(`„${saved[0]}“ ist heruntergeladen.`);
  });

  it('makes the pages again for another embosser', async () => {
    const { dialog, user } = await openEmboss('en');
    await dialog.findByRole('img', { name: /^Page 1 as dots, 84 across/u });
    await user.click(dialog.getByRole('radio', { name: 'ViewPlus, 20 dots per inch' }));
    expect(
      await dialog.findByRole('img', { name: /^Page 1 as dots, 165 across and 233 down/u }),
    ).toBeDefined();
    await user.click(dialog.getByRole('button', { name: 'Download file' }));
    expect(saved).toEqual([expect.stringMatching(/^viewplus_.*\.pdf$/u)]);
  });

  it('says that braille is not there, loses nothing, and tries again when asked to', async () => {
    const { translate, arrive } = lateBraille();
    const { dialog, user } = await openEmboss('de', translate);
    await dialog.findByText(
      /^Die Brailleschrift konnte nicht übertragen werden. Ihr Entwurf ist unverändert/u,
    );
    expect(dialog.getByRole('button', { name: 'Datei herunterladen' })).toHaveProperty('disabled', true);
    arrive();
    await user.click(dialog.getByRole('button', { name: 'Erneut versuchen' }));
    await waitFor(() => expect(dialog.queryByRole('img', { name: /^Seite 1 als Punkte/u })).not.toBeNull());
  });
});
