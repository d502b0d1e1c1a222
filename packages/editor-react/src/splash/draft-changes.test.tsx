import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { type Document, fail, runCommand, undo } from '@tastwerk/editor-core';
import { render, screen, waitFor, within } from '@testing-library/react';
import { fakeUser } from '../../test/fake-user.js';
import { fakeDrafts, fakeScreen } from '../../test/fakes.js';
import { rememberedHistory, rememberHistory } from '../drafts/remembered-history.js';
import { createNewDocument } from '../new-document.js';
import type { DraftStore } from '../ports.js';
import { EditorSplash } from './editor-splash.js';
import { standardEngine } from '@tastwerk/editor-core/standard';
import { createEditorStore } from '../../test/editor-store.js';

const draft = (graphicTitle: string, hour: number, change: Partial<Document> = {}): Document => ({
  ...createNewDocument('de'),
  graphicTitle,
  lastSaved: `2026-11-21T${hour}:05:00.000Z`,
  ...change,
});

const titles = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Titel der Grafik' });

function openSplash(drafts: DraftStore, language: 'de' | 'en' = 'de') {
  render(
    <EditorSplash drafts={drafts} language={language} onNew={() => undefined} onOpen={() => undefined} />,
  );
  return fakeUser();
}

describe('renaming a draft in the list', () => {
  beforeEach(() => fakeScreen(true));

  it('takes the new title by Enter; the card comes first, has the focus, and the change is spoken', async () => {
    const house = draft('Haus', 10, { variantTitle: 'Vollschrift' });
    const { drafts, kept } = fakeDrafts([house, draft('Boot', 11)]);
    const user = openSplash(drafts);
    await user.click(await screen.findByRole('button', { name: 'Haus umbenennen' }));
    expect(document.activeElement).toBe(field());
    // The whole title is selected: typing replaces it.
    await user.keyboard('Hütte{Enter}');
    await waitFor(() => expect(titles()).toEqual(['Hütte', 'Boot']));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Hütte' }));
    expect(screen.getByRole('status').textContent).toBe('Der Entwurf heißt jetzt „Hütte“.');
    expect(kept.get(house.uuid)).toMatchObject({ graphicTitle: 'Hütte', variantTitle: 'Vollschrift' });
  });

  it('is a step of the history that this tab remembers of the draft', async () => {
    const store = createEditorStore(draft('', 10));
    store.dispatch(runCommand({ type: 'set-document-properties', set: { graphicTitle: 'Haus' } }));
    const { history } = store.getState();
    rememberHistory(history);
    const { drafts, kept } = fakeDrafts([history.present]);
    const user = openSplash(drafts);
    await user.click(await screen.findByRole('button', { name: 'Haus umbenennen' }));
    await user.keyboard('Hütte{Enter}');
    await screen.findByRole('button', { name: 'Hütte' });
    const renamed = kept.get(history.present.uuid);
    if (!renamed) throw new Error('the draft is gone');
    const reopened = createEditorStore(renamed, rememberedHistory(standardEngine, renamed));
    const titlesBefore = [1, 2].map(() => {
      reopened.dispatch(undo());
      return reopened.getState().history.present.graphicTitle;
    });
    expect(titlesBefore).toEqual(['Haus', '']);
  });

  it('leaves the title by Escape', async () => {
    const house = draft('Haus', 10);
    const { drafts, kept } = fakeDrafts([house]);
    const user = openSplash(drafts);
    await user.click(await screen.findByRole('button', { name: 'Haus umbenennen' }));
    await user.keyboard('Hütte{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(kept.get(house.uuid)).toBe(house);
  });

  it('asks for a title where there is none, and takes as much as the schema does', async () => {
    const user = openSplash(fakeDrafts([draft('', 10)]).drafts);
    await user.click(await screen.findByRole('button', { name: 'Ohne Titel umbenennen' }));
    expect(field().value).toBe('');
    expect(field().maxLength).toBe(300);
    await user.click(screen.getByRole('button', { name: 'Umbenennen' }));
    expect(await screen.findByText('Bitte geben Sie einen Titel ein.')).toBeDefined();
    expect(field().getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(field());
    await user.keyboard('Haus{Enter}');
    expect(await screen.findByRole('button', { name: 'Haus' })).toBeDefined();
  });

  it('keeps what was typed while another tab works on the draft', async () => {
    const house = draft('Haus', 10);
    const { drafts, kept } = fakeDrafts([house]);
    const user = openSplash({
      ...drafts,
      claim: (_uuid, { onState }) => {
        onState('elsewhere');
        return { takeOver: () => undefined, release: () => undefined };
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Haus umbenennen' }));
    await user.keyboard('Hütte{Enter}');
    expect((await screen.findByRole('alert')).textContent).toContain(
      'Dieser Entwurf ist in einem anderen Tab oder Fenster geöffnet. Ändern Sie den Titel dort.',
    );
    expect(field().value).toBe('Hütte');
    expect(kept.get(house.uuid)).toBe(house);
  });

  it('says in English that the storage is full, and stores the title once there is room', async () => {
    const { drafts } = fakeDrafts([draft('House', 10)]);
    const put = jest
      .fn<DraftStore['put']>(drafts.put)
      .mockResolvedValueOnce(fail({ code: 'DRAFTS_FULL', issues: [] }));
    const user = openSplash({ ...drafts, put }, 'en');
    await user.click(await screen.findByRole('button', { name: 'Rename House' }));
    await user.keyboard('Hut{Enter}');
    expect((await screen.findByRole('alert')).textContent).toContain('The storage of this browser is full.');
    await user.click(screen.getByRole('button', { name: 'Rename' }));
    expect(await screen.findByRole('button', { name: 'Hut' })).toBeDefined();
  });
});

describe('duplicating a draft in the list', () => {
  beforeEach(() => fakeScreen(true));

  it('adds drafts of their own, the newest first and with the focus, under titles that differ', async () => {
    const house = draft('Haus', 10, { variant_id: 4 });
    const { drafts, kept } = fakeDrafts([house, draft('Boot', 11)]);
    const user = openSplash(drafts);
    const duplicate = await screen.findByRole('button', { name: 'Haus duplizieren' });
    await user.click(duplicate);
    await waitFor(() => expect(titles()).toEqual(['Haus (Kopie)', 'Boot', 'Haus']));
    const card = screen.getByRole('button', { name: 'Haus (Kopie)' });
    expect(document.activeElement).toBe(card);
    expect(within(card.closest('li') ?? card).getByText('Nicht veröffentlicht')).toBeDefined();
    expect(screen.getByRole('status').textContent).toBe('„Haus (Kopie)“ wurde angelegt.');
    await user.click(duplicate);
    await waitFor(() => expect(titles()).toEqual(['Haus (Kopie 2)', 'Haus (Kopie)', 'Boot', 'Haus']));
    expect(kept.get(house.uuid)).toBe(house);
  });

  it('takes the picture along', async () => {
    const house = draft('House', 10);
    const { drafts } = fakeDrafts([house]);
    const pictures = new Map([[house.uuid, 'data:image/png;base64,AAAA']]);
    const user = openSplash(
      {
        ...drafts,
        list: async () => {
          const listed = await drafts.list();
          if (!listed.ok) return listed;
          const value = listed.value.map((one) => ({ ...one, thumbnail: pictures.get(one.uuid) ?? null }));
          return { ok: true, value };
        },
        putThumbnail: (uuid, picture) => Promise.resolve(void pictures.set(uuid, picture)),
      },
      'en',
    );
    await user.click(await screen.findByRole('button', { name: 'Duplicate House' }));
    const card = (await screen.findByRole('button', { name: 'House (copy)' })).closest('li');
    expect(card?.querySelector('img')?.getAttribute('src')).toBe('data:image/png;base64,AAAA');
  });

  it('says why there is no duplicate', async () => {
    const { drafts, kept, refuse } = fakeDrafts([draft('Haus', 10)]);
    const user = openSplash(drafts);
    const duplicate = await screen.findByRole('button', { name: 'Haus duplizieren' });
    refuse({ code: 'DRAFTS_FULL', issues: [] });
    await user.click(duplicate);
    expect((await screen.findByRole('alert')).textContent).toContain(
      'Der Speicher dieses Browsers ist voll.',
    );
    expect(kept.size).toBe(1);
  });
});
