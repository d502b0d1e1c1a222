import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { ROLES, ROUTES } from '@tastwerk/contracts';
import { OwnOrders } from '../src/modules/shop/orders/own-orders.service.js';
import { AccountsProduct } from './harness/accounts-product.js';
import { eventually } from './harness/eventually.js';
import { publication, sheet } from './harness/sheets.js';
import { unzip } from './harness/unzip.js';
import { PASSWORD, type Person, type TestProduct } from './harness/test-product.js';

let accounts: AccountsProduct;
let product: TestProduct;
let admin: Person;

beforeAll(async () => {
  accounts = await AccountsProduct.start();
  ({ product } = accounts);
  admin = await product.person('admin', ROLES.admin);
});
afterAll(() => accounts.stop());

const FIREFOX = { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0; rv:130.0) Gecko/20100101 Firefox/130.0' };

/** Publishes a graphic as `person`. */
const publish = ({ token }: Person, isPublic: boolean, title: string) =>
  product.client.read(ROUTES.createGraphic.response, 'createGraphic', {
    token,
    body: { ...publication(sheet({ graphicTitle: title })), public: isPublic },
  });

describe('sessions', () => {
  it('are listed for their user and end one by one, or all others at once', async () => {
    const ada = await product.person('ada');
    const login = { body: { login: ada.email, password: PASSWORD }, headers: FIREFOX };
    await product.client.call('login', login);
    const third = await product.client.logIn(ada.email, PASSWORD);
    const list = () =>
      product.client.read(ROUTES.listSessions.response, 'listSessions', { token: ada.token });
    const sessions = await list();
    expect(sessions).toHaveLength(3);
    expect(sessions.filter(({ current }) => current)).toHaveLength(1);
    const firefox = sessions.find(({ device }) => device === 'Firefox, Windows');
    const params = { id: firefox?.id ?? '' };
    const bob = await product.person('bob');
    expect(await product.client.failure('revokeSession', { token: bob.token, params })).toBe(
      'SESSION_NOT_FOUND',
    );
    expect((await product.client.call('revokeSession', { token: ada.token, params })).status).toBe(204);
    expect(await product.client.failure('revokeSession', { token: ada.token, params })).toBe(
      'SESSION_NOT_FOUND',
    );
    expect(await list()).toHaveLength(2);
    await product.client.call('revokeOtherSessions', { token: ada.token });
    expect(await list()).toMatchObject([{ current: true }]);
    expect(await product.client.failure('validate', { token: third.token })).toBe('SESSION_REVOKED');
    expect(await product.client.failure('refresh', { cookie: third.cookie })).toBe('SESSION_REVOKED');
  });

  it('on a browser that is new are told by mail, those on a known one are not', async () => {
    const carol = await product.person('carol');
    const login = (cookie?: string) =>
      product.client.call('login', {
        body: { login: carol.email, password: PASSWORD },
        headers: FIREFOX,
        ...(cookie === undefined ? {} : { cookie }),
      });
    const elsewhere = await login();
    const mail = await accounts.catcher.next(carol.email, /anderen Gerät/);
    expect(mail.text).toContain('Firefox, Windows');
    const cookie = String([elsewhere.headers['set-cookie'] ?? []].flat().at(-1)).split(';')[0];
    await login(cookie);
    const written = await product.database.query(`SELECT 1 FROM mail WHERE recipient = $1`, [carol.email]);
    expect(written).toHaveLength(1);
    const events = await product.client.read(ROUTES.listSecurityEvents.response, 'listSecurityEvents', {
      token: carol.token,
    });
    expect(events.map(({ event }) => event)).toEqual(['signed-in', 'signed-in-elsewhere', 'signed-in']);
  });
});

describe('what somebody published', () => {
  it('is listed for them alone, hidden ones too', async () => {
    const dora = await product.person('dora');
    const hidden = await publish(dora, false, 'Versteckt');
    const shown = await publish(dora, true, 'Gezeigt');
    const mine = (token: string, query: Record<string, string> = {}) =>
      product.client.read(ROUTES.myGraphics.response, 'myGraphics', { token, query });
    expect((await mine(dora.token)).map(({ id }) => id)).toEqual([
      shown.created_graphic.id,
      hidden.created_graphic.id,
    ]);
    expect((await mine(dora.token, { limit: '1', offset: '1' })).map(({ title }) => title)).toEqual([
      'Versteckt',
    ]);
    expect(await mine(admin.token)).toEqual([]);
  });
});

describe('an export', () => {
  it('holds everything that is kept about its user, and nothing secret', async () => {
    const erin = await product.person('erin');
    const { default_variant: variant } = await publish(erin, false, 'Zelle');
    const address = {
      company_name: 'Schule',
      street: 'Weg',
      house_number: '1',
      zip: '10115',
      city: 'Berlin',
    };
    await product.client.call('createAddress', { token: erin.token, body: address });
    await product.client.call('resetPasswordRequest', { body: { login: erin.email } });
    await accounts.catcher.next(erin.email, /Neues Passwort/);
    const answer = await product.client.call('exportAccount', { token: erin.token });
    expect(answer.headers['content-type']).toBe('application/zip');
    const files = unzip(answer.bytes);
    const folder = `graphics/${variant.parent_graphic.id}/variant-${variant.id}`;
    expect([...files.keys()].sort()).toEqual([
      'account.json',
      'addresses.json',
      'admin-change-requests.json',
      'former-addresses.json',
      'graphics.json',
      `${folder}/${variant.current_file_name}.tastwerk.json`,
      'identities.json',
      'mails.json',
      'orders.json',
      'own-words.json',
      'quote-requests.json',
      'security-events.json',
      'sessions.json',
    ]);
    expect(JSON.parse(files.get('account.json') ?? '')).toMatchObject({ email: erin.email });
    expect(JSON.parse(files.get('addresses.json') ?? '')).toMatchObject([address]);
    expect(JSON.parse(files.get('mails.json') ?? '')).toMatchObject([
      { kind: 'reset', subject: expect.stringMatching(/Passwort/), created_at: expect.stringMatching(/^20/) },
    ]);
    expect(files.get(`${folder}/${variant.current_file_name}.tastwerk.json`)).toContain('Zelle');
    expect([...files.values()].join()).not.toMatch(/argon2|token_hash|passwordHash/);
  });
});

describe('a deletion', () => {
  const remove = ({ token }: Person, password = PASSWORD) =>
    product.client.call('deleteAccount', { token, body: { password } });

  it('asks for the password and leaves nothing of somebody who published nothing', async () => {
    const frank = await product.person('frank');
    expect((await remove(frank, 'a wrong password')).body).toMatchObject({ error: 'ACCOUNT_PASSWORD_WRONG' });
    expect((await remove(frank)).status).toBe(204);
    expect(await product.client.failure('validate', { token: frank.token })).toBe('SESSION_REVOKED');
    await accounts.catcher.next(frank.email, /Konto wurde gelöscht/);
    expect(await product.database.query('SELECT 1 FROM account WHERE id = $1', [frank.id])).toEqual([]);
    await product.person('frank');
  });

  it('leaves what is public, without a name, and takes what is hidden', async () => {
    const gina = await product.person('gina');
    const shown = await publish(gina, true, 'Bleibt');
    const hidden = await publish(gina, false, 'Geht');
    expect((await remove(gina)).status).toBe(204);
    const find = (id: number) => product.client.call('getGraphic', { params: { id } });
    expect((await find(shown.created_graphic.id)).status).toBe(200);
    const [left] = await product.database.query<{ row: string }>(
      'SELECT a::text AS row FROM account a WHERE id = $1',
      [gina.id],
    );
    expect(left?.row).toContain('deleted user');
    expect(left?.row).not.toContain('gina');
    const graphics = await product.database.query('SELECT 1 FROM graphic WHERE id = $1', [
      hidden.created_graphic.id,
    ]);
    expect(graphics).toEqual([]);
    expect(await product.client.failure('login', { body: { login: gina.email, password: PASSWORD } })).toBe(
      'ACCOUNT_CREDENTIALS_WRONG',
    );
    // Her address and her name are free again.
    expect((await product.person('gina')).id).not.toBe(gina.id);
  });

  it('is not done at all where one module fails to forget', async () => {
    const hugo = await product.person('hugo');
    const failing = jest.spyOn(product.app.get(OwnOrders, { strict: false }), 'block');
    failing.mockRejectedValueOnce(new Error('out of order'));
    expect((await remove(hugo)).status).toBe(500);
    expect((await product.client.logIn(hugo.email, PASSWORD)).token).not.toBe('');
    expect((await remove(hugo)).status).toBe(204);
    expect(failing).toHaveBeenCalledTimes(2);
    failing.mockRestore();
  });

  it('never takes the last admin', async () => {
    expect((await remove(admin)).body).toMatchObject({ error: 'ACCOUNT_LAST_ADMIN' });
    const second = await product.person('second-admin', ROLES.admin);
    expect((await remove(second)).status).toBe(204);
  });
});

describe('admins', () => {
  const asAdmin = () => ({ token: admin.token });

  it('approve addresses and take approvals back', async () => {
    const body = { pattern: '*@school.example', note: 'a school' };
    const added = await product.client.read(ROUTES.addApproval.response, 'addApproval', {
      ...asAdmin(),
      body,
    });
    const twice = await product.client.read(ROUTES.addApproval.response, 'addApproval', {
      ...asAdmin(),
      body,
    });
    expect(twice.id).toBe(added.id);
    const login = 'pupil@mail.school.example';
    const signUp = { body: { login: 'pupil@school.example', 'login-confirm': 'pupil@school.example' } };
    expect((await product.client.call('createAccount', signUp)).status).toBe(200);
    expect(await product.client.failure('createAccount', { body: { login, 'login-confirm': login } })).toBe(
      'ACCOUNT_NOT_WHITELISTED',
    );
    const params = { id: added.id };
    expect((await product.client.call('removeApproval', { ...asAdmin(), params })).status).toBe(204);
    const list = await product.client.read(ROUTES.listApprovals.response, 'listApprovals', asAdmin());
    expect(list.map(({ pattern }) => pattern)).toEqual(['*@tastwerk.example']);
  });

  it('see which mail did not go, why, and send it again', async () => {
    const heidi = await product.person('heidi');
    accounts.catcher.turnedAway.add(heidi.email);
    await product.client.call('resetPasswordRequest', { body: { login: heidi.email } });
    const mails = () => product.client.read(ROUTES.listMails.response, 'listMails', asAdmin());
    const failed = await eventually('a mail that was turned away', async () => {
      const found = (await mails()).find(({ recipient }) => recipient === heidi.email);
      return found !== undefined && found.failures > 0 ? found : undefined;
    });
    expect(failed).toMatchObject({
      template: 'reset',
      state: 'queued',
      error: expect.stringContaining('out of order'),
    });
    await product.client.call('sendMailAgain', { ...asAdmin(), params: { id: failed.id } });
    await accounts.catcher.next(heidi.email, /Neues Passwort/);
    await eventually('the mail counts as sent', async () => {
      const found = (await mails()).find(({ id }) => id === failed.id);
      return found?.state === 'sent' && found.error === null && found.sent_at !== null ? found : undefined;
    });
  });

  it('read what happened, without addresses of anybody', async () => {
    const events = await product.client.read(ROUTES.listAuditEvents.response, 'listAuditEvents', {
      ...asAdmin(),
      query: { event: 'approval-removed' },
    });
    expect(events).toMatchObject([{ event: 'approval-removed', account_id: admin.id }]);
    const all = await product.database.query<{ row: string }>('SELECT e::text AS row FROM audit_event e');
    expect(all.map(({ row }) => row).join()).not.toMatch(/@|127\.0\.0\.1/);
  });
});
