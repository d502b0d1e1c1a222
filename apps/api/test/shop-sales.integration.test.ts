import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ORDER_STATUS, type OrderStatus, ROUTES, type Variant } from '@tastwerk/contracts';
import { AccountsProduct } from './harness/accounts-product.js';
import { eventually } from './harness/eventually.js';
import { copies, orderOf, publishedVariant, savedAddress } from './harness/shop.js';
import { SELLING } from './harness/shop-examples.js';
import { type Person, TestProduct } from './harness/test-product.js';

const { transferred, waitingForPayment, shipped, canceled } = ORDER_STATUS;

const PARTNER = 'druck@tastwerk.example';

/** A product with somebody who orders, somebody who moves orders on, and a partner. */
class Shop {
  private constructor(
    readonly accounts: AccountsProduct,
    readonly admin: Person,
    readonly partner: Person,
    private readonly ada: Person,
    private readonly heart: Variant,
    private readonly home: number,
  ) {}

  static async open(environment: Readonly<Record<string, string>>): Promise<Shop> {
    const accounts = await AccountsProduct.start({ ...environment, PRODUCTION_EMAIL: PARTNER });
    const { product } = accounts;
    const admin = await product.person('admin', 1);
    const partner = await product.person('partner', 2);
    const ada = await product.person('ada');
    const heart = await publishedVariant(product, admin, { graphicTitle: 'Herz' });
    await product.startWorker();
    return new Shop(accounts, admin, partner, ada, heart, await savedAddress(product, ada));
  }

  get product() {
    return this.accounts.product;
  }

  stop(): Promise<void> {
    return this.accounts.stop();
  }

  body(changes: object = {}) {
    return { body: orderOf([copies(this.heart.id)], this.home, changes), token: this.ada.token };
  }

  place(changes: object = {}) {
    return this.product.client.read(ROUTES.createOrder.response, 'createOrder', this.body(changes));
  }

  call(id: number, body: object) {
    return this.product.client.call('callOrder', { params: { id }, body, token: this.admin.token });
  }

  become(id: number, status: OrderStatus) {
    return this.call(id, { method: 'change_status', status });
  }

  packageOf(id: number) {
    return eventually('the package', async () => {
      const params = { params: { id }, token: this.admin.token };
      const { status } = await this.product.client.call('productionPackage', params);
      return status === 200 ? status : undefined;
    });
  }

  async partnersOrders(): Promise<readonly number[]> {
    const { orders } = await this.product.client.read(
      ROUTES.listProductionOrders.response,
      'listProductionOrders',
      { query: { view: 'open' }, token: this.partner.token },
    );
    return orders.map(({ id }) => id);
  }

  async count(table: 'invoice' | 'invoice_counter'): Promise<number> {
    const [row] = await this.product.database.query<{ n: number }>(
      `SELECT count(*)::integer AS n FROM ${table}`,
    );
    return row?.n ?? 0;
  }

  mailOf(id: number, subject: RegExp) {
    const isAbout = new RegExp(`(Nr\\.|no\\.) ${id}\\b`);
    return eventually(`a mail about order ${id}: ${subject}`, async () =>
      this.accounts.catcher.mails.find(
        (mail) => mail.to === this.ada.email && subject.test(mail.subject) && isAbout.test(mail.text),
      ),
    );
  }

  /** Templates of mails that were ever written about the order `id`. */
  async templatesOf(id: number): Promise<readonly string[]> {
    const rows = await this.product.database.query<{ template: string }>(
      `SELECT template FROM mail WHERE facts->>'order' = $1 ORDER BY id`,
      [String(id)],
    );
    return rows.map(({ template }) => template);
  }
}

describe.each([
  ['nothing is set', {}],
  ['the operator alone is set', { ...SELLING, SALES: '' }],
  ['sales are switched off', { ...SELLING, SALES: 'off' }],
])('where %s', (_name, environment) => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await Shop.open(environment);
  });
  afterAll(() => shop.stop());

  it('anyone can read that nothing is sold', async () => {
    const facts = await shop.product.client.read(ROUTES.backend.response, 'backend');
    expect(facts.sales).toBe('off');
  });

  it('an order is for trying out: its mails say so first, and no invoice is ever written', async () => {
    const order = await shop.place();
    expect(order.is_trial).toBe(true);
    const confirmation = await shop.mailOf(order.id, /^Zum Ausprobieren: Ihre Bestellung ist eingegangen$/);
    expect(confirmation.text).toMatch(/Dies ist eine Bestellung zum Ausprobieren.* es kostet nichts/);
    expect(confirmation.text).toContain('bezahlen Sie nichts und bekommen keine Rechnung');
    expect(confirmation.text).not.toContain('zahlbar innerhalb');

    expect((await shop.become(order.id, transferred)).body).toMatchObject({
      status: transferred,
      invoices: [],
    });
    await shop.packageOf(order.id);
    await shop.mailOf(order.id, /^Zum Ausprobieren: Ihre Bestellung ist in Produktion$/);
    await shop.become(order.id, shipped);
    await shop.mailOf(order.id, /^Zum Ausprobieren: .* unterwegs$/);
    expect(await shop.count('invoice')).toBe(0);
    expect(await shop.count('invoice_counter')).toBe(0);
    expect(await shop.templatesOf(order.id)).toEqual([
      'order-confirmation',
      'order-transferred',
      'order-shipped',
    ]);
  });

  it('the partner is shown nothing and told nothing, not even that it is canceled', async () => {
    const { id } = await shop.place();
    await shop.become(id, transferred);
    await shop.packageOf(id);
    expect(await shop.partnersOrders()).toEqual([]);
    const { client } = shop.product;
    const asked = { params: { id }, token: shop.partner.token };
    expect(await client.failure('productionPackage', asked)).toBe('ORDER_NOT_FOUND');
    expect(await client.failure('confirmShipped', { ...asked, body: {} })).toBe('ORDER_NOT_FOUND');
    await shop.call(id, { method: 'resend_production_job' });
    await shop.packageOf(id);
    await shop.become(id, canceled);
    await shop.mailOf(id, /storniert$/);
    expect(shop.accounts.catcher.mails.filter(({ to }) => to === PARTNER)).toEqual([]);
    expect(await shop.templatesOf(id)).not.toContain('production-package');
  });

  it('nobody is asked to pay, and no stamp is bought', async () => {
    const { id } = await shop.place();
    await shop.become(id, waitingForPayment);
    await shop.become(id, ORDER_STATUS.acknowledged);
    expect(await shop.templatesOf(id)).toEqual(['order-confirmation']);
    for (const body of [
      { method: 'purchase_invoice_voucher' },
      { method: 'correct_invoice', reason: 'Anschrift' },
      { method: 'cancel_invoice', reason: 'Anschrift' },
    ]) {
      expect((await shop.call(id, body)).body).toMatchObject({ error: 'ORDER_CALL_IMPOSSIBLE' });
    }
    expect(await shop.count('invoice')).toBe(0);
  });

  it('a customer who was shown a real order orders nothing', async () => {
    expect(await shop.product.client.failure('createOrder', shop.body({ isTrial: false }))).toBe(
      'ORDER_TERMS_CHANGED',
    );
    expect(await shop.place({ isTrial: true })).toMatchObject({ is_trial: true });
  });
});

describe('where sales are switched on', () => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await Shop.open(SELLING);
  });
  afterAll(() => shop.stop());

  it('anyone can read that, and an order is carried out: invoice, partner, mails without the note', async () => {
    const facts = await shop.product.client.read(ROUTES.backend.response, 'backend');
    expect(facts.sales).toBe('on');
    const order = await shop.place({ isTrial: false });
    expect(order.is_trial).toBe(false);
    const confirmation = await shop.mailOf(order.id, /^Ihre Bestellung ist eingegangen$/);
    expect(confirmation.text).not.toMatch(/Ausprobieren|Alpha/);
    await shop.become(order.id, transferred);
    const invoice = await shop.mailOf(order.id, /^Ihre Rechnung \d{4}-00001$/);
    expect(invoice.attachments.map(({ name }) => name)).toEqual([
      expect.stringMatching(/^\d{4}-00001\.pdf$/),
    ]);
    await eventually('the mail to the partner', async () =>
      shop.accounts.catcher.mails.find(({ to }) => to === PARTNER),
    );
    expect(await shop.partnersOrders()).toEqual([order.id]);
  });

  it('a customer who was shown that nothing is sold orders nothing', async () => {
    expect(await shop.product.client.failure('createOrder', shop.body({ isTrial: true }))).toBe(
      'ORDER_TERMS_CHANGED',
    );
  });

  it('an order from before stays what its customer was told', async () => {
    const { id } = await shop.place();
    await shop.product.database.query('UPDATE orders SET is_trial = true WHERE id = $1', [id]);
    expect((await shop.become(id, transferred)).body).toMatchObject({ status: transferred, invoices: [] });
    await shop.packageOf(id);
    expect(await shop.partnersOrders()).not.toContain(id);
  });
});

describe('where sales are switched off again', () => {
  it('an order that was sold waits, and its invoice can still be taken back', async () => {
    const shop = await Shop.open({ ...SELLING, SALES: 'off' });
    try {
      const { id } = await shop.place();
      await shop.product.database.query('UPDATE orders SET is_trial = false WHERE id = $1', [id]);
      for (const status of [transferred, waitingForPayment]) {
        expect((await shop.become(id, status)).body).toMatchObject({ error: 'ORDER_SALES_OFF' });
      }
      expect((await shop.become(id, canceled)).body).toMatchObject({ status: canceled });
      expect(await shop.count('invoice')).toBe(0);
    } finally {
      await shop.stop();
    }
  });
});

it('does not start where sales are switched on and the operator is not known', async () => {
  await expect(TestProduct.start({ SALES: 'on' })).rejects.toThrow(
    /^SALES is on, but invoices need these settings, too: OPERATOR_NAME, .*OPERATOR_BANK\.$/,
  );
});
