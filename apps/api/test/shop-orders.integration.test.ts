import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  BASKET_LIMITS,
  errorBodySchema,
  LANGUAGES,
  ORDER_STATUS,
  type OrderDetails,
  POSTAGE_CENTS,
  PRINT_PRICES,
  ROUTES,
  SERVER_ERROR_TEXTS,
  type ServerErrorCode,
  type Variant,
} from '@tastwerk/contracts';
import { copies, orderOf, publishedVariant, savedAddress, SCHOOL } from './harness/shop.js';
import { type Person, TestProduct } from './harness/test-product.js';
import { publication, sheet } from './harness/sheets.js';

let product: TestProduct;
let ada: Person;
let ben: Person;
let admin: Person;
let heart: Variant;
let hidden: Variant;
let home: number;
let foreign: number;

beforeAll(async () => {
  product = await TestProduct.start();
  ada = await product.person('ada');
  ben = await product.person('ben');
  admin = await product.person('admin', 1);
  heart = await publishedVariant(product, ben, { graphicTitle: 'Herz' });
  hidden = await publishedVariant(product, ada, { graphicTitle: 'Versteckt' });
  const body = { public: false };
  await product.client.call('showVariant', { params: { id: hidden.id }, body, token: admin.token });
  home = await savedAddress(product, ada);
  foreign = await savedAddress(product, ben);
});
afterAll(() => product.stop());

const place = (body: object, { token }: Person = ada) =>
  product.client.read(ROUTES.createOrder.response, 'createOrder', { body, token });

/** Orders, with the same key again where the server had no connection left. */
const askPatiently = (body: object) =>
  product.client.callPatiently('createOrder', { body, token: ada.token });

const placePatiently = async (body: object): Promise<OrderDetails> =>
  ROUTES.createOrder.response.parse((await askPatiently(body)).body);

async function refusal(body: object, { token }: Person = ada) {
  const answer = await product.client.call('createOrder', { body, token });
  return { status: answer.status, ...errorBodySchema.parse(answer.body) };
}

async function orderCount(): Promise<number> {
  const [row] = await product.database.query<{ count: number }>('SELECT count(*)::int AS count FROM orders');
  return row?.count ?? 0;
}

describe('an order', () => {
  it('costs what the server says and is acknowledged, with everything as it was then', async () => {
    const body = orderOf([copies(heart.id, 2), copies(heart.id, 1, 'graphic')], home, {
      comment: '  Bitte flach verpacken. ',
    });
    const order = await place(body);
    const withBraille = PRINT_PRICES.swell_a4 + heart.braille_no_of_pages * PRINT_PRICES.braille;
    const total = 2 * PRINT_PRICES.swell_a4 + withBraille + POSTAGE_CENTS;
    expect(order).toMatchObject({
      status: ORDER_STATUS.acknowledged,
      payment_method: 'invoice',
      delivery_mode: 'post',
      total_gross: total,
      total_net: Math.round((total * 100) / 107),
      vat_percent: 7,
      postage_gross: POSTAGE_CENTS,
      comment: 'Bitte flach verpacken.',
      tracking_number: null,
      invoice_address: null,
    });
    expect({ ...order.shipping_address, is_invoice_addr: false }).toEqual(SCHOOL);
    expect(order.items).toMatchObject([
      {
        content_id: heart.id,
        product_id: 'graphic_nobraille',
        quantity: 2,
        unit_price: PRINT_PRICES.swell_a4,
        gross_price: 2 * PRINT_PRICES.swell_a4,
        graphic_title: 'Herz',
        version_id: heart.current_version.id,
        current_file_name: heart.current_file_name,
      },
      { product_id: 'graphic', quantity: 1, unit_price: withBraille },
    ]);
    expect(order.history.map(({ status, by }) => [status, by])).toEqual([
      [ORDER_STATUS.open, 'customer'],
      [ORDER_STATUS.acknowledged, 'system'],
    ]);
  });

  it('keeps its address, title and price when those change', async () => {
    const address = await savedAddress(product, ada, { city: 'Marburg' });
    const variant = await publishedVariant(product, ada, { graphicTitle: 'Auge' });
    const order = await place(orderOf([copies(variant.id)], address));
    const token = ada.token;
    await product.client.call('updateAddress', {
      params: { id: address },
      body: { ...SCHOOL, city: 'Bonn' },
      token,
    });
    const two = sheet({ graphicTitle: 'Auge', variantTitle: 'Neu' });
    const [page] = two.pages;
    if (page === undefined) throw new Error('a sheet has a page');
    await product.client.call('updateVariant', {
      params: { id: variant.id },
      body: {
        ...publication({ ...two, pages: [page, { ...page, uuid: randomUUID(), objects: [] }] }),
        lastVersionHash: variant.current_version.hash,
      },
      token,
    });
    const read = await product.client.read(ROUTES.getOrder.response, 'getOrder', {
      params: { id: order.id },
      token,
    });
    expect(read).toEqual(order);
    expect(read.shipping_address?.city).toBe('Marburg');
    const quote = await product.client.read(ROUTES.createQuote.response, 'createQuote', {
      body: { items: [copies(variant.id)] },
    });
    expect(quote.gross_total).toBe(2 * PRINT_PRICES.swell_a4 + POSTAGE_CENTS);
  });

  it('may be billed to an address outside Germany', async () => {
    const invoiceAddress = await savedAddress(product, ada, {
      is_invoice_addr: true,
      country: 'AT',
      zip: '1010',
      city: 'Wien',
    });
    const order = await place(orderOf([copies(heart.id)], home, { invoiceAddress }));
    expect(order.invoice_address).toMatchObject({ country: 'AT', city: 'Wien' });
  });

  it('is seen by its customer alone, the newest first', async () => {
    const carol = await product.person('carol');
    const address = await savedAddress(product, carol);
    const first = await place(orderOf([copies(heart.id)], address), carol);
    const second = await place(orderOf([copies(heart.id)], address), carol);
    const list = (query: Record<string, string>, { token }: Person) =>
      product.client.read(ROUTES.listOrders.response, 'listOrders', { query, token });
    expect((await list({}, carol)).map(({ id }) => id)).toEqual([second.id, first.id]);
    expect((await list({ before: String(second.id) }, carol)).map(({ id }) => id)).toEqual([first.id]);
    expect((await list({ limit: '1' }, carol)).map(({ id }) => id)).toEqual([second.id]);
    expect((await list({}, ben)).map(({ id }) => id)).not.toContain(first.id);
    for (const name of ['getOrder', 'cancelOrder'] as const) {
      const call = {
        params: { id: first.id },
        token: ben.token,
        ...(name === 'getOrder' ? {} : { body: {} }),
      };
      expect(await product.client.failure(name, call)).toBe('ORDER_NOT_FOUND');
    }
  });
});

describe('an order that somebody tampered with', () => {
  /** What is wrong with a right order, and the exact answer. */
  const CASES: readonly (readonly [
    what: string,
    changes: () => object | Promise<object>,
    status: number,
    code: ServerErrorCode,
    field: string | undefined,
  ])[] = [
    ['a price of its own', () => ({ price: 1 }), 422, 'REQUEST_INVALID', 'price'],
    [
      'a price in a line',
      () => ({ basket: [{ ...copies(heart.id), unit_price: 1 }] }),
      422,
      'REQUEST_INVALID',
      'basket.0.unit_price',
    ],
    ['another total than it was shown', () => ({ grossTotal: 1 }), 409, 'ORDER_PRICE_CHANGED', 'grossTotal'],
    [
      'a product that there is not',
      () => ({ basket: [{ ...copies(heart.id), productId: 'postage' }] }),
      422,
      'REQUEST_INVALID',
      'basket.0.productId',
    ],
    ['no copy', () => ({ basket: [copies(heart.id, 0)] }), 422, 'REQUEST_INVALID', 'basket.0.quantity'],
    [
      'minus one copy',
      () => ({ basket: [copies(heart.id, -1)] }),
      422,
      'REQUEST_INVALID',
      'basket.0.quantity',
    ],
    ['half a copy', () => ({ basket: [copies(heart.id, 0.5)] }), 422, 'REQUEST_INVALID', 'basket.0.quantity'],
    [
      'more copies than anybody orders',
      () => ({ basket: [copies(heart.id, BASKET_LIMITS.quantity + 1)] }),
      422,
      'REQUEST_INVALID',
      'basket.0.quantity',
    ],
    ['nothing', () => ({ basket: [] }), 422, 'REQUEST_INVALID', 'basket'],
    [
      'the same line twice',
      () => ({ basket: [copies(heart.id), copies(heart.id)] }),
      422,
      'REQUEST_INVALID',
      'basket.1',
    ],
    [
      'a variant that there is not',
      () => ({ basket: [copies(heart.id), copies(2_000_000_000)] }),
      409,
      'ORDER_CONTENT_UNAVAILABLE',
      'basket.1.contentId',
    ],
    [
      'an own variant that is hidden',
      () => ({ basket: [copies(hidden.id)] }),
      409,
      'ORDER_CONTENT_UNAVAILABLE',
      'basket.0.contentId',
    ],
    ['more than the maximum', () => ({ basket: [copies(heart.id, 69)] }), 413, 'ORDER_TOO_LARGE', undefined],
    [
      'the address of somebody else',
      () => ({ shippingAddress: foreign }),
      404,
      'ADDRESS_NOT_FOUND',
      'shippingAddress',
    ],
    ['somebody else to pay', () => ({ invoiceAddress: foreign }), 404, 'ADDRESS_NOT_FOUND', 'invoiceAddress'],
    [
      'an address that was taken out',
      async () => {
        const id = await savedAddress(product, ada);
        await product.client.call('inactivateAddress', { params: { id }, token: ada.token });
        return { shippingAddress: id };
      },
      404,
      'ADDRESS_NOT_FOUND',
      'shippingAddress',
    ],
    [
      'an address in another country to ship to',
      async () => ({
        shippingAddress: await savedAddress(product, ada, {
          is_invoice_addr: true,
          country: 'AT',
          zip: '1010',
        }),
      }),
      422,
      'ADDRESS_OUTSIDE_GERMANY',
      'shippingAddress',
    ],
    [
      'four digits of a postal code',
      async () => ({ shippingAddress: await savedAddress(product, ada, { zip: '1011' }) }),
      422,
      'ADDRESS_ZIP_INVALID',
      'shippingAddress',
    ],
    [
      'letters in a postal code to bill to',
      async () => ({ invoiceAddress: await savedAddress(product, ada, { zip: 'D-10115' }) }),
      422,
      'ADDRESS_ZIP_INVALID',
      'invoiceAddress',
    ],
    [
      'a payment method that is closed',
      () => ({ paymentMethod: 'paypal' }),
      422,
      'ORDER_PAYMENT_UNAVAILABLE',
      'paymentMethod',
    ],
    [
      'a payment method of its own',
      () => ({ paymentMethod: 'gift' }),
      422,
      'REQUEST_INVALID',
      'paymentMethod',
    ],
    ['a key that is none', () => ({ idempotencyKey: '1' }), 422, 'REQUEST_INVALID', 'idempotencyKey'],
    ['a status of its own', () => ({ status: 3 }), 422, 'REQUEST_INVALID', 'status'],
    ['a customer of its own', () => ({ account_id: 1 }), 422, 'REQUEST_INVALID', 'account_id'],
  ];

  it.each(CASES)('by %s is refused, and nothing is ordered', async (_, changes, status, code, field) => {
    const changed = await changes();
    const before = await orderCount();
    const refused = await refusal(orderOf([copies(heart.id)], home, changed));
    expect({ status: refused.status, error: refused.error, field: refused['field-error']?.[0] }).toEqual({
      status,
      error: code,
      field,
    });
    expect(await orderCount()).toBe(before);
  });

  it('by an account that is not approved is refused in the words of its language', async () => {
    const { token } = await product.person('unapproved', 0, ['can_publish']);
    for (const language of LANGUAGES) {
      const answer = await product.client.call('createOrder', {
        body: orderOf([copies(heart.id)], home),
        token,
        headers: { 'accept-language': language },
      });
      expect(answer.status).toBe(403);
      expect(errorBodySchema.parse(answer.body)).toMatchObject({
        error: 'ORDER_NOT_APPROVED',
        message: SERVER_ERROR_TEXTS[language].ORDER_NOT_APPROVED,
      });
    }
  });
});

describe('a key', () => {
  it('orders once: the same request gets the same order, another one under it is refused', async () => {
    const body = orderOf([copies(heart.id, 3)], home);
    const first = await place(body);
    const before = await orderCount();
    expect(await place(body)).toEqual(first);
    const other = await refusal({ ...body, basket: [copies(heart.id, 4)] });
    expect([other.status, other.error]).toEqual([409, 'ORDER_DUPLICATE']);
    expect(await orderCount()).toBe(before);
  });

  it('is each user’s own', async () => {
    const body = orderOf([copies(heart.id)], home);
    const mine = await place(body);
    const theirs = await place({ ...body, shippingAddress: foreign }, ben);
    expect(theirs.id).not.toBe(mine.id);
  });

  it('that was refused is not used up', async () => {
    const body = orderOf([copies(heart.id)], home);
    expect((await refusal({ ...body, grossTotal: 1 })).error).toBe('ORDER_PRICE_CHANGED');
    expect((await place(body)).status).toBe(ORDER_STATUS.acknowledged);
  });

  it('raced by fifty copies gives one order, and all of them the same answer', async () => {
    const body = orderOf([copies(heart.id, 5)], home);
    const before = await orderCount();
    const answers = await Promise.all(Array.from({ length: 50 }, () => placePatiently(body)));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(await orderCount()).toBe(before + 1);
    const id = answers[0]?.id;
    const [counted] = await product.database.query<{ items: number; steps: number; mails: number }>(
      `SELECT (SELECT count(*)::int FROM order_item WHERE order_id = $1) AS items,
              (SELECT count(*)::int FROM order_step WHERE order_id = $1) AS steps,
              (SELECT count(*)::int FROM mail WHERE template = 'order-confirmation' AND facts->>'order' = $1::text) AS mails`,
      [id],
    );
    expect(counted).toEqual({ items: 1, steps: 2, mails: 1 });
  });

  it('raced with another request under it lets one of the two win', async () => {
    const body = orderOf([copies(heart.id, 1)], home);
    const other = { ...body, basket: [copies(heart.id, 2)] };
    const before = await orderCount();
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => askPatiently(index % 2 === 0 ? body : other)),
    );
    expect(await orderCount()).toBe(before + 1);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(10);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(10);
  });

  it('of two hundred, fifty at a time, makes two hundred orders, each whole', async () => {
    const before = await orderCount();
    for (let round = 0; round < 4; round += 1) {
      const bodies = Array.from({ length: 50 }, () => orderOf([copies(heart.id)], home));
      const orders = await Promise.all(bodies.map(placePatiently));
      expect(new Set(orders.map(({ id }) => id)).size).toBe(50);
    }
    expect(await orderCount()).toBe(before + 200);
    const halves = await product.database.query(
      `SELECT o.id FROM orders o
        WHERE NOT EXISTS (SELECT 1 FROM order_item i WHERE i.order_id = o.id)
           OR (SELECT count(*) FROM order_step s WHERE s.order_id = o.id) < 2
           OR o.total_gross <> o.postage_gross + (SELECT sum(i.quantity * i.unit_price) FROM order_item i WHERE i.order_id = o.id)`,
    );
    expect(halves).toEqual([]);
  });
});
