/** Workers are killed, and told to stop, while they make invoices and send mails: nothing may be lost or left half done. */
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { ORDER_STATUS, ROLES } from '@tastwerk/contracts';
import { ROOT } from '../setup/root.mjs';
import { SELLING } from '../setup/selling.mjs';
import { strayFiles } from './checks.mjs';
import { startMailServer } from './mail-server.mjs';
import { endChild, startProduct, until } from './product.mjs';
import { post, stockShop } from './shop.mjs';

const DIST = join(ROOT, 'apps/api/dist');

/** Jobs that wait are kept at least so many. Each order makes three mails and one invoice. */
const JOBS_WAITING = 40;

/** How long a worker lives from when it has a job in hand, in ms: at random up to this. */
const LONGEST_LIFE_MS = 400;

/** Longest time in which a worker that is told to stop ends, in seconds: a mail server may take as long for an answer. */
const STOP_SECONDS = 30;

/** Longest wait for the end of all jobs, in seconds: a mail that was cut off four times waits 300 s before its next try. */
const RETRY_SECONDS = 900;

/** Ends `kills` workers, every other one by a signal to stop; prints what was seen and gives the number of faults. */
export async function runMailFaults({ kills, minutes, random }) {
  const mailServer = await startMailServer(random);
  try {
    const product = await startProduct({ environment: { ...SELLING, SMTP_URL: mailServer.url } });
    try {
      const shop = await openShop(product);
      const ended = await endWorkers(product, shop, { kills, minutes, random });
      const faults = [...ended.faults, ...(await finishAndLook(product, mailServer, ended))];
      for (const fault of faults) console.error(fault);
      console.log(
        `mails: ${ended.killed} workers killed and ${ended.stopped} stopped of ${kills}; in hand ${inWords(ended.inHand)}; ` +
          `${shop.orders} orders, ${mailServer.taken.size} mails taken, ${faults.length} faults`,
      );
      return faults.length;
    } finally {
      await product.stop();
    }
  } finally {
    await mailServer.stop();
  }
}

const inWords = (counts) =>
  Object.entries(counts)
    .map(([what, times]) => `${what} ${times}`)
    .join(', ');

/** A shop whose orders are invoiced at once; the files of its graphic are made before. */
async function openShop(product) {
  const rights = ['can_publish', 'can_order', 'can_edit_admin'];
  const { orderOf } = await stockShop(product, rights, ROLES.admin);
  const shop = {
    orders: 0,
    async order() {
      const { id } = await post(product, '/api/orders', orderOf('graphic_nobraille', 1));
      const waitsForPayment = { method: 'change_status', status: ORDER_STATUS.waitingForPayment };
      await post(product, `/api/internal/orders/${id}/rpc`, waitsForPayment);
      shop.orders += 1;
    },
  };
  const worker = await product.forkWorker();
  await until('the files of the graphic', async () => (await open(product)).length === 0);
  await stop(worker);
  return shop;
}

/** Jobs that wait or are in hand. */
const open = ({ query }) =>
  query(`SELECT id, kind, state, lease_token AS token FROM job WHERE state IN ('queued', 'running')`);

const running = async (product) => (await open(product)).filter(({ state }) => state === 'running');

/** Tells a worker to stop, as a deployment does, and gives whether it did in time. */
async function stop(worker) {
  const ended = endChild(worker, 'SIGTERM').then(() => true);
  const isInTime = await Promise.race([ended, pause(STOP_SECONDS * 1000, false)]);
  if (!isInTime) worker.kill('SIGKILL');
  return isInTime;
}

/** Lets workers begin and ends them, one after another, while there is work; gives what was seen. */
async function endWorkers(product, shop, { kills, minutes, random }) {
  const seen = { killed: 0, stopped: 0, cutOff: 0, faults: [], inHand: {} };
  const note = (how, jobs) => {
    for (const { kind } of jobs) {
      const what = `${how} with ${kind}`;
      seen.inHand[what] = (seen.inHand[what] ?? 0) + 1;
    }
  };
  for (const end = Date.now() + minutes * 60_000; seen.killed + seen.stopped < kills && Date.now() < end;) {
    while ((await open(product)).length < JOBS_WAITING) await shop.order();
    const before = new Set((await running(product)).map(({ token }) => token));
    const ofWorker = async () => (await running(product)).filter(({ token }) => !before.has(token));
    const worker = await product.forkWorker();
    await until('a job in hand', async () => (await ofWorker()).length > 0);
    await pause(random() * LONGEST_LIFE_MS);
    const inHand = await ofWorker();
    if ((seen.killed + seen.stopped) % 2 === 0) {
      await endChild(worker, 'SIGKILL');
      seen.killed += 1;
      note('killed', inHand);
      seen.cutOff += (await ofWorker()).filter(({ kind }) => kind === 'mail').length;
    } else {
      const isInTime = await stop(worker);
      seen.stopped += 1;
      note('stopped', inHand);
      if (!isInTime) seen.faults.push(`a worker that was told to stop did not within ${STOP_SECONDS} s`);
      for (const { id, kind } of await ofWorker())
        seen.faults.push(`a worker that was told to stop left the ${kind} ${id} in hand`);
    }
    if ((seen.killed + seen.stopped) % 20 === 0)
      console.log(`${seen.killed} killed, ${seen.stopped} stopped; ${shop.orders} orders`);
  }
  return seen;
}

/** Lets a worker finish in peace and gives a sentence for each thing that should not be. */
async function finishAndLook(product, mailServer, { cutOff }) {
  const worker = await product.forkWorker();
  await until('the end of all jobs', async () => (await open(product)).length === 0, RETRY_SECONDS);
  await stop(worker);
  const { FileStorage } = await import(`${DIST}/platform/files/file-storage.js`);
  const { FileCollector } = await import(`${DIST}/modules/rendering/jobs/file-collector.js`);
  const storage = product.app.get(FileStorage);
  return [
    ...(await mailFaults(product, mailServer, cutOff)),
    ...(await confirmationFaults(product)),
    ...(await invoiceFaults(product, storage)),
    ...(await strayFiles(product, storage, product.app.get(FileCollector, { strict: false }))),
  ];
}

/**
 * Every mail was sent under the one Message-ID that follows from its row, and the server took no other. It took mails again at most as
 * often as killed workers had one in hand.
 */
async function mailFaults({ query }, { taken }, cutOff) {
  const mails = await query(
    `SELECT m.id, m.template, m.state, m.error, m.created_at AS created, j.state AS job, j.error_code AS code
       FROM mail m LEFT JOIN job j ON j.kind = 'mail' AND j.subject_id = m.id ORDER BY m.id`,
  );
  const faults = [];
  const unclaimed = new Map(taken);
  let repeats = 0;
  for (const { id, template, state, error, created, job, code } of mails) {
    const name = `<tastwerk-mail-${id}-${created.getTime()}@`;
    const messageId = [...unclaimed.keys()].find((one) => one?.startsWith(name));
    const times = unclaimed.get(messageId) ?? 0;
    unclaimed.delete(messageId);
    repeats += Math.max(0, times - 1);
    if (state !== 'sent' || times === 0)
      faults.push(
        `mail ${id} (${template}) is ${state}, its job ${job} ${code ?? ''}, taken ${times} times: ${error ?? ''}`,
      );
  }
  for (const messageId of unclaimed.keys()) faults.push(`a mail with the Message-ID ${messageId} has no row`);
  if (repeats > cutOff)
    faults.push(`${repeats} mails were taken again, of ${cutOff} that killed workers had in hand`);
  console.log(
    `${mails.length} mails, ${repeats} taken again of ${cutOff} in hands of killed workers, under the same Message-ID`,
  );
  return faults;
}

/** Every order has its one confirmation, and it was sent. */
async function confirmationFaults({ query }) {
  const orders = await query(
    `SELECT o.id, array_agg(m.state) FILTER (WHERE m.id IS NOT NULL) AS states
       FROM orders o LEFT JOIN mail m ON m.template = 'order-confirmation' AND m.facts->>'order' = o.id::text
      GROUP BY o.id ORDER BY o.id`,
  );
  return orders
    .filter(({ states }) => states?.join() !== 'sent')
    .map(({ id, states }) => `order ${id}: its confirmation is ${states?.join(', ') ?? 'missing'}`);
}

/** Every order has one invoice with its file and its mail, and the numbers have no gap. */
async function invoiceFaults({ query }, storage) {
  const orders = await query(
    `SELECT o.id, i.id AS invoice, i.sequence, f.storage_key AS key, f.sha256,
            (SELECT count(*)::int FROM mail m WHERE m.template = 'invoice' AND m.facts->>'invoice' = i.id::text) AS mails
       FROM orders o LEFT JOIN invoice i ON i.order_id = o.id
       LEFT JOIN document_file f ON f.kind = 'invoice' AND f.subject_id = i.id ORDER BY i.sequence`,
  );
  const faults = [];
  for (const [index, { id, invoice, sequence, key, sha256, mails }] of orders.entries()) {
    if (sequence !== index + 1) faults.push(`order ${id}: invoice ${invoice} has the number ${sequence}`);
    if (mails !== 1) faults.push(`order ${id}: ${mails} mails bring invoice ${invoice}`);
    const file = key === null ? undefined : await storage.read(key);
    const bytes = file === undefined ? undefined : await buffer(file);
    if (bytes === undefined || createHash('sha256').update(bytes).digest('hex') !== sha256)
      faults.push(`order ${id}: the file of invoice ${invoice} is not whole`);
  }
  return faults;
}
