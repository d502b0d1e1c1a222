import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { type Document, fail } from '@tastwerk/editor-core';
import { render, screen, waitFor, within } from '@testing-library/react';
import { fakeDrafts, fakeScreen } from '../../test/fakes.js';
import { fakeUser } from '../../test/fake-user.js';
import { createNewDocument } from '../new-document.js';
import type { DraftStore } from '../ports.js';
import { EditorSplash } from './editor-splash.js';

const bean: Document = {
  ...createNewDocument('de'),
  graphicTitle: 'Bohne',
  lastSaved: '2026-11-21T10:05:00.000Z',
};

/** Day and time as they stand on the wall of whoever runs this: the minutes are the same nearly everywhere. */
const LAST_SAVED = /^Zuletzt bearbeitet: 21\.11\.2026, \d{2}:05$/;

const fileOf = (text: string) => new File([text], 'grafik.tastwerk.json', { type: 'application/json' });

/** The field behind the button that opens a file; the browser shows its own dialog in its place. */
function fileField(): HTMLInputElement {
  const field = document.querySelector('input[type=file]');
  if (!(field instanceof HTMLInputElement)) throw new Error('there is no file field');
  return field;
}

function openSplash(drafts: DraftStore, language: 'de' | 'en' = 'de') {
  const opened: Document[] = [];
  const onNew = jest.fn();
  render(
    <EditorSplash
      drafts={drafts}
      language={language}
      onNew={onNew}
      onOpen={(one) => opened.push(one)}
      notice={<p>Hinweis</p>}
    />,
  );
  return { opened, onNew, user: fakeUser() };
}

describe('EditorSplash', () => {
  beforeEach(() => fakeScreen(true));

  it('lists drafts with titles, date and badge, and opens one', async () => {
    const { opened, user } = openSplash(fakeDrafts([bean]).drafts);
    const title = await screen.findByRole('button', { name: 'Bohne' });
    expect(screen.getByText('Basis')).toBeDefined();
    expect(screen.getByText(LAST_SAVED)).toBeDefined();
    expect(screen.getByText('Nicht veröffentlicht')).toBeDefined();
    expect(screen.getByText('Hinweis')).toBeDefined();
    await user.click(title);
    await waitFor(() => expect(opened).toEqual([bean]));
  });

  it('says in which language titles of drafts are', async () => {
    const { user } = openSplash(fakeDrafts([bean]).drafts, 'en');
    expect((await screen.findByText('Bohne')).lang).toBe('de');
    expect(screen.getByText('Basis').lang).toBe('de');
    await user.click(screen.getByRole('button', { name: /^Rename.*Bohne/ }));
    expect(screen.getByRole('textbox').getAttribute('lang')).toBe('de');
    await user.keyboard('{Escape}');
    await user.click(screen.getByRole('button', { name: /^Delete.*Bohne/ }));
    expect(within(screen.getByRole('alertdialog')).getByText('Bohne').lang).toBe('de');
  });

  it('writes the date in English with the month in words', async () => {
    openSplash(fakeDrafts([bean]).drafts, 'en');
    expect(await screen.findByText(/^Last edited: 21 Nov 2026, \d{2}:05$/)).toBeDefined();
  });

  it('asks for a blank draft, which is not stored before its first change', async () => {
    const { drafts, kept } = fakeDrafts();
    const { opened, onNew, user } = openSplash(drafts, 'en');
    await user.click(screen.getByRole('button', { name: 'New draft' }));
    expect(onNew).toHaveBeenCalledTimes(1);
    expect(opened).toEqual([]);
    expect(kept.size).toBe(0);
  });

  it.each([true, false])(
    'stores a draft from a template before it is opened, where it can',
    async (canStore) => {
      const { drafts, kept, refuse } = fakeDrafts();
      if (!canStore) refuse({ code: 'DRAFTS_FULL', issues: [] });
      const { opened, user } = openSplash(drafts, 'en');
      await user.click(screen.getByRole('button', { name: 'From a template' }));
      const dialog = within(await screen.findByRole('dialog'));
      await user.click(await dialog.findByRole('button', { name: 'Floor plan' }));
      await waitFor(() => expect(opened).toHaveLength(1));
      expect(opened[0]).toMatchObject({
        system: 'en:en-ueb-g1@3.39',
        lastSaved: canStore ? expect.any(String) : null,
      });
      expect([...kept.values()]).toEqual(canStore ? opened : []);
    },
  );

  it('deletes a draft only after a confirmation', async () => {
    const store = fakeDrafts([bean]);
    const { user } = openSplash(store.drafts);
    await user.click(await screen.findByRole('button', { name: 'Bohne löschen' }));
    await user.click(screen.getByRole('button', { name: 'Abbrechen' }));
    expect(store.kept.size).toBe(1);
    await user.click(await screen.findByRole('button', { name: 'Bohne löschen' }));
    await user.click(screen.getByRole('button', { name: 'Entwurf löschen' }));
    expect(await screen.findByText('Noch keine Entwürfe')).toBeDefined();
    expect(store.kept.size).toBe(0);
  });

  it('says what is wrong when the storage cannot be reached, and still starts a draft', async () => {
    const broken: DraftStore = {
      ...fakeDrafts().drafts,
      list: () => Promise.resolve(fail({ code: 'DRAFTS_UNAVAILABLE', issues: [] })),
    };
    const { onNew, user } = openSplash(broken);
    expect((await screen.findByRole('alert')).textContent).toContain('nicht erreichbar');
    await user.click(screen.getByRole('button', { name: 'Neuer Entwurf' }));
    expect(onNew).toHaveBeenCalledTimes(1);
  });

  it('says that the editor did not load, where the list itself needs no second try', async () => {
    const { user } = openSplash({
      ...fakeDrafts([bean]).drafts,
      get: () => Promise.resolve(fail({ code: 'EDITOR_NOT_LOADED', issues: [] })),
    });
    await user.click(await screen.findByRole('button', { name: 'Bohne' }));
    expect((await screen.findByRole('alert')).textContent).toContain('Ein Teil des Editors');
    expect(screen.queryByRole('button', { name: 'Erneut versuchen' })).toBeNull();
  });

  it('searches and orders many drafts', async () => {
    const many = ['Bohne', 'Herz', 'Auge', 'Ohr', 'Blatt'].map((graphicTitle, index): Document => ({
      ...createNewDocument('de'),
      graphicTitle,
      lastSaved: `2026-11-2${index}T10:05:00.000Z`,
    }));
    const { user } = openSplash(fakeDrafts(many).drafts);
    const titles = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
    await screen.findByText('5 Entwürfe');
    expect(titles()).toEqual(['Blatt', 'Ohr', 'Auge', 'Herz', 'Bohne']);
    await user.type(screen.getByRole('searchbox', { name: 'Entwürfe durchsuchen' }), 'oh');
    expect(titles()).toEqual(['Ohr', 'Bohne']);
    expect(screen.getByText('2 von 5')).toBeDefined();
    await user.type(screen.getByRole('searchbox'), 'x');
    expect(screen.getByText('Kein Titel enthält „ohx“.')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Alle Entwürfe zeigen' }));
    expect(titles()).toHaveLength(5);
  });

  it('opens a file as a draft of its own, beside one with the same id', async () => {
    const store = fakeDrafts([bean]);
    const { opened, user } = openSplash(store.drafts);
    await user.upload(fileField(), fileOf(JSON.stringify({ ...bean, graphicTitle: 'Bohne von anderswo' })));
    await waitFor(() => expect(opened).toHaveLength(1));
    expect(opened[0]).toMatchObject({ graphicTitle: 'Bohne von anderswo' });
    expect(opened[0]?.uuid).not.toBe(bean.uuid);
    expect(store.kept.get(bean.uuid)?.graphicTitle).toBe('Bohne');
    expect(store.kept.size).toBe(2);
  });

  it('says what is wrong with a file, and keeps nothing of it', async () => {
    const store = fakeDrafts();
    const { opened, user } = openSplash(store.drafts);
    await user.upload(fileField(), fileOf('kein Dokument'));
    expect(await screen.findByText('Die Datei enthält kein lesbares Dokument.')).toBeDefined();
    await user.upload(fileField(), fileOf(JSON.stringify({ ...bean, system: 'XX' })));
    expect(await screen.findByText('Dieser Wert ist nicht zulässig.')).toBeDefined();
    expect(opened).toEqual([]);
    expect(store.kept.size).toBe(0);
  });

  it('on a small screen says that there is little room to draw, and begins and opens drafts all the same', async () => {
    fakeScreen(false);
    const { opened, user } = openSplash(fakeDrafts([bean]).drafts);
    expect(screen.getByRole('button', { name: 'Neuer Entwurf' })).toBeDefined();
    expect(screen.getByText('Auf einem größeren Bildschirm zeichnen Sie leichter')).toBeDefined();
    await user.click(await screen.findByRole('button', { name: 'Bohne' }));
    await waitFor(() => expect(opened).toEqual([bean]));
  });
});
