import { closeSync, existsSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { fail, ok, type Result } from '@tastwerk/editor-core';
import { hasErrorCode } from '../platform/error-code.js';
import { makeVarFolder, PRIVATE_FILE } from '../platform/files/private-files.js';

/** The product that holds the lock already. */
export interface RunningProduct {
  readonly pid: number;
  readonly url: string;
}

/** Gives the lock back; what another process holds by now stays. */
export type Unlock = () => void;

/** Whether `pid` is a living `npm start` or a tool that holds its database, and not a later process with the number of a dead one. */
function isProduct(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    return hasErrorCode(error, 'EPERM');
  }
  const commandLine = `/proc/${pid}/cmdline`;
  if (!existsSync('/proc/self/cmdline')) return true;
  return (
    existsSync(commandLine) &&
    /(serve|render-all|catalogue-files|backup)\.js/.test(readFileSync(commandLine, 'utf8'))
  );
}

function holderOf(file: string): RunningProduct | undefined {
  try {
    const [pid, url = ''] = readFileSync(file, 'utf8').split('\n');
    const holder = { pid: Number(pid), url };
    return Number.isInteger(holder.pid) && holder.pid > 0 && isProduct(holder.pid) ? holder : undefined;
  } catch {
    // Gone between two looks: whoever held it has ended.
    return undefined;
  }
}

/** Makes this process the one product on `varDir`, or tells which one is. */
export function lockProduct(varDir: string, url: string): Result<Unlock, RunningProduct> {
  const file = join(varDir, 'tastwerk.pid');
  makeVarFolder(varDir);
  for (let attempt = 0; attempt < 3; attempt += 1) {
    try {
      const lock = openSync(file, 'wx', PRIVATE_FILE.mode);
      writeSync(lock, `${process.pid}\n${url}\n`);
      closeSync(lock);
      return ok(() => {
        if (readFileSync(file, 'utf8').startsWith(`${process.pid}\n`)) rmSync(file, { force: true });
      });
    } catch (error) {
      if (!hasErrorCode(error, 'EEXIST')) throw error;
    }
    const holder = holderOf(file);
    if (holder !== undefined) return fail(holder);
    rmSync(file, { force: true });
  }
  throw new Error(`${file} cannot be taken`);
}
