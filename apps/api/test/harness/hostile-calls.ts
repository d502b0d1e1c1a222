import { randomUUID } from 'node:crypto';
import { type Route, type RouteName, ROUTES } from '@tastwerk/contracts';
import { cursorText } from '../../src/modules/accounts/users/keyset-cursor.js';
import { PASSWORD } from './password.js';
import { type RawCall, REQUEST_PARTS } from './raw-calls.js';
import { examplesOf, longestAt, placesIn, valueAt } from './schema-examples.js';
import { sheet } from './sheets.js';
import { SCHOOL } from './shop.js';

/**
 * Calls of every route with wrong values in the place of each field, one at a time. `strangers.integration.test.ts` sends them to an
 * application in its own process, `npm run abuse` over the network.
 */

/** Who sends them. */
export const CALLERS = ['visitor', 'user', 'admin'] as const;
export type Caller = (typeof CALLERS)[number];

/** One more than the highest id. */
export const TOO_HIGH = 2_147_483_648;

/** What strangers send in the place of anything. */
export const HOSTILE: readonly unknown[] = [
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
export const PREPARED: readonly (readonly [RouteName, Caller])[] = [
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

/** Right calls of a route: the first one has every field, the others have another alternative of one. */
export function callsOf(name: RouteName): readonly RawCall[] {
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

/** The same call as if it were made for the first time, and from the newest version, whose hash `newestHash` gives. */
export async function fresh(parts: RawCall, newestHash: () => Promise<string | undefined>): Promise<RawCall> {
  const body: object = Object(parts.body);
  if (!('idempotencyKey' in body)) return parts;
  const again = { ...body, idempotencyKey: randomUUID() };
  return 'lastVersionHash' in body
    ? { ...parts, body: { ...again, lastVersionHash: await newestHash() } }
    : { ...parts, body: again };
}

/** Whether a caller may do what the route is for; else it refuses before it reads. */
function mayCall({ access }: Route, caller: Caller): boolean {
  if (access === 'public') return caller !== 'admin';
  return caller === 'admin' || (caller === 'user' && access === 'session');
}

/** What is sent in the place of each part of a right call, one at a time. */
export function* hostileCalls(name: RouteName, caller: Caller) {
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

/** Addresses of the web application, of which the server shows what is kept. */
export const PAGES = [
  `/catalogue/1/variant/${TOO_HIGH}`,
  `/catalogue/${TOO_HIGH}/variant/1`,
  '/catalogue/1/variant/%00',
  '/knowledge/%00/%00',
  `/info/${TOO_HIGH}`,
  '/%00',
  '/%ED%A0%80',
  '/files/thumbnails/%00',
];
