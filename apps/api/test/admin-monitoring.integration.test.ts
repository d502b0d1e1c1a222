import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { type LogLine, RENDERING_FORMATS, ROLES, ROUTES } from '@tastwerk/contracts';
import { BackendErrors } from '../src/modules/monitoring/errors/backend-errors.js';
import { ErrorTap } from '../src/platform/logging/error-tap.js';
import { Opened } from './harness/opened.js';
import { publication } from './harness/sheets.js';
import { type Person, TestProduct } from './harness/test-product.js';

let product: TestProduct;
let admin: Person;
beforeAll(async () => {
  product = await TestProduct.start();
  admin = await product.person('admin', ROLES.admin);
});
afterAll(() => product.stop());

const opened = new Opened();
afterEach(() => opened.close());

const report = (message: string, more: object = {}) => ({
  error: {
    type: 'TypeError',
    message,
    stack: `TypeError: ${message}\n    at draw (https://tastwerk.example/assets/main-AbCd1234.js:1:99)`,
  },
  path: '/catalogue?search=secret',
  user_agent: 'Mozilla/5.0 (Windows NT 10.0; rv:140.0) Gecko/20100101 Firefox/140.0',
  platform: 'Win32',
  frontend_version: '0.1.0',
  backend_version: '0.1.0',
  ...more,
});

function errors(
  side: 'listFrontendErrors' | 'listBackendErrors',
  query: Readonly<Record<string, string>> = {},
) {
  return product.client.read(ROUTES[side].response, side, { query, token: admin.token });
}

describe('errors of browsers', () => {
  it('are counted by what they are, without addresses of people and values of queries', async () => {
    for (const message of ['no room for ann@school.example at 17', 'no room for bob@school.example at 4'])
      expect((await product.client.call('logError', { body: report(message) })).status).toBe(204);
    const { errors: found, total } = await errors('listFrontendErrors', { search: 'no room' });
    expect(total).toBe(1);
    expect(found[0]).toMatchObject({
      type: 'TypeError',
      message: 'no room for … at 4',
      place: '/catalogue',
      device: 'Firefox, Windows',
      frontend_version: '0.1.0',
      count: 2,
      resolved_at: null,
    });
    expect(JSON.stringify(found)).not.toMatch(/school\.example|secret/);
  });

  it('of another kind are another group', async () => {
    await product.client.call('logError', { body: report('cannot read pages') });
    expect((await errors('listFrontendErrors', { search: 'cannot read' })).total).toBe(1);
  });

  it('are settled by an admin and open again when they come back', async () => {
    await product.client.call('logError', { body: report('settled once') });
    const [group] = (await errors('listFrontendErrors', { search: 'settled once' })).errors;
    const call = { params: { id: group?.id ?? 0 }, token: admin.token };
    const settled = await product.client.call('resolveError', { ...call, body: { resolved: true } });
    expect(settled.body).toMatchObject({ resolved_by: 'admin', resolved_at: expect.any(String) });
    const open = { state: 'open', search: 'settled once' };
    expect((await errors('listFrontendErrors', open)).total).toBe(0);
    const counts = async (direction: string) =>
      (await errors('listFrontendErrors', { sort: 'count', direction })).errors.map(({ count }) => count);
    expect(await counts('asc')).toEqual((await counts('desc')).toReversed());
    expect(await counts('asc')).toEqual((await counts('asc')).toSorted((a, b) => a - b));
    expect((await errors('listFrontendErrors', { ...open, state: 'resolved' })).total).toBe(1);
    await product.client.call('logError', { body: report('settled once') });
    expect((await errors('listFrontendErrors', open)).errors).toMatchObject([
      { count: 2, resolved_by: null },
    ]);
    expect((await errors('listBackendErrors', { search: 'settled once' })).total).toBe(0);
  });

  it.each([{ error: {} }, { error: { message: 'x'.repeat(1001) } }, { ...report('x'), password: 'y' }, {}])(
    'are refused in another form: %#',
    async (body) => {
      expect(await product.client.failure('logError', { body })).toBe('REQUEST_INVALID');
    },
  );

  it('are slowed down where limits are on', async () => {
    const strict = opened.add(await TestProduct.start({ RATE_LIMITS: 'on' }), (made) => made.stop());
    const statuses: number[] = [];
    for (let time = 0; time <= ROUTES.logError.throttle.limit; time += 1)
      statuses.push((await strict.client.call('logError', { body: report('again') })).status);
    expect(statuses.at(-1)).toBe(429);
    expect(statuses.slice(0, -1)).toEqual(Array.from({ length: ROUTES.logError.throttle.limit }, () => 204));
  });
});

describe('errors of the server', () => {
  it('come from the log into groups, as often as they were logged', async () => {
    const tap = product.app.get(ErrorTap, { strict: false });
    const line = (id: number) =>
      JSON.stringify({
        level: 50,
        time: 1_763_700_000_000,
        msg: 'INTERNAL',
        context: 'ErrorFilter',
        route: '/api/graphics/:id',
        err: {
          type: 'RangeError',
          message: `row ${id} of ann@school.example`,
          stack: 'RangeError\n    at read (file.js:1:2)',
        },
      });
    for (const id of [1, 22, 333]) tap.write(`${line(id)}\n`);
    tap.write('no entry\n');
    await product.app.get(BackendErrors, { strict: false }).keep();
    const { errors: found } = await errors('listBackendErrors', { search: 'RangeError' });
    expect(found).toMatchObject([
      { type: 'RangeError', message: 'INTERNAL: row 333 of …', place: '/api/graphics/:id', count: 3 },
    ]);
  });
});

describe('the figures', () => {
  it('count what there is, what came today and what waits', async () => {
    const read = () =>
      product.client.read(ROUTES.getFigures.response, 'getFigures', {
        query: { days: '7' },
        token: admin.token,
      });
    const before = await read();
    const ann = await product.person('ann');
    await product.client.call('createGraphic', { body: publication(), token: ann.token });
    await product.client.call('logError', { body: report('one more') });
    const after = await read();
    expect(after.totals).toMatchObject({
      users: before.totals.users + 1,
      graphics: before.totals.graphics + 1,
      versions: before.totals.versions + 1,
      errors: before.totals.errors + 1,
    });
    expect(after.waiting.frontend_errors).toBe(before.waiting.frontend_errors + 1);
    expect(after.queue.renders_queued).toBe(before.queue.renders_queued + RENDERING_FORMATS.length);
    expect(after.queue.oldest_seconds).not.toBeNull();
    expect(after.days).toHaveLength(7);
    expect(after.days.map(({ day }) => day)).toEqual(after.days.map(({ day }) => day).sort());
    const graphics = after.days.reduce((sum, { counts }) => sum + counts.graphics, 0);
    expect(graphics).toBe(after.totals.graphics);
  });
});

describe('jobs', () => {
  it('are listed with what they are about, and a failed one begins anew', async () => {
    const bea = await product.person('bea');
    await product.client.call('createGraphic', { body: publication(), token: bea.token });
    const read = (query: Readonly<Record<string, string>>) =>
      product.client.read(ROUTES.listJobs.response, 'listJobs', { query, token: admin.token });
    const [job] = (await read({ product: 'pdf', limit: '1' })).jobs;
    await product.database.query(
      `UPDATE job SET state = 'failed', attempts = 3, error_code = 'RENDERING_FAILED' WHERE id = $1`,
      [job?.id],
    );
    const failed = await read({ state: 'failed' });
    expect(failed.jobs).toMatchObject([
      { id: job?.id, error: 'RENDERING_FAILED', attempts: 3, product: 'pdf' },
    ]);
    expect(failed.counts.failed).toBe(1);
    const again = { params: { work: 'rendering', id: job?.id ?? 0 }, token: admin.token };
    const retried = await product.client.read(ROUTES.retryJob.response, 'retryJob', again);
    expect(retried).toMatchObject({ id: job?.id, state: 'queued', attempts: 0, error: null });
    expect((await read({ state: 'failed' })).jobs).toEqual([]);
    // Once more, while it waits: nothing is ordered twice.
    expect(await product.client.read(ROUTES.retryJob.response, 'retryJob', again)).toEqual(retried);
  });

  it('of orders are listed apart, with the order and invoice that they belong to', async () => {
    const read = () =>
      product.client.read(ROUTES.listJobs.response, 'listJobs', {
        query: { work: 'document', state: 'failed' },
        token: admin.token,
      });
    const [job] = await product.database.query<{ id: number }>(
      `INSERT INTO job (kind, key, subject_id, payload, state, attempts, error_code)
       VALUES ('package', 'package:77', 77, '{}', 'failed', 4, 'RENDERING_FAILED') RETURNING id`,
    );
    expect(await read()).toMatchObject({
      jobs: [
        {
          work: 'document',
          product: 'package',
          attempts: 4,
          error: 'RENDERING_FAILED',
          graphic: null,
          order: { id: 77, invoice_number: null },
        },
      ],
      counts: { failed: 1 },
    });
    const figures = await product.client.read(ROUTES.getFigures.response, 'getFigures', {
      query: {},
      token: admin.token,
    });
    expect(figures.waiting.failed_documents).toBe(1);
    const retried = await product.client.read(ROUTES.retryJob.response, 'retryJob', {
      params: { work: 'document', id: job?.id ?? 0 },
      token: admin.token,
    });
    expect(retried).toMatchObject({ product: 'package', state: 'queued', attempts: 0, error: null });
    expect((await read()).jobs).toEqual([]);
    await product.database.query(`DELETE FROM job WHERE kind = 'package'`);
  });
});

describe('log files', () => {
  const NAME = 'api-2026-11-20.log';
  const entry = (level: number, msg: string) =>
    `${JSON.stringify({ level, time: 1_763_600_000_000, pid: 1, msg, context: 'Test' })}\n`;
  let file: string;

  beforeAll(() => {
    const folder = join(product.configuration.varDir, 'logs');
    mkdirSync(folder, { recursive: true });
    file = join(folder, NAME);
    writeFileSync(join(folder, 'notes.txt'), 'not a log');
    const lines = Array.from({ length: 3000 }, (_, at) => entry(at % 10 === 0 ? 50 : 30, `line ${at} ü`));
    writeFileSync(file, `${lines.join('')}no entry at all\n${entry(40, 'the last one')}{"level":30,"ti`);
  });

  function read(query: Readonly<Record<string, string>> = {}) {
    return product.client.read(ROUTES.readLog.response, 'readLog', {
      params: { name: NAME },
      query,
      token: admin.token,
    });
  }

  it('are listed by their names, and nothing else in the folder is', async () => {
    const files = await product.client.read(ROUTES.listLogs.response, 'listLogs', { token: admin.token });
    expect(files).toMatchObject([{ name: NAME, process: 'api', day: '2026-11-20' }]);
  });

  it('show their last whole lines first, and lead on above', async () => {
    const { lines, next } = await read({ limit: '3' });
    expect(lines).toMatchObject([
      {
        message: 'line 2999 ü',
        level: 'info',
        time: '2025-11-20T00:53:20.000Z',
        details: '{"pid":1,"context":"Test"}',
      },
      { message: 'no entry at all', level: null, time: null },
      { message: 'the last one', level: 'warn' },
    ]);
    const above = await read({ limit: '2', before: String(next) });
    expect(above.lines.map(({ message }) => message)).toEqual(['line 2997 ü', 'line 2998 ü']);
  });

  it('can be walked through from the end to the beginning without losing a line', async () => {
    const seen: LogLine[] = [];
    for (let before: number | null = Number.MAX_SAFE_INTEGER; before !== null;) {
      const page = await read({ limit: '499', before: String(before) });
      seen.unshift(...page.lines);
      before = page.next;
    }
    expect(seen).toHaveLength(3002);
    expect(seen.slice(0, 3000).map(({ message }) => message)).toEqual(
      Array.from({ length: 3000 }, (_, at) => `line ${at} ü`),
    );
  });

  it('are filtered by level and text', async () => {
    const { lines, next } = await read({ level: 'error', search: 'LINE 29', limit: '500' });
    expect(lines.map(({ message }) => message)).toEqual(
      [29, 290, ...Array.from({ length: 10 }, (_, at) => 2900 + at * 10)]
        .filter((at) => at % 10 === 0)
        .map((at) => `line ${at} ü`),
    );
    expect(next).toBeNull();
  });

  it.each(['../../etc/passwd', 'api-2026-11-20.log/../notes.txt', 'notes.txt'])(
    'are no way to %s',
    async (name) => {
      const failure = await product.client.failure('readLog', { params: { name }, token: admin.token });
      expect(['REQUEST_INVALID', 'ROUTE_NOT_FOUND']).toContain(failure);
    },
  );

  it('are followed live from where somebody had come to', async () => {
    const { end } = await read({ limit: '1' });
    await product.app.listen(0, '127.0.0.1');
    const answer = await fetch(
      `${await product.app.getUrl()}/api/internal/logs/${NAME}/events?after=${end}&level=warn`,
      {
        headers: { authorization: `Bearer ${admin.token}` },
      },
    );
    // The line that was half written is finished, then comes one below the level, then one at it.
    appendFileSync(file, `me":1,"msg":"mild"}\n${entry(30, 'mild too')}${entry(50, 'grave')}`);
    let text = '';
    for await (const chunk of (answer.body ?? new ReadableStream()).pipeThrough(new TextDecoderStream())) {
      text += chunk;
      if (text.includes('grave')) break;
    }
    expect(text).not.toContain('mild');
    expect(text).toMatch(/^id: \d+$/m);
  });
});
