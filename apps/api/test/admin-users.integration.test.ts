import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ROLES, ROUTES } from '@tastwerk/contracts';
import { publication } from './harness/sheets.js';
import { PASSWORD, type Person, TestProduct } from './harness/test-product.js';

let product: TestProduct;
let admin: Person;
beforeAll(async () => {
  product = await TestProduct.start();
  admin = await product.person('admin', ROLES.admin);
});
afterAll(() => product.stop());

function list(query: Readonly<Record<string, string>> = {}) {
  return product.client.read(ROUTES.listUsers.response, 'listUsers', { query, token: admin.token });
}

function user(id: number) {
  return product.client.read(ROUTES.getUser.response, 'getUser', { params: { id }, token: admin.token });
}

function change(id: number, body: object, token: string = admin.token) {
  return product.client.call('changeUser', { params: { id }, body, token });
}

/** Names of all users that fit, read in parts of `limit`. */
async function walk(query: Readonly<Record<string, string>>, limit: number): Promise<readonly string[]> {
  const names: string[] = [];
  for (let after = ''; ;) {
    const page = await list({ ...query, limit: String(limit), after });
    expect(page.users.length).toBeLessThanOrEqual(limit);
    names.push(...page.users.map(({ display_name }) => display_name));
    if (page.next === null) return names;
    after = page.next;
  }
}

describe('the list of users', () => {
  beforeAll(async () => {
    for (const name of ['Zoe', 'anton', 'Berta', 'carla', 'Dora']) await product.person(`walk-${name}`);
    // Three of them have never signed in: they are equal in the order of the last visit.
    await product.database.query(
      `DELETE FROM session USING account a
        WHERE account_id = a.id AND a.display_name IN ('walk-Zoe', 'walk-anton', 'walk-Berta')`,
    );
  });

  it.each([
    ['display_name', 'asc'],
    ['display_name', 'desc'],
    ['email', 'asc'],
    ['created_at', 'desc'],
    ['last_seen_at', 'asc'],
    ['last_seen_at', 'desc'],
  ])('by %s %s is the same in parts as in one piece', async (sort, direction) => {
    const query = { search: 'WALK-', sort, direction };
    const whole = await walk(query, 100);
    expect(whole).toHaveLength(5);
    expect(await walk(query, 2)).toEqual(whole);
  });

  it('is in order of the name, whatever the letter case', async () => {
    const names = await walk({ search: 'walk-', sort: 'display_name', direction: 'asc' }, 100);
    expect(names.slice(0, 2)).toEqual(['walk-anton', 'walk-Berta']);
  });

  it('filters by state, role and right, and counts what fits', async () => {
    const { users, total } = await list({
      role: String(ROLES.admin),
      right: 'can_edit_admin',
      state: 'active',
    });
    expect(users.map(({ id }) => id)).toEqual([admin.id]);
    expect(total).toBe(1);
    expect(await list({ state: 'blocked', search: 'walk-' })).toEqual({ users: [], total: 0, next: null });
  });

  it.each(['%', '_', "'", '\\'])('takes %j as a letter, not as a pattern', async (search) => {
    expect((await list({ search })).total).toBe(0);
  });

  it('refuses a place that it never named', async () => {
    for (const after of ['x', Buffer.from('[1,2]').toString('base64url')])
      expect(await product.client.failure('listUsers', { query: { after }, token: admin.token })).toBe(
        'REQUEST_INVALID',
      );
  });
});

describe('one user', () => {
  it('shows how they may sign up, what they published and where they are signed in', async () => {
    const ada = await product.person('ada');
    await product.client.call('createGraphic', { body: publication(), token: ada.token });
    expect(await user(ada.id)).toMatchObject({
      email: ada.email,
      state: 'active',
      graphics: 1,
      approved_by: 'none',
      blocked_at: null,
      sessions: [{ device: '' }],
    });
    await product.database.query(`INSERT INTO approval (pattern) VALUES ('ada@*')`);
    expect(await user(ada.id)).toMatchObject({ approved_by: 'listed' });
  });

  it('is given rights and a role that count with their next call', async () => {
    const bea = await product.person('bea', ROLES.standard, []);
    expect(await product.client.failure('createGraphic', { body: publication(), token: bea.token })).toBe(
      'RIGHT_MISSING',
    );
    const body = { rights: ['can_publish', 'can_order', 'can_publish'], role: ROLES.productionPartner };
    expect((await change(bea.id, body)).body).toMatchObject({
      role: ROLES.productionPartner,
      rights: ['can_order', 'can_publish'],
    });
    expect(
      (await product.client.call('createGraphic', { body: publication(), token: bea.token })).status,
    ).toBe(200);
  });

  it('who is blocked is signed out everywhere and cannot sign in until it is taken back', async () => {
    const cleo = await product.person('cleo');
    const { cookie } = await product.client.logIn(cleo.email, PASSWORD);
    expect((await change(cleo.id, { blocked: true })).body).toMatchObject({ state: 'blocked', sessions: [] });
    expect(await product.client.failure('validate', { token: cleo.token })).toBe('SESSION_REVOKED');
    expect(await product.client.failure('refresh', { cookie })).toBe('SESSION_REVOKED');
    const right = { login: cleo.email, password: PASSWORD };
    expect(await product.client.failure('login', { body: right })).toBe('ACCOUNT_BLOCKED');
    // Whoever does not know the password learns nothing of it.
    const wrong = { login: cleo.email, password: 'another password' };
    expect(await product.client.failure('login', { body: wrong })).toBe('ACCOUNT_CREDENTIALS_WRONG');
    expect((await change(cleo.id, { blocked: false })).body).toMatchObject({ state: 'active' });
    expect((await product.client.call('login', { body: right })).status).toBe(200);
  });

  it('is deleted as by themselves: what they published stays without a name', async () => {
    const dan = await product.person('dan');
    await product.client.call('createGraphic', { body: publication(), token: dan.token });
    const answer = await product.client.call('eraseUser', { params: { id: dan.id }, token: admin.token });
    expect(answer.body).toEqual({ erased: true });
    expect(await user(dan.id)).toMatchObject({ state: 'deleted', display_name: 'deleted user', graphics: 1 });
    expect(await product.client.failure('validate', { token: dan.token })).toBe('SESSION_REVOKED');
    const again = { params: { id: dan.id }, token: admin.token };
    expect(await product.client.failure('eraseUser', again)).toBe('ACCOUNT_NOT_FOUND');
  });

  it('loses one session, or all of them', async () => {
    const eva = await product.person('eva');
    const other = await product.client.logIn(eva.email, PASSWORD);
    const { sessions } = await user(eva.id);
    expect(sessions).toHaveLength(2);
    const [newest] = sessions;
    const one = { params: { id: eva.id, sessionId: newest?.id ?? '' }, token: admin.token };
    expect((await product.client.call('revokeUserSession', one)).status).toBe(204);
    expect(await product.client.failure('revokeUserSession', one)).toBe('SESSION_NOT_FOUND');
    expect(await product.client.failure('validate', { token: other.token })).toBe('SESSION_REVOKED');
    expect((await product.client.call('validate', { token: eva.token })).status).toBe(200);
    const all = { params: { id: eva.id }, token: admin.token };
    expect((await product.client.call('revokeUserSessions', all)).status).toBe(204);
    expect(await product.client.failure('validate', { token: eva.token })).toBe('SESSION_REVOKED');
  });
});

describe('the last hold on the administration', () => {
  it.each([{ blocked: true }, { rights: ['can_view_admin'] }, { rights: [] }])(
    'nobody takes from themselves by %j',
    async (body) => {
      expect((await change(admin.id, body)).body).toMatchObject({ error: 'ACCOUNT_OWN' });
    },
  );

  it('nobody deletes themselves here', async () => {
    const own = { params: { id: admin.id }, token: admin.token };
    expect(await product.client.failure('eraseUser', own)).toBe('ACCOUNT_OWN');
  });
});

describe('the log of changes', () => {
  function changes(query: Readonly<Record<string, string>> = {}) {
    return product.client.read(ROUTES.listAdminChanges.response, 'listAdminChanges', {
      query,
      token: admin.token,
    });
  }

  it('tells who did what to whom and what became of it', async () => {
    const fay = await product.person('fay');
    await change(fay.id, { blocked: true });
    await change(1_000_000, { blocked: true });
    const [refused, done] = await changes({ action: 'changeUser', actor_id: String(admin.id), limit: '2' });
    expect(done).toMatchObject({
      action: 'changeUser',
      params: { id: String(fay.id) },
      body: '{"blocked":true}',
      outcome: 'done',
      actor_id: admin.id,
      actor_name: 'admin',
    });
    expect(refused).toMatchObject({ outcome: 'ACCOUNT_NOT_FOUND', params: { id: '1000000' } });
  });

  it('has every call that a right allows to change something, and none of those that only look', async () => {
    const before = (await changes({ limit: '1' }))[0]?.id ?? 0;
    const call = { params: { id: 1_000_000 }, token: admin.token };
    await product.client.call('stopRenderRound', call);
    await product.client.call('showGraphic', { ...call, body: { public: false } });
    await product.client.call('removeApproval', call);
    await list();
    await product.client.call('updateUser', { body: { language: 'de' }, token: admin.token });
    const since = (await changes()).filter(({ id }) => id > before);
    expect(since.map(({ action }) => action)).toEqual(['removeApproval', 'showGraphic', 'stopRenderRound']);
  });

  it('has nothing of those whom their rights keep out', async () => {
    const gil = await product.person('gil');
    const before = (await changes({ limit: '1' }))[0]?.id;
    expect((await change(admin.id, { blocked: true }, gil.token)).status).toBe(403);
    expect((await changes({ limit: '1' }))[0]?.id).toBe(before);
  });
});
