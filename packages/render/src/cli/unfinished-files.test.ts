import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { callTastwerk as call } from '../../test/call-tastwerk.js';
import { documentWith } from '../../test/document-with.js';
import { clearUnfinished, unfinishedName } from './unfinished-files.js';

const MINUTE_MS = 60_000;

let folder = '';

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tastwerk-unfinished-'));
});

afterEach(() => rm(folder, { recursive: true, force: true }));

/** A file that the process `pid` was writing `agoMs` ago. */
async function leave(pid: number, agoMs = 0, own = unfinishedName()): Promise<string> {
  const name = own.replace(`-${process.pid}-`, `-${pid}-`);
  await writeFile(join(folder, name), 'half');
  const date = new Date(Date.now() - agoMs);
  await utimes(join(folder, name), date, date);
  return name;
}

/** The number of a process that has ended. */
const endedPid = () => spawnSync(process.execPath, ['--version']).pid;

describe('unfinished files', () => {
  it('are removed when the process that wrote them has ended', async () => {
    await leave(endedPid());
    await writeFile(join(folder, `.${randomUUID()}.unfinished`), 'of an older version');
    await clearUnfinished(folder);
    expect(await readdir(folder)).toEqual([]);
  });

  it('are left alone while their process runs, this one or another, or may run on another machine', async () => {
    const kept = [
      await leave(process.pid),
      await leave(process.ppid),
      await leave(endedPid(), 0, unfinishedName().replace(/^\.[0-9a-f]{8}/u, '.00000000')),
    ];
    await clearUnfinished(folder);
    expect(await readdir(folder)).toEqual(kept.toSorted());
  });

  it('are removed when no process can still be writing them', async () => {
    const longAgoMs = 61 * MINUTE_MS;
    await leave(process.pid, process.uptime() * 1000 + MINUTE_MS);
    await leave(process.ppid, longAgoMs);
    await leave(endedPid(), longAgoMs, unfinishedName().replace(/^\.[0-9a-f]{8}/u, '.00000000'));
    await clearUnfinished(folder);
    expect(await readdir(folder)).toEqual([]);
  });

  it('are told from all other files, and a folder that is not there is no failure', async () => {
    await writeFile(join(folder, 'plan.unfinished'), 'mine');
    await writeFile(join(folder, '.notes.unfinished'), 'mine');
    await clearUnfinished(folder);
    await clearUnfinished(join(folder, 'missing'));
    expect(await readdir(folder)).toEqual(['.notes.unfinished', 'plan.unfinished']);
  });

  it.each([
    ['render', ['render', 'plan.json', '-f', 'brf']],
    ['braille', ['braille', 'plan.json', '-t', 'brf']],
    ['convert', ['convert', 'text.brf']],
  ])('are cleared by the next call: %s', async (_, [command = '', file = '', ...options]) => {
    await writeFile(join(folder, 'plan.json'), JSON.stringify(documentWith('Haus')));
    await writeFile(join(folder, 'text.brf'), 'DAS HAUS\r\n\f');
    for (const time of ['when files are made', 'when all are up to date']) {
      await leave(endedPid());
      await call([command, join(folder, file), ...options, '-o', folder]);
      expect({ time, left: (await readdir(folder)).filter((name) => name.endsWith('.unfinished')) }).toEqual({
        time,
        left: [],
      });
    }
  });
});
