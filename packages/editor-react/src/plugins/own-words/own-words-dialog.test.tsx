import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { type Document, fail, ok } from '@tastwerk/editor-core';
import type { OwnWord } from '@tastwerk/editor-core/own-words';
import { render, screen, waitFor, within } from '@testing-library/react';
import { useEffect } from 'react';
import { EditorPart } from '../../../test/editor-part.js';
import { fakeUser } from '../../../test/fake-user.js';
import { fakeScreen } from '../../../test/fakes.js';
import { letterTranslator } from '../../../test/letter-braille.js';
import { createNewDocument } from '../../new-document.js';
import { OWN_WORDS_OUTDATED, type EditorPorts, type OwnWordSource } from '../../ports.js';
import { useLoadedOwnWords, OwnWordsContext } from '../../state/own-word-lists.js';
import { documentOf } from '../../state/selectors.js';
import { useEditorState } from '../../state/use-editor-state.js';
import { OwnWordsDialog } from './own-words-dialog.js';

const VASE: OwnWord = { word: 'Vase', places: ['whole'], system: 'DE:VOLL', braille: '⠧⠁⠎⠑' };
const DOOR: OwnWord = { word: 'Haus|tür', places: ['whole', 'begin'], system: 'DE:VOLL', braille: null };

const open: { document: Document } = { document: createNewDocument('de') };

/** Notes the document that is open. */
function Watch() {
  const document = useEditorState(documentOf);
  useEffect(() => {
    open.document = document;
  }, [document]);
  return null;
}

function Lists({ source }: { readonly source: OwnWordSource | undefined }) {
  return (
    <OwnWordsContext value={useLoadedOwnWords(source)}>
      <OwnWordsDialog about={undefined} onClose={() => undefined} />
      <Watch />
    </OwnWordsContext>
  );
}

function openDialog(ownWords: readonly OwnWord[] = [], source?: OwnWordSource) {
  const ports: Partial<EditorPorts> = { translate: letterTranslator };
  render(
    <EditorPart document={{ ...createNewDocument('de'), ownWords }} ports={ports}>
      <Lists source={source} />
    </EditorPart>,
  );
  const dialog = within(screen.getByRole('dialog', { name: 'Eigene Wörter' }));
  return { dialog, user: fakeUser() };
}

/** Keeps an account's list and that of the installation, which only others may change. */
function fakeSource(account: readonly OwnWord[] = []) {
  const stored = { words: account, revision: 3 };
  const source: OwnWordSource = {
    load: () =>
      Promise.resolve(
        ok({
          account: { ...stored, canEdit: true },
          installation: { words: [VASE], revision: 1, canEdit: false },
        }),
      ),
    save: (_scope, words, revision) => {
      if (revision !== stored.revision)
        return Promise.resolve(
          fail({ code: OWN_WORDS_OUTDATED, message: 'Die Liste wurde woanders geändert.' }),
        );
      Object.assign(stored, { words, revision: revision + 1 });
      return Promise.resolve(ok({ words, revision: stored.revision, canEdit: true }));
    },
  };
  return { source, stored };
}

describe('OwnWordsDialog', () => {
  beforeEach(() => fakeScreen(true));
  afterEach(() => void jest.restoreAllMocks());

  it('adds a word with cells of its own to the draft, after showing how it is written', async () => {
    const { dialog, user } = openDialog();
    expect(dialog.getByText('Noch keine eigenen Wörter')).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Wort hinzufügen' }));
    await user.click(dialog.getByRole('button', { name: 'Speichern' }));
    expect(dialog.getByText('Geben Sie ein Wort oder ein Zeichen ein.')).toBeTruthy();
    expect(dialog.getByText('Schreiben Sie die Braillezeichen des Wortes.')).toBeTruthy();
    await user.type(dialog.getByRole('textbox', { name: 'Wort oder Zeichen' }), 'Vase');
    await user.click(dialog.getByRole('textbox', { name: 'Brailleschrift' }));
    await user.paste('⠧⠎');
    expect(await dialog.findByRole('figure', { name: 'Mit dem Eintrag' })).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Speichern' }));
    await dialog.findByText('„Vase“ ist gespeichert.');
    expect(open.document.ownWords).toEqual([{ ...VASE, braille: '⠧⠎' }]);
  });

  it('adds a sign, which holds anywhere', async () => {
    const { dialog, user } = openDialog();
    await user.click(dialog.getByRole('button', { name: 'Wort hinzufügen' }));
    await user.type(dialog.getByRole('textbox', { name: 'Wort oder Zeichen' }), '✓');
    expect(dialog.queryByRole('group', { name: 'Wo es gilt' })).toBeNull();
    await user.click(dialog.getByRole('textbox', { name: 'Brailleschrift' }));
    await user.paste('⠩');
    await user.click(dialog.getByRole('button', { name: 'Speichern' }));
    await dialog.findByText('„✓“ ist gespeichert.');
    expect(dialog.getByText('überall')).toBeTruthy();
    expect(open.document.ownWords).toEqual([
      { ...VASE, word: '✓', braille: '⠩', places: ['whole', 'begin', 'middle', 'end'] },
    ]);
  });

  it('adds a word with divisions, and says what is missing', async () => {
    const { dialog, user } = openDialog();
    await user.click(dialog.getByRole('button', { name: 'Wort hinzufügen' }));
    await user.click(dialog.getByRole('radio', { name: 'Es hat Trennstellen' }));
    await user.type(dialog.getByRole('textbox', { name: 'Wort oder Zeichen' }), 'Haustür');
    await user.click(dialog.getByRole('button', { name: 'Speichern' }));
    expect(dialog.getByText(/mindestens einen senkrechten Strich/u)).toBeTruthy();
    await user.clear(dialog.getByRole('textbox', { name: 'Wort oder Zeichen' }));
    await user.type(dialog.getByRole('textbox', { name: 'Wort oder Zeichen' }), 'Haus|tür');
    await user.click(dialog.getByRole('checkbox', { name: 'am Wortanfang' }));
    await user.click(dialog.getByRole('button', { name: 'Speichern' }));
    await dialog.findByText('„Haustür“ ist gespeichert.');
    expect(open.document.ownWords).toEqual([DOOR]);
  });

  it('changes a word, deletes it and takes that back', async () => {
    const { dialog, user } = openDialog([VASE, DOOR]);
    await user.click(dialog.getByRole('button', { name: '„Vase“ bearbeiten' }));
    await user.click(dialog.getByRole('checkbox', { name: 'am Wortende' }));
    await user.click(dialog.getByRole('button', { name: 'Speichern' }));
    await waitFor(() =>
      expect(open.document.ownWords).toEqual([{ ...VASE, places: ['whole', 'end'] }, DOOR]),
    );
    await user.click(await dialog.findByRole('button', { name: '„Vase“ löschen' }));
    await dialog.findByText('„Vase“ ist gelöscht.');
    expect(open.document.ownWords).toEqual([DOOR]);
    await user.click(dialog.getByRole('button', { name: 'Rückgängig' }));
    await waitFor(() => expect(open.document.ownWords).toHaveLength(2));
  });

  it('takes words from a file and says which lines it left', async () => {
    const { dialog, user } = openDialog([VASE]);
    const input = document.querySelector('input[type="file"]');
    if (!(input instanceof HTMLInputElement)) throw new Error('no file input');
    await user.upload(input, new File(['Haus|tür\twhole, begin\nzwei Wörter\t⠵\n'], 'schule.txt'));
    await dialog.findByText('Ein Wort aus „schule.txt“ übernommen.');
    expect(dialog.getByText(/Zeile 2: Das ist kein einzelnes Wort oder Zeichen/u)).toBeTruthy();
    expect(open.document.ownWords).toEqual([DOOR, VASE]);
  });

  it('says that a file has no words, and keeps those of the list', async () => {
    const { dialog, user } = openDialog([VASE]);
    const input = document.querySelector('input[type="file"]');
    if (!(input instanceof HTMLInputElement)) throw new Error('no file input');
    await user.upload(input, new File(['Liebe Kollegin'], 'brief.txt'));
    await dialog.findByText(/steht kein Wort/u);
    expect(open.document.ownWords).toEqual([VASE]);
  });

  it('keeps the list of the account, and shows that of the installation', async () => {
    const { source, stored } = fakeSource();
    const { dialog, user } = openDialog([], source);
    await user.click(await dialog.findByRole('tab', { name: 'Mein Konto (0)' }));
    await user.click(dialog.getByRole('button', { name: 'Wort hinzufügen' }));
    await user.type(dialog.getByRole('textbox', { name: 'Wort oder Zeichen' }), 'Topf');
    await user.click(dialog.getByRole('textbox', { name: 'Brailleschrift' }));
    await user.paste('⠞⠋');
    await user.click(dialog.getByRole('button', { name: 'Speichern' }));
    await dialog.findByText('„Topf“ ist gespeichert.');
    expect(stored.words).toMatchObject([{ word: 'Topf', braille: '⠞⠋' }]);
    expect(open.document.ownWords).toEqual([]);
    await user.click(dialog.getByRole('tab', { name: 'Für alle (1)' }));
    expect(await dialog.findByText('Vase')).toBeTruthy();
    expect(dialog.queryByRole('button', { name: 'Wort hinzufügen' })).toBeNull();
    expect(dialog.queryByRole('button', { name: /löschen/u })).toBeNull();
  });

  it('says that a list was changed elsewhere, and loses nothing', async () => {
    const { source, stored } = fakeSource([DOOR]);
    const { dialog, user } = openDialog([], source);
    await user.click(await dialog.findByRole('tab', { name: 'Mein Konto (1)' }));
    Object.assign(stored, { words: [DOOR, VASE], revision: 4 });
    await user.click(dialog.getByRole('button', { name: '„Haustür“ löschen' }));
    await dialog.findByText('Die Liste wurde woanders geändert.');
    expect(await dialog.findByRole('tab', { name: 'Mein Konto (2)' })).toBeTruthy();
    expect(stored.words).toEqual([DOOR, VASE]);
  });

  it('goes on with the draft alone where the lists cannot be had', async () => {
    const load = jest
      .fn<OwnWordSource['load']>()
      .mockResolvedValueOnce(fail({ code: 'NETWORK', message: 'Keine Verbindung.' }))
      .mockResolvedValue(ok({ account: { words: [VASE], revision: 1, canEdit: true } }));
    const { dialog, user } = openDialog([DOOR], { load, save: () => Promise.reject(new Error('not asked')) });
    await dialog.findByText(/konnten nicht geladen werden/u);
    expect(dialog.getByText('Haus|tür')).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Erneut versuchen' }));
    expect(await dialog.findByRole('tab', { name: 'Mein Konto (1)' })).toBeTruthy();
  });
});
