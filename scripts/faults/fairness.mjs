/** One account publishes huge documents, and another a small one again and again: how long until the first file of the small one is there. */
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { busyDocument } from './documents.mjs';
import { endChild, startProduct, until } from './product.mjs';

const HUGE = { pages: 40, shapes: 500, labels: 0 };
const SMALL = { pages: 1, shapes: 6, labels: 3 };
const HUGE_DOCUMENTS = 8;
const SMALL_DOCUMENTS = 20;
/** Longest wait for the first file of a small graphic, in seconds. */
const LONGEST_SECONDS = 10;
/** Between two small graphics, in ms. */
const PAUSE_MS = 2000;

/** Publishes for the account of `headers`, again where the server asks to come back, and gives the id of the version. */
async function publish(product, headers, document) {
  const payload = { document, idempotencyKey: randomUUID(), licenceAccepted: true };
  for (;;) {
    const answer = await product.app.inject({ method: 'POST', url: '/api/graphics', payload, headers });
    if (answer.statusCode === 200) return answer.json().default_variant.current_version.id;
    if (answer.statusCode !== 503) throw new Error(`publishing: ${answer.statusCode} ${answer.body}`);
    await pause(1000);
  }
}

/** Seconds from the click until the first file of a small graphic is there. */
async function firstFile(product, headers, number) {
  const started = Date.now();
  const version = await publish(product, headers, busyDocument(1000 + number, SMALL));
  await until('the first file of a small graphic', async () => {
    const done = `SELECT 1 FROM job WHERE kind = 'rendering' AND subject_id = $1 AND state = 'done' LIMIT 1`;
    return (await product.query(done, [version])).length > 0;
  });
  return (Date.now() - started) / 1000;
}

async function attack(name, environment) {
  const product = await startProduct(environment);
  const worker = await product.forkWorker();
  try {
    const greedy = await product.signIn();
    const other = await product.signInAs('other@tastwerk.example');
    await firstFile(product, other, 0);
    const documents = Array.from({ length: HUGE_DOCUMENTS }, (_, number) => busyDocument(number + 1, HUGE));
    const publishing = Promise.all(documents.map((document) => publish(product, greedy, document)));
    const waits = [];
    for (let number = 1; number <= SMALL_DOCUMENTS; number += 1) {
      waits.push(await firstFile(product, other, number));
      await pause(PAUSE_MS);
    }
    const versions = await publishing;
    const [{ open }] = await product.query(
      `SELECT count(*)::int AS open FROM job WHERE subject_id = ANY ($1) AND state IN ('queued', 'running')`,
      [versions],
    );
    if (open === 0)
      throw new Error('the huge documents were done before the small ones: nothing was measured');
    const worst = Math.max(...waits);
    const sorted = [...waits].sort((one, another) => one - another);
    console.log(
      `${name}: ${SMALL_DOCUMENTS} small graphics beside ${HUGE_DOCUMENTS} huge ones (${open} of their files still wait); first file after ${sorted[sorted.length >> 1].toFixed(1)} s (median), ${worst.toFixed(1)} s at most`,
    );
    return worst <= LONGEST_SECONDS ? 0 : 1;
  } finally {
    await endChild(worker, 'SIGTERM');
    await product.stop();
  }
}

/** Runs the attack through each queue; gives the number of faults. */
export async function runFairness() {
  const redisUrl = process.env.TEST_REDIS_URL;
  let faults = await attack('pg-boss', { redisUrl: '' });
  if (redisUrl) faults += await attack('Redis', { redisUrl });
  else console.log('Redis: TEST_REDIS_URL names none, so it was not tried');
  console.log(`fairness: ${faults} faults`);
  return faults;
}
