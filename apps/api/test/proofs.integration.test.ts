import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { RIGHTS, ROLES, ROUTES, userSchema } from '@tastwerk/contracts';
import { Opened } from './harness/opened.js';
import { codeOf, SecondFactorKit } from './harness/second-factor-kit.js';
import { cookieOf, tokenOf } from './harness/test-client.js';
import { PASSWORD, TestProduct } from './harness/test-product.js';

const opened = new Opened();
let product: TestProduct;
let kit: SecondFactorKit;

beforeAll(async () => {
  product = opened.add(await TestProduct.start({ ADMIN_MFA: 'required' }), (made) => made.stop());
  kit = new SecondFactorKit(product);
});
afterAll(() => opened.close());

describe('a proof', () => {
  const exported = (token: string) => product.client.call('exportAccount', { token });

  it('is asked for again after ten minutes, and a password or a passkey gives it', async () => {
    const person = await kit.newPerson();
    expect((await exported(person.token)).status).toBe(200);
    await kit.letProofsAge();
    expect((await exported(person.token)).body).toMatchObject({ error: 'PROOF_NEEDED' });
    const prove = (body: object) => product.client.call('prove', { token: person.token, body });
    expect((await prove({ password: 'another password' })).body).toMatchObject({
      error: 'ACCOUNT_PASSWORD_WRONG',
    });
    expect((await exported(person.token)).body).toMatchObject({ error: 'PROOF_NEEDED' });
    expect((await prove({ password: PASSWORD })).status).toBe(200);
    expect((await exported(person.token)).status).toBe(200);

    const { device } = await kit.addPasskey(person.token);
    await kit.letProofsAge();
    const { passkey } = await product.client.read(ROUTES.proofOptions.response, 'proofOptions', {
      token: person.token,
    });
    expect((await prove({ passkey: device.sign(passkey ?? {}) })).status).toBe(200);
    expect((await exported(person.token)).status).toBe(200);
  });

  it('is not given by a code, nor by the passkey of another account', async () => {
    const person = await kit.newPerson();
    const { key } = await kit.setUpApp(person.token);
    const { device } = await kit.addPasskey((await kit.newPerson()).token);
    await kit.letProofsAge();
    const prove = (body: object) => product.client.call('prove', { token: person.token, body });
    expect((await prove({ code: codeOf(key, 1) })).status).toBe(200);
    expect((await prove({ passkey: device.sign(await kit.signInOptions()) })).body).toMatchObject({
      error: 'PASSKEY_REFUSED',
    });
    expect((await exported(person.token)).body).toMatchObject({ error: 'PROOF_NEEDED' });
  });

  it('stands in for the password where an account is deleted or its address changed', async () => {
    const person = await kit.newPerson();
    await kit.letProofsAge();
    const login = `new-${person.email}`;
    for (const [route, body] of [
      ['deleteAccount', {}],
      ['changeLogin', { login }],
    ] as const)
      expect(await product.client.failure(route, { token: person.token, body })).toBe('PROOF_NEEDED');
    await product.client.call('prove', { token: person.token, body: { password: PASSWORD } });
    expect((await product.client.call('deleteAccount', { token: person.token, body: {} })).status).toBe(204);
  });

  it('is asked of admins before they give rights or erase an account', async () => {
    const admin = await kit.newPerson(ROLES.admin);
    await kit.setUpApp(admin.token);
    const other = await kit.newPerson();
    await kit.letProofsAge();
    const params = { id: other.id };
    const change = () =>
      product.client.call('changeUser', { token: admin.token, params, body: { rights: [] } });
    expect((await change()).body).toMatchObject({ error: 'PROOF_NEEDED' });
    expect(await product.client.failure('eraseUser', { token: admin.token, params })).toBe('PROOF_NEEDED');
    await product.client.call('prove', { token: admin.token, body: { password: PASSWORD } });
    expect((await change()).status).toBe(200);
  });
});

describe('rights above a usual user’s', () => {
  const listUsers = (token: string) => product.client.call('listUsers', { token });
  const user = (token: string) => product.client.read(userSchema, 'validate', { token });

  it('rest until the session has a second factor', async () => {
    const admin = await kit.newPerson(ROLES.admin);
    expect((await listUsers(admin.token)).body).toMatchObject({ error: 'SECOND_FACTOR_NEEDED' });
    expect(await user(admin.token)).toMatchObject({
      role: ROLES.standard,
      needs_second_factor: true,
      user_rights: { can_publish: true, can_order: true, can_view_admin: false, can_edit_admin: false },
    });
    const { key } = await kit.setUpApp(admin.token);
    expect((await listUsers(admin.token)).status).toBe(200);
    expect(await user(admin.token)).toMatchObject({ role: ROLES.admin, needs_second_factor: false });

    const answer = await kit.logIn(admin.email, codeOf(key, 1));
    expect(userSchema.parse(answer.body)).toMatchObject({ role: ROLES.admin, needs_second_factor: false });
    const refreshed = await product.client.call('refresh', { cookie: cookieOf(answer) });
    expect(userSchema.parse(refreshed.body)).toMatchObject({ role: ROLES.admin, needs_second_factor: false });
    expect((await listUsers(tokenOf(refreshed))).status).toBe(200);
  });

  it('rest for partners and for single rights, too; a usual user’s do not', async () => {
    const partner = await kit.newPerson(ROLES.productionPartner);
    expect((await user(partner.token)).needs_second_factor).toBe(true);
    expect(await product.client.failure('listProductionOrders', { token: partner.token })).toMatch(
      /^(SECOND_FACTOR_NEEDED|RIGHT_MISSING)$/,
    );
    const moderator = await kit.newPerson(ROLES.standard, ['can_publish', 'can_hide_variants']);
    expect(await user(moderator.token)).toMatchObject({
      needs_second_factor: true,
      user_rights: { can_publish: true, can_hide_variants: false },
    });
    expect((await user((await kit.newPerson()).token)).needs_second_factor).toBe(false);
  });

  it('count at once in a session that is proved by a passkey later', async () => {
    const admin = await kit.newPerson(ROLES.admin);
    const { device } = await kit.addPasskey(admin.token);
    const token = tokenOf(await kit.logIn(admin.email));
    expect((await listUsers(token)).body).toMatchObject({ error: 'SECOND_FACTOR_NEEDED' });
    const proved = await product.client.call('prove', {
      token,
      body: { passkey: device.sign(await kit.signInOptions()) },
    });
    expect(userSchema.parse(proved.body)).toMatchObject({ role: ROLES.admin, needs_second_factor: false });
    expect((await listUsers(token)).status).toBe(200);
  });

  it('do not rest where the operator does not ask for it', async () => {
    const other = opened.add(await TestProduct.start({ ADMIN_MFA: 'optional' }), (made) => made.stop());
    const admin = await other.person('admin', ROLES.admin, RIGHTS);
    expect((await other.client.call('listUsers', { token: admin.token })).status).toBe(200);
  });
});
