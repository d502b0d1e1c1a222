import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { INestApplicationContext } from '@nestjs/common';
import { RENDERING_FORMATS, ROUTES, type Variant } from '@tastwerk/contracts';
import { fail } from '@tastwerk/editor-core';
import Bull from 'bull';
import { Client } from 'pg';
import { FileCollector } from '../src/modules/rendering/jobs/file-collector.js';
import { Renderer } from '../src/modules/rendering/renderer/renderer.js';
import { FileStorage } from '../src/platform/files/file-storage.js';
import { queueOf } from '../src/platform/jobs/job-queue.js';
import { JobRelay } from '../src/platform/jobs/job-relay.js';
import { Schedule } from '../src/platform/schedule.js';
import { eventually } from './harness/eventually.js';
import { Opened } from './harness/opened.js';
import { publication } from './harness/sheets.js';
import { type Person, TestProduct } from './harness/test-product.js';
import { endChild } from './harness/worker-process.js';

const { createGraphic, listRenderings, renderAgain } = ROUTES;
const redisUrl = process.env['TEST_REDIS_URL'];

let product: TestProduct;
let ada: Person;
let admin: Person;

async function setUp(environment: Readonly<Record<string, string>> = {}): Promise<void> {
  product = await TestProduct.start(environment);
  ada = await product.person('ada');
  admin = await product.person('admin', 1);
}

async function publish(): Promise<Variant> {
  const call = { body: publication(), token: ada.token };
  return (await product.client.read(createGraphic.response, 'createGraphic', call)).default_variant;
}

async function progress({ id }: Variant) {
  const call = { params: { id }, token: ada.token };
  return (await product.client.read(listRenderings.response, 'listRenderings', call)).renderings;
}

const ended = (variant: Variant) =>
  eventually('all files of a version', async () => {
    const renderings = await progress(variant);
    return renderings.every(({ state }) => state === 'done' || state === 'failed') ? renderings : undefined;
  });

const allDone = async (variant: Variant) => (await ended(variant)).every(({ state }) => state === 'done');

/** Lets a job that waits for its next time wait no longer. */
const hurry = () => product.database.query(`UPDATE job SET run_after = now() WHERE state = 'queued'`);

/** Files in the storage, and the keys that rows know. */
async function filesAndKeys(): Promise<readonly [readonly string[], readonly string[]]> {
  const folder = join(product.configuration.varDir, 'files');
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(folder.length + 1));
  const rows = await product.database.query<{ key: string }>('SELECT storage_key AS key FROM artefact');
  return [files.sort(), rows.map(({ key }) => key).sort()];
}

describe('a worker that goes wrong', () => {
  let worker: INestApplicationContext;

  beforeAll(async () => {
    await setUp();
    worker = await product.startWorker();
  });
  afterAll(() => product.stop());
  afterEach(() => {
    jest.restoreAllMocks();
  });

  it('has no room: tries again, then says so and leaves no file', async () => {
    const storage = worker.get(FileStorage, { strict: false });
    const write = storage.write.bind(storage);
    // The first picture still fits, the second one does not.
    jest
      .spyOn(storage, 'write')
      .mockImplementation(async (key, bytes) =>
        key.endsWith('sm-p1.png') ? write(key, bytes) : fail('STORAGE_FULL'),
      );
    const variant = await publish();
    const renderings = await eventually('the last failure', async () => {
      await hurry();
      const now = await progress(variant);
      return now.every(({ state }) => state === 'failed') ? now : undefined;
    });
    expect(renderings.map(({ attempts, error, size_bytes }) => [attempts, error, size_bytes])).toEqual(
      RENDERING_FORMATS.map(() => [5, 'RENDERING_STORAGE_FULL', null]),
    );
    jest.restoreAllMocks();
    expect(await filesAndKeys()).toEqual([[], []]);
  });

  it('is told a passing failure as long as it lasts, and the job is done after it', async () => {
    const renderer = worker.get(Renderer, { strict: false });
    jest.spyOn(renderer, 'render').mockRejectedValue(new Error('the renderer ended by itself'));
    const variant = await publish();
    await eventually('a first failure', async () =>
      (await progress(variant)).every(({ error }) => error === 'RENDERING_FAILED') ? true : undefined,
    );
    jest.restoreAllMocks();
    await hurry();
    expect(await allDone(variant)).toBe(true);
  });

  it.each([
    ['RENDERING_TIMEOUT', 2],
    ['RENDERING_MEMORY', 1],
  ] as const)('gives up a document beyond its limits: %s after attempt %i', async (code, attempts) => {
    const renderer = worker.get(Renderer, { strict: false });
    jest.spyOn(renderer, 'render').mockResolvedValue(fail({ kind: 'limit', code }));
    const variant = await publish();
    const renderings = await eventually('the last failure', async () => {
      await hurry();
      const now = await progress(variant);
      return now.every(({ state }) => state === 'failed') ? now : undefined;
    });
    expect(new Set(renderings.map((rendering) => `${rendering.error} ${rendering.attempts}`))).toEqual(
      new Set([`${code} ${attempts}`]),
    );
  });

  it('has failed until an admin orders the files again, and only an admin may', async () => {
    const renderer = worker.get(Renderer, { strict: false });
    jest.spyOn(renderer, 'render').mockResolvedValue(fail({ kind: 'limit', code: 'RENDERING_MEMORY' }));
    const variant = await publish();
    await ended(variant);
    jest.restoreAllMocks();

    const call = { params: { id: variant.id }, body: { formats: ['pdf', 'png'] } };
    expect(await product.client.failure('renderAgain', { ...call, token: ada.token })).toBe('RIGHT_MISSING');
    const ordered = await product.client.read(renderAgain.response, 'renderAgain', {
      ...call,
      token: admin.token,
    });
    expect(ordered.renderings.filter(({ state }) => state !== 'failed').map(({ format }) => format)).toEqual([
      'pdf',
      'png',
    ]);
    const done = (await ended(variant)).filter(({ state }) => state === 'done');
    expect(done.map(({ format, attempts, error }) => [format, attempts, error])).toEqual([
      ['pdf', 1, null],
      ['png', 1, null],
    ]);
  });
});

describe('files that nobody refers to', () => {
  let collector: FileCollector;
  let variant: Variant;

  beforeAll(async () => {
    await setUp();
    const worker = await product.startWorker();
    collector = worker.get(FileCollector, { strict: false });
    // Its own rounds would take what a test is about to count.
    await worker.get(Schedule, { strict: false }).onModuleDestroy();
  });
  afterAll(() => product.stop());
  beforeEach(async () => {
    variant = await publish();
    await ended(variant);
  });

  it('are those of a version that is gone; those of others stay', async () => {
    const other = await publish();
    await ended(other);
    await product.database.query('UPDATE variant SET current_version_id = NULL WHERE id = $1', [variant.id]);
    await product.database.query('DELETE FROM version WHERE variant_id = $1', [variant.id]);
    const [before, known] = await filesAndKeys();
    expect(before.length).toBeGreaterThan(known.length);
    expect(await collector.removeGivenUp(0)).toBe(before.length - known.length);
    expect(await filesAndKeys()).toEqual([known, known]);
  });

  it('are the old ones when files were made again, after a while in which somebody may be reading them', async () => {
    await collector.removeGivenUp(0);
    await product.client.read(renderAgain.response, 'renderAgain', {
      params: { id: variant.id },
      body: { formats: ['pdf'] },
      token: admin.token,
    });
    await ended(variant);
    expect(await collector.removeGivenUp()).toBe(0);
    expect(await collector.removeGivenUp(0)).toBe(1);
    const [files, keys] = await filesAndKeys();
    expect(files).toEqual(keys);
  });

  it('are what a killed worker left, once no worker can be about to use it', async () => {
    const storage = product.app.get(FileStorage, { strict: false });
    await storage.write('99/token/pdf_stray.pdf', Buffer.from('half'));
    const [, keys] = await filesAndKeys();
    expect(await collector.removeUnknown()).toBe(0);
    expect(await collector.removeUnknown(-1)).toBe(1);
    expect(await filesAndKeys()).toEqual([keys, keys]);
  });
});

describe('a worker that is killed', () => {
  const opened = new Opened();
  beforeAll(() => setUp());
  afterEach(() => opened.close());
  afterAll(() => product.stop());

  it('leaves its job to another one', async () => {
    const variant = await publish();
    // No file can be entered: a job that was claimed stays in the hands of the worker until that is killed.
    const barrier = opened.add(new Client({ connectionString: product.database.url }), (client) =>
      client.end(),
    );
    await barrier.connect();
    await barrier.query('BEGIN; LOCK TABLE artefact IN SHARE MODE');
    const first = await product.forkWorker();
    await eventually('a job in hand', async () =>
      (await progress(variant)).some(({ state }) => state === 'running') ? true : undefined,
    );
    await endChild(first);
    await barrier.query('ROLLBACK');
    const second = await product.forkWorker();
    expect(await allDone(variant)).toBe(true);
    const ending = new Promise((resolve) => second.once('exit', resolve));
    second.kill('SIGTERM');
    await ending;
    const [, keys] = await filesAndKeys();
    expect(keys).toHaveLength(RENDERING_FORMATS.length + 1);
  });
});

// Where the run has a Redis.
for (const url of redisUrl === undefined ? [] : [redisUrl]) {
  describe('a Redis', () => {
    const opened = new Opened();
    beforeEach(() => setUp({ REDIS_URL: url }));
    afterEach(() => opened.close().finally(() => product.stop()));

    const waiting = async () =>
      (
        await product.database.query<{ count: number }>(
          `SELECT count(*)::int AS count FROM job WHERE state = 'queued' AND announced_at IS NULL`,
        )
      )[0]?.count;

    it('that forgot everything between commit and worker costs no file', async () => {
      const variant = await publish();
      await product.app.get(JobRelay, { strict: false }).handOver();
      expect(await waiting()).toBe(0);
      const prefix = `tastwerk:${new URL(product.configuration.databaseUrl).pathname.slice(1)}`;
      const queue = opened.add(new Bull(queueOf('rendering'), url, { prefix }), (bull) => bull.close());
      expect(await queue.count()).toBe(RENDERING_FORMATS.length);
      await queue.obliterate({ force: true });
      await product.startWorker();
      expect(await allDone(variant)).toBe(true);
    });

    it('that is away leaves jobs to be told of until it is back', async () => {
      await product.stop();
      await setUp({ REDIS_URL: 'redis://127.0.0.1:1' });
      const variant = await publish();
      expect(await waiting()).toBe(RENDERING_FORMATS.length);
      await product.startWorker({ redisUrl: url });
      expect(await allDone(variant)).toBe(true);
    });
  });
}
