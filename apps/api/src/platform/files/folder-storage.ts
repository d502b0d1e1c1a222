import { randomUUID } from 'node:crypto';
import { open, opendir, rename, rm, rmdir, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { fail, ok, type Result } from '@tastwerk/editor-core';
import { hasErrorCode } from '../error-code.js';
import { type ByteRange, FileStorage, type StoredFile, type WriteFailure } from './file-storage.js';
import { makePrivateFolder, PRIVATE_FILE } from './private-files.js';

/** Codes by which a file system says that it has no room: the disk is full, or the owner's share of it. */
const FULL = ['ENOSPC', 'EDQUOT'];

/** Files in a folder of this machine that no other user reads. A reader never sees half a file, nor does a power cut leave one. */
export class FolderStorage extends FileStorage {
  constructor(private readonly folder: string) {
    super();
  }

  override async write(key: string, bytes: Uint8Array): Promise<Result<null, WriteFailure>> {
    this.requireSafe(key);
    const path = join(this.folder, key);
    const draft = `${path}.${randomUUID()}.part`;
    try {
      await makePrivateFolder(dirname(path));
      const file = await open(draft, 'wx', PRIVATE_FILE.mode);
      try {
        await file.writeFile(bytes);
        await file.sync();
      } finally {
        await file.close();
      }
      await rename(draft, path);
      await syncFolder(dirname(path));
      return ok(null);
    } catch (error) {
      await rm(draft, { force: true });
      await this.removeEmpty(dirname(key));
      if (FULL.some((code) => hasErrorCode(error, code))) return fail('STORAGE_FULL');
      throw error;
    }
  }

  override async read(key: string, range?: ByteRange): Promise<Readable | undefined> {
    this.requireSafe(key);
    const file = await orUndefined(open(join(this.folder, key), 'r'));
    return file?.createReadStream(range ?? {});
  }

  override async find(key: string): Promise<StoredFile | undefined> {
    this.requireSafe(key);
    const found = await orUndefined(stat(join(this.folder, key)));
    if (found?.isFile() !== true) return undefined;
    return { key, sizeBytes: found.size, modifiedAt: found.mtime };
  }

  override async remove(key: string): Promise<void> {
    this.requireSafe(key);
    await rm(join(this.folder, key), { force: true });
    await this.removeEmpty(dirname(key));
  }

  override list(): AsyncIterable<StoredFile> {
    return this.filesIn('');
  }

  /** Folder by folder: a recursive `opendir` of Node 20 leaves out what lies in any but the first 32 folders of a folder. */
  private async *filesIn(folder: string): AsyncIterable<StoredFile> {
    const entries = await orUndefined(opendir(join(this.folder, folder)));
    if (entries === undefined) return;
    for await (const entry of entries) {
      const key = folder === '' ? entry.name : `${folder}/${entry.name}`;
      if (entry.isDirectory()) yield* this.filesIn(key);
      const found = entry.isFile() ? await this.find(key) : undefined;
      if (found !== undefined) yield found;
    }
  }

  /** Removes the folder at `path` and those around it as far as nothing lies in them. */
  private async removeEmpty(path: string): Promise<void> {
    for (let below = path; below !== '.'; below = dirname(below)) {
      try {
        await rmdir(join(this.folder, below));
      } catch {
        // It holds other files, or another process was faster.
        return;
      }
    }
  }
}

/** What `looking` finds, or undefined when there is nothing at that path. */
async function orUndefined<T>(looking: Promise<T>): Promise<T | undefined> {
  try {
    return await looking;
  } catch (error) {
    if (hasErrorCode(error, 'ENOENT') || hasErrorCode(error, 'ENOTDIR')) return undefined;
    throw error;
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
