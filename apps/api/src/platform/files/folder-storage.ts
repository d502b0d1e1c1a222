import { randomUUID } from 'node:crypto';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { FileStorage } from './file-storage.js';
import { hasErrorCode } from '../error-code.js';

/** Files in a folder of this machine. A reader never sees half a file, nor does a power cut leave one. */
export class FolderStorage extends FileStorage {
  constructor(private readonly folder: string) {
    super();
  }

  override async write(key: string, bytes: Uint8Array): Promise<void> {
    this.requireSafe(key);
    const path = join(this.folder, key);
    await mkdir(dirname(path), { recursive: true });
    const draft = `${path}.${randomUUID()}.part`;
    try {
      const file = await open(draft, 'wx');
      try {
        await file.writeFile(bytes);
        await file.sync();
      } finally {
        await file.close();
      }
      await rename(draft, path);
    } catch (error) {
      await rm(draft, { force: true });
      throw error;
    }
    await syncFolder(dirname(path));
  }

  override async read(key: string): Promise<Readable | undefined> {
    this.requireSafe(key);
    try {
      const file = await open(join(this.folder, key), 'r');
      return file.createReadStream();
    } catch (error) {
      if (hasErrorCode(error, 'ENOENT')) return undefined;
      throw error;
    }
  }
}

/** Makes the rename itself survive a power cut. */
async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}
