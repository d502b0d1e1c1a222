import { spawn } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { EXIT_CODES } from './exit-code.js';

/** What carries the catalogue is done by the server, for it needs its database; this package knows nothing of it. */
export const COMMANDS_OF_SERVER: readonly string[] = ['import', 'export'];

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** The program `tastwerk-<command>` for one of the server's commands in the folders of `path`, as git finds commands of others. */
export function programOfServer(command: string | undefined, path: string): string | undefined {
  if (command === undefined || !COMMANDS_OF_SERVER.includes(command)) return undefined;
  return path
    .split(delimiter)
    .filter((folder) => folder !== '')
    .map((folder) => join(folder, `tastwerk-${command}`))
    .find(isProgram);
}

/** Runs `program` in place of this one; answers its exit code. */
export function runInstead(program: string, words: readonly string[]): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, words, { stdio: 'inherit' });
    // Ctrl-C reaches both: what is to be put away is the other's.
    const stay = () => undefined;
    process.on('SIGINT', stay);
    child.once('error', reject);
    child.once('close', (code) => {
      process.off('SIGINT', stay);
      resolve(code ?? EXIT_CODES.failed);
    });
  });
}
