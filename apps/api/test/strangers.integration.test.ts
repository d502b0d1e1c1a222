import { randomUUID } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { ROLES, type RouteName, ROUTES } from '@tastwerk/contracts';
import {
  type Caller,
  CALLERS,
  callsOf,
  fresh,
  hostileCalls,
  PAGES,
  PREPARED,
  TOO_HIGH,
} from './harness/hostile-calls.js';
import { type RawAnswer, type RawCall, RawClient } from './harness/raw-calls.js';
import { type Place, placesIn, valueAt, withPart } from './harness/schema-examples.js';
import { sheet } from './harness/sheets.js';
import { TestProduct } from './harness/test-product.js';

/** The one route that is left out: it has no field, and reading a picture takes seconds. */
const LEFT_OUT: readonly string[] = ['ocr'];

let product: TestProduct;
let client: RawClient;
const tokens = new Map<Caller, string>();

const call = (name: RouteName, parts: RawCall, caller: Caller): Promise<RawAnswer> =>
  client.call(name, parts, tokens.get(caller));

/** The hash of the newest version of the variant 1. */
async function newestHash(): Promise<string | undefined> {
  const [version] = await product.database.query<{ readonly hash: string }>(
    'SELECT hash FROM version WHERE variant_id = 1 ORDER BY id DESC LIMIT 1',
  );
  return version?.hash;
}

const newest = (parts: RawCall) => fresh(parts, newestHash);

beforeAll(async () => {
  product = await TestProduct.start();
  // The approval 1 and the account 1 are there to be changed and removed.
  await product.database.query(
    `INSERT INTO approval (pattern) VALUES ('victim@tastwerk.example'), ('*@tastwerk.example')`,
  );
  await product.person('victim');
  tokens.set('user', (await product.person('user')).token);
  tokens.set('admin', (await product.person('admin', ROLES.admin)).token);
  const logs = join(product.configuration.varDir, 'logs');
  mkdirSync(logs, { recursive: true });
  writeFileSync(join(logs, 'api-2026-01-01.log'), '{"level":30,"time":1767225600000,"msg":"started"}\n');
  await product.app.listen(0, '127.0.0.1');
  const { port }: AddressInfo = Object(product.app.getHttpServer().address());
  client = new RawClient(product.app, `http://127.0.0.1:${port}`);
  for (const [name, caller] of PREPARED) {
    const [first] = callsOf(name);
    if (first === undefined) throw new Error(`${name} has no example`);
    const { status, text } = await call(name, await newest(first), caller);
    if (status >= 300) throw new Error(`${name}: ${status} ${text}`);
  }
});
afterAll(() => product.stop());

const names = Object.keys(ROUTES).filter((name): name is RouteName => !LEFT_OUT.includes(name));

it.each(names)('%s answers strangers without an error of its own', async (name) => {
  const faults: string[] = [];
  for (const caller of CALLERS) {
    for (const { parts, part, place, value, field } of hostileCalls(name, caller)) {
      const right = await newest(parts);
      const hostile = { ...right, [part]: withPart(right[part], place, value) };
      const { status, text } = await call(name, hostile, caller);
      // 429 would mean that limits kept the rest of the calls from being made.
      if (status >= 500 || status === 429)
        faults.push(`${caller}: ${field} = ${JSON.stringify(value).slice(0, 60)}: ${status} ${text}`);
    }
  }
  expect(faults).toEqual([]);
});

it.each(names)('%s reads the calls that those are made from', async (name) => {
  for (const parts of callsOf(name)) {
    const { text } = await call(name, await newest(parts), 'admin');
    expect(text).not.toContain('"error":"REQUEST_INVALID"');
  }
});

/** Publishes `document` as a new graphic and gives what came back. */
const publish = (document: unknown) =>
  call('createGraphic', { body: { document, idempotencyKey: randomUUID(), licenceAccepted: true } }, 'user');

it('no part of a posted document makes an error of its own', async () => {
  const document = sheet({ tags: [{ name: 'Plan', tag_id: null }], category: 'Plan' });
  const faults: (readonly [Place, unknown, RawAnswer])[] = [];
  for (const place of placesIn(document)) {
    const right = valueAt(document, place);
    const texts = typeof right === 'string' ? [`${right}\u0000`, `${right}\ud800`] : [];
    for (const value of [TOO_HIGH, 1e308, '\u0000', null, { '\u0000': 1 }, ...texts]) {
      const answer = await publish(withPart(document, place, value));
      if (answer.status >= 500) faults.push([place, value, answer]);
    }
  }
  expect(faults).toEqual([]);
});

it.each(PAGES)('the page %s makes no error of its own', async (url) => {
  const { statusCode } = await product.app.inject({ method: 'GET', url });
  expect(statusCode).toBeLessThan(500);
});

const HEADERS = [
  'authorization',
  'cookie',
  'x-link-key',
  'x-request-id',
  'accept-language',
  'user-agent',
  'last-event-id',
  'if-none-match',
  'range',
];

it.each(HEADERS)('the header %s makes no error of its own', async (name) => {
  for (const value of [String(TOO_HIGH), '%00', 'Bearer a.b.c', 'refresh=%00', 'x'.repeat(5000), '\u00ff'])
    for (const url of [
      '/api/users/validate',
      '/api/variants/1',
      '/api/graphics',
      '/files/thumbnails/a-THUMBNAIL-sm-p1.png',
    ]) {
      const { statusCode } = await product.app.inject({ method: 'GET', url, headers: { [name]: value } });
      expect({ url, value, isFault: statusCode >= 500 }).toEqual({ url, value, isFault: false });
    }
});
