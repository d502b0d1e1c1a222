import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ROUTES, userSchema } from '@tastwerk/contracts';
import { IdentityProvider } from './harness/identity-provider.js';
import { Opened } from './harness/opened.js';
import { SchoolBrowser } from './harness/school-browser.js';
import { tokenOf } from './harness/test-client.js';
import { PASSWORD, type Person, TestProduct } from './harness/test-product.js';

const PUBLIC_URL = 'http://localhost:4000';

let opened: Opened;
let school: IdentityProvider;
let product: TestProduct;
let ada: Person;

beforeAll(async () => {
  opened = new Opened();
  school = opened.add(await IdentityProvider.start(PUBLIC_URL, ['school']), (made) => made.stop());
  const SIGN_IN_PROVIDERS = JSON.stringify([school.setting('school')]);
  product = opened.add(await TestProduct.start({ PUBLIC_URL, SIGN_IN_PROVIDERS }), (made) => made.stop());
  await product.database.query(`INSERT INTO approval (pattern) VALUES ('*@tastwerk.example')`);
  ada = await product.person('ada');
});
afterAll(() => opened.close());

const browser = () => new SchoolBrowser(product.client, 'school');

async function signedIn(person: string) {
  const visitor = browser();
  await visitor.signIn(person);
  const answer = await product.client.call('refresh', { cookie: visitor.cookie });
  return { user: userSchema.parse(answer.body), token: tokenOf(answer) };
}

/** Connects the account of `token` with `person` at the school; the page that it ends at. */
async function connect(person: string, token: string): Promise<URL> {
  const visitor = browser();
  const callback = await visitor.signInAt(await visitor.begin(token), person);
  return (await visitor.comeBack(callback)).page;
}

const identities = (token: string) =>
  product.client.read(ROUTES.listIdentities.response, 'listIdentities', { token });

const link = (token: string) =>
  product.client.failure('linkIdentity', { params: { provider: 'school' }, token });

const unlink = (id: number, token: string) =>
  product.client.call('unlinkIdentity', { params: { id }, token });

/** As if the session had begun an hour ago. */
const age = (userId: number) =>
  product.database.query(`UPDATE session SET proved_at = now() - interval '1 hour' WHERE account_id = $1`, [
    userId,
  ]);

describe('connecting an account with a school', () => {
  it('takes a proof and the second factor of an account that has one', async () => {
    const eve = await product.person('eve');
    await age(eve.id);
    expect(await link(eve.token)).toBe('PROOF_NEEDED');
    const body = { password: PASSWORD };
    await product.client.read(userSchema, 'prove', { body, token: eve.token });
    await product.database.query(
      `INSERT INTO authenticator_app (account_id, secret, confirmed_at) VALUES ($1, '', now())`,
      [eve.id],
    );
    expect(await link(eve.token)).toBe('SECOND_FACTOR_NEEDED');
  });

  it('lets the school sign in to that account from then on', async () => {
    const page = await connect('ada', ada.token);
    expect(page.pathname + page.search).toBe('/account/security?linked=');
    expect((await signedIn('ada')).user).toMatchObject({ id: ada.id, email: ada.email });
    expect(await identities(ada.token)).toMatchObject([
      { provider: 'school', label: { en: 'School Portal' } },
    ]);
    const { body } = await product.client.call('listSecurityEvents', { token: ada.token });
    expect(body).toContainEqual(expect.objectContaining({ event: 'identity-linked' }));
  });

  it('refuses a sign-in of the school that belongs to another account, and a second one of the same school', async () => {
    const bob = await product.person('bob');
    const taken = await connect('ada', bob.token);
    expect(taken.searchParams.get('sign_in_error')).toBe('SIGN_IN_IDENTITY_TAKEN');
    const second = await connect('ada-again', ada.token);
    expect(second.searchParams.get('sign_in_error')).toBe('SIGN_IN_ALREADY_LINKED');
    expect(await identities(bob.token)).toEqual([]);
  });

  it('ends with the session that asked for it', async () => {
    const { token } = await product.client.logIn('bob@tastwerk.example', PASSWORD);
    const visitor = browser();
    const callback = await visitor.signInAt(await visitor.begin(token), 'bob');
    await product.client.call('revokeOtherSessions', {
      token: (await product.client.logIn('bob@tastwerk.example', PASSWORD)).token,
    });
    const { page } = await visitor.comeBack(callback);
    expect(page.searchParams.get('sign_in_error')).toBe('SESSION_REVOKED');
  });

  it('can be ended, by nobody else, and gives nothing any more', async () => {
    const [own] = await identities(ada.token);
    const id = own?.id ?? 0;
    const bob = await product.client.logIn('bob@tastwerk.example', PASSWORD);
    expect((await unlink(id, bob.token)).status).toBe(404);
    expect((await unlink(id, ada.token)).status).toBe(204);
    expect((await signedIn('ada')).user.id).not.toBe(ada.id);
  });
});

describe('an account that only signs in at a school', () => {
  it('cannot lose its last way in', async () => {
    const { user, token } = await signedIn('only');
    expect(user.has_password).toBe(false);
    const [own] = await identities(token);
    const params = { id: own?.id ?? 0 };
    expect(await product.client.failure('unlinkIdentity', { params, token })).toBe('SIGN_IN_LAST_WAY');
  });

  it('enters an address without a password', async () => {
    const { token } = await signedIn('settler');
    const body = { login: 'settler@tastwerk.example' };
    const changed = await product.client.read(userSchema, 'changeLogin', { body, token });
    expect(changed).toMatchObject({ email: '', pending_login: 'settler@tastwerk.example' });
  });

  it('exports what is kept of the connection, and is deleted after a fresh sign-in alone', async () => {
    const { user, token } = await signedIn('leaver');
    await age(user.id);
    const gone = { body: {}, token };
    expect(await product.client.failure('deleteAccount', gone)).toBe('PROOF_NEEDED');
    const fresh = await signedIn('leaver');
    expect(fresh.user.id).toBe(user.id);
    const exported = await product.client.call('exportAccount', { token: fresh.token });
    expect(exported.bytes.includes('identities.json')).toBe(true);
    const deleted = await product.client.call('deleteAccount', { ...gone, token: fresh.token });
    expect(deleted.status).toBe(204);
    const rows = await product.database.query(`SELECT 1 FROM account_identity WHERE account_id = $1`, [
      user.id,
    ]);
    expect(rows).toEqual([]);
    expect((await signedIn('leaver')).user.id).not.toBe(user.id);
  });

  it('is written no mail, for there is nowhere to send it', async () => {
    const rows = await product.database.query(
      `SELECT template FROM mail WHERE recipient LIKE '%@no-address.invalid'`,
    );
    expect(rows).toEqual([]);
  });

  it('is listed for admins without an address', async () => {
    const admin = await product.person('admin', 1);
    const { user } = await signedIn('only');
    const details = await product.client.call('getUser', { params: { id: user.id }, token: admin.token });
    expect(details.body).toMatchObject({ email: '', state: 'active', ordering: 'none' });
  });
});
