import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { ok, type Result } from '@tastwerk/editor-core';
import { type FileProblem, tryFile } from './file-problem.js';
import { writeFileAtomically } from './write-file-atomically.js';

/** Writes a finished file into `folder`, which is made when it is missing; answers with the file's path. */
export async function writeOutput(
  folder: string,
  { name, bytes }: { readonly name: string; readonly bytes: Uint8Array },
): Promise<Result<string, FileProblem>> {
  const made = await tryFile('write', folder, () => mkdir(folder, { recursive: true }));
  if (!made.ok) return made;
  const path = join(folder, name);
  const written = await tryFile('write', path, () => writeFileAtomically(path, bytes));
  return written.ok ? ok(path) : written;
}
