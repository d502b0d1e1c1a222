import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { errorBodySchema } from '@tastwerk/contracts';
import { Transactions } from '../src/platform/database/transactions.js';
import { JobHandler } from '../src/platform/jobs/job-handler.js';
import { JobLeases } from '../src/platform/jobs/job-leases.sql.js';
import { JobRelay } from '../src/platform/jobs/job-relay.js';
import { Jobs, OPERATOR } from '../src/platform/jobs/jobs.js';
import { JobWorker } from '../src/platform/jobs/job-worker.js';
import { eventually } from './harness/eventually.js';
import { publication } from './harness/sheets.js';
import { TestProduct } from './harness/test-product.js';

let product: TestProduct;
let jobs: Jobs;
let leases: JobLeases;
let relay: JobRelay;
let transactions: Transactions;

beforeAll(async () => {
  product = await TestProduct.start({ RENDER_QUOTA_MB: '1' });
  jobs = product.app.get(Jobs, { strict: false });
  leases = product.app.get(JobLeases, { strict: false });
  relay = product.app.get(JobRelay, { strict: false });
  transactions = product.app.get(Transactions, { strict: false });
});
afterAll(() => product.stop());
afterEach(() => product.database.query('DELETE FROM job'));

const [ADA, BEN] = [1, 2];
let subject = 0;

/** Orders a package of some weight, and gives the id of what it is about. */
async function order(ownerId: number, weight?: number): Promise<number> {
  subject += 1;
  const job = { kind: 'package' as const, subjectId: subject, payload: {}, ...(weight ? { weight } : {}) };
  await transactions.run((transaction) => jobs.order(transaction, [job], ownerId));
  // While the relay notes that the queue was told of it, a job is passed over.
  await relay.handOver();
  return subject;
}

/** Begins the next job, ends it, and gives what it was about. */
async function doNext(below?: number): Promise<number | undefined> {
  const token = randomUUID();
  const job = await leases.claim('package', token, below);
  if (job) await transactions.run((transaction) => leases.finish(transaction, job.id, token));
  return job?.subjectId;
}

async function doAll(): Promise<number[]> {
  const next = await doNext();
  return next === undefined ? [] : [next, ...(await doAll())];
}

describe('the next job', () => {
  it('is that of the owner whose turn it is, however many another one has ordered before', async () => {
    const ofAda = [];
    for (let count = 0; count < 4; count += 1) ofAda.push(await order(ADA, 10));
    const ofBen = [await order(BEN, 10), await order(BEN, 10)];
    expect(await doAll()).toEqual([ofAda[0], ofBen[0], ofAda[1], ofBen[1], ofAda[2], ofAda[3]]);
  });

  it('is a small one before a large one, also of the same owner', async () => {
    const [large, larger] = [await order(ADA, 5000), await order(ADA, 7000)];
    const [own, other] = [await order(ADA, 20), await order(BEN, 30)];
    expect(await doAll()).toEqual([own, other, large, larger]);
  });

  it('is the large one in the end, although small ones of others keep coming', async () => {
    const large = await order(ADA, 1000);
    const done: (number | undefined)[] = [];
    for (let count = 0; count < 30 && !done.includes(large); count += 1) {
      await order(BEN, 100);
      done.push(await doNext());
    }
    expect(done.indexOf(large)).toBeGreaterThan(5);
    expect(done.indexOf(large)).toBeLessThan(15);
  });

  it('is none that is too heavy, where a place is kept for lighter ones', async () => {
    const [heavy, light] = [await order(ADA, 3000), await order(BEN, 5)];
    expect([await doNext(2000), await doNext(2000), await doNext()]).toEqual([light, undefined, heavy]);
  });

  it('weighs what it weighed before, where it is ordered again without a weight', async () => {
    const id = await order(ADA, 70);
    await doNext();
    const again = { kind: 'package' as const, subjectId: id, payload: {} };
    await transactions.run((transaction) => jobs.order(transaction, [again], OPERATOR));
    const [row] = await product.database.query('SELECT weight, owner_id FROM job WHERE subject_id = $1', [
      id,
    ]);
    expect(row).toEqual({ weight: 70, owner_id: OPERATOR });
  });
});

/** A handler of packages whose jobs end when they are told to. */
class SlowHandler extends JobHandler<'package'> {
  override readonly kinds = ['package'] as const;
  override readonly atOnce = 2;
  override readonly heavyFrom = 1000;
  readonly begun: number[] = [];
  private readonly ends = new Map<number, () => void>();

  override async do({ subjectId }: { readonly subjectId: number }) {
    this.begun.push(subjectId);
    await new Promise<void>((end) => this.ends.set(subjectId, end));
    return { kind: 'done' } as const;
  }

  end(subjectId: number): void {
    this.ends.get(subjectId)?.();
  }
}

describe('a worker', () => {
  it('keeps a place for light jobs, goes on with what waits, and does heavy ones one after the other', async () => {
    const handler = new SlowHandler();
    const worker = product.app.get(JobWorker, { strict: false });
    worker.register(handler);
    const [first, second] = [await order(ADA, 5000), await order(ADA, 5000)];
    const slots = [worker.work('package'), worker.work('package')];
    const begun = (...ids: readonly number[]) =>
      eventually('jobs are begun', async () => (ids.length === handler.begun.length ? true : undefined)).then(
        () => expect(handler.begun).toEqual(ids),
      );
    await begun(first);
    // The other place has looked and found nothing that it may begin.
    await Promise.race(slots);
    const light = await order(BEN, 5);
    slots.push(worker.work('package'));
    await begun(first, light);
    handler.end(light);
    handler.end(first);
    await begun(first, light, second);
    handler.end(second);
    await Promise.all(slots);
    const [row] = await product.database.query(`SELECT count(*)::int AS count FROM job WHERE state = 'done'`);
    expect(row).toEqual({ count: 3 });
  });
});

/** A handler that tells no job heavy from others. */
class QuickHandler extends JobHandler<'package'> {
  override readonly kinds = ['package'] as const;
  override readonly atOnce = 2;
  readonly done: number[] = [];

  override async do({ subjectId }: { readonly subjectId: number }) {
    this.done.push(subjectId);
    return { kind: 'done' } as const;
  }
}

it('places of a worker for jobs of which none is heavy look for work at the same moment', async () => {
  const handler = new QuickHandler();
  const worker = product.app.get(JobWorker, { strict: false });
  worker.register(handler);
  const ids = [await order(ADA, 5000), await order(BEN, 5000), await order(ADA, 5000)];
  await Promise.all([worker.work('package'), worker.work('package')]);
  expect(handler.done.sort()).toEqual(ids);
});

describe('what an account may publish within an hour', () => {
  it('is bounded, with a sentence, for itself alone, and free again later', async () => {
    const [ada, ben] = [await product.person('ada'), await product.person('ben')];
    const publish = (token: string) => product.client.call('createGraphic', { body: publication(), token });
    expect((await publish(ada.token)).status).toBe(200);
    const spend = (when: string) =>
      product.database.query(
        `UPDATE job SET weight = 1000, created_at = now() - interval '${when}' WHERE owner_id = $1`,
        [ada.id],
      );
    await spend('59 minutes');
    const refused = await publish(ada.token);
    expect([refused.status, refused.headers['retry-after']]).toEqual([429, '600']);
    expect(errorBodySchema.parse(refused.body)).toMatchObject({
      error: 'RENDERING_QUOTA_SPENT',
      message: expect.stringContaining('in der letzten Stunde'),
    });
    expect((await publish(ben.token)).status).toBe(200);
    await spend('61 minutes');
    expect((await publish(ada.token)).status).toBe(200);
  });
});
