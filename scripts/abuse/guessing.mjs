/** Passwords, keys of links and mails, tried again and again from many networks, at two API processes: each limit has to hold. */
import { randomBytes } from 'node:crypto';
import { PASSWORD } from '../faults/product.mjs';
import { cookieHeader } from './client.mjs';
import { setUpApp } from './second-factor.mjs';
import { inLanes } from './target.mjs';

/** The attacker comes through a proxy that the product trusts, from as many networks as it likes. */
export const options = { apis: 2, worker: false, environment: { RATE_LIMITS: 'on', TRUSTED_PROXIES: '1' } };

/** Wrong passwords that an account takes from browsers it does not know, and one network for all accounts, in a quarter of an hour. */
const MOST_OF_ACCOUNT = 10;
const MOST_OF_NETWORK = 50;

/** Keys of links that one network may try in a quarter of an hour, and mails to one mailbox in an hour. */
const MOST_KEYS = 60;
const MOST_MAILS = 5;

const REDIS = Boolean(process.env.TEST_REDIS_URL);

export async function run(target, { quick }) {
  const times = quick ? 60 : 300;
  await target.product.query(`INSERT INTO approval (pattern) VALUES ('*@tastwerk.example')`);
  await passwords(target, times);
  await codes(target, times);
  await networks(target, times);
  await links(target, times);
  await mails(target);
  await routes(target);
}

/** Calls a process in turn, seemingly from `ip`; gives the statuses. */
async function guess(target, times, callOf, lanes = 10) {
  const statuses = [];
  await inLanes(
    Array.from({ length: times }, (_, round) => round),
    lanes,
    async (round) => {
      const { path, body, ip, headers = {} } = callOf(round);
      const client = target.clients[round % target.clients.length];
      const { status } = await client.post(path, body, { headers: { ...headers, 'x-forwarded-for': ip } });
      target.count('guesses');
      statuses.push(status);
    },
  );
  return statuses;
}

const network = (round) => `10.${1 + (round >> 8)}.${round & 255}.1`;
const looked = (statuses) => statuses.filter((status) => status !== 429).length;

function atMost(target, what, statuses, most) {
  if (looked(statuses) > most)
    target.fault(`${what}: ${looked(statuses)} guesses were looked at; ${most} are the limit`);
  if (looked(statuses) === 0)
    target.fault(`${what}: not one guess was looked at, so that the limit was not met`);
}

async function passwords(target, times) {
  const victim = await target.person('victim');
  const own = { login: victim.email, password: PASSWORD };
  const wrong = (login) => (round) => ({
    path: '/api/login',
    body: { login, password: `guess number ${round}` },
    ip: network(round),
  });
  atMost(
    target,
    'one account from many networks',
    await guess(target, times, wrong(victim.email)),
    MOST_OF_ACCOUNT,
  );
  atMost(
    target,
    'an address without account',
    await guess(target, times, wrong('nobody@tastwerk.example')),
    MOST_OF_ACCOUNT,
  );
  // In other letter cases it is the same account.
  const inCapitals = await guess(target, 20, wrong(victim.email.toUpperCase()));
  if (looked(inCapitals) > 0) target.fault('an account that is locked takes guesses in capital letters');
  const forged = (round) => ({
    ...wrong(victim.email)(round),
    headers: { cookie: `tastwerk_device=${randomBytes(32).toString('base64url')}` },
  });
  const statuses = await guess(target, 50, forged);
  if (looked(statuses) > 0)
    target.fault(
      `${looked(statuses)} guesses with forged device cookies were looked at after the account was locked`,
    );
  const { status } = await target.clients[0].post('/api/login', own, {
    headers: { cookie: cookieHeader(victim.cookies), 'x-forwarded-for': '10.200.0.1' },
  });
  if (status !== 200) target.fault(`the owner is locked out of a browser that was used before: ${status}`);
}

/** Codes of an app by who has the password, and by who has a session. */
async function codes(target, times) {
  const owner = await target.person('owner-of-an-app');
  await setUpApp(target.clients[0], owner);
  const codeOfRound = (round) => String(100_000 + round * 2_797).slice(0, 6);
  const byPassword = await guess(target, times, (round) => ({
    path: '/api/login',
    body: { login: owner.email, password: PASSWORD, code: codeOfRound(round) },
    ip: network(round),
  }));
  if (byPassword.includes(200)) target.fault('a guessed code opened an account');
  atMost(target, 'codes of an app behind a right password', byPassword, MOST_OF_ACCOUNT);
  const thief = await target.person('owner-of-a-stolen-session');
  await setUpApp(target.clients[0], thief);
  const bySession = await guess(target, times, (round) => ({
    path: '/api/users/proof',
    body: { code: codeOfRound(round) },
    ip: network(round),
    headers: { authorization: `Bearer ${thief.token}` },
  }));
  if (bySession.includes(200)) target.fault('a guessed code proved who somebody is');
  atMost(target, 'codes of an app in a stolen session', bySession, MOST_OF_ACCOUNT);
}

async function networks(target, times) {
  const stuffing = (round) => ({
    path: '/api/login',
    body: { login: `somebody-${round}@tastwerk.example`, password: 'a wrong password' },
    ip: '10.99.0.1',
  });
  atMost(target, 'many accounts from one network', await guess(target, times, stuffing), MOST_OF_NETWORK);
  const ofOneNetwork = (round) => ({ ...stuffing(round), ip: `2001:db8:1:2::${(round + 1).toString(16)}` });
  atMost(
    target,
    'many accounts from one network of IPv6',
    await guess(target, times, ofOneNetwork),
    MOST_OF_NETWORK,
  );
}

async function links(target, times) {
  const key = () => randomBytes(32).toString('base64url');
  const twice = { password: 'another long password 7', 'password-confirm': 'another long password 7' };
  const kinds = [
    ['links that confirm an address', () => ({ path: `/api/verify-account?key=${key()}`, body: twice })],
    ['links that set a password', () => ({ path: '/api/reset-password', body: { key: key(), ...twice } })],
    ['links that change an address', () => ({ path: `/api/verify-login-change?key=${key()}` })],
    ['links of the newsletter', () => ({ path: `/api/newsletter/confirm?key=${key()}` })],
    [
      'links of quotes',
      () => ({ path: '/api/quotes/sent', body: { key: `1.${randomBytes(16).toString('base64url')}` } }),
    ],
    ['links of packages', () => ({ path: '/api/production/packages', body: { key: `1.${key()}` } })],
    ['links of withdrawals', () => ({ path: '/api/withdrawals/confirmations', body: { key: key() } })],
  ];
  for (const [at, [what, call]] of kinds.entries()) {
    const statuses = await guess(target, times, () => ({ ...call(), ip: `10.98.${at}.1` }));
    // Limits of routes, which alone guard the links of quotes, are counted by each process for itself where there is no Redis.
    atMost(target, what, statuses, what === 'links of quotes' && !REDIS ? 2 * MOST_KEYS : MOST_KEYS);
    if (statuses.some((status) => status < 300)) target.fault(`${what}: a guessed key opened something`);
  }
}

async function mails(target) {
  const asked = [
    ['a password', '/api/reset-password-request', (login) => ({ login })],
    ['a confirmation', '/api/resend-verification', (login) => ({ login })],
    ['an account', '/api/create-account', (login) => ({ login, 'login-confirm': login })],
    ['a withdrawal', '/api/withdrawals', (email) => ({ name: 'Eve', order: 'x', email })],
  ];
  for (const [at, [what, path, bodyOf]] of asked.entries()) {
    const statuses = await guess(target, 40, (round) => ({
      path,
      body: bodyOf(`Flooded${at}+${round}@tastwerk.example`),
      ip: `10.${100 + at}.${round}.1`,
    }));
    atMost(target, `mails about ${what} to one mailbox`, statuses, MOST_MAILS);
  }
  const [{ most }] = await target.product.query(
    'SELECT coalesce(max(n), 0)::int AS most FROM (SELECT count(*) AS n FROM mail GROUP BY lower(recipient)) AS mails',
  );
  if (most > MOST_MAILS) target.fault(`${most} mails were written to one address`);
}

/** Limits of single routes: a caller who goes on is refused, and another one is not. */
async function routes(target) {
  const calls = [
    ['/api/contact', { topic: 'other', message: 'Guten Tag', email: 'eve@tastwerk.example' }],
    ['/api/logging', { error: { message: 'x is not a function' } }],
    ['/api/draft-files/brf', { document: {} }],
  ];
  for (const [path, body] of calls) {
    const statuses = await guess(target, 400, () => ({ path, body, ip: '10.97.0.1' }), 20);
    if (!statuses.includes(429)) target.fault(`${path} took 400 calls of one network without an end`);
    const [other] = await guess(target, 1, () => ({ path, body, ip: '10.97.1.1' }));
    if (other === 429) target.fault(`${path} refuses one network for what another one did`);
  }
}
