import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { ROUTES, userSchema } from '@tastwerk/contracts';
import { IdentityProvider, newKey } from './harness/identity-provider.js';
import { Opened } from './harness/opened.js';
import { SchoolBrowser } from './harness/school-browser.js';
import { copies, orderOf, savedAddress } from './harness/shop.js';
import { tokenOf } from './harness/test-client.js';
import { TestProduct } from './harness/test-product.js';

const PUBLIC_URL = 'http://localhost:4000';

let opened: Opened;
let school: IdentityProvider;
let product: TestProduct;

const settings = () =>
  JSON.stringify([
    school.setting('school', {
      nameClaim: 'nickname',
      trustsEmail: true,
      rights: { claim: ['realm_access', 'roles'], values: { teacher: ['can_order'] } },
    }),
    school.setting('away', { issuer: 'http://127.0.0.1:9' }),
  ]);

beforeAll(async () => {
  opened = new Opened();
  school = opened.add(await IdentityProvider.start(PUBLIC_URL, ['school', 'away']), (made) => made.stop());
  product = opened.add(await TestProduct.start({ PUBLIC_URL, SIGN_IN_PROVIDERS: settings() }), (made) =>
    made.stop(),
  );
});
afterAll(() => opened.close());
afterEach(() => {
  school.tampering = undefined;
});

const browser = (id = 'school') => new SchoolBrowser(product.client, id);

/** The user that the cookies of `visitor` stand for, as the page asks when it comes back. */
async function userOf(visitor: SchoolBrowser) {
  const answer = await product.client.call('refresh', { cookie: visitor.cookie });
  return { user: userSchema.parse(answer.body), token: tokenOf(answer) };
}

async function signedIn(person: string) {
  const visitor = browser();
  await visitor.signIn(person);
  return { visitor, ...(await userOf(visitor)) };
}

describe('the list of providers', () => {
  it('has what the operator named, without anything secret', async () => {
    const { body } = await product.client.call('listSignInProviders');
    expect(body).toEqual({
      providers: ['school', 'away'].map((id) => ({
        id,
        label: { de: 'Schulportal', en: 'School Portal' },
      })),
      last_used: null,
    });
  });
});

describe('somebody whom the school vouches for', () => {
  it('gets an account without an address at the first sign-in, and the same one the next time', async () => {
    const visitor = browser();
    const page = await visitor.signIn('first');
    expect(page.pathname).toBe('/login');
    expect(page.searchParams.get('redirect')).toBe('/editor/app');
    expect(page.searchParams.has('signed-in')).toBe(true);
    const { user } = await userOf(visitor);
    expect(user).toMatchObject({ email: '', role: 0, user_rights: { can_publish: true, can_order: false } });
    expect(user.display_name).toMatch(/^user-/);

    const again = await signedIn('first');
    expect(again.user.id).toBe(user.id);
    expect((await signedIn('second')).user.id).not.toBe(user.id);
  });

  it('is known by issuer and the subject made for this product, and by nothing else', async () => {
    await signedIn('first');
    const subject = IdentityProvider.subjectOf('first');
    const rows = await product.database.query(
      `SELECT issuer, provider FROM account_identity WHERE subject = $1`,
      [subject],
    );
    expect(rows).toEqual([{ issuer: school.issuer, provider: 'school' }]);
  });

  it('is sent with PKCE, state and nonce, by a cookie that scripts cannot read', async () => {
    const visitor = browser();
    const begun = await product.client.call('beginSignIn', { params: { provider: 'school' }, body: {} });
    const [cookie = ''] = [begun.headers['set-cookie'] ?? []].flat();
    expect(cookie).toMatch(/^tastwerk_sign_in=[^;]+; Max-Age=600; Path=\/api; HttpOnly; SameSite=Lax$/);
    const url = new URL(await visitor.begin());
    expect(Object.fromEntries(url.searchParams)).toMatchObject({
      response_type: 'code',
      code_challenge_method: 'S256',
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      state: expect.stringMatching(/^[\w-]{43}$/),
      nonce: expect.stringMatching(/^[\w-]{43}$/),
    });
    await visitor.comeBack(await visitor.signInAt(url.href, 'first'));
    expect(school.tokenRequests.at(-1)?.get('code_verifier')).toMatch(/^[\w-]{43}$/);
  });

  it('takes over a name that is possible, and another one where it is not', async () => {
    school.people.set('named', { nickname: 'Frau Berg' });
    school.people.set('namesake', { nickname: 'Frau Berg' });
    school.people.set('official', { nickname: 'Administrator' });
    expect((await signedIn('named')).user.display_name).toBe('Frau Berg');
    for (const person of ['namesake', 'official'])
      expect((await signedIn(person)).user.display_name).toMatch(/^user-/);
  });

  it('takes over a verified address that is free; one that has an account leads to no account', async () => {
    const ada = await product.person('ada');
    school.people.set('free', { email: 'free@tastwerk.example', email_verified: true });
    school.people.set('unverified', { email: 'unverified@tastwerk.example', email_verified: false });
    school.people.set('thief', { email: 'ADA@tastwerk.example', email_verified: true });
    expect((await signedIn('free')).user.email).toBe('free@tastwerk.example');
    expect((await signedIn('unverified')).user.email).toBe('');
    const { user } = await signedIn('thief');
    expect(user.email).toBe('');
    expect(user.id).not.toBe(ada.id);
  });

  it('makes one account of two first sign-ins at the same moment', async () => {
    const visitors = [browser(), browser()];
    const callbacks = await Promise.all(
      visitors.map(async (visitor) => visitor.signInAt(await visitor.begin(), 'twice')),
    );
    await Promise.all(visitors.map((visitor, index) => visitor.comeBack(callbacks[index] ?? new URL('.'))));
    const users = await Promise.all(visitors.map(userOf));
    expect(users[0]?.user.id).toBe(users[1]?.user.id);
  });

  it('does not get in when an admin has blocked the account', async () => {
    const { user } = await signedIn('blocked');
    await product.database.query(`UPDATE account SET blocked_at = now() WHERE id = $1`, [user.id]);
    const page = await browser().signIn('blocked');
    expect(page.searchParams.get('sign_in_error')).toBe('ACCOUNT_BLOCKED');
  });

  it('cannot place an order without an address, and is told so', async () => {
    school.people.set('teacher', { realm_access: { roles: ['teacher'] } });
    const { user, token } = await signedIn('teacher');
    const teacher = { id: user.id, email: user.email, token };
    const home = await savedAddress(product, teacher);
    const body = orderOf([copies(1)], home);
    expect(await product.client.failure('createOrder', { body, token })).toBe('ORDER_EMAIL_MISSING');
  });
});

describe('rights from claims', () => {
  it('come with the claim and go with it; what an admin took stays away', async () => {
    school.people.set('colleague', { realm_access: { roles: ['pupil', 'teacher'] } });
    const { user } = await signedIn('colleague');
    expect(user.user_rights).toMatchObject({ can_order: true, can_publish: true });

    school.people.set('colleague', { realm_access: { roles: 'pupil' } });
    expect((await signedIn('colleague')).user.user_rights).toMatchObject({ can_order: false });

    school.people.set('colleague', { realm_access: { roles: ['teacher'] } });
    expect((await signedIn('colleague')).user.user_rights).toMatchObject({ can_order: true });
    const admin = await product.person('admin', 1);
    const change = (rights: readonly string[]) =>
      product.client.call('changeUser', { params: { id: user.id }, body: { rights }, token: admin.token });
    await change(['can_order']);
    expect((await signedIn('colleague')).user.user_rights).toMatchObject({
      can_order: true,
      can_publish: false,
    });
    await change(['can_publish']);
    expect((await signedIn('colleague')).user.user_rights).toMatchObject({
      can_order: false,
      can_publish: true,
    });
    // What an admin gives back comes from the claim again, and is not kept as given by the admin.
    await change(['can_order', 'can_publish']);
    school.people.set('colleague', {});
    expect((await signedIn('colleague')).user.user_rights).toMatchObject({ can_order: false });
  });
});

describe('an answer that is not what was asked for', () => {
  const OTHER = 'https://other.example';

  it.each([
    ['nonce', { nonce: 'another' }],
    ['issuer', { iss: OTHER }],
    ['audience', { aud: 'another-client' }],
    ['time', { exp: 1_000_000 }],
  ])('has a wrong %s in the ID token: nobody is signed in', async (_, claims) => {
    school.tampering = { claims: (right) => ({ ...right, ...claims }) };
    const visitor = browser();
    const page = await visitor.signIn('attacked');
    expect(page.searchParams.get('sign_in_error')).toBe('SIGN_IN_ANSWER_INVALID');
    expect(visitor.cookie).not.toContain('tastwerk_refresh');
  });

  it('is signed by another key', async () => {
    school.tampering = { key: newKey() };
    const page = await browser().signIn('attacked');
    expect(page.searchParams.get('sign_in_error')).toBe('SIGN_IN_ANSWER_INVALID');
  });

  it('names another issuer in the address', async () => {
    const visitor = browser();
    const callback = await visitor.signInAt(await visitor.begin(), 'attacked');
    callback.searchParams.set('iss', OTHER);
    const { page } = await visitor.comeBack(callback);
    expect(page.searchParams.get('sign_in_error')).toBe('SIGN_IN_ANSWER_INVALID');
  });

  it('has no account been made of', async () => {
    const rows = await product.database.query(`SELECT 1 FROM account_identity WHERE subject = $1`, [
      IdentityProvider.subjectOf('attacked'),
    ]);
    expect(rows).toEqual([]);
  });
});

describe('a way back that is not the one that was begun', () => {
  const errorOf = async (visitor: SchoolBrowser, callback: URL) =>
    (await visitor.comeBack(callback)).page.searchParams.get('sign_in_error');

  it('comes with a code that has run out', async () => {
    const visitor = browser();
    const callback = await visitor.signInAt(await visitor.begin(), 'late');
    await school.expire(callback.searchParams.get('code') ?? '');
    expect(await errorOf(visitor, callback)).toBe('SIGN_IN_EXPIRED');
  });

  it('comes a second time, also with the cookie of the first', async () => {
    const visitor = browser();
    const callback = await visitor.signInAt(await visitor.begin(), 'replay');
    const kept = new Map(visitor.cookies);
    expect(await errorOf(visitor, callback)).toBeNull();
    expect(visitor.cookie).not.toContain('tastwerk_sign_in');
    const thief = browser();
    for (const [name, value] of kept) thief.cookies.set(name, value);
    const asked = school.tokenRequests.length;
    expect(await errorOf(thief, callback)).toBe('SIGN_IN_EXPIRED');
    // The provider would refuse the code, too; it is not even asked.
    expect(school.tokenRequests.length).toBe(asked);
  });

  it('comes from another browser: without a cookie, with one of its own, with one that is made up', async () => {
    const victim = browser();
    const attacker = browser();
    const callback = await attacker.signInAt(await attacker.begin(), 'attacker');
    expect(await errorOf(victim, callback)).toBe('SIGN_IN_EXPIRED');
    await victim.begin();
    expect(await errorOf(victim, callback)).toBe('SIGN_IN_ANSWER_INVALID');
    victim.cookies.set('tastwerk_sign_in', 'made.up');
    expect(await errorOf(victim, callback)).toBe('SIGN_IN_EXPIRED');
    expect(victim.cookie).not.toContain('tastwerk_refresh');
  });

  it('comes to the address of another provider', async () => {
    const visitor = browser();
    const callback = await visitor.signInAt(await visitor.begin(), 'mixed');
    const other = browser('away');
    for (const [name, value] of visitor.cookies) other.cookies.set(name, value);
    expect(await errorOf(other, callback)).toBe('SIGN_IN_EXPIRED');
  });

  it('says that the school refused', async () => {
    const visitor = browser();
    const state = new URL(await visitor.begin()).searchParams.get('state') ?? '';
    const query = new URLSearchParams({ error: 'access_denied', state, iss: school.issuer });
    expect(await errorOf(visitor, new URL(`${PUBLIC_URL}/?${query}`))).toBe('SIGN_IN_DENIED');
  });
});

describe('a provider that is not there', () => {
  it('is told so at once, and the others go on', async () => {
    const params = { provider: 'away' };
    expect(await product.client.failure('beginSignIn', { params, body: {} })).toBe(
      'SIGN_IN_PROVIDER_UNAVAILABLE',
    );
    expect(await product.client.failure('beginSignIn', { params: { provider: 'no' }, body: {} })).toBe(
      'SIGN_IN_PROVIDER_NOT_FOUND',
    );
    expect((await browser().signIn('first')).searchParams.has('signed-in')).toBe(true);
  });
});

describe('logging out', () => {
  it('leads to the page of the provider, for a browser that came from there', async () => {
    const { visitor } = await signedIn('first');
    await product.client.call('logout', { cookie: visitor.cookie });
    expect(await product.client.failure('refresh', { cookie: visitor.cookie })).toBe('SESSION_REVOKED');
    const { last_used } = await product.client.read(
      ROUTES.listSignInProviders.response,
      'listSignInProviders',
      { cookie: visitor.cookie },
    );
    expect(last_used).toBe('school');
    const answer = await product.client.call('endProviderSession', { cookie: visitor.cookie });
    const { url } = ROUTES.endProviderSession.response.parse(answer.body);
    const page = await fetch(url ?? '');
    expect(page.status).toBe(200);
    expect(new URL(url ?? '').searchParams.get('post_logout_redirect_uri')).toBe(`${PUBLIC_URL}/login`);
    expect(await product.client.read(ROUTES.endProviderSession.response, 'endProviderSession')).toEqual({
      url: null,
    });
  });
});

describe('by https', () => {
  it('the cookie belongs to this host alone', async () => {
    const secure = opened.add(
      await TestProduct.start({ PUBLIC_URL: 'https://tastwerk.example', SIGN_IN_PROVIDERS: settings() }),
      (made) => made.stop(),
    );
    const begun = await secure.client.call('beginSignIn', { params: { provider: 'school' }, body: {} });
    expect([begun.headers['set-cookie'] ?? []].flat()[0]).toMatch(
      /^__Host-tastwerk_sign_in=[^;]+; Max-Age=600; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    );
  });
});
