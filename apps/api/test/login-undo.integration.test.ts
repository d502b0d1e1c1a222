import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ROUTES, userSchema } from '@tastwerk/contracts';
import { AccountsProduct } from './harness/accounts-product.js';
import { keyOf } from './harness/mail-catcher.js';
import { unzip } from './harness/unzip.js';
import { PASSWORD, type Person, type TestProduct } from './harness/test-product.js';

let accounts: AccountsProduct;
let product: TestProduct;
beforeAll(async () => {
  accounts = await AccountsProduct.start();
  ({ product } = accounts);
});
afterAll(() => accounts.stop());

const NEW_PASSWORD = 'another long password';
const addressOf = (name: string) => `${name}@tastwerk.example`;
const twice = (password: string) => ({ password, 'password-confirm': password });

function ask({ token }: Pick<Person, 'token'>, to: string, password = PASSWORD) {
  return product.client.call('changeLogin', { token, body: { login: addressOf(to), password } });
}

/** Changes the address of an account to that of `to`, by the link of the mail and with the session of `token`. */
async function move(person: Pick<Person, 'token'>, to: string, password = PASSWORD): Promise<void> {
  expect((await ask(person, to, password)).status).toBe(200);
  const key = keyOf(await accounts.catcher.next(addressOf(to), /neue E-Mail-Adresse/));
  const { status } = await product.client.call('verifyLoginChange', { query: { key }, token: person.token });
  expect(status).toBe(204);
}

/** The key of the mail to an address that was left. */
async function undoKey(address: string): Promise<string> {
  const mail = await accounts.catcher.next(address, /E-Mail-Adresse wurde geändert/);
  expect(mail.text).toContain('/undo-login-change?key=');
  return keyOf(mail);
}

/** Undoes a change; 'done', or the code of the refusal. */
async function undo(key: string): Promise<unknown> {
  const { status, body } = await product.client.call('undoLoginChange', { query: { key } });
  return status === 204 ? 'done' : Object(body).error;
}

const emailOf = async (id: number) =>
  (await product.database.query<{ email: string }>('SELECT email FROM account WHERE id = $1', [id]))[0]
    ?.email;

const login = (name: string, password = PASSWORD) =>
  product.client.failure('login', { body: { login: addressOf(name), password } });

describe('a change of address', () => {
  it('ends all other sessions, and leaves the one that confirms it', async () => {
    const ada = await product.person('ada');
    const other = await product.client.logIn(ada.email, PASSWORD);
    await move(ada, 'ada-new');
    expect(await product.client.read(userSchema, 'validate', { token: ada.token })).toMatchObject({
      email: addressOf('ada-new'),
    });
    expect(await product.client.failure('validate', { token: other.token })).toBe('SESSION_REVOKED');
    expect(await product.client.failure('refresh', { cookie: other.cookie })).toBe('SESSION_REVOKED');
  });

  it('ends all sessions where a browser confirms it that is not logged in to this account', async () => {
    const bob = await product.person('bob');
    const stranger = await product.person('stranger');
    await ask(bob, 'bob-new');
    const key = keyOf(await accounts.catcher.next(addressOf('bob-new'), /neue E-Mail-Adresse/));
    await product.client.call('verifyLoginChange', { query: { key }, token: stranger.token });
    expect(await product.client.failure('validate', { token: bob.token })).toBe('SESSION_REVOKED');
    expect((await product.client.call('validate', { token: stranger.token })).status).toBe(200);
  });

  it('makes the keys of the old address worthless', async () => {
    const cleo = await product.person('cleo');
    await product.client.call('resetPasswordRequest', { body: { login: cleo.email } });
    const key = keyOf(await accounts.catcher.next(cleo.email, /Neues Passwort/));
    await move(cleo, 'cleo-new');
    const reset = { body: { key, ...twice(NEW_PASSWORD) } };
    expect(await product.client.failure('resetPassword', reset)).toBe('ACCOUNT_RESET_LINK_INVALID');
  });
});

describe('the old address', () => {
  it('takes the account back from a thief who changed password and address, once, and sets a new password', async () => {
    const dora = await product.person('dora');
    const thief = await product.client.logIn(dora.email, PASSWORD);
    await move(thief, 'dora-thief');
    const body = { password: PASSWORD, 'new-password': NEW_PASSWORD, 'password-confirm': NEW_PASSWORD };
    expect((await product.client.call('changePassword', { token: thief.token, body })).status).toBe(204);
    await ask(thief, 'dora-next', NEW_PASSWORD);
    const pending = keyOf(await accounts.catcher.next(addressOf('dora-next'), /neue E-Mail-Adresse/));
    await product.database.query(`INSERT INTO recovery_code (account_id, code_hash) VALUES ($1, '\\x00')`, [
      dora.id,
    ]);
    const key = await undoKey(dora.email);
    expect(await undo(key)).toBe('done');
    expect(
      await product.database.query('SELECT 1 FROM recovery_code WHERE account_id = $1', [dora.id]),
    ).toEqual([]);
    expect(await undo(key)).toBe('ACCOUNT_UNDO_LINK_INVALID');
    expect(await emailOf(dora.id)).toBe(dora.email);
    expect(await product.client.failure('validate', { token: thief.token })).toBe('SESSION_REVOKED');
    // The thief has seen both passwords: neither counts.
    for (const password of [PASSWORD, NEW_PASSWORD])
      expect(await login('dora', password)).toBe('ACCOUNT_CREDENTIALS_WRONG');
    expect(await product.client.failure('verifyLoginChange', { query: { key: pending } })).toBe(
      'ACCOUNT_LINK_INVALID',
    );
    await accounts.catcher.next(addressOf('dora-thief'), /rückgängig gemacht/);
    const reset = keyOf(await accounts.catcher.next(dora.email, /Neues Passwort/));
    await product.client.call('resetPassword', { body: { key: reset, ...twice('vier Wörter im Regal') } });
    const { token } = await product.client.logIn(dora.email, 'vier Wörter im Regal');
    const events = await product.client.read(ROUTES.listSecurityEvents.response, 'listSecurityEvents', {
      token,
    });
    expect(events.find(({ event }) => event === 'login-change-undone')?.network).toBe('127.0.0.0/24');
    // Nothing is kept for the thief.
    expect((await product.person('dora-thief')).email).toBe(addressOf('dora-thief'));
  });

  it('wins over addresses that came later, whose links are worth nothing then', async () => {
    const eva = await product.person('eva');
    await move(eva, 'eva-2');
    await move(eva, 'eva-3');
    await move(eva, 'eva-4');
    const [first, second, third] = [
      await undoKey(eva.email),
      await undoKey(addressOf('eva-2')),
      await undoKey(addressOf('eva-3')),
    ];
    expect(await undo(second)).toBe('done');
    expect(await emailOf(eva.id)).toBe(addressOf('eva-2'));
    expect(await undo(third)).toBe('ACCOUNT_UNDO_LINK_INVALID');
    expect(await undo(first)).toBe('done');
    expect(await emailOf(eva.id)).toBe(eva.email);
  });

  it('keeps its link however often the address is changed afterwards', async () => {
    const fay = await product.person('fay');
    await move(fay, 'fay-0');
    const key = await undoKey(fay.email);
    for (let turn = 1; turn < 5; turn += 1) await move(fay, `fay-${turn}`);
    expect(await undo(key)).toBe('done');
    expect(await emailOf(fay.id)).toBe(fay.email);
  });

  it('undoes nothing after seven days, and is free then', async () => {
    const gil = await product.person('gil');
    await move(gil, 'gil-new');
    const key = await undoKey(gil.email);
    const left = await product.database.query<{ days: number }>(
      `SELECT round(extract(epoch FROM expires_at - now()) / 86400)::integer AS days FROM former_login
        WHERE account_id = $1`,
      [gil.id],
    );
    expect(left).toEqual([{ days: 7 }]);
    await product.database.query(
      `UPDATE former_login SET expires_at = now() - interval '1 minute' WHERE account_id = $1`,
      [gil.id],
    );
    expect(await undo(key)).toBe('ACCOUNT_UNDO_LINK_INVALID');
    const body = { login: gil.email, 'login-confirm': gil.email };
    await product.client.call('createAccount', { body });
    await accounts.catcher.next(gil.email, /bestätigen Sie/);
  });

  it('refuses what is no key', async () => {
    expect(await undo('guessed')).toBe('ACCOUNT_UNDO_LINK_INVALID');
    expect(await undo('')).toBe('ACCOUNT_UNDO_LINK_INVALID');
  });

  it('is given back once where its link is brought twice at the same moment', async () => {
    const hal = await product.person('hal');
    await move(hal, 'hal-new');
    const key = await undoKey(hal.email);
    const answers = await Promise.all([undo(key), undo(key)]);
    expect(answers.sort()).toEqual(['ACCOUNT_UNDO_LINK_INVALID', 'done']);
  });
});

describe('an address that is kept', () => {
  it('gets no account by a sign-up: its owner is told how to undo the change, and nothing else tells of it', async () => {
    const ida = await product.person('ida');
    await move(ida, 'ida-new');
    await undoKey(ida.email);
    const body = { login: ida.email, 'login-confirm': ida.email };
    expect((await product.client.call('createAccount', { body })).body).toEqual({ verification_state: 1 });
    const key = await undoKey(ida.email);
    expect(
      await product.database.query('SELECT 1 FROM account WHERE lower(email) = $1', [ida.email]),
    ).toEqual([]);
    expect(await undo(key)).toBe('done');
  });

  it('is not taken by another account, not even with a change that began before', async () => {
    const jo = await product.person('jo');
    const kim = await product.person('kim');
    await ask(kim, 'jo-soon');
    const early = keyOf(await accounts.catcher.next(addressOf('jo-soon'), /neue E-Mail-Adresse/));
    await move(jo, 'jo-soon-2');
    await product.database.query('UPDATE former_login SET email = $2 WHERE account_id = $1', [
      jo.id,
      addressOf('jo-soon'),
    ]);
    expect(await product.client.failure('verifyLoginChange', { query: { key: early } })).toBe(
      'ACCOUNT_EXISTS',
    );
    expect((await ask(kim, 'jo-soon')).status).toBe(200);
    const mail = await accounts.catcher.next(addressOf('jo-soon'), /E-Mail-Adresse wurde geändert/);
    expect(mail.text).toContain('/undo-login-change?key=');
    expect(await emailOf(kim.id)).toBe(kim.email);
  });

  it('may be taken back by its own account', async () => {
    const lia = await product.person('lia');
    await move(lia, 'lia-new');
    await move(lia, 'lia');
    expect(await emailOf(lia.id)).toBe(lia.email);
  });

  it('is in the export, is told of a deletion, and is free after it', async () => {
    const max = await product.person('max');
    await move(max, 'max-new');
    await undoKey(max.email);
    const { bytes } = await product.client.call('exportAccount', { token: max.token });
    expect(JSON.parse(unzip(bytes).get('former-addresses.json') ?? '')).toMatchObject([{ email: max.email }]);
    await product.client.call('deleteAccount', { token: max.token, body: { password: PASSWORD } });
    await accounts.catcher.next(addressOf('max-new'), /Konto wurde gelöscht/);
    await accounts.catcher.next(max.email, /Konto wurde gelöscht/);
    expect((await product.person('max')).id).not.toBe(max.id);
  });
});
