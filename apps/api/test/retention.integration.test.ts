import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { afterAll, afterEach, beforeAll, expect, it, jest } from '@jest/globals';
import { ORDER_STATUS, ROLES, ROUTES } from '@tastwerk/contracts';
import { PageViewRepository } from '../src/modules/content/views/page-view.repository.js';
import { DocumentFileRepository } from '../src/modules/shop/documents/document-file.repository.js';
import { PackageLinks } from '../src/modules/shop/production/package-link.service.js';
import { Transactions } from '../src/platform/database/transactions.js';
import { copies, orderOf, publishedVariant, savedAddress } from './harness/shop.js';
import { SELLING } from './harness/shop-examples.js';
import { PASSWORD, TestProduct } from './harness/test-product.js';

const DAY_MS = 24 * 60 * 60 * 1000;

/** The privacy policy, whose table of periods this file holds the product to. */
const POLICY = new URL('../../../content/pages/datenschutz.de.md', import.meta.url);

/** Rows of that table that do not end by themselves, or in files: `accounts-data` and `day-files` test those. */
const ELSEWHERE = ['Konto, Anschriften, eigene Wörter', 'Protokolle des Servers'];

/** Rows that are kept by day (UTC), and so from its beginning. */
const BY_DAY = ['gezählte Seitenaufrufe'];

/** What each row of the policy is in the database, and after how many days or ends of years it is gone. */
const PERIODS: Readonly<Record<string, { readonly days: number } | { readonly years: number }>> = {
  '7 Tage': { days: 7 },
  '60 Tage': { days: 60 },
  '30 Tage': { days: 30 },
  '1 Jahr': { days: 365 },
  '180 Tage': { days: 180 },
  '400 Tage': { days: 400 },
  '60 Tage nach dem Ende der Bestellung': { days: 60 },
  '8 Jahre ab Ende des Jahres': { years: 8 },
  '3 Jahre ab Ende des Jahres, in dem sie erledigt wurden': { years: 3 },
};
const ROWS: Readonly<Record<string, readonly string[]>> = {
  'nicht bestätigte Registrierungen': [`account WHERE email = 'eve@tastwerk.example'`],
  'frühere E-Mail-Adressen nach einer Änderung': ['former_login'],
  'beendete Anmeldungen': ['session WHERE revoked_at IS NOT NULL'],
  'versandte E-Mails': ['mail'],
  Sicherheitsereignisse: ['audit_event', 'admin_change', 'admin_change_request'],
  'Fehlerberichte ohne Wiederkehr': ['error_group'],
  'gezählte Seitenaufrufe': [`page_view WHERE path = '/first'`],
  'Pakete mit Druckdaten und Lieferanschrift': [`document_file WHERE kind = 'package'`],
  'Rechnungen, Bestellungen, Widerrufe': [
    'orders',
    'order_item',
    'invoice',
    `document_file WHERE kind = 'invoice'`,
    'stamp',
    'withdrawal',
  ],
  'Anfragen nach Angeboten, Meldungen zu Grafiken': ['quote_request', 'report'],
};

let product: TestProduct;
beforeAll(async () => {
  product = await TestProduct.start(SELLING);
});
afterAll(() => product.stop());
afterEach(() => {
  jest.useRealTimers();
});

/** The rows of the policy with their periods. */
function promises(): ReadonlyMap<string, string> {
  const cells = [...readFileSync(POLICY, 'utf8').matchAll(/^\| (.+?) +\| (.+?) +\|$/gm)];
  const years = String(product.configuration.recordYears);
  return new Map(
    cells
      .map(([, row = '', period = '']): [string, string] => [row, period.replace('{{recordYears}}', years)])
      .filter(([row]) => row !== 'Daten' && !row.startsWith('---')),
  );
}

/** One of everything that is forgotten after a time. */
async function leaveTraces(): Promise<void> {
  const ada = await product.person('ada');
  const admin = await product.person('admin', ROLES.admin);
  const { client, database } = product;
  const second = await product.person('second', ROLES.admin);
  await product.person('third', ROLES.admin);
  await client.call('changeUser', { params: { id: second.id }, body: { blocked: true }, token: admin.token });
  await database.query(`INSERT INTO approval (pattern) VALUES ('*@tastwerk.example')`);
  const login = 'eve@tastwerk.example';
  await client.call('createAccount', { body: { login, 'login-confirm': login, display_name: 'Eve' } });
  await database.query(`UPDATE mail SET state = 'sent', sent_at = now()`);
  const { cookie } = await client.logIn(ada.email, PASSWORD);
  await client.call('logout', { cookie });
  await client.call('logError', {
    body: {
      error: { type: 'TypeError', message: 'no', stack: 'TypeError: no' },
      path: '/',
      user_agent: 'Firefox',
      platform: 'Linux',
      frontend_version: '0.1.0',
      backend_version: '0.1.0',
    },
  });
  await product.app.get(PageViewRepository, { strict: false }).count('/first');
  await database.query(
    `INSERT INTO former_login (account_id, email, expires_at)
     VALUES ($1, 'former@tastwerk.example', now() + interval '7 days')`,
    [ada.id],
  );
  const heart = await publishedVariant(product, ada);
  await client.call('reportVariant', { params: { id: heart.id }, body: { reason: 'incorrect' } });
  await database.query(`UPDATE report SET state = 'resolved', settled_at = now()`);
  await client.call('requestQuote', { body: { items: [copies(heart.id, 100)] }, token: ada.token });
  await client.call('withdraw', { body: { name: 'Ada', order: '1', email: ada.email } });
  await leaveOrder(heart.id, ada, admin.token);
  // Nobody makes its files here, and no mail is written about them.
  await database.query('DELETE FROM job');
  await database.query(`UPDATE mail SET state = 'sent', sent_at = now()`);
}

async function leaveOrder(
  variantId: number,
  ada: Awaited<ReturnType<TestProduct['person']>>,
  token: string,
): Promise<void> {
  const { client, app } = product;
  const { id } = await client.read(ROUTES.createOrder.response, 'createOrder', {
    body: orderOf([copies(variantId)], await savedAddress(product, ada)),
    token: ada.token,
  });
  const rpc = (body: object) =>
    client.read(ROUTES.callOrder.response, 'callOrder', { params: { id }, body, token });
  const { invoices } = await rpc({ method: 'change_status', status: ORDER_STATUS.transferred });
  await client.call('chargeVouchers', { body: { cents: 1000, idempotencyKey: randomUUID() }, token });
  await rpc({ method: 'purchase_invoice_voucher' });
  await rpc({ method: 'change_status', status: ORDER_STATUS.shipped });
  const { none } = app.get(Transactions);
  const files = app.get(DocumentFileRepository, { strict: false });
  const file = { name: 'a', mediaType: 'application/pdf', sizeBytes: 1, sha256: '0'.repeat(64) };
  await files.put(none, 'package', { ...file, subjectId: id, storageKey: 'documents/package' });
  const invoiceId = invoices[0]?.id ?? 0;
  await files.put(none, 'invoice', { ...file, subjectId: invoiceId, storageKey: 'documents/invoice' });
  await app.get(PackageLinks, { strict: false }).issue(none, id);
}

/** Lets a worker come up `now`, as its clock and that of the database say, and go again: whatever it forgets, it forgets at its start. */
async function workerAt(now: Date): Promise<void> {
  const { database, app, configuration } = product;
  const name = new URL(configuration.databaseUrl).pathname.slice(1);
  const aheadMs = now.getTime() - performance.timeOrigin - performance.now();
  await database.query(
    `CREATE OR REPLACE FUNCTION public.now() RETURNS timestamptz LANGUAGE sql STABLE
       AS $$ SELECT pg_catalog.now() + make_interval(secs => ${aheadMs / 1000}) $$`,
  );
  await database.query(`ALTER DATABASE ${name} SET search_path = public, pg_catalog`);
  jest.useFakeTimers({
    now,
    doNotFake: [
      'hrtime',
      'nextTick',
      'performance',
      'queueMicrotask',
      'setImmediate',
      'clearImmediate',
    ].concat(['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout']) as never,
  });
  await app.get(PageViewRepository, { strict: false }).count(`/${now.getTime()}`);
  const worker = await product.startWorker();
  await worker.close();
  jest.useRealTimers();
}

/** How many rows of each kind are left. */
async function left(row: string): Promise<readonly boolean[]> {
  const found: boolean[] = [];
  for (const from of ROWS[row] ?? [])
    found.push((await product.database.query(`SELECT 1 FROM ${from} LIMIT 1`)).length > 0);
  return found;
}

/** The moment from which what came about at `since` is over. */
function endOf(period: string, since: Date): Date {
  const found = PERIODS[period];
  if (found === undefined) throw new Error(`the policy names a period that nobody tests: ${period}`);
  if ('days' in found) return new Date(since.getTime() + found.days * DAY_MS);
  // Midnight in Berlin is an hour before that of UTC.
  return new Date(Date.UTC(since.getUTCFullYear() + found.years + 1, 0, 1) - DAY_MS / 24);
}

it('forgets where an order went whose customer was erased, once it is over and nothing of it is in the books', async () => {
  const { client, database } = product;
  const bob = await product.person('bob');
  const admin = await product.person('warden', ROLES.admin);
  const heart = await publishedVariant(product, admin);
  const { id } = await client.read(ROUTES.createOrder.response, 'createOrder', {
    body: orderOf([copies(heart.id)], await savedAddress(product, bob)),
    token: bob.token,
  });
  /** Whether it still says where it goes after a worker came up and went. */
  const saysWhere = async () => {
    await (await product.startWorker()).close();
    const [row] = await database.query<{ address: object | null }>(
      'SELECT shipping_address AS address FROM orders WHERE id = $1',
      [id],
    );
    return row?.address !== null;
  };
  await client.call('deleteAccount', { body: { password: PASSWORD }, token: bob.token });
  expect(await saysWhere()).toBe(true);
  await client.call('callOrder', {
    params: { id },
    body: { method: 'change_status', status: ORDER_STATUS.canceled, reason: 'Konto gelöscht' },
    token: admin.token,
  });
  expect(await saysWhere()).toBe(false);
});

it('forgets what the privacy policy says when it says so, and not before', async () => {
  const periods = [...promises()].filter(([row]) => !ELSEWHERE.includes(row));
  expect(periods.map(([row]) => row).sort()).toEqual(Object.keys(ROWS).sort());
  await leaveTraces();
  const since = new Date();
  for (const [row] of periods) expect([row, ...(await left(row))]).not.toContain(false);

  const today = new Date(since.toISOString().slice(0, 10));
  const ends = periods.map(([row, period]) => ({
    row,
    end: endOf(period, BY_DAY.includes(row) ? today : since).getTime(),
  }));
  const moments = [...new Set(ends.map(({ end }) => end))].sort((one, other) => one - other);
  for (const moment of moments) {
    for (const now of [moment - DAY_MS / 48, moment + DAY_MS / 48]) {
      await workerAt(new Date(now));
      for (const { row, end } of ends) {
        const there = await left(row);
        const wanted = there.map(() => now < end);
        expect([row, new Date(now).toISOString(), ...there]).toEqual([
          row,
          new Date(now).toISOString(),
          ...wanted,
        ]);
      }
    }
  }
});
