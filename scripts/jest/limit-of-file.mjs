import { existsSync, readFileSync } from 'node:fs';
import { beforeEach } from '@jest/globals';
import { FILE_MS } from '../setup/patience.mjs';

const SCHEDULER = '/proc/self/schedstat';
const NS_PER_MS = 1_000_000;

/** The time in ms that counts: without that in which this process was ready but other processes had the cores, where Linux tells it. */
function ownTime() {
  const waited = existsSync(SCHEDULER) ? Number(readFileSync(SCHEDULER, 'utf8').split(' ')[1]) : 0;
  return performance.now() - waited / NS_PER_MS;
}

const begun = ownTime();

// A file in which each test waits in vain ends within minutes all the same.
beforeEach(() => {
  if (ownTime() - begun > FILE_MS) throw new Error(`this file takes more than ${FILE_MS / 1000} s`);
});
