import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ROUTES, userSchema } from '@tastwerk/contracts';
import { Secret } from 'otpauth';
import { Opened } from './harness/opened.js';
import { codeOf, SecondFactorKit } from './harness/second-factor-kit.js';
import { SoftPasskey } from './harness/soft-passkey.js';
import { cookieOf, tokenOf } from './harness/test-client.js';
import { PASSWORD, type Person, TestProduct } from './harness/test-product.js';

const opened = new Opened();
let product: TestProduct;
let kit: SecondFactorKit;

beforeAll(async () => {
  product = opened.add(await TestProduct.start({ ADMIN_MFA: 'required' }), (made) => made.stop());
  kit = new SecondFactorKit(product);
});
afterAll(() => opened.close());

describe('an authenticator app', () => {
  it('is asked for after a right password only, and each of its codes counts once', async () => {
    const person = await kit.newPerson();
    const { key } = await kit.setUpApp(person.token);
    expect(await kit.factorsOf(person.token)).toMatchObject({ passkeys: [], recovery_codes: 10 });

    expect((await kit.logIn(person.email)).body).toMatchObject({
      error: 'ACCOUNT_CODE_NEEDED',
      'field-error': ['code', 'code_needed'],
    });
    const wrong = { login: person.email, password: 'another password' };
    expect(await product.client.failure('login', { body: wrong })).toBe('ACCOUNT_CREDENTIALS_WRONG');
    expect((await kit.logIn(person.email, '000000')).body).toMatchObject({ error: 'ACCOUNT_CODE_WRONG' });

    const code = codeOf(key, 1);
    expect((await kit.logIn(person.email, code)).status).toBe(200);
    expect((await kit.logIn(person.email, code)).body).toMatchObject({ error: 'ACCOUNT_CODE_WRONG' });
    // This one was used for setting it up, and is older than the last that was used.
    expect((await kit.logIn(person.email, codeOf(key))).body).toMatchObject({
      error: 'ACCOUNT_CODE_WRONG',
    });
    await product.database.query(
      'UPDATE authenticator_app SET last_step = last_step - 3 WHERE account_id = $1',
      [person.id],
    );
    expect((await kit.logIn(person.email, codeOf(key, 1))).status).toBe(200);
  });

  it('used by fifty at once lets one in', async () => {
    const person = await kit.newPerson();
    const { key } = await kit.setUpApp(person.token);
    const code = codeOf(key, 1);
    const answers = await Promise.all(
      Array.from({ length: 50 }, () =>
        product.client.callPatiently('login', { body: { login: person.email, password: PASSWORD, code } }),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('that was begun and not confirmed asks for nothing, and its key is encrypted', async () => {
    const person = await kit.newPerson();
    const { key } = await product.client.read(
      ROUTES.beginAuthenticatorApp.response,
      'beginAuthenticatorApp',
      { token: person.token },
    );
    expect(
      await product.client.failure('confirmAuthenticatorApp', {
        token: person.token,
        body: { code: '000000' },
      }),
    ).toBe('ACCOUNT_CODE_WRONG');
    expect((await kit.logIn(person.email)).status).toBe(200);
    expect((await kit.logIn(person.email, codeOf(key))).body).toMatchObject({ error: 'ACCOUNT_CODE_WRONG' });
    const [row] = await product.database.query<{ secret: Buffer }>(
      'SELECT secret FROM authenticator_app WHERE account_id = $1',
      [person.id],
    );
    expect(row?.secret.includes(Buffer.from(Secret.fromBase32(key).buffer))).toBe(false);
  });

  it('can be removed, and asks for nothing afterwards', async () => {
    const person = await kit.newPerson();
    await kit.setUpApp(person.token);
    expect(await product.client.failure('beginAuthenticatorApp', { token: person.token })).toBe(
      'AUTHENTICATOR_APP_EXISTS',
    );
    await product.client.call('removeAuthenticatorApp', { token: person.token });
    expect(await kit.factorsOf(person.token)).toMatchObject({ app_since: null, recovery_codes: 0 });
    expect((await kit.logIn(person.email)).status).toBe(200);
  });
});

describe('recovery codes', () => {
  it('open the account once each, written as one likes', async () => {
    const person = await kit.newPerson();
    const { codes } = await kit.setUpApp(person.token);
    const [first = '', second = ''] = codes;
    expect((await kit.logIn(person.email, ` ${first.toLowerCase()} `)).status).toBe(200);
    expect((await kit.logIn(person.email, first)).body).toMatchObject({ error: 'ACCOUNT_CODE_WRONG' });
    expect((await kit.logIn(person.email, second.replaceAll('-', ''))).status).toBe(200);
    expect((await kit.factorsOf(person.token)).recovery_codes).toBe(8);
    const stored = await product.database.query('SELECT * FROM recovery_code WHERE account_id = $1', [
      person.id,
    ]);
    expect(JSON.stringify(stored)).not.toContain(codes[2]?.replaceAll('-', ''));
  });

  it('made again replace those from before; without a factor there are none', async () => {
    const person = await kit.newPerson();
    expect(await product.client.failure('renewRecoveryCodes', { token: person.token })).toBe(
      'SECOND_FACTOR_MISSING',
    );
    const { codes } = await kit.setUpApp(person.token);
    const renewed = await product.client.read(ROUTES.renewRecoveryCodes.response, 'renewRecoveryCodes', {
      token: person.token,
    });
    expect((await kit.logIn(person.email, codes[0])).body).toMatchObject({ error: 'ACCOUNT_CODE_WRONG' });
    expect((await kit.logIn(person.email, renewed.recovery_codes[0])).status).toBe(200);
  });
});

describe('a passkey', () => {
  it('signs in without address and password, as the account that it belongs to', async () => {
    const person = await kit.newPerson();
    const { device, passkey, recovery_codes: codes } = await kit.addPasskey(person.token, ' Mein Laptop ');
    expect(passkey).toMatchObject({ name: 'Mein Laptop', is_synced: true, last_used_at: null });
    expect(codes).toHaveLength(10);
    const answer = await product.client.call('passkeySignIn', {
      body: { passkey: device.sign(await kit.signInOptions()) },
    });
    expect(userSchema.parse(answer.body).id).toBe(person.id);
    expect(cookieOf(answer)).toContain('tastwerk_refresh=');
    const { passkeys } = await kit.factorsOf(tokenOf(answer));
    expect(passkeys[0]?.last_used_at).not.toBeNull();
    // A password alone still opens a session, without a second factor.
    expect((await kit.logIn(person.email)).status).toBe(200);
  });

  it('signs each challenge once, also for fifty at once', async () => {
    const { device } = await kit.addPasskey((await kit.newPerson()).token);
    const passkey = device.sign(await kit.signInOptions());
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => product.client.callPatiently('passkeySignIn', { body: { passkey } })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('is refused with anything that is not as it should be', async () => {
    const person = await kit.newPerson();
    const { device } = await kit.addPasskey(person.token);
    const { device: other } = await kit.addPasskey((await kit.newPerson()).token);
    const options = await kit.signInOptions();
    const mine = await product.client.read(ROUTES.passkeyOptions.response, 'passkeyOptions', {
      token: person.token,
    });
    const good = device.sign(options);
    const foreign = other.sign(options);
    const attempts = {
      'another origin': device.sign(options, { origin: 'https://tastwerk.example.evil' }),
      'another host': device.sign(options, { host: 'evil.example' }),
      'a challenge of its own': device.sign(options, {
        challenge: Buffer.alloc(56, 1).toString('base64url'),
      }),
      'a challenge for registering': device.sign(options, { challenge: String(mine['challenge']) }),
      'a user who was not verified': device.sign(options, { flags: 0x19 }),
      'the handle of another account': device.sign(options, {
        userHandle: foreign.response.userHandle ?? '',
      }),
      'the signature of another key': {
        ...good,
        response: { ...good.response, signature: foreign.response.signature },
      },
      'the id of another passkey': { ...good, id: other.id, rawId: other.id },
      'an unknown id': { ...good, id: 'AAAA', rawId: 'AAAA' },
    };
    for (const [what, passkey] of Object.entries(attempts))
      expect([what, await product.client.failure('passkeySignIn', { body: { passkey } })]).toEqual([
        what,
        'PASSKEY_REFUSED',
      ]);
    expect((await product.client.call('passkeySignIn', { body: { passkey: good } })).status).toBe(200);
  });

  it('is added to the account alone that asked for it', async () => {
    const [one, two] = [await kit.newPerson(), await kit.newPerson()];
    const options = await product.client.read(ROUTES.passkeyOptions.response, 'passkeyOptions', {
      token: one.token,
    });
    const device = new SoftPasskey(product.configuration.publicUrl);
    const passkey = device.register(options);
    const add = (token: string) => product.client.call('addPasskey', { token, body: { name: 'x', passkey } });
    expect((await add(two.token)).body).toMatchObject({ error: 'PASSKEY_REFUSED' });
    expect((await add(one.token)).status).toBe(200);
    expect((await add(one.token)).body).toMatchObject({ error: 'PASSKEY_REFUSED' });
    const { passkeys } = await kit.factorsOf(one.token);
    const id = passkeys[0]?.id ?? 0;
    await kit.addPasskey(two.token);
    expect(await product.client.failure('removePasskey', { token: two.token, params: { id } })).toBe(
      'PASSKEY_NOT_FOUND',
    );
    expect((await product.client.call('removePasskey', { token: one.token, params: { id } })).status).toBe(
      204,
    );
    expect(
      await product.client.failure('passkeySignIn', {
        body: { passkey: device.sign(await kit.signInOptions()) },
      }),
    ).toBe('PASSKEY_REFUSED');
  });

  it('does not let a blocked account in', async () => {
    const person = await kit.newPerson();
    const { device } = await kit.addPasskey(person.token);
    await product.database.query('UPDATE account SET blocked_at = now() WHERE id = $1', [person.id]);
    expect(
      await product.client.failure('passkeySignIn', {
        body: { passkey: device.sign(await kit.signInOptions()) },
      }),
    ).toBe('ACCOUNT_BLOCKED');
  });
});

describe('an account that has a second factor', () => {
  it('gets no further one by its password alone', async () => {
    const person = await kit.newPerson();
    const { device } = await kit.addPasskey(person.token);
    const thief = tokenOf(await kit.logIn(person.email));
    for (const route of [
      'passkeyOptions',
      'beginAuthenticatorApp',
      'renewRecoveryCodes',
      'removeAuthenticatorApp',
    ] as const)
      expect([route, await product.client.failure(route, { token: thief })]).toEqual([
        route,
        'SECOND_FACTOR_NEEDED',
      ]);
    const { passkey: options } = await product.client.read(ROUTES.proofOptions.response, 'proofOptions', {
      token: thief,
    });
    const proved = await product.client.call('prove', {
      token: thief,
      body: { passkey: device.sign(options ?? {}) },
    });
    expect(proved.status).toBe(200);
    expect((await product.client.call('beginAuthenticatorApp', { token: thief })).status).toBe(200);
  });
});

describe('what happens to second factors', () => {
  let person: Person;

  it('stands in the security events, and its owner gets mails', async () => {
    person = await kit.newPerson();
    const { codes } = await kit.setUpApp(person.token);
    await kit.addPasskey(person.token);
    await kit.logIn(person.email, '000000');
    await kit.logIn(person.email, codes[0]);
    const events = await product.client.read(ROUTES.listSecurityEvents.response, 'listSecurityEvents', {
      token: person.token,
    });
    expect(events.map(({ event }) => event).toReversed()).toEqual([
      'signed-in',
      'authenticator-app-added',
      'passkey-added',
      'second-factor-failed',
      'recovery-code-used',
      'signed-in-elsewhere',
    ]);
    const mails = await product.database.query<{ facts: { change: string } }>(
      `SELECT facts FROM mail WHERE account_id = $1 AND template = 'second-factor-changed' ORDER BY id`,
      [person.id],
    );
    expect(mails.map(({ facts }) => facts.change)).toEqual(['authenticator-app-added', 'passkey-added']);
  });

  it('ends with the account: nothing of them is kept', async () => {
    await product.client.call('deleteAccount', { token: person.token, body: { password: PASSWORD } });
    for (const table of ['passkey', 'authenticator_app', 'recovery_code']) {
      const rows = await product.database.query(`SELECT 1 FROM ${table} WHERE account_id = $1`, [person.id]);
      expect([table, rows]).toEqual([table, []]);
    }
  });
});
