/** What counts once, asked for by many calls at the same moment at two API processes. */
import { createRequire } from 'node:module';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { PASSWORD, until } from '../faults/product.mjs';
import { SELLING } from '../setup/selling.mjs';
import { busyDocument } from '../faults/documents.mjs';
import { ROOT } from '../setup/root.mjs';
import { cookieHeader, cookiesOf } from './client.mjs';
import { setUpApp } from './second-factor.mjs';

export const options = { apis: 2, worker: true, environment: SELLING };

/** Calls at the same moment. */
const COPIES = 50;

/** Each race is run so often. */
const ROUNDS = { full: 5, quick: 1 };

const DIST = join(ROOT, 'apps/api/dist');
const ADDRESS = { company_name: 'Schule', street: 'Weg', house_number: '1', zip: '10115', city: 'Berlin' };

export async function run(target, { quick }) {
  createRequire(join(ROOT, 'apps/api/package.json'))('reflect-metadata');
  await target.product.query(`INSERT INTO approval (pattern) VALUES ('*@tastwerk.example')`);
  const prepared = await prepare(target);
  for (let round = 1; round <= (quick ? ROUNDS.quick : ROUNDS.full); round += 1) {
    await raceLinks(target, prepared, round);
    await raceSessions(target, round);
    await raceShop(target, prepared, round);
    await raceRows(target, prepared, round);
  }
}

async function prepare(target) {
  const { KeyService } = await import(`${DIST}/modules/accounts/key.service.js`);
  const { Transactions } = await import(`${DIST}/platform/database/transactions.js`);
  const { app } = target.product;
  const keys = app.get(KeyService, { strict: false });
  const { none } = app.get(Transactions, { strict: false });
  const admin = await target.admin();
  const buyer = await target.person('buyer', { rights: ['can_order', 'can_publish'] });
  const [client] = target.clients;
  const read = async (path, body, { token } = buyer) => {
    const answer = await client.post(path, body, { token });
    if (answer.status !== 200) throw new Error(`${path}: ${answer.status} ${answer.text}`);
    return JSON.parse(answer.text);
  };
  const document = busyDocument(1, { pages: 1, shapes: 2, labels: 1 });
  const { default_variant: variant } = await read('/api/graphics', {
    document,
    idempotencyKey: randomUUID(),
    licenceAccepted: true,
  });
  const { id: address } = await read('/api/users/addresses', ADDRESS);
  return {
    admin,
    buyer,
    read,
    variant,
    address,
    issue: (id, purpose, email) => keys.issue(none, id, purpose, email),
  };
}

/** Sends the same call `COPIES` times at once; gives the answers that were a success. */
async function race(target, what, { path, body, token, headers }, copies = COPIES) {
  target.count('calls that raced', copies);
  target.count('races');
  const answers = await Promise.all(
    Array.from({ length: copies }, (_, copy) => {
      const call = () =>
        target.clients[copy % 2].post(path, typeof body === 'function' ? body(copy) : body, {
          token,
          headers,
        });
      return again(call);
    }),
  );
  const wrong = answers.find(({ status }) => status >= 500 || status === 0);
  if (wrong) target.fault(`${what}: ${wrong.status} ${wrong.text.slice(0, 200)}`);
  return answers.filter(({ status }) => status < 300);
}

/** As a patient client: again where the server had no connection to the database left. */
async function again(call) {
  for (;;) {
    const answer = await call();
    if (answer.status !== 503) return answer;
  }
}

function once(target, what, won, times = 1) {
  if (won !== times) target.fault(`${what}: ${won} of ${COPIES} calls at once counted; ${times} is right`);
}

const numberOf = async ({ product }, sql, values) => (await product.query(sql, values))[0].n;

async function raceLinks(target, { issue }, round) {
  const password = (copy) => `password of call ${copy} in a race`;
  const twice = (copy) => ({ password: password(copy), 'password-confirm': password(copy) });

  const email = `racer-${round}@tastwerk.example`;
  const form = { login: email, 'login-confirm': email };
  await race(target, 'sign-ups', { path: '/api/create-account', body: form });
  const accounts = await target.product.query('SELECT id FROM account WHERE lower(email) = $1', [email]);
  once(target, 'sign-ups under one address', accounts.length);
  const { id } = accounts[0];
  // A worker makes a key for each mail, and an account has three at most: the one that is raced comes after those.
  const waiting = `SELECT count(*)::int AS n FROM mail WHERE recipient = $1 AND state IN ('queued', 'sending')`;
  await until('the mails about the sign-up', async () => (await numberOf(target, waiting, [email])) === 0);
  const verify = await issue(id, 'verify', email);
  once(
    target,
    'a link that confirms an address',
    (await race(target, 'confirming', { path: `/api/verify-account?key=${verify}`, body: twice })).length,
  );

  const reset = await issue(id, 'reset', email);
  const resets = await race(target, 'resetting', {
    path: '/api/reset-password',
    body: (copy) => ({ key: reset, ...twice(copy) }),
  });
  once(target, 'a link that sets a password', resets.length);
  const right = await Promise.all(
    Array.from({ length: COPIES }, (_, copy) =>
      again(() => target.clients[0].post('/api/login', { login: email, password: password(copy) })),
    ),
  );
  once(target, 'a password that was set in a race', right.filter(({ status }) => status === 200).length);

  const mover = await target.person(`mover-${round}`);
  const moved = `moved-${round}@tastwerk.example`;
  await target.clients[0].post(
    '/api/change-login',
    { login: moved, password: PASSWORD },
    { token: mover.token },
  );
  // Before the address changes: that ends the session.
  await target.clients[0].post('/api/users', { newsletterActive: true }, { token: mover.token });
  const change = await issue(mover.id, 'login-change', moved);
  once(
    target,
    'a link that changes an address',
    (await race(target, 'changing', { path: `/api/verify-login-change?key=${change}` })).length,
  );

  const letter = await issue(mover.id, 'newsletter-confirm', moved);
  once(
    target,
    'a link of the newsletter',
    (await race(target, 'newsletter', { path: `/api/newsletter/confirm?key=${letter}` })).length,
  );
}

async function raceSessions(target, round) {
  const person = await target.person(`tabs-${round}`);
  const [name] = Object.keys(person.cookies).filter((key) => key.includes('refresh'));
  const won = await race(target, 'refreshing', {
    path: '/api/refresh',
    headers: { cookie: cookieHeader(person.cookies) },
  });
  const next = new Set(won.map((answer) => cookiesOf(answer)[name]));
  once(target, 'the refresh token that follows another', next.size);
  const sessions = await numberOf(target, 'SELECT count(*)::int AS n FROM session WHERE account_id = $1', [
    person.id,
  ]);
  once(target, 'sessions after their refresh token raced', sessions);
  const owner = await target.person(`recovering-${round}`);
  const [code] = await setUpApp(target.clients[0], owner);
  const recovered = await race(target, 'recovering', {
    path: '/api/login',
    body: { login: owner.email, password: PASSWORD, code },
  });
  once(target, 'a recovery code', recovered.length);
  const gone = await target.person(`leaving-${round}`);
  once(
    target,
    'the deletion of an account',
    (
      await race(target, 'deleting', {
        path: '/api/users/delete',
        token: gone.token,
        body: { password: PASSWORD },
      })
    ).length,
  );
}

async function raceShop(target, { admin, buyer, read, variant, address }, round) {
  const token = buyer.token;
  const basket = [{ contentId: variant.id, productId: 'graphic', quantity: 1 + round }];
  const order = { basket, shippingAddress: address, paymentMethod: 'invoice', idempotencyKey: randomUUID() };
  const before = await numberOf(target, 'SELECT count(*)::int AS n FROM orders');
  const ordered = await race(target, 'ordering', { path: '/api/orders', token, body: order });
  once(
    target,
    'an order under one key',
    (await numberOf(target, 'SELECT count(*)::int AS n FROM orders')) - before,
  );
  once(target, 'the number of an order', new Set(ordered.map(({ text }) => JSON.parse(text).id)).size);
  const { id } = JSON.parse(ordered[0].text);

  const pay = { method: 'change_status', status: 2 };
  await race(target, 'handing over', {
    path: `/api/internal/orders/${id}/rpc`,
    token: admin.token,
    body: pay,
  });
  const steps = await numberOf(
    target,
    'SELECT coalesce(max(n), 0)::int AS n FROM (SELECT count(*) AS n FROM order_step WHERE order_id = $1 GROUP BY to_status) AS steps',
    [id],
  );
  once(target, 'the steps of an order', steps);
  const another = await read('/api/orders', { ...order, idempotencyKey: randomUUID() });
  const canceled = await race(target, 'cancelling', {
    path: `/api/orders/${another.id}/cancel`,
    token,
    body: {},
  });
  const cancelSteps = await numberOf(
    target,
    'SELECT count(*)::int AS n FROM order_step WHERE order_id = $1 AND to_status = (SELECT status FROM orders WHERE id = $1)',
    [another.id],
  );
  once(target, 'the cancellation of an order', cancelSteps);
  if (canceled.length === 0) target.fault('an order could not be canceled by anyone');

  const charge = { cents: 5000, idempotencyKey: randomUUID() };
  const charges = () => numberOf(target, 'SELECT count(*)::int AS n FROM stamp_charge');
  const charged = await charges();
  await race(target, 'charging stamps', {
    path: '/api/internal/vouchers/charges',
    token: admin.token,
    body: charge,
  });
  once(target, 'a charge of stamps under one key', (await charges()) - charged);

  await raceQuote(target, { admin, buyer, read, variant, address });
}

/** A quote that is accepted, declined and withdrawn at the same moment ends in one way, and makes one order at most. */
async function raceQuote(target, { admin, buyer, read, variant, address }) {
  const many = [{ contentId: variant.id, productId: 'graphic', quantity: 100 }];
  const request = await read('/api/quotes/request', { items: many });
  const nextWeek = new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10);
  const lines = [{ ...many[0], unitPrice: 100 }];
  const sent = await read(
    `/api/internal/quote-requests/${request.id}/offers`,
    { lines, postage: 0, validUntil: nextWeek },
    admin,
  );
  const { OfferLinks } = await import(`${DIST}/modules/shop/offers/offer-links.js`);
  const [{ link }] = await target.product.query('SELECT link_id AS link FROM offer WHERE id = $1', [
    sent.offers[0].id,
  ]);
  const key = target.product.app
    .get(OfferLinks, { strict: false })
    .keyOf({ id: sent.offers[0].id, linkId: link });
  const accept = {
    key,
    shippingAddress: address,
    paymentMethod: 'invoice',
    grossTotal: sent.offers[0].total_gross,
    acceptsTerms: true,
  };
  const won = await race(target, 'accepting', {
    path: '/api/quotes/sent/accept',
    token: buyer.token,
    body: accept,
  });
  once(target, 'the order of a quote', new Set(won.map(({ text }) => JSON.parse(text).id)).size);
}

async function raceRows(target, { admin, buyer, variant }, round) {
  const pattern = `*@race-${round}.example`;
  await race(target, 'approving', { path: '/api/internal/approvals', token: admin.token, body: { pattern } });
  once(
    target,
    'an approval',
    await numberOf(target, 'SELECT count(*)::int AS n FROM approval WHERE pattern = $1', [pattern]),
  );

  const graphics = () => numberOf(target, 'SELECT count(*)::int AS n FROM graphic');
  const before = await graphics();
  const document = busyDocument(round, { pages: 1, shapes: 1, labels: 1 });
  const publication = { document, idempotencyKey: randomUUID(), licenceAccepted: true };
  await race(target, 'publishing', { path: '/api/graphics', token: buyer.token, body: publication });
  once(target, 'a publication under one key', (await graphics()) - before);

  const [{ hash, n }] = await target.product.query(
    'SELECT hash, (SELECT count(*)::int FROM version WHERE variant_id = $1) AS n FROM version WHERE variant_id = $1 ORDER BY id DESC LIMIT 1',
    [variant.id],
  );
  const version = (copy) => ({
    ...publication,
    document: busyDocument(100 * round + copy, { pages: 1, shapes: 1, labels: 1 }),
    idempotencyKey: randomUUID(),
    lastVersionHash: hash,
  });
  await race(target, 'publishing on the same version', {
    path: `/api/variants/${variant.id}`,
    token: buyer.token,
    body: version,
  });
  once(
    target,
    'the version that follows another',
    (await numberOf(target, 'SELECT count(*)::int AS n FROM version WHERE variant_id = $1', [variant.id])) -
      n,
  );

  const collector = await target.person(`collector-${round}`);
  await race(
    target,
    'adding addresses',
    { path: '/api/users/addresses', token: collector.token, body: ADDRESS },
    70,
  );
  const kept = await numberOf(target, 'SELECT count(*)::int AS n FROM address WHERE account_id = $1', [
    collector.id,
  ]);
  once(target, 'the addresses that one account may keep', kept, 50);

  const names = `Wettlauf ${round}`;
  const racers = await Promise.all(
    Array.from({ length: 10 }, (_, at) => target.person(`name-${round}-${at}`)),
  );
  await Promise.all(
    racers.map(({ token }, at) =>
      again(() => target.clients[at % 2].post('/api/users', { displayName: names }, { token })),
    ),
  );
  target.count('calls that raced', racers.length);
  once(
    target,
    'a name that many take at once',
    await numberOf(target, 'SELECT count(*)::int AS n FROM account WHERE display_name = $1', [names]),
  );
}
