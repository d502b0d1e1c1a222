/**
 * `node scripts/keep-database.mjs NAME`: uses the built product for a while, so that every table has rows and every queue has jobs that wait, and
 * keeps the database as `apps/api/test/databases/NAME.sql.gz`. `upgrade.integration.test.ts` starts the product of today on each of them. Made once for
 * each release, by its own commit; needs `pg_dump` and the PostgreSQL that TEST_DATABASE_URL names.
 */
import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { ORDER_STATUS, RIGHTS, ROUTES } from '@tastwerk/contracts';
import { createBlankDocument, createObject } from '@tastwerk/editor-core/standard';
import { startProduct, until } from './faults/product.mjs';
import { ROOT } from './setup/root.mjs';
import { SELLING } from './setup/selling.mjs';

const FOLDER = join(ROOT, 'apps/api/test/databases');
const PASSWORD = 'a long password';

const SCHOOL = {
  company_name: 'Schule am Weg',
  first_name: '',
  last_name: '',
  street: 'Weg',
  house_number: '1',
  additional: '',
  zip: '10115',
  city: 'Berlin',
  state: '',
  country: 'DE',
  is_invoice_addr: false,
};

const EDITION = { subject: 'Neues', body: 'Es gibt neue Karten.' };

/** A sheet with a shape and a label, called `title`. */
function sheet(title) {
  const blank = createBlankDocument({ uuid: randomUUID(), pageUuid: randomUUID(), language: 'de' });
  const objects = [
    createObject('rect', { uuid: randomUUID(), x: 40, y: 60, width: 80, height: 50 }),
    createObject('label', { uuid: randomUUID(), x: 20, y: 20, width: 150, height: 25, text: title }),
  ];
  const tags = ['Geometrie', title].map((name) => ({ name, tag_id: null }));
  const pages = blank.pages.map((page) => ({ ...page, objects }));
  return { ...blank, graphicTitle: title, graphicDescription: 'Zum Fühlen', tags, pages };
}

const publication = (title, more = {}) => ({
  document: sheet(title),
  idempotencyKey: randomUUID(),
  licenceAccepted: true,
  ...more,
});

const copies = (contentId, quantity) => ({ contentId, productId: 'graphic_nobraille', quantity });

/** Calls of the API by the names of the contract; each has to be a success. */
class Caller {
  constructor(app) {
    this.app = app;
  }

  async as(login) {
    const { headers } = await this.inject('login', { body: { login, password: PASSWORD } });
    const caller = new Caller(this.app);
    caller.headers = { authorization: headers.authorization };
    return caller;
  }

  async call(name, given = {}) {
    return (await this.inject(name, given)).json();
  }

  async inject(name, { params = {}, body } = {}) {
    const { method, path } = ROUTES[name];
    const url = path.replace(/\{(\w+)\}/g, (_, key) => params[key]);
    const answer = await this.app.inject({ method, url, payload: body, headers: this.headers ?? {} });
    if (answer.statusCode > 204)
      throw new Error(`${name}: ${answer.statusCode} ${answer.body.slice(0, 800)}`);
    return answer.statusCode === 204 ? { ...answer, json: () => undefined } : answer;
  }
}

async function openAccounts({ app }) {
  const { AccountService } = await import(join(ROOT, 'apps/api/dist/modules/accounts/account.service.js'));
  const people = [
    { name: 'ada', role: 0, rights: ['can_order', 'can_publish'] },
    { name: 'admin', role: 1, rights: RIGHTS },
    { name: 'partner', role: 2, rights: [] },
  ];
  for (const { name, role, rights } of people)
    await app.get(AccountService).ensureAccount({
      email: `${name}@tastwerk.example`,
      displayName: name,
      password: PASSWORD,
      role,
      rights,
    });
  const caller = new Caller(app);
  return {
    visitor: caller,
    ada: await caller.as('ada@tastwerk.example'),
    admin: await caller.as('admin@tastwerk.example'),
  };
}

/** What people do while a worker is there. */
async function useProduct(product, { visitor, ada, admin }) {
  await admin.call('addApproval', { body: { pattern: '*@schule.example', note: 'Schulen' } });
  const login = 'eve@schule.example';
  await visitor.call('createAccount', { body: { login, 'login-confirm': login, display_name: 'Eve' } });
  await product.query(`UPDATE account SET newsletter_active = true WHERE email LIKE 'ada@%'`);
  const { id: home } = await ada.call('createAddress', { body: SCHOOL });
  const { default_variant: heart } = await ada.call('createGraphic', { body: publication('Herz') });
  await ada.call('updateVariant', {
    params: { id: heart.id },
    body: publication('Herz', { lastVersionHash: heart.current_version.hash, change_message: 'Größer' }),
  });
  const order = await placeOrder(ada, heart.id, home);
  const rpc = (body) => admin.call('callOrder', { params: { id: order.id }, body });
  await rpc({ method: 'change_status', status: ORDER_STATUS.transferred });
  await admin.call('chargeVouchers', { body: { cents: 5000, idempotencyKey: randomUUID() } });
  await rpc({ method: 'purchase_invoice_voucher' });
  await rpc({ method: 'change_status', status: ORDER_STATUS.shipped });
  const { id: newsletter } = await admin.call('createNewsletter', { body: { de: EDITION, en: EDITION } });
  await admin.call('sendNewsletter', { params: { id: newsletter } });
  return { heart, home };
}

function placeOrder(customer, contentId, shippingAddress) {
  return customer.call('createOrder', {
    body: {
      basket: [copies(contentId, 2)],
      shippingAddress,
      invoiceAddress: null,
      paymentMethod: 'invoice',
      idempotencyKey: randomUUID(),
    },
  });
}

/** What people do after the worker has gone: jobs of all kinds wait. */
async function leaveJobs(product, { visitor, ada, admin }, { heart, home }) {
  await admin.call('startRenderRound', { body: { aim: 'graphic', id: heart.parent_graphic.id } });
  await ada.call('createGraphic', { body: publication('Blüte') });
  await placeOrder(ada, heart.id, home);
  const waiting = await placeOrder(ada, heart.id, home);
  await admin.call('callOrder', {
    params: { id: waiting.id },
    body: { method: 'change_status', status: ORDER_STATUS.transferred },
  });
  const { id } = await ada.call('requestQuote', {
    body: { items: [copies(heart.id, 100)], message: 'Bitte' },
  });
  await admin.call('sendOffer', {
    params: { id },
    body: {
      lines: [{ contentId: heart.id, productId: 'graphic_nobraille', quantity: 100, unitPrice: 200 }],
      extraLines: [{ text: 'Heftung', quantity: 2, unitPrice: 500 }],
      postage: 700,
      validUntil: new Date(Date.now() + 14 * 24 * 60 * 60 * 1000).toISOString().slice(0, 10),
      note: 'Wie besprochen',
    },
  });
  // What waits is tried out on any later day.
  await product.query(`UPDATE offer SET valid_until = '2999-12-31'`);
  await visitor.call('reportVariant', {
    params: { id: heart.id },
    body: { reason: 'incorrect', text: 'Schief' },
  });
  await visitor.call('withdraw', { body: { name: 'Ada', order: '1', email: 'ada@tastwerk.example' } });
  await visitor.call('countPageView', { body: { path: '/' } });
  const error = { type: 'TypeError', message: 'no', stack: 'TypeError: no' };
  const versions = { frontend_version: '0.1.0', backend_version: '0.1.0' };
  await visitor.call('logError', {
    body: { error, path: '/', user_agent: 'Firefox', platform: 'Linux', ...versions },
  });
  await product.query(`INSERT INTO seeding (name) VALUES ('samples') ON CONFLICT DO NOTHING`);
}

/** Waits until the worker has nothing to do. */
function workDone(product) {
  return until('nothing waits for the worker', async () => {
    const [{ open }] = await product.query(
      `SELECT (SELECT count(*) FROM job WHERE state <> 'done')
            + (SELECT count(*) FROM newsletter_reader WHERE NOT is_queued) AS open`,
    );
    return Number(open) === 0;
  });
}

/** Names of tables without a row. */
async function emptyTables(product) {
  const tables = await product.query(
    `SELECT relname AS name FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind = 'r' ORDER BY relname`,
  );
  const empty = [];
  for (const { name } of tables)
    if ((await product.query(`SELECT 1 FROM "${name}" LIMIT 1`)).length === 0) empty.push(name);
  return empty;
}

const [name] = process.argv.slice(2);
if (!/^[\w.-]+$/.test(name ?? ''))
  throw new Error('Please give the name of the database, such as 2026-11-26.');
// Attempts are counted in a table, so that table has rows too.
const product = await startProduct({ redisUrl: '', environment: { ...SELLING, RATE_LIMITS: 'on' } });
try {
  const people = await openAccounts(product);
  const worker = await product.forkWorker();
  const things = await useProduct(product, people);
  await workDone(product);
  // Its first files are garbage then.
  await people.admin.call('renderAgain', { params: { id: things.heart.id }, body: {} });
  await workDone(product);
  worker.kill('SIGTERM');
  await new Promise((resolve) => worker.once('exit', resolve));
  await leaveJobs(product, people, things);
  const empty = await emptyTables(product);
  if (empty.length > 0) console.warn(`without rows: ${empty.join(', ')}`);
  const { databaseUrl } = product.configuration;
  const options = ['--inserts', '--no-owner', '--no-privileges', databaseUrl];
  // Lines that only psql understands are left out.
  const sql = execFileSync('pg_dump', options, { encoding: 'utf8', maxBuffer: 1e9 }).replace(/^\\.*\n/gm, '');
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(join(FOLDER, `${name}.sql.gz`), gzipSync(sql, { level: 9 }));
  console.log(`${join(FOLDER, `${name}.sql.gz`)}: ${sql.length} bytes of SQL`);
} finally {
  await product.stop();
}
