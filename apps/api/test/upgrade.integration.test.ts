import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { afterEach, expect, it } from '@jest/globals';
import { JOB_WORKS, type JobWork, ORDER_STATUS, ROUTES } from '@tastwerk/contracts';
import { migrate } from '../src/platform/database/migrate.js';
import { eventually } from './harness/eventually.js';
import { MailCatcher } from './harness/mail-catcher.js';
import { Opened } from './harness/opened.js';
import { SELLING } from './harness/shop-examples.js';
import { createKeptDatabase } from './harness/test-database.js';
import { PASSWORD, TestProduct } from './harness/test-product.js';

/** Databases that older versions left, with rows in every table and jobs in every queue (`scripts/keep-database.mjs`). */
const FOLDER = fileURLToPath(new URL('./databases/', import.meta.url));

/** What waited when the version that wrote them ended, by what is to come of it: files of three versions, two documents, eight mails. */
const WAITING = { renderings: 21, documents: 2, mails: 8 } as const;

/** Both who sign in here do so on a new device, and are told by mail. */
const SIGN_INS = 2;

/** What each of its three orders costs, in cents. */
const TOTAL = 780;

const opened = new Opened();
afterEach(() => opened.close());

async function startedOn(file: string): Promise<{ product: TestProduct; catcher: MailCatcher }> {
  const catcher = opened.add(await MailCatcher.start(), (made) => made.stop());
  const product = await TestProduct.start({ ...SELLING, SMTP_URL: catcher.url }, async () => {
    const database = await createKeptDatabase(gunzipSync(readFileSync(`${FOLDER}${file}`)).toString());
    await migrate(database.url);
    return database;
  });
  opened.add(product, (made) => made.stop());
  return { product, catcher };
}

it.each(readdirSync(FOLDER))('%s is taken over: nothing is lost, and what waited is done', async (file) => {
  const { product, catcher } = await startedOn(file);
  const { client } = product;
  const { token: ada } = await client.logIn('ada@tastwerk.example', PASSWORD);
  const { token: admin } = await client.logIn('admin@tastwerk.example', PASSWORD);
  const jobs = (work: JobWork) =>
    client.read(ROUTES.listJobs.response, 'listJobs', { query: { work }, token: admin });
  const mails = (state: 'queued' | 'sent' | 'failed') =>
    client.read(ROUTES.listMails.response, 'listMails', { query: { state }, token: admin });

  // Before any worker: all that was there, and all that waited waits.
  const orders = await client.read(ROUTES.listOrders.response, 'listOrders', { token: ada });
  expect(orders.map(({ id, status, total_gross: total }) => [id, status, total])).toEqual([
    [3, ORDER_STATUS.transferred, TOTAL],
    [2, ORDER_STATUS.acknowledged, TOTAL],
    [1, ORDER_STATUS.shipped, TOTAL],
  ]);
  expect((await jobs('rendering')).counts.queued).toBe(WAITING.renderings);
  expect((await jobs('document')).counts.queued).toBe(WAITING.documents);
  expect(await mails('queued')).toHaveLength(WAITING.mails + SIGN_INS);

  // With one: everything that waited is done, each mail goes out once.
  await product.startWorker();
  await eventually('all jobs are done', async () => {
    // Documents are looked at before the mails that they bring about.
    for (const work of JOB_WORKS) {
      const { queued, running } = (await jobs(work)).counts;
      if (queued + running > 0) return undefined;
    }
    return true;
  });
  for (const work of JOB_WORKS)
    expect((await jobs(work)).counts).toMatchObject({ queued: 0, running: 0, failed: 0 });
  expect(await mails('failed')).toEqual([]);
  // Documents go out by mail, too: the invoice to its customer, the package to the production partner.
  expect(catcher.mails).toHaveLength(WAITING.mails + SIGN_INS + WAITING.documents);
});
