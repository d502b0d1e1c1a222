import { readFile, stat } from 'node:fs/promises';
import { fail, ok, type Result } from '@tastwerk/editor-core';
import { IMPORT_MAX_BYTES } from '@tastwerk/editor-core/files';
import { tryFile } from './file-problem.js';
import type { Say } from './terminal.js';

const BYTES_PER_MB = 1024 * 1024;

/** The bytes of a file that is to be imported; a sentence where it cannot be read or is larger than `IMPORT_MAX_BYTES`. */
export async function readInput(path: string, say: Say): Promise<Result<Uint8Array, string>> {
  const read = await tryFile('read', path, async () =>
    (await stat(path)).size > IMPORT_MAX_BYTES ? undefined : readFile(path),
  );
  if (!read.ok) return fail(say('failure.read', { path, reason: read.error.systemCode }));
  if (read.value) return ok(read.value);
  return fail(say('convert.tooLarge', { path, megabytes: IMPORT_MAX_BYTES / BYTES_PER_MB }));
}
