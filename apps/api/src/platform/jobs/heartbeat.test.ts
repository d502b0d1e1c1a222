import { existsSync, mkdtempSync, rmSync, statSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';
import { Logger } from '@nestjs/common';
import type { ProcessConfiguration } from '../config/process-configuration.js';
import { readConfiguration } from '../config/read-configuration.js';
import { Heartbeat } from './heartbeat.js';

const folder = mkdtempSync(join(tmpdir(), 'tastwerk-heartbeat-'));
afterAll(() => rmSync(folder, { recursive: true }));
Logger.overrideLogger(false);

function configurationWith(environment: Readonly<Record<string, string>>): ProcessConfiguration {
  const read = readConfiguration(environment);
  if (!read.ok) throw new Error(read.error.join(' '));
  return { ...read.value, databaseUrl: 'postgres://nowhere/tastwerk', jwtSecret: '', secondFactorSecret: '' };
}

describe('the sign of life of a worker', () => {
  it('is the time of its file', async () => {
    const file = join(folder, 'alive');
    const heartbeat = new Heartbeat(configurationWith({ HEARTBEAT_FILE: file }));
    await heartbeat.beat();
    utimesSync(file, new Date(0), new Date(0));
    await heartbeat.beat();
    expect(statSync(file).mtimeMs).toBeGreaterThan(0);
  });

  it('is given to nobody who does not ask for it, and its lack ends no worker', async () => {
    await expect(new Heartbeat(configurationWith({})).beat()).resolves.toBeUndefined();
    const nowhere = join(folder, 'not', 'there');
    await expect(
      new Heartbeat(configurationWith({ HEARTBEAT_FILE: nowhere })).beat(),
    ).resolves.toBeUndefined();
    expect(existsSync(nowhere)).toBe(false);
  });
});
