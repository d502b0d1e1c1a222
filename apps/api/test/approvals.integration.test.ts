import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { type Right, ROLES, ROUTES, userSchema, type Variant } from '@tastwerk/contracts';
import { ApprovalService } from '../src/modules/accounts/approval.service.js';
import { copies, orderOf, publishedVariant, savedAddress } from './harness/shop.js';
import { type Person, TestProduct } from './harness/test-product.js';

let product: TestProduct;
let admin: Person;
let heart: Variant;

beforeAll(async () => {
  product = await TestProduct.start();
  admin = await product.person('admin', ROLES.admin);
  heart = await publishedVariant(product, admin, { graphicTitle: 'Herz' });
});
afterAll(() => product.stop());
afterEach(() => product.database.query('DELETE FROM approval'));

const approve = (pattern: string) =>
  product.client.read(ROUTES.addApproval.response, 'addApproval', { body: { pattern }, token: admin.token });

/** An account as signing up makes it. */
const newcomer = (name: string) => product.person(name, ROLES.standard, ['can_publish']);

async function order(person: Person): Promise<number> {
  const home = await savedAddress(product, person);
  const body = orderOf([copies(heart.id)], home);
  return (await product.client.call('createOrder', { body, token: person.token })).status;
}

const told = async ({ token }: Person) =>
  (await product.client.read(userSchema, 'validate', { token })).user_rights.can_order;

const details = ({ id }: Person) =>
  product.client.read(ROUTES.getUser.response, 'getUser', { params: { id }, token: admin.token });

const setRights = ({ id }: Person, rights: readonly Right[]) =>
  product.client.read(ROUTES.changeUser.response, 'changeUser', {
    params: { id },
    body: { rights },
    token: admin.token,
  });

describe('an address is approved', () => {
  it.each([
    ['Ada@School.example', ['ada@school.example'], 'listed'],
    ['ada@school.example', ['*@School.example'], 'listed'],
    ['ada@mail.school.example', ['*@*.school.example'], 'listed'],
    ['ada@evil-school.example', ['*@school.example'], 'none'],
    ['ada@school.example.evil', ['*@school.example'], 'none'],
    ['ada@school.example', ['a*a@school.example'], 'listed'],
    ['a@school.example', ['a*a@school.example'], 'none'],
    ['adaxl@school.example', ['ada_l@school.example'], 'none'],
    ['ada_l@school.example', ['ada_l@school.example'], 'listed'],
    ['adaxl@school.example', ['ada%@school.example', String.raw`ada\*@school.example`], 'none'],
    ['ada@school.example', ['*', '*@school.example'], 'listed'],
    ['eve@elsewhere.example', ['*', '*@school.example'], 'everybody'],
    ['eve@elsewhere.example', [], 'none'],
  ] as const)('%s by %j: %s', async (email, patterns, approvedBy) => {
    for (const pattern of patterns) {
      await product.database.query('INSERT INTO approval (pattern) VALUES ($1)', [pattern]);
    }
    expect(await product.app.get(ApprovalService).find(email)).toBe(approvedBy);
  });

  it('or not by a pattern of many stars, at no more cost than any other', async () => {
    await product.database.query('INSERT INTO approval (pattern) VALUES ($1)', [`${'*a'.repeat(120)}*c`]);
    expect(await product.app.get(ApprovalService).find(`${'a'.repeat(200)}@b.example`)).toBe('none');
  });
});

describe('who may order', () => {
  it('is whoever the list approves at the time of the order, be it after they signed up', async () => {
    const ada = await newcomer('ada');
    expect(await told(ada)).toBe(false);
    expect(await order(ada)).toBe(403);
    expect(await details(ada)).toMatchObject({ ordering: 'none', rights: ['can_publish'] });

    const { id } = await approve('ada@*');
    expect(await told(ada)).toBe(true);
    expect(await order(ada)).toBe(200);
    expect(await details(ada)).toMatchObject({ ordering: 'list', rights: ['can_order', 'can_publish'] });

    await product.client.call('removeApproval', { params: { id }, token: admin.token });
    expect(await told(ada)).toBe(false);
    expect(await order(ada)).toBe(403);
  });

  it('is everybody where the list approves everybody', async () => {
    const bea = await newcomer('bea');
    await approve('*');
    expect(await order(bea)).toBe(200);
  });

  it('is not whoever an admin took the right from, until it is given back', async () => {
    const cleo = await newcomer('cleo');
    await approve('cleo@*');
    expect(await setRights(cleo, ['can_publish'])).toMatchObject({
      ordering: 'taken',
      rights: ['can_publish'],
    });
    expect(await told(cleo)).toBe(false);
    expect(await order(cleo)).toBe(403);
    expect(await setRights(cleo, ['can_order', 'can_publish'])).toMatchObject({ ordering: 'list' });
    expect(await order(cleo)).toBe(200);
  });

  it('is whoever was given the right by an admin, whatever the list says', async () => {
    const dana = await newcomer('dana');
    expect(await setRights(dana, ['can_order', 'can_publish'])).toMatchObject({ ordering: 'given' });
    const { id } = await approve('dana@*');
    await setRights(dana, ['can_order', 'can_publish', 'can_hide_variants']);
    await product.client.call('removeApproval', { params: { id }, token: admin.token });
    expect(await details(dana)).toMatchObject({ ordering: 'given' });
    expect(await order(dana)).toBe(200);
  });

  it('loses nothing of a later approval when an admin changes another right before', async () => {
    const emil = await newcomer('emil');
    await setRights(emil, ['can_publish', 'can_hide_variants']);
    await approve('emil@*');
    expect(await order(emil)).toBe(200);
  });
});
