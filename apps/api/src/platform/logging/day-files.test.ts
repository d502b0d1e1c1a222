import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { DayFiles } from './day-files.js';

let folder: string;
let now: Date;
const opened: DayFiles[] = [];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tastwerk-logs-'));
  now = new Date('2026-11-22T23:59:59.999Z');
});
afterEach(() => {
  for (const files of opened.splice(0)) files.close();
  rmSync(folder, { recursive: true, force: true });
});

function dayFiles(where: string, keptDays = 3): DayFiles {
  const files = new DayFiles(where, 'api', keptDays, () => now);
  opened.push(files);
  return files;
}

describe('log files of the day', () => {
  it('hold what was written on their day in UTC, from every process of a kind', () => {
    const logs = join(folder, 'logs');
    const [one, other] = [dayFiles(logs), dayFiles(logs)];
    one.write('a\n');
    other.write('b\n');
    now = new Date('2026-11-23T00:00:00.000Z');
    one.write('c\n');
    expect(readdirSync(logs).sort()).toEqual(['api-2026-11-22.log', 'api-2026-11-23.log']);
    expect(readFileSync(join(logs, 'api-2026-11-22.log'), 'utf8')).toBe('a\nb\n');
    expect(readFileSync(join(logs, 'api-2026-11-23.log'), 'utf8')).toBe('c\n');
  });

  it('go after so many days; what is no log stays', () => {
    for (const name of [
      'api-2026-11-19.log',
      'worker-2026-11-19.log',
      'api-2026-11-20.log',
      'notes-2020-01-01.txt',
    ])
      writeFileSync(join(folder, name), 'x');
    dayFiles(folder).write('today\n');
    expect(readdirSync(folder).sort()).toEqual([
      'api-2026-11-20.log',
      'api-2026-11-22.log',
      'notes-2020-01-01.txt',
    ]);
  });

  it('that cannot be written keep nobody from working, and are tried again', () => {
    const blocked = join(folder, 'logs');
    writeFileSync(blocked, 'a file in the place of the folder');
    const files = dayFiles(blocked);
    files.write('lost\n');
    rmSync(blocked);
    files.write('kept\n');
    expect(readFileSync(join(blocked, 'api-2026-11-22.log'), 'utf8')).toBe('kept\n');
  });
});
