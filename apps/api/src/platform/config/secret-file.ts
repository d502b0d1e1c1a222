import { randomBytes } from 'node:crypto';
import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { hasErrorCode } from '../error-code.js';
import { makePrivateFolderSync, PRIVATE_FILE } from '../files/private-files.js';

/**
 * The secret kept in `file`, made at random the first time and readable by the owner alone. Processes that start at
 * once agree on one: the link below succeeds for the first.
 */
export function secretFrom(file: string): string {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch (error) {
    if (!hasErrorCode(error, 'ENOENT')) throw error;
  }
  makePrivateFolderSync(dirname(file));
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, `${randomBytes(32).toString('base64url')}\n`, PRIVATE_FILE);
  try {
    linkSync(draft, file);
  } catch (error) {
    if (!hasErrorCode(error, 'EEXIST')) throw error;
  } finally {
    rmSync(draft, { force: true });
  }
  return readFileSync(file, 'utf8').trim();
}
