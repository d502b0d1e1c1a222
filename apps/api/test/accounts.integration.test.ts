import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { errorBodySchema, ROUTES, userSchema } from '@tastwerk/contracts';
import { AccountsProduct } from './harness/accounts-product.js';
import { eventually } from './harness/eventually.js';
import { keyOf } from './harness/mail-catcher.js';
import { type Call, tokenOf } from './harness/test-client.js';
import { PASSWORD, type TestProduct } from './harness/test-product.js';

let accounts: AccountsProduct;
let product: TestProduct;

beforeAll(async () => {
  accounts = await AccountsProduct.start();
  ({ product } = accounts);
});
afterAll(() => accounts.stop());

const german = { 'accept-language': 'de-DE,de;q=0.9,en;q=0.5' };
const english = { 'accept-language': 'en-GB' };
const twice = (password: string) => ({ password, 'password-confirm': password });
const addressOf = (name: string) => `${name}@tastwerk.example`;

const signUp = (name: string, more: object = {}, headers: Call['headers'] = german) =>
  product.client.call('createAccount', {
    body: { login: addressOf(name), 'login-confirm': addressOf(name), ...more },
    headers,
  });

/** Somebody who has signed up and confirmed it, with an access token. */
async function member(name: string, more: object = {}) {
  await signUp(name, more);
  const key = keyOf(await accounts.catcher.next(addressOf(name), /bestätigen/));
  await product.client.call('verifyAccount', { query: { key }, body: twice(PASSWORD) });
  await accounts.catcher.next(addressOf(name), /Willkommen/);
  return { email: addressOf(name), ...(await product.client.logIn(addressOf(name), PASSWORD)) };
}

describe('signing up', () => {
  it('leads by a mail to a password and an account with a name of its own', async () => {
    const answer = await signUp('grace', { display_name: '  Grace   Hopper ' });
    expect(answer.body).toEqual({ verification_state: 1 });
    expect(await product.client.failure('validate', { token: tokenOf(answer) })).toBe('ACCOUNT_UNVERIFIED');
    const mail = await accounts.catcher.next(
      addressOf('grace'),
      /^Bitte bestätigen Sie Ihre E-Mail-Adresse$/,
    );
    expect(mail.html).toContain('<html lang="de">');
    expect(mail.text).toContain('/verify-account?key=');
    // Anybody can type a name and a stranger's address.
    expect(mail.text).not.toContain('Grace');
    const verified = await product.client.call('verifyAccount', {
      query: { key: keyOf(mail) },
      body: twice(PASSWORD),
    });
    expect(verified.status).toBe(204);
    const { token } = await product.client.logIn(addressOf('grace'), PASSWORD);
    expect(await product.client.read(userSchema, 'validate', { token })).toMatchObject({
      email: addressOf('grace'),
      display_name: 'Grace Hopper',
      language: 'de',
      user_rights: { can_publish: true, can_order: true, can_view_admin: false },
    });
    const welcome = await accounts.catcher.next(addressOf('grace'), /Willkommen/);
    expect(welcome.text).toContain('Guten Tag Grace Hopper,');
  });

  it('speaks English to whoever asks for it, in answers and mails', async () => {
    await signUp('edith', {}, english);
    await accounts.catcher.next(addressOf('edith'), /^Please confirm your e-mail address$/);
    const refused = await signUp('edith', { 'login-confirm': 'other@tastwerk.example' }, english);
    expect(refused.body).toMatchObject({
      error: 'REQUEST_INVALID',
      message: 'The request is not valid.',
      'field-error': ['login-confirm', 'logins_differ'],
    });
    expect((await signUp('edith', { 'login-confirm': '' })).body).toMatchObject({
      message: 'Die Anfrage ist nicht gültig.',
    });
  });

  it('keeps no password that was sent along, for whoever reads the mail chooses it', async () => {
    await signUp('hedy', twice('a password of a stranger'));
    const key = keyOf(await accounts.catcher.next(addressOf('hedy'), /bestätigen/));
    await product.client.call('verifyAccount', { query: { key }, body: twice(PASSWORD) });
    const stranger = { body: { login: addressOf('hedy'), password: 'a password of a stranger' } };
    expect(await product.client.failure('login', stranger)).toBe('ACCOUNT_CREDENTIALS_WRONG');
  });

  it('is refused to addresses that nobody approved', async () => {
    const body = { login: 'eve@elsewhere.example', 'login-confirm': 'eve@elsewhere.example' };
    const { status, body: refusal } = await product.client.call('createAccount', { body, headers: english });
    expect(status).toBe(403);
    expect(refusal).toMatchObject({
      error: 'ACCOUNT_NOT_WHITELISTED',
      message: 'This e-mail address has not been approved for registration.',
      'field-error': ['login', 'not_whitelisted'],
    });
  });

  it('refuses a name that somebody has, in whatever letter case, and one that is too short', async () => {
    expect((await signUp('double', { display_name: 'GRACE hopper' })).body).toMatchObject({
      error: 'ACCOUNT_NAME_TAKEN',
      'field-error': ['display_name', 'name_taken'],
    });
    expect((await signUp('double', { display_name: ' a ' })).body).toMatchObject({
      'field-error': ['display_name', 'name_invalid'],
    });
  });

  it('answers the same for an address that has an account, and tells its owner by mail', async () => {
    const fresh = await signUp('fresh');
    const taken = await signUp('grace', { display_name: 'Somebody else' });
    expect([taken.status, taken.body]).toEqual([fresh.status, fresh.body]);
    expect(Object.keys(taken.headers).sort()).toEqual(Object.keys(fresh.headers).sort());
    const mail = await accounts.catcher.next(addressOf('grace'), /schon ein Konto/);
    expect(mail.text).toContain('/login');
    expect(mail.text).not.toContain('key=');
  });

  it('sends the link again, and only to addresses that wait for it', async () => {
    await signUp('again');
    const first = keyOf(await accounts.catcher.next(addressOf('again'), /bestätigen/));
    await product.client.call('resendVerification', { body: { login: addressOf('again') } });
    const second = keyOf(await accounts.catcher.next(addressOf('again'), /bestätigen/));
    expect(second).not.toBe(first);
    const query = { key: second };
    expect((await product.client.call('verifyAccount', { query, body: twice(PASSWORD) })).status).toBe(204);
    const replay = { query: { key: first }, body: twice('another password') };
    expect(await product.client.failure('verifyAccount', replay)).toBe('ACCOUNT_LINK_INVALID');
  });
});

describe('a password that is easily guessed', () => {
  it.each(['12345678', '        ', 'weak1234'])(
    'is refused with a sentence, and the link stays: %j',
    async (weak) => {
      const name = `weak${weak.trim().length}${weak.charCodeAt(0)}`;
      await signUp(name);
      const query = { key: keyOf(await accounts.catcher.next(addressOf(name), /bestätigen/)) };
      const refused = await product.client.call('verifyAccount', { query, body: twice(weak) });
      expect(refused.status).toBe(422);
      expect(refused.body).toMatchObject({
        error: 'ACCOUNT_PASSWORD_WEAK',
        'field-error': ['password', 'password_weak'],
        message: expect.stringContaining('leicht erraten'),
      });
      expect((await product.client.call('verifyAccount', { query, body: twice(PASSWORD) })).status).toBe(204);
    },
  );
});

describe('a key', () => {
  it('works once, also when many bring it at the same moment', async () => {
    await signUp('racer');
    const key = keyOf(await accounts.catcher.next(addressOf('racer'), /bestätigen/));
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, index) =>
        product.client.call('verifyAccount', { query: { key }, body: twice(`a password ${index}`) }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([204, ...Array<number>(7).fill(422)]);
  });

  it('is kept as a hash alone, for one purpose, and not for ever', async () => {
    await signUp('keeper');
    const key = keyOf(await accounts.catcher.next(addressOf('keeper'), /bestätigen/));
    const kept = await product.database.query<{ row: string }>('SELECT k::text AS row FROM account_key k');
    expect(kept.map(({ row }) => row).join()).not.toContain(key);
    expect(kept.length).toBeGreaterThan(0);
    const mails = await product.database.query<{ row: string }>('SELECT m::text AS row FROM mail m');
    expect(mails.map(({ row }) => row).join()).not.toContain(key);
    const body = { key, ...twice(PASSWORD) };
    expect(await product.client.failure('resetPassword', { body })).toBe('ACCOUNT_RESET_LINK_INVALID');
    await product.database.query('UPDATE account_key SET expires_at = now()');
    const late = { query: { key }, body: twice(PASSWORD) };
    expect(await product.client.failure('verifyAccount', late)).toBe('ACCOUNT_LINK_INVALID');
  });
});

describe('a password', () => {
  it('that was forgotten is chosen anew by a mail, which ends every session', async () => {
    const { email, token } = await member('forgetful');
    const asked = await product.client.call('resetPasswordRequest', { body: { login: email } });
    expect(asked.status).toBe(204);
    const key = keyOf(await accounts.catcher.next(email, /Neues Passwort/));
    const differing = { key, password: PASSWORD, 'password-confirm': 'another password' };
    expect((await product.client.call('resetPassword', { body: differing })).body).toMatchObject({
      'field-error': ['password-confirm', 'passwords_differ'],
    });
    const body = { key, ...twice('a new long password') };
    expect((await product.client.call('resetPassword', { body })).status).toBe(204);
    expect(await product.client.failure('validate', { token })).toBe('SESSION_REVOKED');
    expect(await product.client.failure('resetPassword', { body })).toBe('ACCOUNT_RESET_LINK_INVALID');
    await product.client.logIn(email, 'a new long password');
    await accounts.catcher.next(email, /Passwort wurde geändert/);
  });

  it('that was forgotten is chosen within an hour of the mail', async () => {
    const { email } = await member('slow');
    await product.client.call('resetPasswordRequest', { body: { login: email } });
    const key = keyOf(await accounts.catcher.next(email, /Neues Passwort/));
    const pass = (minutes: number) =>
      product.database.query(
        `UPDATE account_key SET expires_at = expires_at - make_interval(mins => $1) WHERE purpose = 'reset'`,
        [minutes],
      );
    const body = { key, ...twice('a late password') };
    await pass(61);
    expect(await product.client.failure('resetPassword', { body })).toBe('ACCOUNT_RESET_LINK_INVALID');
    await pass(-2);
    expect((await product.client.call('resetPassword', { body })).status).toBe(204);
  });

  it('is asked for the same way of an address that has no account, and nothing is sent there', async () => {
    const { status, body } = await product.client.call('resetPasswordRequest', {
      body: { login: 'nobody@tastwerk.example' },
    });
    expect([status, body]).toEqual([204, undefined]);
    await eventually('the mail is dropped', async () => {
      const [mail] = await product.database.query<{ state: string }>(
        `SELECT state FROM mail WHERE recipient = 'nobody@tastwerk.example'`,
      );
      return mail?.state === 'dropped' ? mail : undefined;
    });
    expect(accounts.catcher.mails.filter(({ to }) => to === 'nobody@tastwerk.example')).toEqual([]);
  });

  it('is changed by whoever knows it, which ends the other sessions and keys', async () => {
    const { email, token } = await member('changer');
    const other = await product.client.logIn(email, PASSWORD);
    await product.client.call('resetPasswordRequest', { body: { login: email } });
    const key = keyOf(await accounts.catcher.next(email, /Neues Passwort/));
    const change = (password: string) =>
      product.client.call('changePassword', {
        token,
        body: { password, 'new-password': 'a changed password', 'password-confirm': 'a changed password' },
      });
    expect((await change('not the password')).body).toMatchObject({
      error: 'ACCOUNT_PASSWORD_WRONG',
      'field-error': ['password', 'password_wrong'],
    });
    expect((await change(PASSWORD)).status).toBe(204);
    expect((await product.client.call('validate', { token })).status).toBe(200);
    expect(await product.client.failure('validate', { token: other.token })).toBe('SESSION_REVOKED');
    const late = { key, ...twice('by an old mail') };
    expect(await product.client.failure('resetPassword', { body: late })).toBe('ACCOUNT_RESET_LINK_INVALID');
    await accounts.catcher.next(email, /Passwort wurde geändert/);
  });

  it('that is common can be found out without being told', async () => {
    const digits = createHash('sha256').update('password1').digest('hex');
    const prefix = digits.slice(0, 2);
    const entries = await product.client.read(ROUTES.commonPasswords.response, 'commonPasswords', {
      params: { prefix },
    });
    expect(entries).toContain(digits.slice(2, 18));
    expect(entries.length).toBeLessThan(200);
  });
});

describe('an address to log in with', () => {
  it('changes when the new one is confirmed, and the old one is told', async () => {
    const { email, token } = await member('mover');
    const asked = await product.client.read(userSchema, 'changeLogin', {
      token,
      body: { login: addressOf('moved'), password: PASSWORD },
    });
    expect(asked).toMatchObject({ email, pending_login: addressOf('moved') });
    const key = keyOf(await accounts.catcher.next(addressOf('moved'), /neue E-Mail-Adresse/));
    await product.client.logIn(email, PASSWORD);
    expect((await product.client.call('verifyLoginChange', { query: { key }, token })).status).toBe(204);
    expect(await product.client.read(userSchema, 'validate', { token })).toMatchObject({
      email: addressOf('moved'),
      pending_login: null,
    });
    await accounts.catcher.next(email, /E-Mail-Adresse wurde geändert/);
    const old = { body: { login: email, password: PASSWORD } };
    expect(await product.client.failure('login', old)).toBe('ACCOUNT_CREDENTIALS_WRONG');
  });

  it('of somebody else is not taken over, and not given away', async () => {
    const { token } = await member('taker');
    const { email: owner } = await member('owner');
    const asked = { token, body: { login: owner, password: PASSWORD } };
    expect((await product.client.call('changeLogin', asked)).status).toBe(200);
    const mail = await accounts.catcher.next(owner, /schon ein Konto/);
    expect(mail.text).not.toContain('key=');
  });
});

describe('the newsletter', () => {
  it('begins with the link of a mail and ends by another one', async () => {
    const { email, token } = await member('reader', { newsletter_active: true });
    expect(await product.client.read(userSchema, 'validate', { token })).toMatchObject({
      newsletter_active: false,
      newsletter_pending: true,
    });
    const key = keyOf(await accounts.catcher.next(email, /Newsletter-Abo/));
    await product.client.call('confirmNewsletter', { query: { key } });
    expect(await product.client.failure('confirmNewsletter', { query: { key } })).toBe(
      'ACCOUNT_LINK_INVALID',
    );
    expect(await product.client.read(userSchema, 'validate', { token })).toMatchObject({
      newsletter_active: true,
      newsletter_pending: false,
    });
    const welcome = await accounts.catcher.next(email, /jetzt unseren Newsletter/);
    expect(welcome.headers.get('list-unsubscribe')).toContain('/newsletter/unsubscribe?key=');
    const query = { key: keyOf(welcome) };
    // As mail programs do it (RFC 8058): a form, which nobody else may send.
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const oneClick = { method: 'POST', payload: 'List-Unsubscribe=One-Click', headers } as const;
    const pressed = await product.app.inject({ ...oneClick, url: '/newsletter/unsubscribe', query });
    expect(pressed.statusCode).toBe(204);
    const elsewhere = await product.app.inject({ ...oneClick, url: '/api/newsletter/unsubscribe', query });
    expect(elsewhere.json()).toMatchObject({ error: 'REQUEST_NOT_JSON' });
    for (let time = 0; time < 2; time += 1)
      expect((await product.client.call('unsubscribeNewsletter', { query })).status).toBe(204);
    expect(await product.client.read(userSchema, 'validate', { token })).toMatchObject({
      newsletter_active: false,
    });
  });
});

describe('a profile', () => {
  it('has a name that nobody else has', async () => {
    const { token } = await member('namer');
    const rename = (displayName: string) =>
      product.client.call('updateUser', { token, body: { displayName } });
    expect((await rename('Katherine')).body).toMatchObject({ display_name: 'Katherine' });
    expect((await rename('KATHERINE')).body).toMatchObject({ display_name: 'KATHERINE' });
    expect((await rename('grace HOPPER')).body).toMatchObject({
      error: 'ACCOUNT_NAME_TAKEN',
      'field-error': ['displayName', 'name_taken'],
    });
    expect((await rename('ab')).body).toMatchObject({ 'field-error': ['displayName', 'name_invalid'] });
    expect((await product.client.call('updateUser', { token, body: {} })).status).toBe(422);
  });
});

describe('postal addresses', () => {
  const form = {
    first_name: 'Ada',
    last_name: 'L',
    street: 'Weg',
    house_number: '1a',
    zip: '10115',
    city: 'Berlin',
  };

  it('are added, changed and taken out by their owner', async () => {
    const { token } = await member('resident');
    const added = await product.client.read(ROUTES.createAddress.response, 'createAddress', {
      token,
      body: form,
    });
    expect(added).toMatchObject({ ...form, country: 'DE', is_invoice_addr: false });
    const params = { id: added.id };
    const body = { ...form, city: 'Bonn', is_invoice_addr: true };
    await product.client.call('updateAddress', { token, params, body });
    expect(await product.client.read(ROUTES.listAddresses.response, 'listAddresses', { token })).toEqual([
      { ...added, city: 'Bonn', is_invoice_addr: true },
    ]);
    expect((await product.client.call('inactivateAddress', { token, params })).status).toBe(204);
    expect(await product.client.failure('inactivateAddress', { token, params })).toBe('ADDRESS_NOT_FOUND');
    expect(await product.client.read(ROUTES.listAddresses.response, 'listAddresses', { token })).toEqual([]);
  });

  it('follow the rules of their form', async () => {
    const { token } = await member('formal');
    const fault = async (changes: object) => {
      const { body } = await product.client.call('createAddress', { token, body: { ...form, ...changes } });
      const { error, 'field-error': field } = errorBodySchema.parse(body);
      return [error, ...(field ?? [])];
    };
    expect(await fault({ zip: 'Berlin' })).toEqual(['REQUEST_INVALID', 'zip', 'zip_invalid']);
    expect(await fault({ street: '  ' })).toEqual(['REQUEST_INVALID', 'street', 'required']);
    expect(await fault({ last_name: '' })).toEqual(['REQUEST_INVALID', 'last_name', 'required']);
    expect(await fault({ country: 'AT' })).toEqual(['ADDRESS_OUTSIDE_GERMANY', 'country', 'outside_germany']);
    const company = { ...form, first_name: '', last_name: '', company_name: 'Schule' };
    expect((await product.client.call('createAddress', { token, body: company })).status).toBe(200);
    const abroad = { ...form, country: 'AT', is_invoice_addr: true };
    expect((await product.client.call('createAddress', { token, body: abroad })).status).toBe(200);
  });

  it('are not more than fifty, however many come at once', async () => {
    const { token } = await member('hoarder');
    const answers = await Promise.all(
      Array.from({ length: 54 }, () => product.client.callPatiently('createAddress', { token, body: form })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(50);
    expect(answers.find(({ status }) => status !== 200)?.body).toMatchObject({ error: 'ADDRESS_TOO_MANY' });
  });
});
