import { beforeEach, describe, expect, it } from '@jest/globals';
import { type Document, fail } from '@tastwerk/editor-core';
import { render, screen, waitFor } from '@testing-library/react';
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

function openSplash(drafts: DraftStore, language: 'de' | 'en' = 'de') {
  const opened: Document[] = [];
  render(
    <EditorSplash
      drafts={drafts}
      language={language}
      onOpen={(one) => opened.push(one)}
      notice={<p>Hinweis</p>}
    />,
  );
  return { opened, user: fakeUser() };
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

  it('starts a blank draft in the language of the user', async () => {
    const { opened, user } = openSplash(fakeDrafts().drafts, 'en');
    await user.click(screen.getByRole('button', { name: 'New draft' }));
    expect(opened[0]).toMatchObject({ variantTitle: 'Base', system: 'EN:UEB1', graphicTitle: '' });
    expect(opened[0]?.pages).toHaveLength(1);
  });

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
    const { opened, user } = openSplash(broken);
    expect((await screen.findByRole('alert')).textContent).toContain('nicht erreichbar');
    await user.click(screen.getByRole('button', { name: 'Neuer Entwurf' }));
    expect(opened).toHaveLength(1);
  });

  it('is not available on a small screen', () => {
    fakeScreen(false);
    openSplash(fakeDrafts([bean]).drafts);
    expect(screen.queryByRole('button', { name: 'Neuer Entwurf' })).toBeNull();
    expect(screen.getByText('Der Editor ist auf diesem Bildschirm nicht verfügbar')).toBeDefined();
  });
});
