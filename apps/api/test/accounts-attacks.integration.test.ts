import { createHmac, generateKeyPairSync, sign } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { JwtService } from '@nestjs/jwt';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { ROUTES } from '@tastwerk/contracts';
import { KeyService } from '../src/modules/accounts/key.service.js';
import { Transactions } from '../src/platform/database/transactions.js';
import { Opened } from './harness/opened.js';
import { TestClient } from './harness/test-client.js';
import { PASSWORD, type Person, TestProduct } from './harness/test-product.js';

const opened = new Opened();
let product: TestProduct;
let ada: Person;

beforeAll(async () => {
  product = opened.add(await TestProduct.start(), (made) => made.stop());
  ada = await product.person('ada');
});
afterAll(() => opened.close());

const base64 = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

describe('a forged token', () => {
  const SECRET = 'a secret for tests that is long enough';
  const now = () => Math.floor(Date.now() / 1000);
  const signed = (header: object, payload: object, secret: string) => {
    const text = `${base64(header)}.${base64(payload)}`;
    return `${text}.${createHmac('sha256', secret).update(text).digest('base64url')}`;
  };
  const payload = () =>
    product.app.get(JwtService, { strict: false }).decode<Record<string, unknown>>(ada.token);
  const parts = () => {
    const [head = '', body = '', signature = ''] = ada.token.split('.');
    return [head, body, signature] as const;
  };
  const rsa = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const publicPem = rsa.publicKey.export({ type: 'spki', format: 'pem' }).toString();

  const forgeries: readonly (readonly [string, () => string])[] = [
    ['without algorithm', () => `${base64({ alg: 'none', typ: 'JWT' })}.${parts()[1]}.`],
    ['without algorithm, in another letter case', () => `${base64({ alg: 'nOnE' })}.${parts()[1]}.`],
    [
      'that keeps its signature without algorithm',
      () => `${base64({ alg: 'none' })}.${parts()[1]}.${parts()[2]}`,
    ],
    ['without signature', () => `${parts()[0]}.${parts()[1]}.`],
    [
      'signed with a key of its own',
      () => signed({ alg: 'HS256' }, payload(), 'another secret of some length'),
    ],
    ['signed with nothing', () => signed({ alg: 'HS256' }, payload(), '')],
    [
      'that takes a public key for the secret',
      () => signed({ alg: 'HS256', kid: 'public' }, payload(), publicPem),
    ],
    [
      'signed by RSA',
      () => {
        const text = `${base64({ alg: 'RS256' })}.${base64(payload())}`;
        return `${text}.${sign('sha256', Buffer.from(text), rsa.privateKey).toString('base64url')}`;
      },
    ],
    [
      'that brings its own key',
      () =>
        signed(
          { alg: 'HS256', jwk: { kty: 'oct', k: Buffer.from('mine').toString('base64url') } },
          payload(),
          'mine',
        ),
    ],
    ['whose key is a file', () => signed({ alg: 'HS256', kid: '/dev/null' }, payload(), '')],
    ['whose key is SQL', () => signed({ alg: 'HS256', kid: "x' UNION SELECT 'k' --" }, payload(), 'k')],
    ['edited', () => `${parts()[0]}.${base64({ ...payload(), sub: '1000' })}.${parts()[2]}`],
    ['of no session', () => signed({ alg: 'HS256' }, { ...payload(), sid: undefined }, SECRET)],
    [
      'of another account with this session',
      () => signed({ alg: 'HS256' }, { ...payload(), sub: String(ada.id + 1) }, SECRET),
    ],
    [
      'of an account that is no number',
      () => signed({ alg: 'HS256' }, { ...payload(), sub: '1 OR 1=1' }, SECRET),
    ],
    ['that is none', () => 'x'.repeat(5000)],
  ];

  it.each(forgeries)('%s opens nothing', async (_, forge) => {
    expect(await product.client.failure('validate', { token: forge() })).toBe('SESSION_REVOKED');
  });

  it('that has run out, or is not valid yet, opens nothing', async () => {
    const header = { alg: 'HS256' };
    const late = signed(header, { ...payload(), exp: now() - 1 }, SECRET);
    expect(await product.client.failure('validate', { token: late })).toBe('SESSION_EXPIRED');
    const early = signed(header, { ...payload(), nbf: now() + 3600 }, SECRET);
    expect(await product.client.failure('validate', { token: early })).toBe('SESSION_REVOKED');
  });

  it('is not made by these tests in a wrong way: one with the right secret counts', async () => {
    const token = signed({ alg: 'HS256' }, payload(), SECRET);
    expect((await product.client.call('validate', { token })).status).toBe(200);
  });

  it('lives a quarter of an hour', () => {
    const { iat, exp } = payload();
    expect(Number(exp) - Number(iat)).toBe(900);
  });
});

describe('a form', () => {
  it.each(['createAccount', 'updateUser', 'login', 'createAddress'] as const)(
    '%s takes no field that it does not know',
    async (name) => {
      for (const field of ['role', 'rights', 'verified_at', 'id', 'constructor']) {
        const { status } = await product.client.call(name, { token: ada.token, body: { [field]: 1 } });
        expect(status).toBe(422);
      }
    },
  );

  it('takes SQL for text', async () => {
    const login = `x'--@tastwerk.example`;
    const body = { login, password: PASSWORD };
    expect(await product.client.failure('login', { body })).toMatch(
      /^(REQUEST_INVALID|ACCOUNT_CREDENTIALS_WRONG)$/,
    );
    const displayName = `Robert'); DROP TABLE account;--`;
    const renamed = await product.client.read(ROUTES.updateUser.response, 'updateUser', {
      token: ada.token,
      body: { displayName },
    });
    expect(renamed.display_name).toBe(displayName);
  });
});

describe('guessing', () => {
  let guarded: TestProduct;
  let other: TestClient;

  beforeAll(async () => {
    guarded = opened.add(await TestProduct.start({ RATE_LIMITS: 'on' }), (made) => made.stop());
    other = new TestClient(await guarded.startOther());
    await guarded.database.query(`INSERT INTO approval (pattern) VALUES ('*@tastwerk.example')`);
  });

  /** The statuses of wrong passwords, tried in turn at two processes. */
  async function guess(
    login: string,
    times: number,
    ip: (round: number) => string,
  ): Promise<readonly number[]> {
    const statuses: number[] = [];
    for (let round = 0; round < times; round += 1) {
      const client = round % 2 === 0 ? guarded.client : other;
      const body = { login, password: `guess number ${round}` };
      const answer = await client.call('login', { body, remoteAddress: ip(round) });
      statuses.push(answer.status);
      if (answer.status === 429) expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    }
    return statuses;
  }

  it('the password of one account ends after ten tries, from wherever they come and at whatever process', async () => {
    const victim = await guarded.person('victim');
    const statuses = await guess(victim.email, 12, (round) => `10.0.${round}.1`);
    expect(statuses).toEqual([...Array<number>(10).fill(401), 429, 429]);
    const right = {
      body: { login: victim.email.toUpperCase(), password: PASSWORD },
      remoteAddress: '10.9.9.9',
    };
    expect(await guarded.client.failure('login', right)).toBe('REQUEST_THROTTLED');
  });

  it('locks new browsers until the owner sets a new password by mail, and says so in the account', async () => {
    const victim = await guarded.person('locked');
    await guess(victim.email, 12, (round) => `10.6.${round}.1`);
    const right = { login: victim.email, password: PASSWORD };
    const fromNew = (body: object) => guarded.client.call('login', { body, remoteAddress: '10.6.99.1' });
    expect((await fromNew(right)).status).toBe(429);
    const events = await guarded.database.query<{ event: string; count: number }>(
      `SELECT event, count(*)::int AS count FROM audit_event WHERE account_id = $1 GROUP BY event`,
      [victim.id],
    );
    expect(Object.fromEntries(events.map(({ event, count }) => [event, count]))).toMatchObject({
      'sign-in-failed': 10,
      'sign-in-locked': 3,
    });

    const key = await guarded.app
      .get(KeyService, { strict: false })
      .issue(guarded.app.get(Transactions, { strict: false }).none, victim.id, 'reset', victim.email);
    const password = 'another long password';
    const reset = await guarded.client.call('resetPassword', {
      body: { key, password, 'password-confirm': password },
    });
    expect(reset.status).toBe(204);
    expect((await fromNew({ login: victim.email, password })).status).toBe(200);
  });

  it('does not lock the owner out of a browser that was used before', async () => {
    const owner = await guarded.person('owner');
    const { cookie } = await guarded.client.logIn(owner.email, PASSWORD);
    await guess(owner.email, 12, (round) => `10.1.${round}.1`);
    const body = { login: owner.email, password: PASSWORD };
    const fromOwn = () => guarded.client.call('login', { body, cookie, remoteAddress: '10.1.1.2' });
    expect((await fromOwn()).status).toBe(200);
    // From the owner's own network, too, where many accounts are tried.
    for (let other = 0; other < 52; other += 1) {
      const stranger = { login: `somebody-${other}@tastwerk.example`, password: 'a wrong password' };
      await guarded.client.call('login', { body: stranger, remoteAddress: '10.1.1.2' });
    }
    const strange = await guarded.client.call('login', { body, remoteAddress: '10.1.1.2' });
    expect(strange.status).toBe(429);
    expect(Number(strange.headers['retry-after'])).toBeGreaterThan(0);
    expect((await fromOwn()).status).toBe(200);
  });

  it('counts a network of IPv6 as one, for whoever has one of its addresses has all', async () => {
    const statuses = [];
    for (let round = 0; round < 51; round += 1) {
      const body = { login: `nobody-${round}@tastwerk.example`, password: 'a wrong password' };
      const remoteAddress = `2001:db8:1:2:${round.toString(16)}::1`;
      statuses.push((await guarded.client.call('login', { body, remoteAddress })).status);
    }
    expect(statuses).toEqual([...Array<number>(50).fill(401), 429]);
  });

  it('an address that has no account ends in the same way', async () => {
    const statuses = await guess('nobody@tastwerk.example', 11, (round) => `10.2.${round}.1`);
    expect(statuses).toEqual([...Array<number>(10).fill(401), 429]);
  });

  it('counts mails to an address and to what is written behind a plus sign as mails to one mailbox', async () => {
    const withdraw = async (email: string, round: number) => {
      const body = { name: 'Eve', order: 'x', email };
      return (await guarded.client.call('withdraw', { body, remoteAddress: `10.4.${round}.1` })).status;
    };
    const addresses = [
      'eve@a.example',
      'eve+1@a.example',
      'Eve+2@a.example',
      'EVE@A.example',
      'eve+@a.example',
    ];
    const statuses = [];
    for (const [round, email] of addresses.entries()) statuses.push(await withdraw(email, round));
    expect(statuses).toEqual([200, 200, 200, 200, 200]);
    expect(await withdraw('eve+another@a.example', 6)).toBe(429);
    expect(await withdraw('eva@a.example', 7)).toBe(200);
  });

  it('counts tries that come at the same moment', async () => {
    const { email } = await guarded.person('rushed');
    const answers = await Promise.all(
      Array.from({ length: 15 }, (_, round) =>
        guarded.client.call('login', {
          body: { login: email, password: `guess number ${round}` },
          remoteAddress: `10.3.${round}.1`,
        }),
      ),
    );
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(10);
  });

  it('with a stolen session at the password behind it ends too', async () => {
    const { token } = await guarded.person('stolen');
    const statuses: number[] = [];
    for (let round = 0; round < 11; round += 1) {
      const body = { password: `guess number ${round}` };
      statuses.push((await guarded.client.call('deleteAccount', { token, body })).status);
    }
    expect(statuses).toEqual([...Array<number>(10).fill(422), 429]);
  });

  it('nobody’s mailbox is filled: five mails an hour to one address', async () => {
    const statuses: number[] = [];
    for (let round = 0; round < 6; round += 1) {
      const body = { login: 'flooded@tastwerk.example' };
      const call = { body, remoteAddress: `10.4.${round}.1` };
      statuses.push((await guarded.client.call('resetPasswordRequest', call)).status);
    }
    expect(statuses).toEqual([204, 204, 204, 204, 204, 429]);
  });

  it('keeps no address of anybody with what it counts, and no hash that could be guessed without the secret', async () => {
    const name = 'password victim@tastwerk.example strange';
    const rows = await guarded.database.query<{ bytes: number; isPlain: boolean }>(
      `SELECT octet_length(key) AS bytes, key IN (sha256($1), sha256($2)) AS "isPlain" FROM attempt`,
      [Buffer.from(name), Buffer.from(`attempt ${name}`)],
    );
    expect(rows.length).toBeGreaterThan(10);
    expect(new Set(rows.map((row) => JSON.stringify(row)))).toEqual(
      new Set([JSON.stringify({ bytes: 32, isPlain: false })]),
    );
  });
});

describe('where somebody tries the product out', () => {
  let plain: NestFastifyApplication;
  let client: TestClient;

  beforeAll(async () => {
    const tried = opened.add(await TestProduct.start({ ACCOUNT_ANSWERS: 'plain' }), (made) => made.stop());
    plain = tried.app;
    client = new TestClient(plain);
    await tried.database.query(`INSERT INTO approval (pattern) VALUES ('*')`);
    await tried.person('grace');
    await tried.person('waiting');
    await tried.database.query(`UPDATE account SET verified_at = NULL WHERE display_name = 'waiting'`);
  });

  const login = (name: string) =>
    client.failure('login', { body: { login: `${name}@tastwerk.example`, password: 'a wrong password' } });
  const signUp = (name: string) => {
    const address = `${name}@tastwerk.example`;
    return client.failure('createAccount', { body: { login: address, 'login-confirm': address } });
  };

  it('the login says what is wrong', async () => {
    expect(await login('nobody')).toBe('ACCOUNT_CREDENTIALS_WRONG');
    expect(await login('grace')).toBe('ACCOUNT_PASSWORD_WRONG');
    expect(await login('waiting')).toBe('ACCOUNT_UNVERIFIED');
  });

  it('signing up says that there is an account', async () => {
    expect(await signUp('grace')).toBe('ACCOUNT_EXISTS');
    expect(await signUp('waiting')).toBe('ACCOUNT_EXISTS_UNVERIFIED');
  });
});
