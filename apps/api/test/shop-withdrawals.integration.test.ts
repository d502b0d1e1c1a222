import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ROUTES, type Variant } from '@tastwerk/contracts';
import { AccountsProduct } from './harness/accounts-product.js';
import { keyOf } from './harness/mail-catcher.js';
import { copies, orderOf, publishedVariant, savedAddress } from './harness/shop.js';
import type { Person, TestProduct } from './harness/test-product.js';

const ENGLISH = { 'accept-language': 'en' };

let accounts: AccountsProduct;
let product: TestProduct;
let admin: Person;
let ada: Person;
let heart: Variant;

beforeAll(async () => {
  accounts = await AccountsProduct.start();
  ({ product } = accounts);
  admin = await product.person('admin', 1);
  ada = await product.person('ada');
  heart = await publishedVariant(product, admin, { graphicTitle: 'Herz' });
});
afterAll(() => accounts.stop());

async function order(headers: Readonly<Record<string, string>> = {}) {
  const home = await savedAddress(product, ada);
  const body = orderOf([copies(heart.id)], home);
  return product.client.read(ROUTES.createOrder.response, 'createOrder', { body, headers, token: ada.token });
}

const withdraw = (form: object, headers: Readonly<Record<string, string>> = {}) =>
  product.client.call('withdraw', { body: { name: 'Ada L.', email: ada.email, ...form }, headers });

const listed = () =>
  product.client.read(ROUTES.listWithdrawals.response, 'listWithdrawals', { token: admin.token });

const orderAsSeenBy = async (person: Person, id: number) => {
  const name = person === admin ? 'getAnyOrder' : 'getOrder';
  return product.client.read(ROUTES[name].response, name, { params: { id }, token: person.token });
};

const assign = (id: number, orderId: number | null) =>
  product.client.call('assignWithdrawal', {
    params: { id },
    body: { order_id: orderId },
    token: admin.token,
  });

describe('a withdrawal', () => {
  it('with number and address of an order is tied to it: admins and its customer see it there', async () => {
    const { id } = await order();
    await withdraw({
      order: `Bestellung Nr. ${id}`,
      email: 'ADA@Tastwerk.example',
      message: 'nur ein Blatt',
    });
    const [newest] = await listed();
    expect(newest).toMatchObject({ order: `Bestellung Nr. ${id}`, order_id: id });
    const seen = [{ id: newest?.id, message: 'nur ein Blatt', settled_at: null }];
    expect((await orderAsSeenBy(ada, id)).withdrawals).toMatchObject(seen);
    expect((await orderAsSeenBy(admin, id)).withdrawals).toMatchObject(seen);

    await product.client.call('settleWithdrawal', { params: { id: newest?.id ?? 0 }, token: admin.token });
    expect((await orderAsSeenBy(ada, id)).withdrawals).toMatchObject([{ settled_at: expect.any(String) }]);
  });

  it.each([
    ['another address', async () => ({ order: String((await order()).id), email: 'eve@elsewhere.example' })],
    ['a number that is none', async () => ({ order: 'meine letzte Bestellung' })],
    ['a number of no order', async () => ({ order: '999999' })],
    ['two numbers', async () => ({ order: `${(await order()).id} und 12` })],
    ['a number beyond all', async () => ({ order: '99999999999999999999' })],
  ])('with %s is taken in, not tied to an order, and answered in the same way', async (_, form) => {
    const { status, body } = await withdraw(await form());
    expect(status).toBe(200);
    expect(Object.keys(body as object).sort()).toEqual(['created_at', 'id']);
    const [newest] = await listed();
    expect(newest).toMatchObject({ order_id: null });
  });

  it('is assigned by an admin, to another order, and to none', async () => {
    const { id } = await order();
    await withdraw({ order: 'die von gestern' });
    const [newest] = await listed();
    const withdrawal = newest?.id ?? 0;
    expect((await assign(withdrawal, id)).body).toMatchObject({ order_id: id });
    expect((await orderAsSeenBy(ada, id)).withdrawals).toMatchObject([{ id: withdrawal }]);
    expect((await assign(withdrawal, 999_999)).body).toMatchObject({ error: 'ORDER_NOT_FOUND' });
    expect((await assign(999_999, id)).body).toMatchObject({ error: 'WITHDRAWAL_NOT_FOUND' });
    expect((await assign(withdrawal, null)).body).toMatchObject({ order_id: null });
    expect((await orderAsSeenBy(ada, id)).withdrawals).toEqual([]);
  });

  it('says to another address only what we wrote, and brings the content once its reader asks for it', async () => {
    const email = 'customer@home.example';
    const typed = { name: 'Eve Spam', order: 'www.buy.example', email, message: 'Click here' };
    const answer = await product.client.call('withdraw', { body: typed });
    const { id, created_at: at } = ROUTES.withdraw.response.parse(answer.body);
    const receipt = await accounts.catcher.next(email, /^Ihr Widerruf ist eingegangen$/);
    expect(receipt.text).toContain(`Vorgang ${id}`);
    expect(receipt.text).toContain(
      new Intl.DateTimeFormat('de', { timeZone: 'Europe/Berlin', timeStyle: 'short' }).format(new Date(at)),
    );
    for (const words of [typed.name, typed.order, typed.message])
      expect([words, receipt.text.includes(words), receipt.html.includes(words)]).toEqual([
        words,
        false,
        false,
      ]);

    const key = keyOf(receipt);
    const confirm = (wanted: string) => product.client.call('confirmWithdrawal', { body: { key: wanted } });
    for (const wrong of ['', `${id}`, `${id + 1}${key.slice(key.indexOf('.'))}`, `${key}A`])
      expect(await confirm(wrong)).toMatchObject({ status: 422, body: { error: 'WITHDRAWAL_LINK_INVALID' } });
    // Pressed twice it is sent once.
    const answers = await Promise.all([confirm(key), confirm(key)]);
    for (const { body } of answers) expect(body).toEqual({ id, created_at: at });
    const whole = await accounts.catcher.next(email, /^Ihr Widerruf ist eingegangen$/);
    for (const words of [typed.name, typed.order, typed.message]) expect(whole.text).toContain(words);
    const mails = await product.database.query(
      `SELECT 1 FROM mail WHERE template = 'withdrawal-received' AND facts->>'withdrawal' = $1`,
      [String(id)],
    );
    expect(mails).toHaveLength(1);
  });

  it('is answered in the language of its order, and in that of its form where there is none', async () => {
    const { id } = await order(ENGLISH);
    await withdraw({ order: String(id) });
    const receipt = await accounts.catcher.next(ada.email, /^We have received your withdrawal$/);
    expect(receipt.text).toMatch(new RegExp(`View order:\\s+\\S+/account/orders/${id}\\s`));
    const elsewhere = 'eve@elsewhere.example';
    accounts.catcher.mails.length = 0;
    await withdraw({ order: 'unbekannt', email: elsewhere });
    const other = await accounts.catcher.next(elsewhere, /^Ihr Widerruf ist eingegangen$/);
    // No link to an order: the only one asks for the receipt's content.
    const addresses = new Set(other.html.match(/href="[^"]*"/g));
    expect([...addresses]).toEqual([expect.stringMatching(/\/widerruf\?key=[\w.-]+"$/)]);
  });
});
