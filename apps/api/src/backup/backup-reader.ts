import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fail, ok, type Result } from '@tastwerk/editor-core';
import { hasErrorCode } from '../platform/error-code.js';
import { hashOfFile } from './hashing.js';
import { type Manifest, MANIFEST, manifestSchema, storedFile, tableFile } from './manifest.js';

/** What the backup in `folder` holds, once every byte of it was looked at; else one sentence for each thing that is wrong. */
export async function readBackup(folder: string): Promise<Result<Manifest, readonly string[]>> {
  const manifest = await readManifest(folder);
  if (manifest === undefined)
    return fail([`${folder} holds no whole backup: there is no ${MANIFEST} in it that can be read.`]);
  const expected = [
    ...manifest.tables.map(({ name, sha256 }) => [tableFile(name), sha256] as const),
    ...manifest.files.map(({ key, sha256 }) => [storedFile(key), sha256] as const),
  ];
  const problems: string[] = [];
  for (const [path, sha256] of expected) {
    const actual = await hashOfFile(join(folder, path)).catch((error: unknown) => {
      if (hasErrorCode(error, 'ENOENT')) return undefined;
      throw error;
    });
    if (actual === undefined) problems.push(`${path} is missing.`);
    else if (actual !== sha256) problems.push(`${path} is not what was written.`);
  }
  return problems.length === 0 ? ok(manifest) : fail(problems);
}

async function readManifest(folder: string): Promise<Manifest | undefined> {
  try {
    const text: unknown = JSON.parse(await readFile(join(folder, MANIFEST), 'utf8'));
    return manifestSchema.parse(text);
  } catch {
    return undefined;
  }
}
