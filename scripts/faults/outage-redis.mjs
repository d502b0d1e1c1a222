/** Redis is away for a while and comes back empty; people publish meanwhile, and all files are made. */
import { setTimeout as pause } from 'node:timers/promises';
import { busyDocument } from './documents.mjs';
import { lostJobs } from './checks.mjs';
import { endChild, until } from './product.mjs';

/** Graphics that are published while Redis is away, and the longest that one of them may take, in ms. */
const GRAPHICS = 4;
const PUBLISH_MS = 5000;

/** Longest time from when Redis is back until a job is done, in seconds. */
const RECOVERY_SECONDS = 5;

export async function redisOutages(product, redis, secondsAway) {
  const faults = [];
  const worker = await product.forkWorker();
  const jobs = async (states) =>
    (await product.query(`SELECT 1 FROM job WHERE kind = 'rendering' AND state = ANY($1)`, [states])).length;
  try {
    await product.publish(busyDocument(1, { pages: 1, shapes: 4, labels: 2 }));
    await until('the first files', async () => (await jobs(['queued', 'running'])) === 0);
    const done = await jobs(['done']);

    await redis.take();
    const since = Date.now();
    let slowest = 0;
    for (let number = 2; number < GRAPHICS + 2; number += 1) {
      const begun = Date.now();
      await product.publish(busyDocument(number, { pages: 1, shapes: 4, labels: 2 }));
      slowest = Math.max(slowest, Date.now() - begun);
    }
    if (slowest > PUBLISH_MS) faults.push(`publishing without Redis took ${slowest} ms`);
    const ready = (await product.app.inject('/api/health/ready')).json();
    if (ready.status !== 'degraded') faults.push(`without Redis the server says that it is ${ready.status}`);
    await pause(Math.max(0, secondsAway * 1000 - (Date.now() - since)));
    if ((await jobs(['done'])) !== done) faults.push('jobs were done without Redis');

    await redis.giveBack();
    const back = Date.now();
    await until('a job to be done', async () => (await jobs(['done'])) > done);
    const recovery = (Date.now() - back) / 1000;
    if (recovery > RECOVERY_SECONDS)
      faults.push(`a job was done only ${recovery.toFixed(1)} s after Redis was back`);
    await until('all files', async () => (await jobs(['queued', 'running'])) === 0);
    faults.push(...(await lostJobs(product)));
    console.log(
      `redis: away for ${secondsAway} s and back empty, ${GRAPHICS} graphics published meanwhile in at most ${slowest} ms each, a job was done ${recovery.toFixed(1)} s after it was back, all files are there`,
    );
    return faults;
  } finally {
    await endChild(worker, 'SIGTERM');
  }
}
