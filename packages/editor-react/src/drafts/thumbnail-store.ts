import { databaseOpener } from './open-database.js';

/** A database of its own: the store of the drafts holds documents and nothing else (product spec section 3). */
const STORE = 'thumbnails';
const { open, forget } = databaseOpener('tastwerk-thumbnails', 1, STORE);

/** Largest picture that is kept, in characters of its data URL. */
export const THUMBNAIL_MAX_CHARACTERS = 100_000;

interface StoredThumbnail {
  readonly uuid: string;
  readonly picture: string;
}

const isStored = (record: unknown): record is StoredThumbnail =>
  typeof record === 'object' && record !== null && 'uuid' in record && 'picture' in record;

/** Small pictures of drafts. They can be made again, so that nothing here ever fails: a picture is there or it is not. */
export const thumbnails = {
  /** All pictures by the uuid of their draft; those of drafts that are not in `uuids` are cleared away. */
  async of(uuids: ReadonlySet<string>): Promise<ReadonlyMap<string, string>> {
    try {
      const database = await open();
      const records: unknown[] = await database.getAll(STORE);
      const stored = records.filter(isStored);
      for (const { uuid } of stored) if (!uuids.has(uuid)) await database.delete(STORE, uuid);
      return new Map(stored.map(({ uuid, picture }) => [uuid, picture]));
    } catch {
      forget();
      return new Map();
    }
  },

  async put(uuid: string, picture: string): Promise<void> {
    if (picture.length > THUMBNAIL_MAX_CHARACTERS) return;
    try {
      await (await open()).put(STORE, { uuid, picture } satisfies StoredThumbnail);
    } catch {
      forget();
    }
  },

  async delete(uuid: string): Promise<void> {
    try {
      await (await open()).delete(STORE, uuid);
    } catch {
      forget();
    }
  },
};
