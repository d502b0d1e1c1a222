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
const WORDS = { de: '3D-Druck', en: '3D print' } as const;

/** A document of two pages with a label each. */
function documentOf(language: 'de' | 'en'): Document {
  const blank = createNewDocument(language);
  const label = (number: number) =>
    createObject('label', {
      uuid: id(number),
      x: 60,
      y: 60,
      width: 40,
      height: 17,
      text: 'Haus',
      pristine: false,
    });
  const page = (number: number) =>
    blank.pages.map((first) => ({ ...first, uuid: id(number), objects: [label(number + 10)] }));
  return { ...blank, graphicTitle: 'Mein Haus', pages: [...page(1), ...page(2)] };
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

/** jsdom draws nothing: all but the picture is tested here, the picture in a browser. */
describe('the dialog for plates in plastic', () => {
  const saved: string[] = [];
  beforeEach(() => {
    fakeScreen(true);
    saved.length = 0;
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push(this.download);
    });
  });
  afterEach(() => {
    jest.restoreAllMocks();
    localStorage.clear();
  });

  it('says that there is no preview where the browser draws none, and hands out the file', async () => {
    const { dialog, user } = await openDialog();
    await dialog.findByRole('application', { name: 'Seite 1 als Platte, drehbar' });
    expect(dialog.getByText(/^Dieser Browser kann nicht räumlich zeichnen/u)).toBeDefined();
    expect(dialog.getByText(/^210 × 297 mm\. Etwa 94 cm³ Kunststoff\.$/u)).toBeDefined();
    const { violations } = await axe.run(screen.getByRole('dialog'), {
      rules: { 'color-contrast': { enabled: false } },
    });
    expect(violations.map(({ id: rule, nodes }) => [rule, nodes.map(({ html }) => html)])).toEqual([]);
    await user.click(dialog.getByRole('button', { name: 'Datei herunterladen' }));
    await waitFor(() => expect(saved).toEqual([expect.stringMatching(/^3mf_.*\.3mf$/u)]));
    expect(dialog.getByRole('status').textContent).toBe(`„${saved[0]}“ ist heruntergeladen.`);
  });

  it('packs the files of several plates into a ZIP', async () => {
    const { dialog, user } = await openDialog('en');
    await dialog.findByRole('application', { name: 'Page 1 as a plate that can be turned' });
    await user.click(dialog.getByRole('radio', { name: 'Cuts for lasers and cutting plotters' }));
    await user.click(dialog.getByRole('button', { name: 'Download file' }));
    await waitFor(() => expect(saved).toEqual([expect.stringMatching(/\.zip$/u)]));
  });

  it('has the usual heights of a mold, and refuses grey above black', async () => {
    const { dialog, user } = await openDialog();
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
    await dialog.findByRole('application', { name: 'Seite 1 als Platte, drehbar' });
  });
});
