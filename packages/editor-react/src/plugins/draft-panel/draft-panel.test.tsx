import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { CATEGORIES } from '@tastwerk/editor-core/document';
import { configure, screen, waitFor, within } from '@testing-library/react';
import { fakeScreen } from '../../../test/fakes.js';
import { fakeUser } from '../../../test/fake-user.js';
import { renderPanel } from '../../../test/render-panel.js';
import { editorI18n } from '../../../test/editor-i18n.js';
import { createNewDocument } from '../../new-document.js';
import { documentOf } from '../../state/selectors.js';
import { DraftPanel } from './draft-panel.js';
import { createEditorStore } from '../../../test/editor-store.js';

configure({ defaultHidden: true });

function openPanel(category: string | null = null) {
  const store = createEditorStore({ ...createNewDocument('de'), category });
  const known = [
    { name: 'Karte', tag_id: 7 },
    { name: 'Kartoffel', tag_id: 8 },
  ];
  const suggest = jest.fn(() => Promise.resolve(known));
  renderPanel(<DraftPanel />, store, 'de', {
    tags: { suggest, nameOf: (name) => (name === 'Fractions' ? 'Brüche' : name) },
  });
  return { suggest, now: () => documentOf(store.getState()), user: fakeUser() };
}

describe('DraftPanel', () => {
  beforeEach(() => {
    localStorage.clear();
    fakeScreen(true);
  });

  it('sets titles, notes and the category', async () => {
    const { now, user } = openPanel();
    await user.type(screen.getByRole('textbox', { name: /Titel der Grafik/ }), 'Dorf');
    await user.type(screen.getByRole('textbox', { name: 'Anmerkungen zur Übertragung' }), 'Nord oben');
    await user.tab();
    await user.click(screen.getByRole('button', { name: /Kategorie/ }));
    const list = within(screen.getByRole('listbox'));
    expect(list.getAllByRole('option')).toHaveLength(CATEGORIES.length + 1);
    await user.click(list.getByRole('option', { name: 'Geografie' }));
    expect(now()).toMatchObject({
      graphicTitle: 'Dorf',
      transcribersNotes: 'Nord oben',
      category: 'geography',
    });
    await user.click(screen.getByRole('button', { name: /Kategorie/ }));
    await user.click(within(screen.getByRole('listbox')).getByRole('option', { name: 'Keine Kategorie' }));
    expect(now().category).toBeNull();
  });

  it('keeps a category of an older document that is none of ours', () => {
    openPanel('Heimatkunde');
    expect(screen.getByRole('button', { name: /Kategorie/ }).textContent).toContain('Heimatkunde');
  });

  it('says in which language each text is written', () => {
    openPanel();
    const languageOf = (name: string | RegExp) => screen.getByRole('textbox', { name }).getAttribute('lang');
    expect(languageOf(/Titel der Grafik/)).toBe('de');
    expect(languageOf('Titel auf Englisch')).toBe('en');
    expect(languageOf('Anmerkungen zur Übertragung')).toBe('de');
  });

  it('takes a title in the other language, and lets it go again', async () => {
    const { now, user } = openPanel();
    const title = screen.getByRole('textbox', { name: 'Titel auf Englisch' });
    await user.type(title, 'Village');
    await user.tab();
    expect(now().translations).toEqual([{ language: 'en', title: 'Village', description: '' }]);
    await user.clear(title);
    await user.tab();
    expect(now().translations).toEqual([]);
  });

  it('takes titles in both languages of the catalogue where the document is of another', () => {
    const french = { ...createNewDocument('en'), system: 'fr:fr-bfu-g2@3.39' as const };
    renderPanel(<DraftPanel />, createEditorStore(french), 'de');
    expect(screen.getByRole('textbox', { name: /Titel der Grafik/ }).getAttribute('lang')).toBe('fr');
    expect(screen.getByRole('textbox', { name: 'Titel auf Deutsch' }).getAttribute('lang')).toBe('de');
    expect(screen.getByRole('textbox', { name: 'Titel auf Englisch' }).getAttribute('lang')).toBe('en');
  });

  it('calls a subject as the language of the interface does, and sets it once', async () => {
    const { now, user } = openPanel();
    const field = screen.getByRole('combobox', { name: 'Schlagwörter' });
    await user.type(field, 'Fractions{Enter}');
    await user.type(field, 'Brüche{Enter}');
    await waitFor(() => expect(now().tags).toEqual([{ name: 'Brüche', tag_id: null }]));
    expect(screen.getByRole('row', { name: 'Brüche' })).toBeTruthy();
  });

  it('adds known tags with their ids and new ones by name', async () => {
    const { now, suggest, user } = openPanel();
    const field = screen.getByRole('combobox', { name: 'Schlagwörter' });
    await waitFor(() => expect(suggest).toHaveBeenCalled());
    await user.type(field, 'kartoffel{Enter}');
    await user.type(field, 'Dorf{Enter}');
    await waitFor(() =>
      expect(now().tags).toEqual([
        { name: 'Kartoffel', tag_id: 8 },
        { name: 'Dorf', tag_id: null },
      ]),
    );
  });

  it.each(['de', 'en'] as const)('has a name for every category in %s', (language) => {
    const i18n = editorI18n(language);
    expect(CATEGORIES.filter((id) => !i18n.exists(`panels:draft.categories.${id}`))).toEqual([]);
  });

  it('asks what stands for unknown characters where the system has a sign for them', async () => {
    const store = createEditorStore({ ...createNewDocument('de'), system: 'da:da-dk-g16@3.39' });
    renderPanel(<DraftPanel />, store, 'de');
    const user = fakeUser();
    await user.click(await screen.findByRole('button', { name: /Zeichen ohne Brailleschrift/ }));
    await user.click(within(screen.getByRole('listbox')).getByRole('option', { name: 'weglassen' }));
    expect(documentOf(store.getState()).unknownCharacters).toBe('leave-out');
    openPanel();
    expect(screen.getAllByRole('button', { name: /Zeichen ohne Brailleschrift/ })).toHaveLength(1);
  });
});
