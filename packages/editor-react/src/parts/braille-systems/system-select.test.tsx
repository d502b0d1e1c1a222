import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { type BrailleSystem } from '@tastwerk/editor-core/braille';
import { configure, screen, within } from '@testing-library/react';
import { fakeScreen } from '../../../test/fakes.js';
import { fakeUser } from '../../../test/fake-user.js';
import { renderPanel } from '../../../test/render-panel.js';
import { createNewDocument } from '../../new-document.js';
import { createEditorStore } from '../../../test/editor-store.js';
import { SystemSelect } from './system-select.js';

configure({ defaultHidden: true });

function open(system: BrailleSystem, language: 'de' | 'en' = 'de') {
  const onChange = jest.fn();
  renderPanel(
    <SystemSelect system={system} onChange={onChange} />,
    createEditorStore(createNewDocument('de')),
    language,
  );
  return { onChange, user: fakeUser() };
}

const select = () => screen.getByRole('button', { name: /Braillesystem|Braille system/ });

/** The option of the list that is open: a hidden select of the browser has the same. */
const option = (by: { readonly name: string }) => within(screen.getByRole('listbox')).getByRole('option', by);

describe('SystemSelect', () => {
  beforeEach(() => {
    localStorage.clear();
    fakeScreen(true);
  });

  it('offers the usual systems, and the new tables of UEB', async () => {
    const { onChange, user } = open('DE:VOLL');
    await user.click(select());
    const options = within(screen.getByRole('listbox')).getAllByRole('option');
    expect(options.map(({ textContent }) => textContent)).toEqual([
      'Deutsche Basisschrift',
      'Deutsche Vollschrift',
      'Deutsche Kurzschrift',
      'Englisch, UEB Grad 1',
      'Englisch, UEB Grad 2',
      'Andere Sprache …',
    ]);
    await user.click(option({ name: 'Englisch, UEB Grad 2' }));
    expect(onChange.mock.calls).toEqual([['en:en-ueb-g2@3.39']]);
  });

  it('keeps older tables of a document, and says that there are newer ones', () => {
    open('EN:UEB2');
    expect(select().textContent).toBe('Englisch, UEB Grad 2 von 2022');
    expect(screen.getByText(/gibt es neuere Tabellen/)).toBeTruthy();
  });

  it('names a system of another language, and that it is not proofread', async () => {
    open('fr:fr-bfu-g2@3.39');
    expect(await screen.findByText('Französisch, gekürzt', { selector: 'button *' })).toBeTruthy();
    expect(screen.getByText(/noch nicht geprüft/)).toBeTruthy();
  });

  it.each(['franz', 'français', 'French', 'fr-bfu'])('finds systems of French by %s', async (words) => {
    const { onChange, user } = open('DE:VOLL');
    await user.click(select());
    await user.click(option({ name: 'Andere Sprache …' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Braillesystem wählen' }));
    await user.type(dialog.getByRole('searchbox'), words);
    expect((await dialog.findByRole('group', { name: 'Französisch' })).textContent).toContain('Ungekürzt');
    await user.click(dialog.getByRole('menuitem', { name: 'Gekürzt' }));
    expect(onChange.mock.calls).toEqual([['fr:fr-bfu-g2@3.39']]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('calls the only system of a language by the language, in that of the interface', async () => {
    const { user } = open('DE:VOLL');
    await user.click(select());
    await user.click(option({ name: 'Andere Sprache …' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Braillesystem wählen' }));
    await user.type(dialog.getByRole('searchbox'), 'tschechisch');
    expect(await dialog.findByRole('menuitem', { name: 'Tschechisch' })).toBeTruthy();
  });

  it('offers no systems of eight dots, which a sheet cannot hold, and says where nothing fits', async () => {
    const { user } = open('DE:VOLL', 'en');
    await user.click(select());
    await user.click(option({ name: 'Other language …' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Choose a braille system' }));
    expect((await dialog.findAllByRole('menuitem')).length).toBeGreaterThan(100);
    expect(dialog.queryByText(/eight dots/)).toBeNull();
    await user.type(dialog.getByRole('searchbox'), 'Klingon');
    expect(await dialog.findByText(/No braille system matches “Klingon”/)).toBeTruthy();
  });
});
