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

/** The dialog over a document of two pages with a label each. */
const openPlastic = (language: 'de' | 'en' = 'de', translate?: BrailleTranslator) =>
  openDialog(language === 'de' ? '3D-Druck' : '3D print', {
    again: labelledPages(language, [60, 60]),
    language,
    ...(translate ? { translate } : {}),
  });

/** jsdom draws nothing: all but the picture is tested here, the picture in a browser. */
describe('the dialog for plates in plastic', () => {
  let saved: readonly string[];
  beforeEach(() => {
    fakeScreen(true);
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    saved = savedNames();
  });
  afterEach(() => {
    jest.restoreAllMocks();
    localStorage.clear();
  });

  it('says that there is no preview where the browser draws none, and hands out the file', async () => {
    const { dialog, user } = await openPlastic();
    await dialog.findByRole('application', { name: 'Seite 1 als Platte, drehbar' });
    expect(dialog.getByText(/^Dieser Browser kann nicht räumlich zeichnen/u)).toBeDefined();
    expect(dialog.getByText(/^210 × 297 mm\. Etwa 94 cm³ Kunststoff\.$/u)).toBeDefined();
    await expectAccessibleDialog();
    await user.click(dialog.getByRole('button', { name: 'Datei herunterladen' }));
    await waitFor(() => expect(saved).toEqual([expect.stringMatching(/^3mf_.*\.3mf$/u)]));
    expect(dialog.getByRole('status').textContent).toBe(`„${saved[0]}“ ist heruntergeladen.`);
  });

  it('packs the files of several plates into a ZIP', async () => {
    const { dialog, user } = await openPlastic('en');
    await dialog.findByRole('application', { name: 'Page 1 as a plate that can be turned' });
    await user.click(dialog.getByRole('radio', { name: 'Cuts for lasers and cutting plotters' }));
    await user.click(dialog.getByRole('button', { name: 'Download file' }));
    await waitFor(() => expect(saved).toEqual([expect.stringMatching(/\.zip$/u)]));
  });

  it('has the usual heights of a mold, and refuses grey above black', async () => {
    const { dialog, user } = await openPlastic();
    const field = (name: string): HTMLInputElement => dialog.getByRole('textbox', { name });
    await user.click(dialog.getByRole('radio', { name: 'Form zum Tiefziehen' }));
    expect(field('Grundplatte').value).toBe('3 mm');
    await user.clear(field('Grau, Texturen'));
    await user.type(field('Grau, Texturen'), '1,5{Enter}');
    expect(dialog.getByText('Grau darf nicht höher sein als Schwarz.')).toBeDefined();
    expect(dialog.getByRole('button', { name: 'Datei herunterladen' })).toHaveProperty('disabled', true);
    await user.click(dialog.getByRole('button', { name: 'Übliche Höhen' }));
    expect(field('Grau, Texturen').value).toBe('0,5 mm');
    // A thickness of one's own stays with another product.
    await user.clear(field('Grundplatte'));
    await user.type(field('Grundplatte'), '2{Enter}');
    await user.click(dialog.getByRole('radio', { name: 'Platte zum Tasten' }));
    expect(field('Grundplatte').value).toBe('2 mm');
  });

  it('says that braille is not there, loses nothing, and tries again when asked to', async () => {
    const { translate, arrive } = lateBraille();
    const { dialog, user } = await openPlastic('de', translate);
    await dialog.findByText(
      /^Die Brailleschrift konnte nicht übertragen werden. Ihr Entwurf ist unverändert/u,
    );
    expect(dialog.getByRole('button', { name: 'Datei herunterladen' })).toHaveProperty('disabled', true);
    arrive();
    await user.click(dialog.getByRole('button', { name: 'Erneut versuchen' }));
    await dialog.findByRole('application', { name: 'Seite 1 als Platte, drehbar' });
  });
});
