import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { RENDERING_FORMATS, ROUTES, type Variant } from '@tastwerk/contracts';
import { artefactFileName } from '@tastwerk/render';
import { JobQueue, queueOf } from '../src/platform/jobs/job-queue.js';
import { JobSweeper } from '../src/platform/jobs/job-sweeper.js';
import { JobWorker } from '../src/platform/jobs/job-worker.js';
import { eventually } from './harness/eventually.js';
import { publication, sheet } from './harness/sheets.js';
import { type Person, TestProduct } from './harness/test-product.js';

const { createGraphic, listRenderings } = ROUTES;

/** The transports: PostgreSQL always, Redis where the run has one. */
const redisUrl = process.env['TEST_REDIS_URL'];
const transports: readonly (readonly [string, Readonly<Record<string, string>>])[] = [
  ['pg-boss', {}],
  ...(redisUrl === undefined ? [] : [['Bull', { REDIS_URL: redisUrl }] as const]),
];

describe.each(transports)('rendering over %s', (_, environment) => {
  let product: TestProduct;
  let ada: Person;

  beforeAll(async () => {
    product = await TestProduct.start(environment);
    ada = await product.person('ada');
  });
  afterAll(() => product.stop());

  const publish = async (text?: string, isPublic = true): Promise<Variant> => {
    const body = { ...publication(sheet({}, text)), public: isPublic };
    return (await product.client.read(createGraphic.response, 'createGraphic', { body, token: ada.token }))
      .default_variant;
  };
  const progress = async ({ id }: Variant) =>
    (
      await product.client.read(listRenderings.response, 'listRenderings', {
        params: { id },
        token: ada.token,
      })
    ).renderings;
  const ended = (variant: Variant) =>
    eventually('all files of a version', async () => {
      const renderings = await progress(variant);
      return renderings.every(({ state }) => state === 'done' || state === 'failed') ? renderings : undefined;
    });
  const download = (variant: Variant, format: string, fileName = variant.current_file_name, headers = {}) =>
    product.client.call('download', {
      params: { variantId: variant.id, format, fileName },
      token: ada.token,
      headers,
    });
  const jobsOf = (variant: Variant) =>
    product.database.query<{ readonly jobId: number }>(
      `SELECT id AS "jobId" FROM job WHERE kind = 'rendering' AND subject_id = $1 ORDER BY id`,
      [variant.current_version.id],
    );

  it('waits visibly as long as no worker runs, and says that a file is not ready', async () => {
    const variant = await publish();
    expect((await progress(variant)).map(({ format, state }) => [format, state])).toEqual(
      RENDERING_FORMATS.map((format) => [format, 'queued']),
    );
    expect((await download(variant, 'pdf')).body).toMatchObject({ error: 'FILE_NOT_READY' });
    const params = { fileName: variant.current_file_name, size: 'sm', page: 1 };
    const picture = await product.client.call('thumbnail', { params });
    expect([picture.status, picture.bytes.length]).toEqual([202, 0]);
    expect(picture.headers).toMatchObject({ 'retry-after': '3', 'cache-control': 'no-store' });
  });

  describe('with a worker', () => {
    let jobWorker: JobWorker;
    let sweeper: JobSweeper;

    beforeAll(async () => {
      const worker = await product.startWorker();
      jobWorker = worker.get(JobWorker, { strict: false });
      sweeper = worker.get(JobSweeper, { strict: false });
    });

    it('makes every file, with its type, name and tag of content', async () => {
      const variant = await publish();
      expect((await ended(variant)).map(({ state, attempts }) => [state, attempts])).toEqual(
        RENDERING_FORMATS.map(() => ['done', 1]),
      );
      const name = variant.current_file_name;

      const pdf = await download(variant, 'pdf');
      expect(pdf.status).toBe(200);
      expect(pdf.bytes.subarray(0, 5).toString()).toBe('%PDF-');
      expect(pdf.headers).toMatchObject({
        'content-type': 'application/pdf',
        'content-length': String(pdf.bytes.length),
        'content-disposition': `attachment; filename="${artefactFileName('pdf', name)}"`,
        'cache-control': 'private, max-age=60',
      });
      const again = await download(variant, 'pdf', name, { 'if-none-match': String(pdf.headers['etag']) });
      expect([again.status, again.bytes.length]).toEqual([304, 0]);

      const brf = await download(variant, 'brf');
      expect(brf.bytes.toString('latin1')).toMatch(/\f$/);
      const svg = await download(variant, 'svg', `${name}-p1`);
      expect(svg.headers['content-type']).toBe('image/svg+xml');
      // The sheet says which version of the variant it is, not how many there are in all.
      expect(svg.bytes.toString()).toContain('>v1</text>');
      const png = await product.client.call('thumbnail', { params: { fileName: name, size: 'sm', page: 1 } });
      expect(png.bytes.subarray(1, 4).toString()).toBe('PNG');
      expect(png.headers['cache-control']).toBe('public, max-age=60');
    });

    it('hands out no file that is not there, nor one of another variant', async () => {
      const [one, other] = [await publish(), await publish()];
      await ended(one);
      expect((await download(one, 'pdf', `${one.current_file_name}-p7`)).body).toMatchObject({
        error: 'FILE_NOT_FOUND',
      });
      expect((await download(one, 'pdf', other.current_file_name)).body).toMatchObject({
        error: 'FILE_NOT_FOUND',
      });
      expect((await download(one, 'pdf', '../../jwt-secret')).status).toBeGreaterThanOrEqual(400);
      const thumbnail = { params: { fileName: one.current_file_name, size: 'xl', page: 99 } };
      expect(await product.client.failure('thumbnail', thumbnail)).toBe('FILE_NOT_FOUND');
    });

    it('shows the pictures of a hidden variant to its author alone', async () => {
      const hidden = await publish('verborgen', false);
      await ended(hidden);
      const ben = await product.person('ben');
      const params = { fileName: hidden.current_file_name, size: 'sm', page: 1 };
      expect(await product.client.failure('thumbnail', { params })).toBe('FILE_NOT_FOUND');
      expect(await product.client.failure('thumbnail', { params, token: ben.token })).toBe('FILE_NOT_FOUND');
      const own = await product.client.call('thumbnail', { params, token: ada.token });
      expect([own.status, own.headers['cache-control']]).toEqual([200, 'private, max-age=60']);
      const call = { params: { variantId: hidden.id, format: 'pdf', fileName: hidden.current_file_name } };
      expect(await product.client.failure('download', { ...call, token: ben.token })).toBe('FILE_NOT_FOUND');
    });

    it('does a job once however often it is delivered', async () => {
      const variant = await publish();
      await ended(variant);
      await Promise.all([1, 2, 3].map(() => jobWorker.work('rendering')));
      expect((await progress(variant))[0]).toMatchObject({ state: 'done', attempts: 1 });
    });

    it('runs the job of a killed worker again, and it ends', async () => {
      const variant = await publish();
      await ended(variant);
      await product.database.query(
        `UPDATE job SET state = 'running', lease_token = gen_random_uuid(), lease_until = now() - interval '1 second'
          WHERE kind = 'rendering' AND subject_id = $1`,
        [variant.current_version.id],
      );
      await sweeper.sweep();
      expect((await ended(variant)).map(({ state, attempts }) => [state, attempts])).toEqual(
        RENDERING_FORMATS.map(() => ['done', 2]),
      );
    });

    it('leaves a job alone whose worker lives', async () => {
      const variant = await publish();
      await ended(variant);
      const held = `UPDATE job SET state = 'running', lease_token = gen_random_uuid(),
                           lease_until = now() + interval '1 minute' WHERE kind = 'rendering' AND subject_id = $1`;
      await product.database.query(held, [variant.current_version.id]);
      await sweeper.sweep();
      await jobWorker.work('rendering');
      expect((await progress(variant)).map(({ state, attempts }) => [state, attempts])).toEqual(
        RENDERING_FORMATS.map(() => ['running', 1]),
      );
    });

    it('finds a job that the queue forgot', async () => {
      const variant = await publish();
      await ended(variant);
      await product.database.query(
        `UPDATE job SET state = 'queued', announced_at = now() - interval '1 minute' WHERE kind = 'rendering' AND subject_id = $1`,
        [variant.current_version.id],
      );
      await sweeper.sweep();
      expect((await ended(variant)).every(({ state }) => state === 'done')).toBe(true);
    });

    it('gives up visibly after the last attempt', async () => {
      const variant = await publish();
      await ended(variant);
      await product.database.query(
        `UPDATE job SET state = 'running', attempts = 50, lease_until = now() - interval '1 second'
          WHERE kind = 'rendering' AND subject_id = $1 AND payload ->> 'format' = 'pdf'`,
        [variant.current_version.id],
      );
      await sweeper.sweep();
      expect((await progress(variant))[0]).toMatchObject({
        format: 'pdf',
        state: 'failed',
        attempts: 50,
        error: 'RENDERING_ABANDONED',
      });
    });

    it('fails at once, with the code, when the stored document is not right', async () => {
      const variant = await publish();
      await ended(variant);
      const { id } = variant.current_version;
      await product.database.query(`UPDATE version SET document = '{"formatVersion":99}' WHERE id = $1`, [
        id,
      ]);
      await product.database.query(
        `UPDATE job SET state = 'queued', attempts = 0 WHERE kind = 'rendering' AND subject_id = $1`,
        [id],
      );
      const queue = product.app.get(JobQueue, { strict: false });
      for (const job of await jobsOf(variant)) await queue.publish(queueOf('rendering'), job);
      expect((await ended(variant)).map(({ state, error }) => [state, error])).toEqual(
        RENDERING_FORMATS.map(() => ['failed', 'DOCUMENT_VERSION_TOO_NEW']),
      );
    });

    it('survives a message that is none', async () => {
      const queue = product.app.get(JobQueue, { strict: false });
      await queue.publish(queueOf('rendering'), { nonsense: true });
      expect((await ended(await publish())).every(({ state }) => state === 'done')).toBe(true);
    });
  });
});
