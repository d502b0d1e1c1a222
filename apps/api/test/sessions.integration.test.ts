import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { JwtService } from '@nestjs/jwt';
import { ROLES, userSchema } from '@tastwerk/contracts';
import { cookieOf, tokenOf } from './harness/test-client.js';
import { PASSWORD, type Person, TestProduct } from './harness/test-product.js';

let product: TestProduct;
let ada: Person;

beforeAll(async () => {
  product = await TestProduct.start();
  ada = await product.person('ada');
});
afterAll(() => product.stop());

const logIn = (login: string, password: string) =>
  product.client.call('login', { body: { login, password } });

describe('login', () => {
  it('hands out the user, an access token in a header and a refresh token that scripts cannot read', async () => {
    const answer = await logIn(ada.email, PASSWORD);
    expect(userSchema.parse(answer.body)).toMatchObject({
      email: ada.email,
      display_name: 'ada',
      role: 0,
      user_rights: { can_publish: true, can_view_admin: false },
    });
    expect(tokenOf(answer)).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/);
    const cookies = [answer.headers['set-cookie'] ?? []].flat();
    expect(cookies.map((cookie) => cookie.split('=')[0])).toEqual(['tastwerk_refresh', 'tastwerk_device']);
    for (const cookie of cookies)
      expect(cookie).toMatch(/^\w+=[\w-]{43}; .*Path=\/api; HttpOnly; SameSite=Strict$/);
  });

  it('over TLS binds its cookies to this host, and takes no others', async () => {
    const secure = await TestProduct.start({ PUBLIC_URL: 'https://tastwerk.example' });
    try {
      const { email } = await secure.person('eve');
      const answer = await secure.client.call('login', { body: { login: email, password: PASSWORD } });
      const cookies = [answer.headers['set-cookie'] ?? []].flat();
      expect(cookies).toHaveLength(2);
      for (const cookie of cookies)
        expect(cookie).toMatch(
          /^__Host-tastwerk_(?:refresh|device)=[\w-]{43}; Max-Age=\d+; Path=\/; HttpOnly; Secure; SameSite=Strict$/,
        );
      const cookie = cookieOf(answer);
      const planted = cookie.replace('__Host-', '');
      expect(await secure.client.failure('refresh', { cookie: planted })).toBe('SESSION_MISSING');
      expect((await secure.client.call('refresh', { cookie })).status).toBe(200);
      const left = await secure.client.call('logout', { cookie });
      expect(left.headers['set-cookie']).toMatch(/^__Host-tastwerk_refresh=; .*Path=\/;.*Secure/);
    } finally {
      await secure.stop();
    }
  });

  it('takes the address in any letter case', async () => {
    expect((await logIn(ada.email.toUpperCase(), PASSWORD)).status).toBe(200);
  });

  it('tells an unknown address and a wrong password apart by nothing', async () => {
    const wrong = await logIn(ada.email, 'another password');
    const unknown = await logIn('nobody@tastwerk.example', 'another password');
    expect(wrong.status).toBe(401);
    expect({ ...Object(unknown.body), correlationId: '' }).toEqual({
      ...Object(wrong.body),
      correlationId: '',
    });
  });

  it('tells nothing about an account whose address is not confirmed', async () => {
    await product.person('unconfirmed');
    await product.database.query(`UPDATE account SET verified_at = NULL WHERE display_name = 'unconfirmed'`);
    const email = 'unconfirmed@tastwerk.example';
    for (const password of [PASSWORD, 'another password'])
      expect((await logIn(email, password)).body).toMatchObject({ error: 'ACCOUNT_CREDENTIALS_WRONG' });
  });

  it('names the field of a body that is not right', async () => {
    expect((await logIn(ada.email, 'short')).body).toMatchObject({
      error: 'REQUEST_INVALID',
      'field-error': ['password', 'password_short'],
    });
    const more = { login: ada.email, password: PASSWORD, role: 1 };
    expect((await product.client.call('login', { body: more })).body).toMatchObject({
      'field-error': ['role', 'unrecognized_keys'],
    });
  });

  it('keeps passwords as argon2id and refresh tokens as hashes', async () => {
    const [account] = await product.database.query<{ password_hash: string }>(
      'SELECT password_hash FROM account',
    );
    expect(account?.password_hash).toMatch(/^\$argon2id\$v=19\$/);
    const { cookie } = await product.client.logIn(ada.email, PASSWORD);
    const stored = await product.database.query<{ hash: string }>(
      `SELECT encode(token_hash, 'escape') AS hash FROM refresh_token`,
    );
    const token = /tastwerk_refresh=([\w-]+)/.exec(cookie)?.[1];
    expect(stored.map(({ hash }) => hash)).not.toContain(token);
  });
});

describe('an access token', () => {
  const validate = (token: string) => product.client.failure('validate', { token });

  it('stands for its user', async () => {
    const user = await product.client.read(userSchema, 'validate', { token: ada.token });
    expect(user.id).toBe(ada.id);
  });

  it('counts for nothing when it is missing, expired, of another secret, of no algorithm or of another one', async () => {
    const jwt = product.app.get(JwtService, { strict: false });
    const payload = jwt.decode<{ sub: string; sid: string }>(ada.token);
    const { sub, sid } = payload;
    const past = Math.floor(Date.now() / 1000) - 3600;
    expect(await product.client.failure('validate')).toBe('SESSION_MISSING');
    expect(await validate(jwt.sign({ sub, sid, iat: past }))).toBe('SESSION_EXPIRED');
    expect(
      await validate(jwt.sign({ sub, sid }, { secret: 'another secret of the same length, more or less' })),
    ).toBe('SESSION_REVOKED');
    expect(await validate(jwt.sign({ sub, sid }, { algorithm: 'HS512' }))).toBe('SESSION_REVOKED');
    const none = `${Buffer.from('{"alg":"none","typ":"JWT"}').toString('base64url')}.${ada.token.split('.')[1]}.`;
    expect(await validate(none)).toBe('SESSION_REVOKED');
    expect(await validate('no.token.at.all')).toBe('SESSION_REVOKED');
    for (const foreign of [{ issuer: 'http://elsewhere.example' }, { audience: 'something else' }])
      expect(await validate(jwt.sign({ sub, sid }, foreign))).toBe('SESSION_REVOKED');
  });

  it('loses with the account what the account loses', async () => {
    const mallory = await product.person('mallory');
    await product.database.query('UPDATE account SET rights = $2 WHERE id = $1', [mallory.id, []]);
    const body = {
      document: {},
      idempotencyKey: '0e1c7a3c-8f5e-4d7f-9e55-5b0c2a4cf001',
      licenceAccepted: true,
    };
    expect(await product.client.failure('createGraphic', { token: mallory.token, body })).toBe(
      'RIGHT_MISSING',
    );
  });
});

describe('refresh', () => {
  it('gives new tokens for old ones', async () => {
    const { cookie } = await product.client.logIn(ada.email, PASSWORD);
    const answer = await product.client.call('refresh', { cookie });
    expect(answer.status).toBe(200);
    expect(cookieOf(answer)).not.toBe(cookie);
    const next = await product.client.call('refresh', { cookie: cookieOf(answer) });
    expect((await product.client.call('validate', { token: tokenOf(next) })).status).toBe(200);
  });

  it('lets two tabs refresh with one token at the same moment', async () => {
    const { cookie } = await product.client.logIn(ada.email, PASSWORD);
    const answers = await Promise.all([1, 2, 3].map(() => product.client.call('refresh', { cookie })));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  });

  it('gives them one and the same next token: a session has no second branch', async () => {
    const { cookie } = await product.client.logIn(ada.email, PASSWORD);
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => product.client.call('refresh', { cookie })),
    );
    const next = new Set(answers.map(cookieOf));
    expect([next.size, next.has(cookie)]).toEqual([1, false]);
    const [row] = await product.database.query(
      `SELECT count(*)::int AS tokens FROM refresh_token
        WHERE session_id = (SELECT id FROM session ORDER BY created_at DESC LIMIT 1)`,
    );
    expect(row).toEqual({ tokens: 2 });
  });

  it('ends the session when a token comes back long after it was used', async () => {
    const { cookie } = await product.client.logIn(ada.email, PASSWORD);
    const next = await product.client.call('refresh', { cookie });
    await product.client.call('refresh', { cookie: cookieOf(next) });
    await product.database.query(`UPDATE refresh_token SET used_at = used_at - interval '1 minute'`);
    const stolen = await product.client.call('refresh', { cookie });
    expect(stolen.body).toMatchObject({ error: 'SESSION_REVOKED' });
    expect(stolen.headers['set-cookie']).toMatch(/^tastwerk_refresh=; /);
    expect(await product.client.failure('refresh', { cookie: cookieOf(next) })).toBe('SESSION_REVOKED');
    expect(await product.client.failure('validate', { token: tokenOf(next) })).toBe('SESSION_REVOKED');
  });

  it('gives the same tokens once more where its answer did not arrive, however long ago', async () => {
    const { cookie } = await product.client.logIn(ada.email, PASSWORD);
    const lost = await product.client.call('refresh', { cookie });
    await product.database.query(`UPDATE refresh_token SET used_at = used_at - interval '1 day'`);
    const again = await product.client.call('refresh', { cookie });
    expect([again.status, cookieOf(again)]).toEqual([200, cookieOf(lost)]);
  });

  it('keeps a session alive that is used, and not beyond its longest life', async () => {
    const { cookie, token } = await product.client.logIn(ada.email, PASSWORD);
    const { sid } = product.app.get(JwtService, { strict: false }).decode<{ sid: string }>(token);
    const [shift, ends] = [
      (days: number) =>
        product.database.query(
          `UPDATE session SET created_at = created_at - make_interval(days => $2),
                  expires_at = expires_at - make_interval(days => $2) WHERE id = $1`,
          [sid, days],
        ),
      async () => {
        const [row] = await product.database.query<{ days: number }>(
          'SELECT round(extract(epoch FROM expires_at - now()) / 86400)::int AS days FROM session WHERE id = $1',
          [sid],
        );
        return row?.days;
      },
    ];
    expect(await ends()).toBe(14);
    await shift(13);
    const used = await product.client.call('refresh', { cookie });
    expect(await ends()).toBe(14);
    await shift(13);
    const usedAgain = await product.client.call('refresh', { cookie: cookieOf(used) });
    expect(await ends()).toBe(4);
    await shift(4);
    expect(await product.client.failure('refresh', { cookie: cookieOf(usedAgain) })).toBe('SESSION_REVOKED');
  });

  it('ends sooner for accounts with rights above a usual user’s', async () => {
    const admin = await product.person('admin', ROLES.admin);
    const [row] = await product.database.query<{ minutes: number }>(
      'SELECT round(extract(epoch FROM expires_at - now()) / 60)::int AS minutes FROM session WHERE account_id = $1',
      [admin.id],
    );
    expect(row?.minutes).toBe(60);
  });

  it('ends with the session', async () => {
    const { cookie } = await product.client.logIn(ada.email, PASSWORD);
    await product.database.query('UPDATE session SET expires_at = now()');
    expect(await product.client.failure('refresh', { cookie })).toBe('SESSION_REVOKED');
    ada = { ...ada, token: (await product.client.logIn(ada.email, PASSWORD)).token };
  });

  it('needs a token that it knows', async () => {
    expect(await product.client.failure('refresh')).toBe('SESSION_MISSING');
    expect(await product.client.failure('refresh', { cookie: 'tastwerk_refresh=guessed' })).toBe(
      'SESSION_REVOKED',
    );
  });
});

describe('logout', () => {
  it('ends the session at once and makes the browser forget it', async () => {
    const { token, cookie } = await product.client.logIn(ada.email, PASSWORD);
    const answer = await product.client.call('logout', { cookie });
    expect(answer.status).toBe(204);
    expect(answer.headers['set-cookie']).toMatch(/^tastwerk_refresh=; /);
    expect(await product.client.failure('validate', { token })).toBe('SESSION_REVOKED');
    expect(await product.client.failure('refresh', { cookie })).toBe('SESSION_REVOKED');
  });

  it('is no failure without a session', async () => {
    expect((await product.client.call('logout')).status).toBe(204);
  });
});
