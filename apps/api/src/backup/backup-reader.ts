import { text } from 'node:stream/consumers';
import { fail, ok, type Result } from '@tastwerk/editor-core';
import type { BackupFolder } from './backup-folder.js';
import { isWrongKey } from './backup-keys.js';
import { hashOf } from './hashing.js';
import { type Manifest, MANIFEST, manifestSchema, storedFile, tableFile } from './manifest.js';

/** What the backup in `folder` holds, once every byte of it was looked at; else one sentence for each thing that is wrong. */
export async function readBackup(folder: BackupFolder): Promise<Result<Manifest, readonly string[]>> {
  if (folder.find(MANIFEST) === 'in the other form')
    return fail([
      folder.isEncrypted
        ? 'The backup is not encrypted: leave --decrypt out.'
        : 'The backup is encrypted: name the file with its secret key by --decrypt FILE.',
    ]);
  const manifest = await readManifest(folder);
  if (!manifest.ok) return fail([manifest.error]);
  const { tables, files } = manifest.value;
  const expected = [
    ...tables.map(({ name, sha256 }) => [tableFile(name), sha256] as const),
    ...files.map(({ key, sha256 }) => [storedFile(key), sha256] as const),
  ];
  const problems: string[] = [];
  for (const [path, sha256] of expected) {
    if (folder.find(path) !== 'here') problems.push(`${path} is missing.`);
    else if ((await hashIn(folder, path)) !== sha256) problems.push(`${path} is not what was written.`);
  }
  return problems.length === 0 ? ok(manifest.value) : fail(problems);
}

/** The hash of what is inside a file; undefined where it cannot be opened to its end. */
async function hashIn(folder: BackupFolder, path: string): Promise<string | undefined> {
  try {
    return await hashOf(await folder.read(path));
  } catch {
    return undefined;
  }
}

async function readManifest(folder: BackupFolder): Promise<Result<Manifest, string>> {
  try {
    const json: unknown = JSON.parse(await text(await folder.read(MANIFEST)));
    return ok(manifestSchema.parse(json));
  } catch (error) {
    return fail(
      isWrongKey(error)
        ? 'The key does not open this backup: it was encrypted to another one.'
        : `${folder.path} holds no whole backup: there is no ${MANIFEST} in it that can be read.`,
    );
  }
}
