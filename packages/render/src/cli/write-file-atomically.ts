import { rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { unfinishedName } from './unfinished-files.js';

/**
 * Writes `bytes` to `path` so that the file is there in full or not at all; an older one stays until then. What a process leaves that
 * ends meanwhile is removed by `clearUnfinished`.
 */
export async function writeFileAtomically(path: string, bytes: Uint8Array): Promise<void> {
  const unfinished = join(dirname(path), unfinishedName());
  try {
    await writeFile(unfinished, bytes, { flag: 'wx' });
    await rename(unfinished, path);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
}
