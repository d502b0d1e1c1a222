import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type Right, ROLES, ROUTES } from '@tastwerk/contracts';
import { AccountsProduct } from './harness/accounts-product.js';
import { PASSWORD, type Person, type TestProduct } from './harness/test-product.js';
import { unzip } from './harness/unzip.js';

let accounts: AccountsProduct;
let product: TestProduct;
let admin: Person;
let second: Person;

beforeAll(async () => {
  accounts = await AccountsProduct.start();
  ({ product } = accounts);
  admin = await product.person('admin', ROLES.admin);
  second = await product.person('second', ROLES.admin);
});
afterAll(() => accounts.stop());

const EDITOR: readonly Right[] = ['can_view_admin', 'can_edit_admin'];

function user(id: number, { token }: Person = admin) {
  return product.client.read(ROUTES.getUser.response, 'getUser', { params: { id }, token });
}

function change(id: number, body: object, { token }: Person = admin) {
  return product.client.call('changeUser', { params: { id }, body, token });
}

type Deciding = 'acceptChangeRequest' | 'refuseChangeRequest' | 'withdrawChangeRequest';

async function decide(how: Deciding, id: number, { token }: Person) {
  const { status, body } = await product.client.call(how, { params: { id }, token });
  return status === 204 ? 'done' : Object(body).error;
}

/** Asks for a change, and gives the id of its request. */
async function ask(id: number, body: object, person: Person = admin): Promise<number> {
  await change(id, body, person);
  const { change_request } = await user(id);
  if (change_request === null) throw new Error('no change request was made');
  return change_request.id;
}

async function eventsOf({ token }: Person) {
  const events = await product.client.read(ROUTES.listSecurityEvents.response, 'listSecurityEvents', {
    token,
  });
  return events.filter(({ event }) => event.startsWith('admin-change'));
}

describe('what an admin gives', () => {
  it('is what they have themselves, in rights and in roles', async () => {
    const editor = await product.person('editor', ROLES.standard, EDITOR);
    const ada = await product.person('ada', ROLES.standard, []);
    const refused = { error: 'ACCOUNT_RIGHT_NOT_HELD' };
    expect((await change(ada.id, { rights: ['can_publish'] }, editor)).body).toMatchObject(refused);
    expect((await change(ada.id, { role: ROLES.productionPartner }, editor)).body).toMatchObject(refused);
    expect((await change(ada.id, { role: ROLES.admin }, editor)).body).toMatchObject(refused);
    expect((await change(ada.id, { rights: ['can_view_admin'] }, editor)).body).toMatchObject({
      rights: ['can_view_admin'],
      change_request: null,
    });
  });

  it('may be less: taking away needs no right of the same kind', async () => {
    const taker = await product.person('taker', ROLES.standard, EDITOR);
    const bob = await product.person('bob');
    expect((await change(bob.id, { rights: [] }, taker)).body).toMatchObject({ rights: [] });
  });
});

describe('a change of an admin’s account', () => {
  it('waits for a second admin, who makes it; all three get mails, and it stands in the security events', async () => {
    const cleo = await product.person('cleo', ROLES.admin);
    const body = { rights: ['can_view_admin'], role: ROLES.standard };
    const id = await ask(cleo.id, body);
    expect(await user(cleo.id, second)).toMatchObject({
      role: ROLES.admin,
      change_request: {
        proposer_name: 'admin',
        role: ROLES.standard,
        rights_taken: ['can_order', 'can_publish', 'can_hide_variants', 'can_edit_admin'],
        part: 'decides',
      },
    });
    expect((await user(cleo.id)).change_request?.part).toBe('proposed');
    expect((await user(cleo.id, cleo)).change_request?.part).toBe('concerned');
    expect((await accounts.catcher.next(cleo.email, /beantragt/)).text).toMatch(/Neue Rolle: Standard/);
    await accounts.catcher.next(admin.email, /beantragt/);
    expect((await accounts.catcher.next(second.email, /Bitte entscheiden/)).text).toContain(
      `/admin/users/${cleo.id}`,
    );
    expect(await decide('acceptChangeRequest', id, admin)).toBe('CHANGE_REQUEST_OWN');
    expect(await decide('acceptChangeRequest', id, cleo)).toBe('CHANGE_REQUEST_OWN');
    expect(await decide('refuseChangeRequest', id, admin)).toBe('CHANGE_REQUEST_OWN');
    expect(await decide('withdrawChangeRequest', id, second)).toBe('CHANGE_REQUEST_NOT_YOURS');
    expect(await decide('acceptChangeRequest', id, second)).toBe('done');
    expect(await user(cleo.id)).toMatchObject({ ...body, change_request: null });
    for (const email of [cleo.email, admin.email])
      expect((await accounts.catcher.next(email, /wurde geändert/)).text).toContain(
        'second hat sie bestätigt',
      );
    expect(await decide('acceptChangeRequest', id, second)).toBe('CHANGE_REQUEST_CLOSED');
    const steps = [
      { event: 'admin-change-accepted', network: '127.0.0.0/24' },
      { event: 'admin-change-proposed', network: '127.0.0.0/24' },
    ];
    expect(await eventsOf(cleo)).toMatchObject(steps);
    expect((await eventsOf(admin)).slice(0, 2)).toMatchObject(steps);
    const { bytes } = await product.client.call('exportAccount', { token: cleo.token });
    expect(JSON.parse(unzip(bytes).get('admin-change-requests.json') ?? '')).toMatchObject([
      { about: 'this account', role: ROLES.standard, state: 'accepted' },
    ]);
  });

  it('is listed and counted while it is open, refused by a second admin or withdrawn by the first', async () => {
    const dan = await product.person('dan', ROLES.standard, EDITOR);
    const open = () =>
      product.client.read(ROUTES.listChangeRequests.response, 'listChangeRequests', { token: admin.token });
    const waiting = async () =>
      (await product.client.read(ROUTES.getFigures.response, 'getFigures', { token: admin.token })).waiting
        .change_requests;
    const before = await waiting();
    const first = await ask(dan.id, { blocked: true });
    expect(await open()).toMatchObject([{ id: first, account_email: dan.email, blocked: true }]);
    expect(await waiting()).toBe(before + 1);
    expect((await change(dan.id, { rights: [] }, second)).body).toMatchObject({
      error: 'CHANGE_REQUEST_OPEN',
    });
    expect(await decide('refuseChangeRequest', first, second)).toBe('done');
    await accounts.catcher.next(dan.email, /abgelehnt/);
    const again = await ask(dan.id, { blocked: true });
    expect(await decide('withdrawChangeRequest', again, admin)).toBe('done');
    await accounts.catcher.next(dan.email, /zurückgezogen/);
    expect(await open()).toEqual([]);
    expect((await user(dan.id)).state).toBe('active');
    expect((await eventsOf(dan)).map(({ event }) => event)).toEqual([
      'admin-change-withdrawn',
      'admin-change-proposed',
      'admin-change-refused',
      'admin-change-proposed',
    ]);
  });

  it('is also what makes an account an admin’s, and what deletes one', async () => {
    const eva = await product.person('eva');
    const rights = ['can_order', 'can_publish', ...EDITOR];
    const made = await ask(eva.id, { rights });
    expect((await user(eva.id)).rights).toEqual(['can_order', 'can_publish']);
    expect(await decide('acceptChangeRequest', made, second)).toBe('done');
    expect((await user(eva.id)).rights).toEqual(rights);
    const erase = { params: { id: eva.id }, token: admin.token };
    expect((await product.client.call('eraseUser', erase)).body).toEqual({ erased: false });
    const request = (await user(eva.id)).change_request;
    expect(request?.erases).toBe(true);
    expect(await decide('acceptChangeRequest', request?.id ?? 0, second)).toBe('done');
    expect(await product.client.failure('getUser', erase)).toBe('ACCOUNT_NOT_FOUND');
    await accounts.catcher.next(eva.email, /Konto wurde gelöscht/);
    expect((await eventsOf(admin))[0]).toMatchObject({ event: 'admin-change-accepted' });
  });

  it('is refused when the account changed since in what the request is about', async () => {
    const fay = await product.person('fay', ROLES.standard, EDITOR);
    const id = await ask(fay.id, { rights: [...EDITOR, 'can_publish'] });
    await product.database.query(
      `UPDATE account SET rights = rights || '{can_hide_variants}' WHERE id = $1`,
      [fay.id],
    );
    expect(await decide('acceptChangeRequest', id, second)).toBe('CHANGE_REQUEST_STALE');
    expect(await decide('refuseChangeRequest', id, second)).toBe('done');
  });

  it('is made only while the one who proposed it has the right to, and by one who has what it gives', async () => {
    const gil = await product.person('gil', ROLES.admin);
    const weak = await product.person('weak', ROLES.standard, EDITOR);
    const hal = await product.person('hal', ROLES.standard, EDITOR);
    const id = await ask(hal.id, { rights: [...EDITOR, 'can_hide_variants'] }, gil);
    expect((await user(hal.id, weak)).change_request?.part).toBe('lacks_rights');
    expect(await decide('acceptChangeRequest', id, weak)).toBe('ACCOUNT_RIGHT_NOT_HELD');
    await product.database.query('UPDATE account SET blocked_at = now() WHERE id = $1', [gil.id]);
    expect(await decide('acceptChangeRequest', id, second)).toBe('CHANGE_REQUEST_STALE');
    expect(await decide('refuseChangeRequest', id, weak)).toBe('done');
    const written = await product.database.query(
      `SELECT 1 FROM mail WHERE template = 'admin-change-to-decide' AND recipient = $1`,
      [weak.email],
    );
    expect(written).toEqual([]);
  });

  it('ends after seven days', async () => {
    const ida = await product.person('ida', ROLES.standard, EDITOR);
    const id = await ask(ida.id, { blocked: true });
    await product.database.query(
      `UPDATE admin_change_request SET expires_at = now() - interval '1 minute' WHERE id = $1`,
      [id],
    );
    expect(await decide('acceptChangeRequest', id, second)).toBe('CHANGE_REQUEST_CLOSED');
    expect((await user(ida.id)).change_request).toBeNull();
    const again = await ask(ida.id, { blocked: true });
    expect(again).not.toBe(id);
    expect(await decide('withdrawChangeRequest', again, admin)).toBe('done');
  });

  it('is made once where two accept it at the same moment', async () => {
    const third = await product.person('third', ROLES.admin);
    const jo = await product.person('jo', ROLES.standard, EDITOR);
    const id = await ask(jo.id, { blocked: true });
    const answers = await Promise.all([
      decide('acceptChangeRequest', id, second),
      decide('acceptChangeRequest', id, third),
    ]);
    expect(answers.sort()).toEqual(['CHANGE_REQUEST_CLOSED', 'done']);
    expect((await user(jo.id)).state).toBe('blocked');
    const made = await product.database.query(
      `SELECT 1 FROM audit_event WHERE account_id = $1 AND event = 'admin-change-accepted'`,
      [jo.id],
    );
    expect(made).toHaveLength(1);
  });

  it('is one of two where two admins want to block one another', async () => {
    const pair = [
      await product.person('one', ROLES.admin),
      await product.person('two', ROLES.admin),
    ] as const;
    const [one, two] = pair;
    const requests = [await ask(two.id, { blocked: true }, one), await ask(one.id, { blocked: true }, two)];
    const answers = await Promise.all(requests.map((id) => decide('acceptChangeRequest', id, second)));
    expect(answers.sort()).toEqual(['CHANGE_REQUEST_STALE', 'done']);
    const left = await product.database.query(
      'SELECT 1 FROM account WHERE id = ANY($1) AND blocked_at IS NULL',
      [pair.map(({ id }) => id)],
    );
    expect(left).toHaveLength(1);
  });
});

describe('an admin without a second one', () => {
  /** Leaves `admin` and those in `others` as the only admins. */
  async function leaveOnly(...others: readonly Person[]): Promise<void> {
    await product.database.query(
      `UPDATE account SET rights = '{}' WHERE 'can_edit_admin' = ANY (rights) AND id <> ALL ($1)`,
      [[admin.id, ...others.map(({ id }) => id)]],
    );
  }

  it('makes the first further admin at once, which is mailed and noted', async () => {
    await leaveOnly();
    const kim = await product.person('kim', ROLES.standard, []);
    expect((await change(kim.id, { rights: EDITOR })).body).toMatchObject({
      rights: EDITOR,
      change_request: null,
    });
    for (const email of [kim.email, admin.email])
      expect((await accounts.catcher.next(email, /ohne zweite Bestätigung/)).text).toContain(
        'Keine zweite Person',
      );
    expect(await eventsOf(kim)).toMatchObject([{ event: 'admin-change-applied' }]);
    expect((await product.client.logIn(kim.email, PASSWORD)).token).not.toBe('');
  });

  it('cannot go around one who lacks a right by giving it along', async () => {
    const lia = await product.person('lia', ROLES.standard, EDITOR);
    const max = await product.person('max', ROLES.standard, EDITOR);
    await leaveOnly(lia, max);
    const body = { blocked: true, rights: [...EDITOR, 'can_hide_variants'] };
    expect((await change(max.id, body)).body).toMatchObject({ error: 'CHANGE_REQUEST_NO_SECOND' });
    expect((await user(max.id)).state).toBe('active');
  });
});
