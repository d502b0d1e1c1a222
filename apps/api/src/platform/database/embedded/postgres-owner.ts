import { createHash } from 'node:crypto';
import {
  chownSync,
  cpSync,
  existsSync,
  lstatSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { makePrivateFolderSync } from '../../files/private-files.js';

/** The user that PostgreSQL runs as, when it must not be the user of this process. */
export interface PostgresOwner {
  readonly name: string;
  readonly uid: number;
  readonly gid: number;
}

/** Users that PostgreSQL may run as when this process is root, the better one first. */
const UNPRIVILEGED = ['postgres', 'nobody'];

/** Where the data lies when the checkout is closed to the unprivileged user. */
const SHARED_STATE = '/var/lib/tastwerk';

/** PostgreSQL refuses to run as root: whom to run it as then, or undefined when this process is not root. */
export function postgresOwner(): PostgresOwner | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const users = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  for (const wanted of UNPRIVILEGED) {
    const user = users.find(([name]) => name === wanted);
    if (user) return { name: wanted, uid: Number(user[2]), gid: Number(user[3]) };
  }
  throw new Error(
    `PostgreSQL does not run as root, and this machine has neither user ${UNPRIVILEGED.join(' nor ')}.`,
  );
}

/** Whether everybody may pass through every folder above `path`. */
function isOpenToAll(path: string): boolean {
  for (let folder = dirname(path); ; folder = dirname(folder)) {
    if (existsSync(folder) && (statSync(folder).mode & 0o001) === 0) return false;
    if (folder === dirname(folder)) return true;
  }
}

/** A folder for `owner` in place of `wanted`, which lies where that user cannot go; the same one at every start. */
export function reachableFolder(wanted: string, owner: PostgresOwner | undefined): string {
  if (owner === undefined || isOpenToAll(wanted)) return wanted;
  return join(SHARED_STATE, createHash('sha256').update(wanted).digest('hex').slice(0, 12));
}

/** The programs in `postgresDir`, or a copy of them in `stateDir` when `owner` cannot reach them where they are. */
export function reachablePrograms(
  postgresDir: string,
  stateDir: string,
  owner: PostgresOwner | undefined,
): string {
  if (owner === undefined || isOpenToAll(join(postgresDir, 'bin', 'postgres'))) return postgresDir;
  const version = createHash('sha256')
    .update(`${postgresDir} ${statSync(postgresDir).mtimeMs}`)
    .digest('hex')
    .slice(0, 12);
  const copy = join(stateDir, `programs-${version}`);
  if (!existsSync(copy)) {
    const draft = `${copy}.${process.pid}`;
    cpSync(postgresDir, draft, { recursive: true, verbatimSymlinks: true });
    renameSync(draft, copy);
  }
  return copy;
}

/** Makes `folder` with everything above it, and gives it to `owner` alone. */
export function makeOwnedFolder(folder: string, owner: PostgresOwner | undefined): void {
  makePrivateFolderSync(folder);
  if (owner === undefined) return;
  const { uid } = lstatSync(folder);
  if (uid !== owner.uid) chownSync(folder, owner.uid, owner.gid);
}

/** Writes a file through `write` that `owner` can read and nobody else, and removes it when `work` is done. */
export async function withOwnedFile<T>(
  file: string,
  owner: PostgresOwner | undefined,
  write: (file: string) => void,
  work: () => Promise<T>,
): Promise<T> {
  rmSync(file, { force: true });
  write(file);
  if (owner !== undefined) chownSync(file, owner.uid, owner.gid);
  try {
    return await work();
  } finally {
    rmSync(file, { force: true });
  }
}
