import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { type Document } from '@tastwerk/editor-core';
import { openDB } from 'idb';
import { fakeStorage } from '../../test/fake-storage.js';
import { createIndexedDbDrafts } from './indexed-db.js';
import { THUMBNAIL_MAX_CHARACTERS } from './thumbnail-store.js';
import { createBlankDocument } from '@tastwerk/editor-core/standard';

const ONE = '2f0f4a3e-5a53-4f0c-9f5c-0d1f0a4f7a01';
const TWO = '2f0f4a3e-5a53-4f0c-9f5c-0d1f0a4f7a02';
const PAGE = '2f0f4a3e-5a53-4f0c-9f5c-0d1f0a4f7a03';

const draft = (uuid: string, change: Partial<Document> = {}): Document => ({
  ...createBlankDocument({ uuid, pageUuid: PAGE, language: 'de' }),
  ...change,
});

describe('createIndexedDbDrafts', () => {
  beforeEach(() => {
    globalThis.indexedDB = new IDBFactory();
    Object.defineProperty(globalThis, 'localStorage', { configurable: true, value: fakeStorage() });
  });

  it('gives back the document it was given', async () => {
    const drafts = createIndexedDbDrafts();
    const document = draft(ONE, { graphicTitle: 'Bohne' });
    expect(await drafts.put(document)).toEqual({ ok: true, value: null });
    expect(await createIndexedDbDrafts().get(ONE)).toEqual({ ok: true, value: document });
  });

  it('keeps records in the store "files" of the database "db", version 1, under their uuid', async () => {
    await createIndexedDbDrafts().put(draft(ONE));
    const database = await openDB('db', 1);
    expect(database.version).toBe(1);
    expect([...database.objectStoreNames]).toEqual(['files']);
    expect(await database.getAllKeys('files')).toEqual([ONE]);
    database.close();
  });

  it('lists the last edited first and says which belong to a published variant', async () => {
    const drafts = createIndexedDbDrafts();
    await drafts.put(draft(ONE, { graphicTitle: 'alt', lastSaved: '2026-11-20T10:00:00.000Z' }));
    await drafts.put(
      draft(TWO, { graphicTitle: 'neu', lastSaved: '2026-11-21T10:00:00.000Z', variant_id: 7 }),
    );
    const listed = await drafts.list();
    expect(listed).toEqual({
      ok: true,
      value: [
        {
          uuid: TWO,
          graphicTitle: 'neu',
          variantTitle: 'Basis',
          language: 'de',
          lastSaved: '2026-11-21T10:00:00.000Z',
          hasPublishedVariant: true,
          thumbnail: null,
        },
        {
          uuid: ONE,
          graphicTitle: 'alt',
          variantTitle: 'Basis',
          language: 'de',
          lastSaved: '2026-11-20T10:00:00.000Z',
          hasPublishedVariant: false,
          thumbnail: null,
        },
      ],
    });
  });

  it('keeps a picture for the list, and forgets it with its draft', async () => {
    const drafts = createIndexedDbDrafts();
    await drafts.put(draft(TWO));
    await drafts.putThumbnail?.(TWO, 'data:image/webp;base64,AA');
    await drafts.putThumbnail?.(ONE, `data:image/webp;base64,${'A'.repeat(THUMBNAIL_MAX_CHARACTERS)}`);
    await drafts.put(draft(ONE));
    const pictures = async () => {
      const listed = await drafts.list();
      return listed.ok ? listed.value.map(({ uuid, thumbnail }) => [uuid, thumbnail]) : [];
    };
    expect(await pictures()).toEqual([
      [ONE, null],
      [TWO, 'data:image/webp;base64,AA'],
    ]);
    await drafts.delete(TWO);
    await drafts.put(draft(TWO));
    expect(await pictures()).toEqual([
      [ONE, null],
      [TWO, null],
    ]);
  });

  it('does not bring back a draft that was deleted elsewhere unless it is told to', async () => {
    const drafts = createIndexedDbDrafts();
    await drafts.put(draft(ONE));
    await createIndexedDbDrafts().delete(ONE);
    expect(await drafts.put(draft(ONE))).toMatchObject({ ok: false, error: { code: 'DRAFT_NOT_FOUND' } });
    expect(await drafts.put(draft(ONE), { overwrite: true })).toEqual({ ok: true, value: null });
    expect((await drafts.get(ONE)).ok).toBe(true);
  });

  it('does not overwrite what another tab has stored since the draft was read', async () => {
    const [here, there] = [createIndexedDbDrafts(), createIndexedDbDrafts()];
    await here.put(draft(ONE, { lastSaved: '2026-11-21T10:00:00.000Z' }));
    await there.get(ONE);
    await there.put(draft(ONE, { graphicTitle: 'dort', lastSaved: '2026-11-21T10:01:00.000Z' }));
    expect(await here.put(draft(ONE, { graphicTitle: 'hier' }))).toMatchObject({
      ok: false,
      error: { code: 'DRAFT_CHANGED_ELSEWHERE' },
    });
    expect(await here.get(ONE)).toMatchObject({ ok: true, value: { graphicTitle: 'dort' } });
  });

  it('stores what a tab noted before it died, in the list and when it is opened', async () => {
    const drafts = createIndexedDbDrafts();
    await drafts.put(draft(ONE, { graphicTitle: 'alt', lastSaved: '2026-11-21T10:00:00.000Z' }));
    drafts.keepAtHand?.(draft(ONE, { graphicTitle: 'neu', lastSaved: '2026-11-21T10:00:02.000Z' }));
    drafts.keepAtHand?.(draft(TWO, { graphicTitle: 'nie', lastSaved: '2026-11-21T10:00:01.000Z' }));
    const later = createIndexedDbDrafts();
    expect(await later.get(ONE)).toMatchObject({ ok: true, value: { graphicTitle: 'neu' } });
    const listed = await later.list();
    expect(listed.ok && listed.value.map(({ graphicTitle }) => graphicTitle)).toEqual(['neu', 'nie']);
    expect(localStorage.length).toBe(0);
  });

  it('stores what a browser noted before it died with its storage still unwritten', async () => {
    const drafts = createIndexedDbDrafts();
    await drafts.put(draft(ONE, { graphicTitle: 'alt', lastSaved: '2026-11-21T10:00:00.000Z' }));
    drafts.keepAtHand?.(draft(ONE, { graphicTitle: 'neu', lastSaved: '2026-11-21T10:00:02.000Z' }));
    localStorage.clear();
    expect(await createIndexedDbDrafts().get(ONE)).toMatchObject({
      ok: true,
      value: { graphicTitle: 'neu' },
    });
  });

  it('does not bring back from the journal what was deleted', async () => {
    const drafts = createIndexedDbDrafts();
    drafts.keepAtHand?.(draft(ONE, { lastSaved: '2026-11-21T10:00:02.000Z' }));
    await drafts.delete(ONE);
    expect(await createIndexedDbDrafts().list()).toEqual({ ok: true, value: [] });
  });

  it('does not put an older note over what was stored after it', async () => {
    const drafts = createIndexedDbDrafts();
    await drafts.put(draft(ONE, { graphicTitle: 'neu', lastSaved: '2026-11-21T10:00:05.000Z' }));
    drafts.keepAtHand?.(draft(ONE, { graphicTitle: 'alt', lastSaved: '2026-11-21T10:00:02.000Z' }));
    expect(await drafts.get(ONE)).toMatchObject({ ok: true, value: { graphicTitle: 'neu' } });
    expect(localStorage.length).toBe(0);
  });

  it('opens a draft of the older form "0.9"', async () => {
    const drafts = createIndexedDbDrafts();
    await drafts.list();
    const database = await openDB('db', 1);
    await database.put('files', {
      uuid: ONE,
      formatVersion: '0.9',
      graphicTitle: 'von früher',
      system: 'DE:VOLL',
      width: 210,
      height: 297,
      pages: [{ name: 'Seite 1', text: false, objects: [] }],
    });
    database.close();
    expect(await drafts.get(ONE)).toMatchObject({
      ok: true,
      value: { graphicTitle: 'von früher', formatVersion: 1 },
    });
  });

  it('says that a draft is gone', async () => {
    const drafts = createIndexedDbDrafts();
    await drafts.put(draft(ONE));
    await drafts.delete(ONE);
    expect(await drafts.get(ONE)).toEqual({ ok: false, error: { code: 'DRAFT_NOT_FOUND', issues: [] } });
  });

  it('lists a record that no longer parses, and names what is wrong when it is opened', async () => {
    const drafts = createIndexedDbDrafts();
    await drafts.list();
    const database = await openDB('db', 1);
    await database.put('files', { ...draft(ONE, { graphicTitle: 'krumm' }), system: 'XX' });
    database.close();
    const listed = await drafts.list();
    expect(listed.ok && listed.value.map(({ graphicTitle }) => graphicTitle)).toEqual(['krumm']);
    const opened = await drafts.get(ONE);
    expect(opened).toMatchObject({
      ok: false,
      error: { code: 'DRAFT_UNREADABLE', issues: [{ path: ['system'] }] },
    });
  });

  it('answers with a failure when the browser has no storage, and works again once it has', async () => {
    const working = globalThis.indexedDB;
    const broken = new IDBFactory();
    broken.open = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    globalThis.indexedDB = broken;
    const drafts = createIndexedDbDrafts();
    expect(await drafts.list()).toEqual({ ok: false, error: { code: 'DRAFTS_UNAVAILABLE', issues: [] } });
    globalThis.indexedDB = working;
    expect(await drafts.list()).toEqual({ ok: true, value: [] });
  });
});
