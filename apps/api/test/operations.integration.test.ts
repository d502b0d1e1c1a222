import { connect, Socket } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { Validator } from '@seriousme/openapi-schema-validator';
import { ROUTES, SERVER_ERROR_TEXTS } from '@tastwerk/contracts';
import { FileStorage } from '../src/platform/files/file-storage.js';
import { JobQueue } from '../src/platform/jobs/job-queue.js';
import { freePort } from '../src/platform/database/embedded/free-port.js';
import { eventually } from './harness/eventually.js';
import { Opened } from './harness/opened.js';
import { publication } from './harness/sheets.js';
import { TestProduct } from './harness/test-product.js';

let product: TestProduct;
const all = new Opened();
beforeAll(async () => {
  product = all.add(await TestProduct.start(), (made) => made.stop());
});
afterAll(() => all.close());

const opened = new Opened();
afterEach(() => opened.close());

/** Lets `method` of a port do something else until the test is over. */
function replace<Port extends object, Name extends keyof Port>(
  port: Port,
  name: Name,
  other: Port[Name],
): void {
  const before = port[name];
  port[name] = opened.add(other, () => (port[name] = before));
}

describe('whether the server is well', () => {
  it('is told apart: living, able to answer, and able to hand jobs over', async () => {
    expect((await product.client.call('live')).body).toEqual({ status: 'ok' });
    const ready = () => product.client.read(ROUTES.ready.response, 'ready');
    expect(await ready()).toEqual({ status: 'ok', database: true, files: true, queue: true });
    replace(product.app.get(JobQueue, { strict: false }), 'isReachable', () => Promise.resolve(false));
    expect(await ready()).toEqual({ status: 'degraded', database: true, files: true, queue: false });
    replace(product.app.get(FileStorage, { strict: false }), 'find', () => Promise.reject(new Error('gone')));
    expect(await product.client.failure('ready')).toBe('SERVICE_UNAVAILABLE');
    expect((await product.client.call('live')).status).toBe(200);
  });
});

describe('the description of the API', () => {
  it('is a document, and a page that runs no script', async () => {
    const { body } = await product.client.call('openApi');
    const { valid, errors } = await new Validator().validate(JSON.parse(JSON.stringify(body)));
    expect({ valid, errors }).toEqual({ valid: true, errors: undefined });
    const rows = Object.entries(ROUTES).map(([operationId, { method, path }]) => ({
      [path]: { [method.toLowerCase()]: { operationId } },
    }));
    for (const paths of rows) expect(body).toMatchObject({ openapi: '3.1.0', paths });
    const { headers, bytes } = await product.client.call('apiPage');
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(String(headers['content-security-policy'])).toMatch(/^default-src 'none'/);
    const html = bytes.toString('utf8');
    expect(html).not.toContain('<script');
    for (const [name, { path }] of Object.entries(ROUTES)) {
      expect(html).toContain(`<details id="${name}">`);
      expect(html).toContain(path);
    }
  });
});

describe('the metrics', () => {
  it('are told on a port of their own, and nowhere else', async () => {
    const port = await freePort(undefined);
    const measured = opened.add(await TestProduct.start({ METRICS_PORT: String(port) }), (made) =>
      made.stop(),
    );
    await measured.client.call('listTags');
    await measured.client.call('getGraphic', { params: { id: 1_000_000 } });
    const answer = await fetch(`http://127.0.0.1:${port}/metrics`);
    expect(answer.headers.get('content-type')).toMatch(/^text\/plain/);
    const text = await answer.text();
    expect(text).toMatch(
      /^tastwerk_http_request_duration_seconds_count\{method="GET",route="\/api\/tags",status="200"\} 1$/m,
    );
    expect(text).toMatch(/route="\/api\/graphics\/:id",status="404"\} 1$/m);
    expect(text).toMatch(/^tastwerk_jobs\{state="queued"\} 0$/m);
    expect(text).toMatch(/^tastwerk_queue\{what="outbox"\} 0$/m);
    expect(text).toMatch(/^process_cpu_seconds_total /m);
    expect((await fetch(`http://127.0.0.1:${port}/other`)).status).toBe(404);
    expect((await measured.app.inject('/metrics')).body).not.toContain('tastwerk_jobs');
  });
});

describe('what goes wrong', () => {
  it('for want of room is told as that, keeps nothing by halves, and is over as soon as there is room', async () => {
    const ann = await product.person('ann');
    const publish = () => product.client.call('createGraphic', { body: publication(), token: ann.token });
    // What PostgreSQL says when its disk is full (SQLSTATE disk_full).
    await product.database.query(`
      CREATE FUNCTION no_room() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN RAISE EXCEPTION 'could not extend file' USING ERRCODE = '53100'; END $$`);
    await product.database.query(
      'CREATE TRIGGER full_disk BEFORE INSERT ON job FOR EACH STATEMENT EXECUTE FUNCTION no_room()',
    );
    const refused = await publish();
    expect(refused.status).toBe(503);
    expect(refused.body).toMatchObject({
      error: 'STORAGE_FULL',
      message: SERVER_ERROR_TEXTS.de.STORAGE_FULL,
    });
    expect(await product.database.query('SELECT 1 FROM graphic')).toEqual([]);
    await product.database.query('DROP TRIGGER full_disk ON job');
    expect((await publish()).status).toBe(200);
  });
});

describe('a server that is told to stop', () => {
  it('answers what it was asked before it ends', async () => {
    const stopping = await TestProduct.start();
    await stopping.app.listen(0, '127.0.0.1');
    const url = await stopping.app.getUrl();
    const asked = fetch(`${url}/api/graphics`);
    const held = stopping.app.getHttpAdapter().getInstance().server;
    await new Promise((resolve) => held.once('request', resolve));
    const [answer] = await Promise.all([asked, stopping.stop()]);
    expect(answer.status).toBe(200);
    await expect(fetch(`${url}/api/health`)).rejects.toThrow();
  });

  it('answers what was on its way to it, as a proxy sends it, and no half of it is lost', async () => {
    const stopping = await TestProduct.start();
    await stopping.app.listen(0, '127.0.0.1');
    const { server } = stopping.app.getHttpAdapter().getInstance();
    const { port } = new URL(await stopping.app.getUrl());
    const proxy = opened.add(connect(Number(port), '127.0.0.1'), (socket) => socket.destroy());
    let answer = '';
    proxy.on('data', (bytes) => (answer += bytes.toString()));
    const over = new Promise((resolve) => proxy.once('close', resolve));
    const arrived = new Promise((resolve) => server.once('connection', resolve));
    proxy.write('GET /api/health HTTP/1.1\r\nHost: localhost\r\n');
    const connection = await arrived;
    await eventually('the first half', () =>
      Promise.resolve(connection instanceof Socket && connection.bytesRead > 0 ? true : undefined),
    );
    const stopped = stopping.stop();
    await eventually('a closed door', () => Promise.resolve(server.listening ? undefined : true));
    proxy.write('\r\n');
    await Promise.all([stopped, over]);
    expect(answer).toMatch(/^HTTP\/1\.1 200 /);
    expect(answer).toMatch(/^connection: close\r$/im);
  });
});
