import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  BASKET_LIMITS,
  ORDER_STATUS,
  POSTAGE_CENTS,
  PRINT_PRICES,
  QUOTE_REQUEST_STATES,
  ROUTES,
  type Variant,
} from '@tastwerk/contracts';
import { AccountsProduct } from './harness/accounts-product.js';
import { copies, orderOf, publishedVariant, savedAddress } from './harness/shop.js';
import { SELLING } from './harness/shop-examples.js';
import { PASSWORD, type Person, type TestProduct } from './harness/test-product.js';
import { unzip } from './harness/unzip.js';

const SHOP = SELLING.OPERATOR_EMAIL;
const ENGLISH = { 'accept-language': 'en' };

/** Copies of one page that are too much for an order. */
const MANY = 100;

const folder = mkdtempSync(join(tmpdir(), 'tastwerk-letters-'));

let accounts: AccountsProduct;
let product: TestProduct;
let admin: Person;
let author: Person;
let heart: Variant;

beforeAll(async () => {
  accounts = await AccountsProduct.start(SELLING);
  ({ product } = accounts);
  admin = await product.person('admin', 1);
  author = await product.person('author');
  heart = await publishedVariant(product, author, { graphicTitle: 'Herz' });
});
afterAll(async () => {
  await accounts.stop();
  rmSync(folder, { recursive: true });
});

/** The words of a PDF. */
function textOf({ name, bytes }: { readonly name: string; readonly bytes: Buffer }): string {
  const file = join(folder, name);
  writeFileSync(file, bytes);
  return execFileSync('pdftotext', [file, '-'], { encoding: 'utf8' });
}

async function order(
  person: Person,
  changes: object = {},
  quantity = 2,
  headers: Readonly<Record<string, string>> = {},
) {
  const home = await savedAddress(product, person, { company_name: '', first_name: 'Ada', last_name: 'L.' });
  return product.client.read(ROUTES.createOrder.response, 'createOrder', {
    body: orderOf([copies(heart.id, quantity)], home, changes),
    headers,
    token: person.token,
  });
}

const rpc = (id: number, body: object) =>
  product.client.call('callOrder', { params: { id }, body, token: admin.token });

describe('a quote', () => {
  const quote = (items: readonly object[], token?: string) =>
    product.client.read(ROUTES.createQuote.response, 'createQuote', {
      body: { items },
      ...(token === undefined ? {} : { token }),
    });

  it('is for anybody, with what is bought and what it costs', async () => {
    const total = 2 * PRINT_PRICES.swell_a4 + POSTAGE_CENTS;
    expect(await quote([copies(heart.id, 2)])).toMatchObject({
      items: [{ content_id: heart.id, quantity: 2, gross_price: total - POSTAGE_CENTS }],
      postage_item: { product_id: 'postage', gross_price: POSTAGE_CENTS },
      gross_total: total,
      net_total: Math.round((total * 100) / 107),
      vat_percent: 7,
      is_too_large: false,
      dropped: [],
      variants: [
        {
          id: heart.id,
          graphic_title: 'Herz',
          current_file_name: heart.current_file_name,
          braille_format: 'a4',
        },
      ],
    });
  });

  it('drops what is not there, and what is hidden even for its author', async () => {
    const hidden = await publishedVariant(product, author, { graphicTitle: 'Weg' });
    await product.client.call('showGraphic', {
      params: { id: hidden.parent_graphic.id },
      body: { public: false },
      token: admin.token,
    });
    const basket = [copies(hidden.id), copies(heart.id), copies(1_999_999_999)];
    for (const token of [undefined, author.token, admin.token]) {
      const { items, dropped } = await quote(basket, token);
      expect(dropped).toEqual([hidden.id, 1_999_999_999]);
      expect(items.map(({ content_id: id }) => id)).toEqual([heart.id]);
    }
  });

  it('says when a basket is too large, and refuses one that nobody could mean', async () => {
    expect((await quote([copies(heart.id, MANY)])).is_too_large).toBe(true);
    const lines = Array.from({ length: BASKET_LIMITS.items + 1 }, (_, index) => copies(index + 1));
    const answer = await product.client.call('createQuote', { body: { items: lines } });
    expect(answer.body).toMatchObject({ 'field-error': ['items', 'too_big'] });
  });
});

describe('a request for a quote', () => {
  const ask = (body: object, token?: string) =>
    product.client.call('requestQuote', {
      body: { items: [copies(heart.id, MANY)], ...body },
      ...(token === undefined ? {} : { token }),
      headers: ENGLISH,
    });

  it('of a visitor is confirmed to their address and told to the shop', async () => {
    const email = 'visitor@school.example';
    const asked = await ask({ email, name: 'Eve <b>', message: 'For our\nschool' });
    const { id } = ROUTES.requestQuote.response.parse(asked.body);
    const confirmation = await accounts.catcher.next(email, /quote request/);
    expect(confirmation.text).toContain(`no. ${id}`);
    expect(confirmation.text).toContain(
      `${MANY} × Tactile graphic: no. ${heart.id}, 1 sheet of A4 swell paper`,
    );
    expect(confirmation.text).toContain('€292.00');
    // Neither what was typed nor titles, which users write.
    for (const words of ['Eve', 'school', 'Herz', 'Basis'])
      expect([words, confirmation.text.includes(words), confirmation.html.includes(words)]).toEqual([
        words,
        false,
        false,
      ]);
    const told = await accounts.catcher.next(SHOP, /Angebotsanfrage/);
    expect(told.text).toContain('Von: Eve <b>, visitor@school.example');
    expect(told.text).toContain('For our school');
    expect(told.text).toContain(`${MANY} × Taktile Grafik: Herz – Basis`);
    expect(told.html).toContain('Eve &lt;b&gt;');
  });

  it('of a user needs no address; of a visitor it does', async () => {
    const asked = await ask({ message: 'For our\nschool' }, author.token);
    expect(asked.status).toBe(200);
    const own = await accounts.catcher.next(author.email, /quote request/);
    expect(own.text).toContain(`${MANY} × Tactile graphic: Herz – Basis, 1 sheet of A4 swell paper`);
    expect(own.text).toContain('For our school');
    // Of a user with another address than their own, nothing that users wrote.
    const other = 'other@school.example';
    expect((await ask({ email: other, message: 'Buy now' }, author.token)).status).toBe(200);
    const foreign = await accounts.catcher.next(other, /quote request/);
    expect(foreign.text).not.toMatch(/Buy now|Herz/);
    expect((await ask({})).body).toMatchObject({
      error: 'QUOTE_EMAIL_MISSING',
      'field-error': ['email', 'required'],
    });
    expect((await ask({ email: 'no address' })).body).toMatchObject({
      'field-error': ['email', 'email_invalid'],
    });
  });

  it('is refused for what can be ordered, and for what cannot be bought', async () => {
    const email = 'visitor@school.example';
    expect((await ask({ email, items: [copies(heart.id)] })).body).toMatchObject({
      error: 'QUOTE_REQUEST_NEEDLESS',
    });
    expect((await ask({ email, items: [copies(1_999_999_999, MANY)] })).body).toMatchObject({
      error: 'ORDER_CONTENT_UNAVAILABLE',
    });
  });

  it('waits for admins, who note how far it is', async () => {
    await ask({ email: 'first@school.example' });
    await ask({ email: 'second@school.example' });
    const list = (query: Record<string, string> = {}) =>
      product.client.read(ROUTES.listQuoteRequests.response, 'listQuoteRequests', {
        query,
        token: admin.token,
      });
    const [second, first] = await list();
    expect([first?.email, second?.email]).toEqual(['first@school.example', 'second@school.example']);
    expect(second?.quote.items[0]).toMatchObject({ content_id: heart.id, quantity: MANY });
    const before = { before: String(second?.id), limit: '1' };
    expect((await list(before)).map(({ id }) => id)).toEqual([first?.id]);
    for (const state of QUOTE_REQUEST_STATES) {
      const settled = await product.client.read(ROUTES.settleQuoteRequest.response, 'settleQuoteRequest', {
        params: { id: second?.id ?? 0 },
        body: { state, note: `Stand ${state}` },
        token: admin.token,
      });
      expect(settled).toMatchObject({ state, note: `Stand ${state}` });
      expect(settled.settled_at !== null).toBe(state === 'answered' || state === 'closed');
    }
    expect((await list({ state: 'closed' })).map(({ id }) => id)).toEqual([second?.id]);
  });
});

describe('the confirmation of an order', () => {
  it('says all that is owed and how to withdraw', async () => {
    const ada = await product.person('ada');
    const { id } = await order(ada, { comment: 'Bitte\nklingeln' });
    const { text, html } = await accounts.catcher.next(ada.email, /Bestellung ist eingegangen/);
    for (const words of [
      `Bestellung Nr. ${id}`,
      '2 × Taktile Grafik: Herz – Basis, 1 Blatt Schwellpapier A4, Beschreibung per E-Mail: 5,80 € (je 2,90 €)',
      'Versand: 2,00 €',
      'Gesamtsumme: 7,80 €',
      'Darin enthalten: 7 % Mehrwertsteuer, 0,51 €',
      'Ada L.',
      '10115 Berlin',
      'zahlbar innerhalb von 20 Tagen',
      'in 4 bis 5 Werktagen',
      'Bitte klingeln',
      'binnen vierzehn Tagen ohne Angabe von Gründen',
      '/widerruf',
      '/info/de/63',
      `/account/orders/${id}`,
    ])
      expect(text).toContain(words);
    expect(html).toContain('<h2>Positionen</h2>');
  });

  it('brings terms and withdrawal form as files, in the language in which it was ordered', async () => {
    const carl = await product.person('carl');
    await order(carl);
    const german = await accounts.catcher.next(carl.email, /Bestellung ist eingegangen/);
    expect(german.attachments.map(({ name }) => name)).toEqual([
      'Nutzungsbedingungen.pdf',
      'Widerrufsbelehrung-und-Formular.pdf',
    ]);
    const [terms, withdrawal] = german.attachments.map(textOf);
    expect(terms).toContain(SELLING.OPERATOR_NAME);
    expect(terms).toMatch(/Zahlungspflichtig\s+bestellen/);
    expect(terms).not.toContain('Alpha-Phase');
    expect(withdrawal).toMatch(/binnen\s+vierzehn\s+Tagen\s+ohne\s+Angabe/);
    expect(withdrawal).toMatch(/Hiermit\s+widerrufe\(n\)/);

    await order(carl, {}, 2, ENGLISH);
    const english = await accounts.catcher.next(carl.email, /received your order/);
    const [terms2, withdrawal2] = english.attachments.map(textOf);
    expect(english.attachments.map(({ name }) => name)).toEqual([
      'Terms-of-use.pdf',
      'Withdrawal-instructions-and-form.pdf',
    ]);
    expect(terms2).toMatch(/What\s+these\s+terms\s+apply\s+to/);
    expect(withdrawal2).toMatch(/I\/We \(\*\) hereby\s+give\s+notice/);
  });

  it('is in the language of ordering, whatever the account is set to, as all later mails are, and can be sent again', async () => {
    const bob = await product.person('bob');
    const { id } = await order(bob, {}, 2, ENGLISH);
    const first = await accounts.catcher.next(bob.email, /received your order/);
    expect(first.text).toContain('Total: €7.80');
    expect(first.text).toContain('within fourteen days without giving any reason');
    await rpc(id, { method: 'resend_order_confirmation' });
    const again = await accounts.catcher.next(bob.email, /received your order/);
    expect(again.text).toBe(first.text);
    await rpc(id, { method: 'change_status', status: ORDER_STATUS.transferred });
    await accounts.catcher.next(bob.email, /^Your order is in production$/);
  });
});

describe('a step of an order', () => {
  it('is told to its customer with what matters of it', async () => {
    const cora = await product.person('cora');
    const { id } = await order(cora);
    await rpc(id, { method: 'change_status', status: ORDER_STATUS.transferred });
    await accounts.catcher.next(cora.email, /in Produktion/);
    await rpc(id, { method: 'change_status', status: ORDER_STATUS.shipped, tracking_number: 'RR 77' });
    expect((await accounts.catcher.next(cora.email, /unterwegs/)).text).toMatch(/Sendungsnummer\s+RR 77/);
    const other = await order(cora);
    await rpc(other.id, { method: 'change_status', status: ORDER_STATUS.canceled, reason: 'Papier fehlt' });
    expect((await accounts.catcher.next(cora.email, /storniert/)).text).toMatch(/Grund\s+Papier fehlt/);
  });
});

describe('a withdrawal', () => {
  it('needs no login and is receipted with content, date and time', async () => {
    const hedy = await product.person('hedy');
    const { id } = await order(hedy);
    const email = hedy.email;
    const answer = await product.client.call('withdraw', {
      body: { name: ' Ada L. ', order: `Nr. ${id}`, email, message: 'Passt nicht' },
    });
    const { created_at: at } = ROUTES.withdraw.response.parse(answer.body);
    const receipt = await accounts.catcher.next(email, /Widerruf ist eingegangen/);
    const berlin = (options: Intl.DateTimeFormatOptions) =>
      new Intl.DateTimeFormat('de', { timeZone: 'Europe/Berlin', ...options }).format(new Date(at));
    expect(receipt.text).toContain(berlin({ dateStyle: 'long' }));
    expect(receipt.text).toContain(berlin({ timeStyle: 'short' }));
    for (const words of ['Name: Ada L.', `Vertrag: Nr. ${id}`, `E-Mail-Adresse: ${email}`, 'Passt nicht'])
      expect(receipt.text).toContain(words);
    const told = await accounts.catcher.next(SHOP, /Widerruf/);
    expect(told.text).toContain(`Vertrag: Nr. ${id}`);
  });

  it.each([
    [{ name: '', order: '7', email: 'a@b.example' }, ['name', 'required']],
    [{ name: 'Ada', order: ' ', email: 'a@b.example' }, ['order', 'required']],
    [{ name: 'Ada', order: '7', email: 'nobody' }, ['email', 'email_invalid']],
  ])('that says %j is refused at %j', async (body, fieldError) => {
    const answer = await product.client.call('withdraw', { body });
    expect(answer.body).toMatchObject({ 'field-error': fieldError });
  });

  it('waits for admins, who note once that they saw to it', async () => {
    await product.client.call('withdraw', { body: { name: 'Ada', order: '9', email: 'z@home.example' } });
    const [newest] = await product.client.read(ROUTES.listWithdrawals.response, 'listWithdrawals', {
      token: admin.token,
    });
    expect(newest).toMatchObject({ order: '9', settled_at: null });
    const settle = () =>
      product.client.read(ROUTES.settleWithdrawal.response, 'settleWithdrawal', {
        params: { id: newest?.id ?? 0 },
        token: admin.token,
      });
    const settled = await settle();
    expect(settled.settled_at).not.toBeNull();
    expect(await settle()).toEqual(settled);
  });
});

describe('what is kept of orders', () => {
  it('goes along in an export', async () => {
    const dora = await product.person('dora');
    const { id } = await order(dora);
    const { bytes } = await product.client.call('exportAccount', { token: dora.token });
    const orders: unknown = JSON.parse(unzip(bytes).get('orders.json') ?? '');
    expect(orders).toMatchObject([
      { id, shipping_address: { last_name: 'L.' }, items: [{ graphic_title: 'Herz' }] },
    ]);
  });

  it('no longer says whose it was when the account is deleted, nor where it went once it is over', async () => {
    const eve = await product.person('eve');
    const under = await order(eve, { comment: 'Klingeln' });
    const over = await order(eve);
    await rpc(over.id, { method: 'change_status', status: ORDER_STATUS.canceled });
    const removed = await product.client.call('deleteAccount', {
      token: eve.token,
      body: { password: PASSWORD },
    });
    expect(removed.status).toBe(204);
    const read = (id: number) =>
      product.client.read(ROUTES.getAnyOrder.response, 'getAnyOrder', { params: { id }, token: admin.token });
    expect(await read(over.id)).toMatchObject({ customer: null, shipping_address: null });
    expect(await read(under.id)).toMatchObject({
      customer: null,
      comment: '',
      shipping_address: { last_name: 'L.' },
    });
    await rpc(under.id, { method: 'change_status', status: ORDER_STATUS.transferred });
    await rpc(under.id, { method: 'change_status', status: ORDER_STATUS.shipped });
    expect(await read(under.id)).toMatchObject({ status: ORDER_STATUS.shipped, shipping_address: null });
    const again = await rpc(under.id, { method: 'resend_order_confirmation' });
    expect(again.body).toMatchObject({ error: 'ORDER_CALL_IMPOSSIBLE' });
  });

  it('stays when an author takes what was bought out of the catalogue', async () => {
    const fred = await product.person('fred');
    const gone = await publishedVariant(product, fred, { graphicTitle: 'Flüchtig' });
    const gina = await product.person('gina');
    const home = await savedAddress(product, gina);
    const { id } = await product.client.read(ROUTES.createOrder.response, 'createOrder', {
      body: orderOf([copies(gone.id)], home),
      token: gina.token,
    });
    await product.client.call('showGraphic', {
      params: { id: gone.parent_graphic.id },
      body: { public: false },
      token: admin.token,
    });
    const removed = await product.client.call('deleteAccount', {
      token: fred.token,
      body: { password: PASSWORD },
    });
    expect(removed.status).toBe(204);
    const kept = await product.client.read(ROUTES.getOrder.response, 'getOrder', {
      params: { id },
      token: gina.token,
    });
    expect(kept.items).toMatchObject([{ content_id: gone.id, graphic_title: 'Flüchtig' }]);
  });
});
