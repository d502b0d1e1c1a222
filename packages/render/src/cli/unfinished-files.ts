import { createHash, randomUUID } from 'node:crypto';
import { readdir, rm, stat } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';

/** This machine, in so many hexadecimal digits: a folder may be shared with others. */
const MACHINE = createHash('sha256').update(hostname()).digest('hex').slice(0, 8);

/** The name of a file that is being written, with the machine and the process that write it. Older names have only the id. */
const NAME = /^\.(?:([0-9a-f]{8})-(\d+)-)?[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\.unfinished$/u;

/** After this time, in ms, a file counts as left behind, even if its process runs: to write one takes seconds. */
const LONGEST_WRITING_MS = 60 * 60 * 1000;

/** A name that no other file has, for one that is being written by this process. */
export function unfinishedName(): string {
  return `.${MACHINE}-${process.pid}-${randomUUID()}.unfinished`;
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // A process of another user.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** Whether a file of `name` that was written last at `writtenMs` (since 1970) may still be written. */
function mayBeWritten(name: string, writtenMs: number): boolean {
  const [, machine, pid] = NAME.exec(name) ?? [];
  if (pid === undefined || Date.now() - writtenMs > LONGEST_WRITING_MS) return false;
  if (machine !== MACHINE) return true;
  // Processes get the numbers of earlier ones again, in containers most of the time the same one.
  const ownSinceMs = Date.now() - process.uptime() * 1000;
  return Number(pid) === process.pid ? writtenMs >= ownSinceMs : isRunning(Number(pid));
}

/** Removes from `folder` what processes left there that ended while they wrote. A folder that cannot be read stays as it is. */
export async function clearUnfinished(folder: string): Promise<void> {
  const names = await readdir(folder).catch((): readonly string[] => []);
  for (const name of names.filter((one) => NAME.test(one))) {
    const path = join(folder, name);
    // Another process may have finished or removed it.
    const found = await stat(path).catch(() => undefined);
    if (found && !mayBeWritten(name, found.mtimeMs)) await rm(path, { force: true }).catch(() => undefined);
  }
}
