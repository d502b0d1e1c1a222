import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { programOfServer, runInstead } from './server-command.js';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tastwerk-path-'));
});

afterEach(() => {
  rmSync(folder, { recursive: true });
});

/** A program in the folder that writes its words beside itself and ends with `code`. */
function program(name: string, code: number): string {
  const path = join(folder, name);
  writeFileSync(path, `#!/bin/sh\necho "$@" > "${folder}/words"\nexit ${code}\n`);
  chmodSync(path, 0o755);
  return path;
}

describe('a command of the server', () => {
  it('is found where programs are looked for, and may be missing', () => {
    const path = ['/nowhere', '', folder].join(delimiter);
    expect(programOfServer('import', path)).toBeUndefined();
    const found = program('tastwerk-import', 0);
    expect(programOfServer('import', path)).toBe(found);
  });

  it('is no other word, whatever lies there', () => {
    program('tastwerk-render', 0);
    program('tastwerk-', 0);
    for (const word of ['render', '', undefined, '../tastwerk-import']) {
      expect(programOfServer(word, folder)).toBeUndefined();
    }
  });

  it('gets the words that follow, and says how it ended', async () => {
    expect(await runInstead(program('tastwerk-import', 2), ['folder', '--as', 'a b'])).toBe(2);
    expect(await runInstead('/bin/sh', ['-c', 'kill -9 $$'])).toBe(1);
  });
});
