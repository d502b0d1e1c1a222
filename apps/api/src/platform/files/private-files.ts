import { existsSync, mkdirSync } from 'node:fs';
import { chmod, lstat, mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { hasErrorCode } from '../error-code.js';

/** What the product writes is for its own user: other users of the machine read nothing of it. */
export const PRIVATE_FILE = { mode: 0o600 } as const;
const PRIVATE_FOLDER = { recursive: true, mode: 0o700 } as const;

/** Of a folder through which PostgreSQL, which never runs as root, reaches its data: others pass, and list and read nothing. */
const PASSAGE = 0o711;

/** Rights of the user's group and of all others. */
const OTHERS = 0o077;

/** What the product keeps in VAR_DIR; the embedded database looks after its own folder. */
const KEPT = [
  'files',
  'logs',
  'mailbox',
  'backups',
  'jwt-secret',
  'second-factor-secret',
  'tastwerk.pid',
] as const;

/** Where the embedded database lies in VAR_DIR. */
const DATABASE = 'postgres';

const isRoot = () => process.getuid?.() === 0;

/** Makes a folder and those above it as far as they are missing; gives the first that it made. */
export function makePrivateFolder(folder: string): Promise<string | undefined> {
  return mkdir(folder, PRIVATE_FOLDER);
}

/** As {@link makePrivateFolder}. */
export function makePrivateFolderSync(folder: string): void {
  mkdirSync(folder, PRIVATE_FOLDER);
}

/** The mode of a folder in which the embedded database lies. */
export function databaseFolderMode(): number {
  return isRoot() ? PASSAGE : PRIVATE_FOLDER.mode;
}

/** Makes VAR_DIR for a product that may bring a database of its own. */
export function makeVarFolder(varDir: string): void {
  mkdirSync(varDir, { recursive: true, mode: databaseFolderMode() });
}

/**
 * Takes from others what they could read of a product that ran before its files were private; gives a sentence for each thing that could not
 * be changed. A folder that is private already is not looked into, so that this is quick at every further start.
 */
export async function tightenVarFolder(
  varDir: string,
  isDatabaseElsewhere: boolean,
): Promise<readonly string[]> {
  const problems: string[] = [];
  for (const name of KEPT) await tighten(join(varDir, name), problems);
  const isPassage = isRoot() && (!isDatabaseElsewhere || existsSync(join(varDir, DATABASE)));
  await changeMode(varDir, isPassage ? OTHERS & ~PASSAGE : OTHERS, problems);
  return problems;
}

/** A folder comes after what is in it: when this is cut off, the next start goes on. */
async function tighten(path: string, problems: string[]): Promise<void> {
  const found = await orUndefined(lstat(path));
  if (found === undefined || found.isSymbolicLink() || (found.mode & OTHERS) === 0) return;
  if (found.isDirectory())
    for (const name of (await orUndefined(readdir(path))) ?? []) await tighten(join(path, name), problems);
  await changeMode(path, OTHERS, problems);
}

/** Takes the rights `taken` away at `path`. */
async function changeMode(path: string, taken: number, problems: string[]): Promise<void> {
  const found = await orUndefined(lstat(path));
  if (found === undefined || (found.mode & taken) === 0) return;
  try {
    await orUndefined(chmod(path, found.mode & 0o7777 & ~taken));
  } catch (error) {
    problems.push(`Other users can read ${path}: ${error instanceof Error ? error.message : String(error)}`);
  }
}

/** What `looking` gives, or undefined where the file has gone meanwhile. */
async function orUndefined<T>(looking: Promise<T>): Promise<T | undefined> {
  try {
    return await looking;
  } catch (error) {
    if (hasErrorCode(error, 'ENOENT')) return undefined;
    throw error;
  }
}
