/**
 * `npm run faults -- [--kills N] [--seed N] [--minutes N]`: publishes graphics while a worker is killed again and again at random moments, then
 * checks that nothing is lost, that every file is to the byte what it would be without kills, and that no part of one is seen.
 * Killing ends after so many minutes and says how far it came; runs with other seeds add to one another.
 * `npm run faults -- --part orders [--kills N] [--restarts N] [--seed N] [--minutes N]`: kills the API and restarts the database while people
 * order, races keys, and checks that every acknowledged order is there exactly once and whole.
 * `npm run faults -- --part invoices [--invoices N] [--writers N] [--seed N]`: writes invoices while many are rolled back or cut off, and checks
 * that no number is missing or there twice.
 * `npm run faults -- --part mails [--kills N] [--seed N] [--minutes N]`: kills workers, and tells every other one to stop, while they make invoices
 * and send mails; no order may lack its confirmation, a repeated mail carries the same Message-ID, no invoice and no file be missing.
 * `npm run faults -- --part fairness`: one account publishes eight huge documents; the first file of another's small graphic has to be there within 10 s,
 * through pg-boss, and through Redis where TEST_REDIS_URL names one.
 * `npm run faults -- --part outages [--redis-seconds N]`: takes the database, Redis and the disk's room away and gives them back.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { ROOT } from './setup/root.mjs';
import { buildIfStale } from './setup/prepare.mjs';
import { seededRandom } from './setup/seeded-random.mjs';

const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '100' },
    seed: { type: 'string', default: '1' },
    minutes: { type: 'string', default: '10' },
    part: { type: 'string', default: 'kills' },
    restarts: { type: 'string', default: '20' },
    invoices: { type: 'string', default: '10000' },
    writers: { type: 'string', default: '50' },
    'redis-seconds': { type: 'string', default: '30' },
  },
});
const [kills, seed, minutes, restarts] = [values.kills, values.seed, values.minutes, values.restarts].map(
  Number,
);
const [count, writers] = [values.invoices, values.writers].map(Number);
if (
  ![kills, count, writers, seed, minutes, restarts].every((value) => Number.isInteger(value) && value >= 1)
) {
  console.error(
    '--kills, --restarts, --invoices, --writers, --seed and --minutes must be whole numbers from 1.',
  );
  process.exit(2);
}
if (!['kills', 'orders', 'invoices', 'mails', 'fairness', 'outages'].includes(values.part)) {
  console.error('--part must be kills, orders, invoices, mails, fairness or outages.');
  process.exit(2);
}
if (process.env.FAULTS_BUILT !== '1') await buildIfStale();
if (values.part === 'fairness') {
  const { runFairness } = await import('./faults/fairness.mjs');
  process.exit((await runFairness()) === 0 ? 0 : 1);
}
if (values.part === 'outages') {
  const { runOutages } = await import('./faults/outages.mjs');
  process.exit((await runOutages(Number(values['redis-seconds']))) === 0 ? 0 : 1);
}
const random = seededRandom(seed);
if (values.part === 'orders') {
  const { runOrderFaults } = await import('./faults/orders.mjs');
  process.exit((await runOrderFaults({ kills, restarts, minutes, random })) === 0 ? 0 : 1);
}
if (values.part === 'mails') {
  const { runMailFaults } = await import('./faults/mails.mjs');
  process.exit((await runMailFaults({ kills, minutes, random })) === 0 ? 0 : 1);
}
if (values.part === 'invoices') {
  const { runInvoiceFaults } = await import('./faults/invoices.mjs');
  process.exit((await runInvoiceFaults({ count, writers, random })) === 0 ? 0 : 1);
}
const { endChild, startProduct, until } = await import('./faults/product.mjs');
const { differingFiles, lostJobs, partialFiles, strayFiles } = await import('./faults/checks.mjs');
const { busyDocument } = await import('./faults/documents.mjs');

/** A worker lives at most so many times as long as one needs for its first job on this machine as busy as it is. */
const LONGEST_LIFE = 2;

/** Jobs that wait are kept at least so many. */
const JOBS_WAITING = 14;

/** Takeovers that are timed at the end, while another worker lives. */
const TAKEOVERS = 3;

const product = await startProduct();
const { FileStorage } = await import(join(ROOT, 'apps/api/dist/platform/files/file-storage.js'));
const { FileCollector } = await import(join(ROOT, 'apps/api/dist/modules/rendering/jobs/file-collector.js'));
const { createWorkerApp } = await import(join(ROOT, 'apps/api/dist/worker-app.js'));
const storage = product.app.get(FileStorage);
/** Whether `pid` is still a renderer of this run: its number may be another program's by now, and a dead process has no words. */
function isRenderer(pid) {
  const file = `/proc/${pid}/cmdline`;
  return (
    existsSync(file) && readFileSync(file, 'utf8').includes(join(ROOT, 'apps/api/dist/modules/rendering'))
  );
}

const inState = async (wanted) =>
  product.query(`SELECT id, attempts FROM job WHERE kind = 'rendering' AND state = ANY($1)`, [wanted]);
const faults = [];
let published = 0;

async function keepBusy() {
  while ((await inState(['queued', 'running'])).length < JOBS_WAITING) {
    published += 1;
    await product.publish(busyDocument(published));
  }
}

/** Kills `worker` and gives the processes that it had started. */
function kill(worker) {
  const file = `/proc/${worker.pid}/task/${worker.pid}/children`;
  const children = existsSync(file) ? readFileSync(file, 'utf8').trim().split(' ').filter(Boolean) : [];
  worker.kill('SIGKILL');
  return children;
}

/** Lets a worker do its first job and gives how long that took from when it was ready, in ms. */
async function timeOfFirstJob() {
  await keepBusy();
  const worker = await product.forkWorker();
  const since = Date.now();
  await until('a first job', async () => (await inState(['done'])).length > 0);
  kill(worker);
  return Date.now() - since;
}

/** Kills workers while there is work; gives how often one had a job in hand, and the processes that they had started. */
async function killAgainAndAgain() {
  const longestLifeMs = LONGEST_LIFE * (await timeOfFirstJob());
  console.log(`workers live for up to ${(longestLifeMs / 1000).toFixed(1)} s`);
  const orphans = new Set();
  const end = Date.now() + minutes * 60_000;
  let inHand = 0;
  let killed = 0;
  while (killed < kills && Date.now() < end) {
    await keepBusy();
    const worker = await product.forkWorker();
    await pause(random() * longestLifeMs);
    killed += 1;
    inHand += (await inState(['running'])).length > 0 ? 1 : 0;
    for (const child of kill(worker)) orphans.add(child);
    faults.push(...(await partialFiles(product, storage)));
    if (killed % 10 === 0 || killed === kills) {
      const done = (await inState(['done'])).length;
      console.log(
        `${killed} kills, ${inHand} of them with a job in hand; ${published} graphics, ${done} jobs done`,
      );
    }
  }
  return { killed, inHand, orphans };
}

/** How long a job lies when its worker is killed and another one lives, in seconds, a few times. */
async function timeTakeovers() {
  const second = await product.forkWorker();
  const takeovers = [];
  for (let taken = 0; taken < TAKEOVERS; taken += 1) {
    await until('an idle product', async () => (await inState(['queued', 'running'])).length === 0);
    const first = await product.forkWorker();
    // Stopped, the second one leaves the job to the first.
    process.kill(second.pid, 'SIGSTOP');
    await keepBusy();
    const [job] = await until('a job in hand', async () => {
      const running = await inState(['running']);
      return running.length > 0 ? running : undefined;
    });
    kill(first);
    const since = Date.now();
    process.kill(second.pid, 'SIGCONT');
    await until('the job to be taken over', async () => {
      const [now] = await product.query('SELECT state, attempts FROM job WHERE id = $1', [job.id]);
      return now.attempts > job.attempts || now.state === 'done';
    });
    takeovers.push((Date.now() - since) / 1000);
  }
  await endChild(second, 'SIGTERM');
  return takeovers;
}

/** Lets a worker finish in peace and looks at all there is; gives how many versions were compared. */
async function finishAndCompare() {
  const worker = await createWorkerApp(product.configuration);
  try {
    await until('the end of all jobs', async () => (await inState(['queued', 'running'])).length === 0);
    faults.push(...(await lostJobs(product)), ...(await partialFiles(product, storage)));
    const compared = await differingFiles(product);
    faults.push(...compared.faults);
    faults.push(...(await strayFiles(product, storage, worker.get(FileCollector, { strict: false }))));
    return compared.versions;
  } finally {
    await worker.close();
  }
}

try {
  const { killed, inHand, orphans } = await killAgainAndAgain();
  const takeovers = await timeTakeovers();
  const versions = await finishAndCompare();
  const living = [...orphans].filter(isRenderer);
  faults.push(...living.map((pid) => `the renderer ${pid} outlived its worker`));
  for (const fault of faults) console.error(fault);
  console.log(`taken over after ${takeovers.map((seconds) => seconds.toFixed(1)).join(', ')} s`);
  console.log(
    `faults: ${killed} of ${kills} kills, ${inHand} with a job in hand, ${versions} versions compared, ${faults.length} faults`,
  );
} finally {
  await product.stop();
}
process.exit(faults.length === 0 ? 0 : 1);
