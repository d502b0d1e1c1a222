import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ORDER_STATUS, ROUTES, type Variant } from '@tastwerk/contracts';
import { z } from 'zod';
import { AccountsProduct } from './harness/accounts-product.js';
import type { CaughtMail } from './harness/mail-catcher.js';
import { SELLING } from './harness/shop-examples.js';
import { copies, publishedVariant, savedAddress } from './harness/shop.js';
import type { Person, TestProduct } from './harness/test-product.js';
import { unzip } from './harness/unzip.js';

const MANY = 100;
const DAY_MS = 24 * 60 * 60 * 1000;
const SHOP = SELLING.OPERATOR_EMAIL;

let accounts: AccountsProduct;
let product: TestProduct;
let admin: Person;
let ada: Person;
let ben: Person;
let heart: Variant;
let home: number;

beforeAll(async () => {
  accounts = await AccountsProduct.start(SELLING);
  ({ product } = accounts);
  admin = await product.person('admin', 1);
  ada = await product.person('ada');
  ben = await product.person('ben');
  heart = await publishedVariant(product, ben, { graphicTitle: 'Herz' });
  home = await savedAddress(product, ada);
});
afterAll(() => accounts.stop());

const dayIn = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);

const linkKeyOf = ({ text }: CaughtMail) => /\/quote#([\w.-]+)/.exec(text)?.[1] ?? '';

/** Asks for a quote as a visitor who types the address of ada. */
async function asked(): Promise<number> {
  const { id } = await product.client.read(ROUTES.requestQuote.response, 'requestQuote', {
    body: { items: [copies(heart.id, MANY)], email: ada.email, name: 'Ada' },
    headers: { 'accept-language': 'en' },
  });
  return id;
}

const lines = (unitPrice = 200) => ({
  lines: [{ contentId: heart.id, productId: 'graphic_nobraille', quantity: MANY, unitPrice }],
  extraLines: [{ text: 'Binding', quantity: 2, unitPrice: 500 }],
  postage: 700,
});

const TOTAL = MANY * 200 + 2 * 500 + 700;

const sendQuote = (id: number, changes: object = {}) =>
  product.client.read(ROUTES.sendOffer.response, 'sendOffer', {
    params: { id },
    body: { ...lines(), validUntil: dayIn(14), note: 'As we discussed', ...changes },
    token: admin.token,
  });

/** Sends a quote and gives the key of the link in its mail. */
async function sentKey(id: number, changes: object = {}): Promise<string> {
  await sendQuote(id, changes);
  return linkKeyOf(await accounts.catcher.next(ada.email, /Our quote no\. \d/));
}

const acceptance = (key: string, changes: object = {}) => ({
  body: {
    key,
    shippingAddress: home,
    paymentMethod: 'invoice',
    grossTotal: TOTAL,
    acceptsTerms: true,
    ...changes,
  },
  token: ada.token,
});

const details = (id: number) =>
  product.client.read(ROUTES.getQuoteRequest.response, 'getQuoteRequest', {
    params: { id },
    token: admin.token,
  });

const ordersOf = async () =>
  (
    await product.database.query<{ count: number }>(
      'SELECT count(*)::integer AS count FROM orders WHERE account_id = $1',
      [ada.id],
    )
  )[0]?.count ?? 0;

describe('a quote', () => {
  it('is priced by the server, sent in the language of its request, and opened by its link alone', async () => {
    const id = await asked();
    const priced = await product.client.read(ROUTES.priceOffer.response, 'priceOffer', {
      params: { id },
      body: lines(),
      token: admin.token,
    });
    expect(priced).toEqual({
      postage_gross: 700,
      total_gross: TOTAL,
      total_net: Math.round((TOTAL * 100) / 107),
      vat_percent: 7,
    });
    const { offers } = await sendQuote(id);
    expect(offers).toMatchObject([{ revision: 1, state: 'sent', total_gross: TOTAL }]);
    const mail = await accounts.catcher.next(ada.email, /Our quote no\. \d+-1/);
    expect(mail.text).toContain('Binding');
    expect(mail.attachments.map(({ name }) => name)).toEqual([`quote-${id}-1.pdf`]);
    expect(mail.attachments[0]?.bytes.subarray(0, 5).toString()).toBe('%PDF-');
    const key = linkKeyOf(mail);
    const opened = await product.client.read(ROUTES.openOffer.response, 'openOffer', { body: { key } });
    expect(opened).toMatchObject({ state: 'sent', total_gross: TOTAL, note: 'As we discussed', name: 'Ada' });
    expect((await product.client.call('offerPdf', { body: { key } })).status).toBe(200);
    const wrong = `${key.split('.')[0]}.${'A'.repeat(22)}`;
    for (const guess of [wrong, '', '1', 'x.y'])
      expect(await product.client.failure('openOffer', { body: { key: guess } })).toBe('OFFER_LINK_INVALID');
  });

  it('becomes exactly one order at its prices, however often and at once it is accepted', async () => {
    const id = await asked();
    const key = await sentKey(id);
    const before = await ordersOf();
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => product.client.call('acceptOffer', acceptance(key))),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const ids = new Set(answers.map(({ body }) => Object(body).id));
    expect(ids.size).toBe(1);
    expect(await ordersOf()).toBe(before + 1);
    const order = ROUTES.acceptOffer.response.parse(answers[0]?.body);
    expect(order).toMatchObject({
      status: ORDER_STATUS.acknowledged,
      total_gross: TOTAL,
      items: [{ content_id: heart.id, quantity: MANY, unit_price: 200 }],
      extra_items: [{ text: 'Binding', quantity: 2, unit_price: 500 }],
    });
    const confirmation = await accounts.catcher.next(ada.email, /received your order$/);
    expect(confirmation.text).toContain(`order no. ${order.id}`);
    expect(confirmation.text).toContain('Binding');
    await accounts.catcher.next(SHOP, /Antwort auf das Angebot/);
    const { offers, history, request } = await details(id);
    expect(request.state).toBe('closed');
    expect(offers[0]).toMatchObject({ state: 'accepted', order_id: order.id });
    expect(history.map(({ action, by, actor }) => [action, by, actor])).toEqual([
      ['requested', 'customer', 'Ada'],
      ['sent', 'admin', 'admin'],
      ['accepted', 'customer', 'ada'],
    ]);
    expect(
      await product.client.failure('sendOffer', {
        params: { id },
        body: { ...lines(), validUntil: dayIn(3) },
        token: admin.token,
      }),
    ).toBe('OFFER_CLOSED');
  });

  it('names its lines in words on the invoice', async () => {
    const key = await sentKey(await asked());
    const order = await product.client.read(ROUTES.acceptOffer.response, 'acceptOffer', acceptance(key));
    await product.client.call('callOrder', {
      params: { id: order.id },
      body: { method: 'change_status', status: ORDER_STATUS.transferred, reason: '' },
      token: admin.token,
    });
    const [invoice] = await product.database.query<{ total_gross: number; names: string[] }>(
      `SELECT total_gross, ARRAY(SELECT jsonb_array_elements(facts->'lines')->>'name') AS names FROM invoice WHERE order_id = $1`,
      [order.id],
    );
    expect(invoice?.total_gross).toBe(TOTAL);
    expect(invoice?.names).toContain('Binding');
  });

  it('is accepted by the account of its address alone, at the total that was shown', async () => {
    const key = await sentKey(await asked());
    const strange = { ...acceptance(key), token: ben.token };
    expect(await product.client.failure('acceptOffer', strange)).toBe('OFFER_OTHER_ACCOUNT');
    expect(await product.client.failure('acceptOffer', acceptance(key, { grossTotal: TOTAL - 1 }))).toBe(
      'ORDER_PRICE_CHANGED',
    );
    expect(await product.client.failure('acceptOffer', acceptance(key, { acceptsTerms: false }))).toBe(
      'REQUEST_INVALID',
    );
    const { body } = acceptance(key);
    expect(await product.client.failure('acceptOffer', { body })).toBe('SESSION_MISSING');
  });

  it('ends its link with a newer one, and when it is withdrawn', async () => {
    const id = await asked();
    const first = await sentKey(id);
    const second = await sentKey(id, { note: 'Cheaper' });
    expect(await product.client.failure('openOffer', { body: { key: first } })).toBe('OFFER_CLOSED');
    expect(await product.client.failure('acceptOffer', acceptance(first))).toBe('OFFER_CLOSED');
    const withdraw = { params: { id }, body: { reason: 'Wrong paper' }, token: admin.token };
    await product.client.read(ROUTES.withdrawOffer.response, 'withdrawOffer', withdraw);
    const mail = await accounts.catcher.next(ada.email, /Our quote no\. \d+-2 is no longer valid/);
    expect(mail.text).toMatch(/Reason\r?\nWrong paper\r?\n/);
    expect(mail.text).not.toContain('/quote#');
    expect(await product.client.failure('openOffer', { body: { key: second } })).toBe('OFFER_CLOSED');
    expect(await product.client.failure('withdrawOffer', withdraw)).toBe('OFFER_CLOSED');
    const { offers, history } = await details(id);
    expect(offers.map(({ revision, state }) => [revision, state])).toEqual([
      [2, 'withdrawn'],
      [1, 'replaced'],
    ]);
    expect(history.at(-1)).toMatchObject({ action: 'withdrawn', actor: 'admin', note: 'Wrong paper' });
  });

  it('ends with its last day', async () => {
    const id = await asked();
    const key = await sentKey(id);
    await product.database.query(`UPDATE offer SET valid_until = current_date - 2 WHERE request_id = ${id}`);
    expect(await product.client.failure('openOffer', { body: { key } })).toBe('OFFER_CLOSED');
    expect(await product.client.failure('acceptOffer', acceptance(key))).toBe('OFFER_CLOSED');
    expect((await details(id)).offers[0]?.state).toBe('expired');
    const withdraw = { params: { id }, body: {}, token: admin.token };
    await product.client.read(ROUTES.withdrawOffer.response, 'withdrawOffer', withdraw);
    const told = await product.database.query(
      `SELECT 1 FROM mail WHERE template = 'offer-withdrawn' AND facts->>'request' = $1`,
      [String(id)],
    );
    expect(told).toEqual([]);
    for (const validUntil of [dayIn(-2), dayIn(400)])
      expect(
        await product.client.failure('sendOffer', {
          params: { id },
          body: { ...lines(), validUntil },
          token: admin.token,
        }),
      ).toBe('OFFER_DATE_INVALID');
  });

  it('is declined with a note, once, by anyone with the link', async () => {
    const id = await asked();
    const key = await sentKey(id);
    const body = { key, note: 'Too expensive' };
    const declined = await product.client.read(ROUTES.declineOffer.response, 'declineOffer', { body });
    expect(declined.state).toBe('declined');
    expect(await product.client.failure('declineOffer', { body })).toBe('OFFER_CLOSED');
    expect(await product.client.failure('acceptOffer', acceptance(key))).toBe('OFFER_CLOSED');
    expect((await details(id)).history.at(-1)).toMatchObject({ action: 'declined', note: 'Too expensive' });
  });

  it('goes along in the export of the account that it was sent to, and of no other', async () => {
    const id = await asked();
    await sendQuote(id);
    const exported = async ({ token }: Person) => {
      const { bytes } = await product.client.call('exportAccount', { token });
      return unzip(bytes).get('quote-requests.json') ?? '';
    };
    const text = await exported(ada);
    const requests = z.array(z.looseObject({ id: z.number() })).parse(JSON.parse(text));
    expect(requests.find((request) => request.id === id)).toMatchObject({
      email: ada.email,
      quote: { items: [{ content_id: heart.id, quantity: MANY }] },
      quotes: [{ revision: 1, state: 'sent', total_gross: TOTAL, extra_items: [{ text: 'Binding' }] }],
      history: [{ action: 'sent', by: 'admin', revision: 1 }],
    });
    // Neither the key of the link nor which admin sent it.
    expect(text).not.toMatch(/link_?id|"actor"/i);
    expect(JSON.parse(await exported(ben))).toEqual([]);
  });

  it('leaves a row in the log of changes, and no key in it', async () => {
    const rows = await product.database.query<{ action: string; body: string }>(
      `SELECT action, body FROM admin_change WHERE action IN ('sendOffer', 'withdrawOffer')`,
    );
    expect(new Set(rows.map(({ action }) => action))).toEqual(new Set(['sendOffer', 'withdrawOffer']));
  });
});
