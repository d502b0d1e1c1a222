import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';
import { lockProduct } from './product-lock.js';

const folder = mkdtempSync(join(tmpdir(), 'tastwerk-lock-'));
const file = join(folder, 'tastwerk.pid');
const url = 'http://localhost:4000';
afterAll(() => rmSync(folder, { recursive: true }));

describe('the lock of the product', () => {
  it('is free after it was given back', () => {
    const lock = lockProduct(folder, url);
    expect(lock.ok).toBe(true);
    if (lock.ok) lock.value();
    expect(existsSync(file)).toBe(false);
  });

  it('is taken from the dead, and from a later process with the number of a dead one', () => {
    for (const pid of ['999999999', String(process.pid), 'nonsense', '']) {
      writeFileSync(file, `${pid}\n${url}\n`);
      const lock = lockProduct(folder, url);
      expect(lock.ok).toBe(true);
      if (lock.ok) lock.value();
    }
  });

  it('names the product that holds it', () => {
    // A process that looks like `npm start`: its command line names serve.js.
    const script = join(folder, 'serve.js');
    mkdirSync(folder, { recursive: true });
    writeFileSync(script, 'setInterval(() => undefined, 1000);');
    const other = spawn(process.execPath, [script]);
    try {
      writeFileSync(file, `${other.pid}\n${url}\n`);
      expect(lockProduct(folder, 'http://localhost:5000')).toEqual({
        ok: false,
        error: { pid: other.pid, url },
      });
    } finally {
      other.kill();
    }
  });
});
