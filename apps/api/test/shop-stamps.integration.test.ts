import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ORDER_STATUS, ROUTES, type Variant } from '@tastwerk/contracts';
import { copies, orderOf, publishedVariant, savedAddress } from './harness/shop.js';
import { SELLING } from './harness/shop-examples.js';
import { type Person, TestProduct } from './harness/test-product.js';

/** What the letter of one sheet of A4 costs, in cents. */
const LARGE_LETTER = 180;

let product: TestProduct;
let ada: Person;
let admin: Person;
let heart: Variant;
let home: number;

beforeAll(async () => {
  product = await TestProduct.start(SELLING);
  ada = await product.person('ada');
  admin = await product.person('admin', 1);
  heart = await publishedVariant(product, ada, { graphicTitle: 'Herz' });
  home = await savedAddress(product, ada);
});
afterAll(() => product.stop());

async function place(): Promise<number> {
  const order = await product.client.read(ROUTES.createOrder.response, 'createOrder', {
    body: orderOf([copies(heart.id)], home),
    token: ada.token,
  });
  return order.id;
}

const purchase = (id: number) => ({
  params: { id },
  body: { method: 'purchase_invoice_voucher' },
  token: admin.token,
});

const vouchers = () =>
  product.client.read(ROUTES.listVouchers.response, 'listVouchers', { token: admin.token });

const charge = (cents: number, idempotencyKey: string = randomUUID()) =>
  product.client.read(ROUTES.chargeVouchers.response, 'chargeVouchers', {
    body: { cents, idempotencyKey },
    token: admin.token,
  });

describe('postage stamps', () => {
  it('are bought from what was paid in, one for each order', async () => {
    const id = await place();
    expect(await vouchers()).toEqual({ provider: 'sandbox', balance: 0, stamps: [] });
    expect(await product.client.failure('callOrder', purchase(id))).toBe('STAMP_BALANCE_LOW');
    expect(await charge(LARGE_LETTER + 20)).toEqual({ balance: LARGE_LETTER + 20 });
    expect((await product.client.call('callOrder', purchase(id))).status).toBe(200);
    const { balance, stamps } = await vouchers();
    expect(balance).toBe(20);
    expect(stamps).toMatchObject([
      {
        order_id: id,
        provider: 'sandbox',
        product: 'large_letter',
        cents: LARGE_LETTER,
        code: expect.stringMatching(/^TEST-[2-9A-HJ-NP-Z]{12}$/),
      },
    ]);
    expect(await product.client.failure('callOrder', purchase(id))).toBe('ORDER_CALL_IMPOSSIBLE');
  });

  it('never cost more than there is, however many are bought at once', async () => {
    const { balance: left } = await vouchers();
    await charge(2 * LARGE_LETTER);
    const ids = await Promise.all([1, 2, 3, 4, 5].map(place));
    const answers = await Promise.all(ids.map((id) => product.client.call('callOrder', purchase(id))));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(2);
    expect((await vouchers()).balance).toBe(left);
  });

  it('are charged once for each key, also by requests at once, and a repeat gets the same answer', async () => {
    const { balance: before } = await vouchers();
    const key = randomUUID();
    const answers = await Promise.all(Array.from({ length: 6 }, () => charge(500, key)));
    expect(answers).toEqual(answers.map(() => ({ balance: before + 500 })));
    await charge(300);
    expect(await charge(500, key)).toEqual({ balance: before + 500 });
    expect((await vouchers()).balance).toBe(before + 800);
    const other = { body: { cents: 600, idempotencyKey: key }, token: admin.token };
    expect(await product.client.failure('chargeVouchers', other)).toBe('STAMP_CHARGE_DUPLICATE');
    const second = await product.person('second', 1);
    const own = { body: { cents: 600, idempotencyKey: key }, token: second.token };
    expect((await product.client.call('chargeVouchers', own)).status).toBe(200);
    expect((await vouchers()).balance).toBe(before + 1400);
  });

  it('are charged one after the other: of requests at once, each answers the balance that it left', async () => {
    const { balance: before } = await vouchers();
    const answers = await Promise.all(Array.from({ length: 8 }, () => charge(100)));
    expect(answers.map(({ balance }) => balance - before).toSorted((a, b) => a - b)).toEqual([
      100, 200, 300, 400, 500, 600, 700, 800,
    ]);
  });

  it('are not bought for what is not sent', async () => {
    const id = await place();
    const body = { method: 'change_status', status: ORDER_STATUS.canceled };
    await product.client.call('callOrder', { params: { id }, body, token: admin.token });
    expect(await product.client.failure('callOrder', purchase(id))).toBe('ORDER_CALL_IMPOSSIBLE');
  });

  it('are listed from the newest down, page by page', async () => {
    const { stamps } = await vouchers();
    expect(stamps.length).toBeGreaterThan(1);
    const query = { limit: '1', before: String(stamps[0]?.id) };
    const next = await product.client.read(ROUTES.listVouchers.response, 'listVouchers', {
      query,
      token: admin.token,
    });
    expect(next.stamps).toEqual([stamps[1]]);
  });
});
