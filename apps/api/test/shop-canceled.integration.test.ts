import type { INestApplicationContext } from '@nestjs/common';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { ORDER_STATUS, type OrderStatus, ROLES, ROUTES, type Variant } from '@tastwerk/contracts';
import { PackageMaker } from '../src/modules/shop/partner/package-maker.js';
import { JobWorker } from '../src/platform/jobs/job-worker.js';
import { eventually } from './harness/eventually.js';
import { Opened } from './harness/opened.js';
import { copies, orderOf, publishedVariant, savedAddress } from './harness/shop.js';
import { SELLING } from './harness/shop-examples.js';
import { type Person, TestProduct } from './harness/test-product.js';

const opened = new Opened();
let product: TestProduct;
let worker: INestApplicationContext;
let ada: Person;
let admin: Person;
let heart: Variant;
let home: number;

beforeAll(async () => {
  product = opened.add(await TestProduct.start(SELLING), (made) => made.stop());
  ada = await product.person('ada');
  admin = await product.person('admin', ROLES.admin);
  await product.person('partner', ROLES.productionPartner, []);
  heart = await publishedVariant(product, ada, { graphicTitle: 'Herz' });
  home = await savedAddress(product, ada);
  worker = await product.startWorker();
});
afterAll(() => opened.close());

const step = (id: number, status: OrderStatus) =>
  product.client.read(ROUTES.callOrder.response, 'callOrder', {
    params: { id },
    body: { method: 'change_status', status },
    token: admin.token,
  });

async function transferred(): Promise<number> {
  const { id } = await product.client.read(ROUTES.createOrder.response, 'createOrder', {
    body: orderOf([copies(heart.id)], home),
    token: ada.token,
  });
  await step(id, ORDER_STATUS.transferred);
  return id;
}

interface JobRow {
  readonly id: number;
  readonly state: string;
}

const packageJob = async (orderId: number): Promise<JobRow | undefined> => {
  const [row] = await product.database.query<JobRow>(
    `SELECT id, state FROM job WHERE kind = 'package' AND subject_id = $1`,
    [orderId],
  );
  return row;
};

const packageJobIn = (orderId: number, state: string) =>
  eventually(`the package of order ${orderId} is ${state}`, async () => {
    const job = await packageJob(orderId);
    return job?.state === state ? job : undefined;
  });

/** Jobs that are over after all mails and documents have come to an end; failed ones. */
async function failedJobs(): Promise<readonly object[]> {
  await eventually('the end of all jobs', async () => {
    const rows = await product.database.query(
      `SELECT 1 FROM job WHERE kind <> 'rendering' AND state IN ('queued', 'running')`,
    );
    return rows.length === 0 ? true : undefined;
  });
  return product.database.query(`SELECT kind, subject_id, error_code FROM job WHERE state = 'failed'`);
}

/** What the mails of a template about an order have come to. */
const mailsOf = (orderId: number, template: string) =>
  product.database.query<JobRow>(`SELECT id, state FROM mail WHERE template = $1 AND facts->>'order' = $2`, [
    template,
    String(orderId),
  ]);

describe('an order that was canceled after it had been handed over leaves no failed job', () => {
  it('when it is canceled before a worker begins', async () => {
    const id = await transferred();
    await step(id, ORDER_STATUS.canceled);
    expect(await failedJobs()).toEqual([]);
  });

  it('when a worker has its package in hand', async () => {
    const make = jest.spyOn(worker.get(PackageMaker, { strict: false }), 'make');
    const id = await transferred();
    const { id: jobId } = await packageJobIn(id, 'done');
    await step(id, ORDER_STATUS.canceled);
    // As if it had been claimed just before.
    await product.database.query(`UPDATE job SET state = 'queued', run_after = now() WHERE id = $1`, [jobId]);
    make.mockClear();
    await worker.get(JobWorker, { strict: false }).work('package');
    await packageJobIn(id, 'done');
    expect(await make.mock.results[0]?.value).toEqual({ ok: false, error: { kind: 'needless' } });
    make.mockRestore();
    expect(await failedJobs()).toEqual([]);
  });

  it('when its package has failed before', async () => {
    const make = jest.spyOn(worker.get(PackageMaker, { strict: false }), 'make');
    make.mockResolvedValue({ ok: false, error: { kind: 'refused', code: 'RENDERING_FAILED' } });
    const id = await transferred();
    await packageJobIn(id, 'failed');
    make.mockRestore();
    await step(id, ORDER_STATUS.canceled);
    expect(await packageJob(id)).toBeUndefined();
    expect(await failedJobs()).toEqual([]);
  });

  it('and a package that could not be made for any other reason still fails', async () => {
    const id = await transferred();
    const { id: jobId } = await packageJobIn(id, 'done');
    await product.database.query(`UPDATE orders SET shipping_address = NULL WHERE id = $1`, [id]);
    await product.database.query(`UPDATE job SET state = 'queued', run_after = now() WHERE id = $1`, [jobId]);
    await worker.get(JobWorker, { strict: false }).work('package');
    await packageJobIn(id, 'failed');
    await product.database.query(`DELETE FROM job WHERE id = $1`, [jobId]);
  });
});

it.each(['order-transferred', 'production-package'])(
  'the mail %s is dropped when its order is canceled before it leaves',
  async (template) => {
    const id = await transferred();
    await packageJobIn(id, 'done');
    await step(id, ORDER_STATUS.canceled);
    expect(await failedJobs()).toEqual([]);
    const [mail] = await mailsOf(id, template);
    await product.database.query(`UPDATE mail SET state = 'queued' WHERE id = $1`, [mail?.id]);
    await product.database.query(
      `UPDATE job SET state = 'queued', run_after = now() WHERE kind = 'mail' AND subject_id = $1`,
      [mail?.id],
    );
    expect(await failedJobs()).toEqual([]);
    expect(await mailsOf(id, template)).toMatchObject([{ state: 'dropped' }]);
    // What was agreed is still told, and that it ended.
    expect(await mailsOf(id, 'order-confirmation')).toMatchObject([{ state: 'sent' }]);
    expect(await mailsOf(id, 'order-canceled')).toMatchObject([{ state: 'sent' }]);
  },
);
