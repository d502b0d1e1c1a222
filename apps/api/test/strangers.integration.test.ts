import { randomUUID } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { ROLES, type Route, type RouteName, ROUTES } from '@tastwerk/contracts';
import { cursorText } from '../src/modules/accounts/users/keyset-cursor.js';
import { type RawAnswer, type RawCall, RawClient, REQUEST_PARTS } from './harness/raw-calls.js';
import { examplesOf, longestAt, type Place, placesIn, valueAt, withPart } from './harness/schema-examples.js';
import { sheet } from './harness/sheets.js';
import { SCHOOL } from './harness/shop.js';
import { PASSWORD, TestProduct } from './harness/test-product.js';

const CALLERS = ['visitor', 'user', 'admin'] as const;
type Caller = (typeof CALLERS)[number];

/** The one route that is left out: it has no field, and reading a picture takes seconds. */
const LEFT_OUT: readonly string[] = ['ocr'];

/** One more than the highest id. */
const TOO_HIGH = 2_147_483_648;

/** What strangers send in the place of anything. */
const HOSTILE: readonly unknown[] = [
  TOO_HIGH,
  // As JavaScript reads 9007199254740993.
  2 ** 53,
  -1,
  1e308,
  null,
  {},
  [],
  '',
  ' \t',
  '\u0000',
  '\ud800',
  String(TOO_HIGH),
  '9007199254740993',
  'x'.repeat(5000),
];

/** The same for who is refused before anything is read. */
const OF_ALL_KINDS = HOSTILE.filter((value) => [TOO_HIGH, '\u0000', '\ud800'].some((one) => one === value));

const MOMENT = '2026-01-01 00:00:00+00';

/**
 * What a text can be besides: right but for its end; of the greatest length before it is composed (NFC), which makes it longer; a name
 * of a row as links and lists hand it out.
 */
function hostileTexts(text: string, longest: number | undefined): readonly string[] {
  return [
    `${text}\u0000`,
    `${text}\ud800`,
    '\ufb2c'.repeat(longest ?? 1),
    `${TOO_HIGH}.${'A'.repeat(22)}`,
    cursorText({ value: '\u0000', id: 1 }),
    cursorText({ value: '2026-02-30 00:00:00+00', id: 1 }),
    cursorText({ value: MOMENT, id: TOO_HIGH }),
  ];
}

const EDITION = { subject: 'Neues', body: 'Text' };
const DAY_MS = 24 * 60 * 60 * 1000;
const NEXT_WEEK = new Date(Date.now() + 7 * DAY_MS).toISOString().slice(0, 10);
/** More copies than can be ordered without a quote. */
const MANY = { contentId: 1, productId: 'graphic', quantity: 100 };

/**
 * What the schemas do not say about right values, field by field of the call as a whole. Numbers are 1 by themselves, and the rows 1 are
 * there: {@link PREPARED} makes them.
 */
const FITTING: Readonly<Partial<Record<RouteName, object>>> = {
  login: { login: 'user@tastwerk.example', password: PASSWORD },
  createAccount: { 'login-confirm': 'ada@tastwerk.example', 'password-confirm': 'Adaxxxxx' },
  verifyAccount: { 'password-confirm': 'Adaxxxxx' },
  resetPassword: { 'password-confirm': 'Adaxxxxx' },
  changePassword: { 'password-confirm': 'Adaxxxxx' },
  createAddress: SCHOOL,
  updateAddress: SCHOOL,
  searchGraphics: { variants: undefined },
  createGraphic: { visibility: 'all', licence: 'cc-by-sa' },
  setTerms: { visibility: 'all', licence: 'cc-by-sa' },
  draftFile: { format: 'brf' },
  listPosts: { _fields: 'id,title' },
  requestQuote: { items: [MANY] },
  createOrder: { grossTotal: undefined },
  sendOffer: { validUntil: NEXT_WEEK },
  createNewsletter: { de: EDITION, en: EDITION },
  callOrder: { invoice_address: SCHOOL },
  listUsers: { after: cursorText({ value: MOMENT, id: 1 }) },
};

/** Calls that make the rows which all others are about. */
const PREPARED: readonly (readonly [RouteName, Caller])[] = [
  ['createAddress', 'user'],
  ['createGraphic', 'user'],
  ['reportVariant', 'visitor'],
  ['createOrder', 'user'],
  ['requestQuote', 'user'],
  ['sendOffer', 'admin'],
  ['createNewsletter', 'admin'],
  ['withdraw', 'visitor'],
  ['logError', 'visitor'],
];

let product: TestProduct;
let client: RawClient;
const tokens = new Map<Caller, string>();

const call = (name: RouteName, parts: RawCall, caller: Caller): Promise<RawAnswer> =>
  client.call(name, parts, tokens.get(caller));

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
    const { status, text } = await call(name, await fresh(first), caller);
    if (status >= 300) throw new Error(`${name}: ${status} ${text}`);
  }
});
afterAll(() => product.stop());

/** Right calls of a route: the first one has every field, the others have another alternative of one. */
function callsOf(name: RouteName): readonly RawCall[] {
  const { request }: Route = ROUTES[name];
  let calls: readonly RawCall[] = [{}];
  for (const part of REQUEST_PARTS) {
    const schema = request[part];
    if (schema === undefined) continue;
    const examples = examplesOf(schema).map((example) => fitted(name, example));
    calls = examples.flatMap((example, index) =>
      (index === 0 ? calls : calls.slice(0, 1)).map((made) => ({ ...made, [part]: example })),
    );
  }
  return calls;
}

function fitted(name: RouteName, example: unknown): object {
  const fields: object = Object(example);
  const fitting: Readonly<Record<string, unknown>> = {
    document: sheet({ tags: [{ name: 'Plan', tag_id: null }] }),
    ...FITTING[name],
  };
  return Object.fromEntries(
    Object.entries(fields).map(([key, value]: readonly [string, unknown]) => [
      key,
      key in fitting ? fitting[key] : value,
    ]),
  );
}

/** The same call as if it were made for the first time, and from the newest version. */
async function fresh(parts: RawCall): Promise<RawCall> {
  const body: object = Object(parts.body);
  if (!('idempotencyKey' in body)) return parts;
  if (!('lastVersionHash' in body)) return { ...parts, body: { ...body, idempotencyKey: randomUUID() } };
  const [newest] = await product.database.query<{ readonly hash: string }>(
    'SELECT hash FROM version WHERE variant_id = 1 ORDER BY id DESC LIMIT 1',
  );
  return { ...parts, body: { ...body, idempotencyKey: randomUUID(), lastVersionHash: newest?.hash } };
}

const names = Object.keys(ROUTES).filter((name): name is RouteName => !LEFT_OUT.includes(name));

/** Whether a caller may do what the route is for; else it refuses before it reads. */
function mayCall({ access }: Route, caller: Caller): boolean {
  if (access === 'public') return caller !== 'admin';
  return caller === 'admin' || (caller === 'user' && access === 'session');
}

/** What is sent in the place of each part of a right call, one at a time. */
function* hostileCalls(name: RouteName, caller: Caller) {
  const route: Route = ROUTES[name];
  const isFull = mayCall(route, caller);
  for (const parts of isFull ? callsOf(name) : callsOf(name).slice(0, 1))
    for (const part of REQUEST_PARTS) {
      const schema = route.request[part];
      if (schema === undefined) continue;
      for (const place of placesIn(parts[part], ['document'])) {
        const right = valueAt(parts[part], place);
        const texts = typeof right === 'string' ? hostileTexts(right, longestAt(schema, place)) : [];
        for (const value of isFull ? [...HOSTILE, ...texts] : OF_ALL_KINDS)
          yield { parts, part, place, value, field: [part, ...place].join('.') };
      }
    }
}

it.each(names)('%s answers strangers without an error of its own', async (name) => {
  const faults: string[] = [];
  for (const caller of CALLERS) {
    for (const { parts, part, place, value, field } of hostileCalls(name, caller)) {
      const right = await fresh(parts);
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
    const { text } = await call(name, await fresh(parts), 'admin');
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

/** Addresses of the web application, of which the server shows what is kept. */
const PAGES = [
  `/catalogue/1/variant/${TOO_HIGH}`,
  `/catalogue/${TOO_HIGH}/variant/1`,
  '/catalogue/1/variant/%00',
  '/knowledge/%00/%00',
  `/info/${TOO_HIGH}`,
  '/%00',
  '/%ED%A0%80',
  '/files/thumbnails/%00',
];

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
