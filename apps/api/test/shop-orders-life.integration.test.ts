import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  errorBodySchema,
  mayBecome,
  ORDER_ACTORS,
  ORDER_STATUS,
  ORDER_TRANSITIONS,
  type OrderActor,
  type OrderStatus,
  ROUTES,
  type Variant,
} from '@tastwerk/contracts';
import { Transactions } from '../src/platform/database/transactions.js';
import { OrderStateMachine } from '../src/modules/shop/orders/order-state-machine.service.js';
import { copies, orderOf, publishedVariant, savedAddress } from './harness/shop.js';
import { SELLING } from './harness/shop-examples.js';
import { type Person, TestProduct } from './harness/test-product.js';

const STATUSES: readonly OrderStatus[] = Object.values(ORDER_STATUS);

let product: TestProduct;
let ada: Person;
let admin: Person;
let viewer: Person;
let heart: Variant;
let home: number;

beforeAll(async () => {
  product = await TestProduct.start(SELLING);
  ada = await product.person('ada');
  admin = await product.person('admin', 1);
  viewer = await product.person('viewer', 0, ['can_view_admin']);
  heart = await publishedVariant(product, ada, { graphicTitle: 'Herz' });
  home = await savedAddress(product, ada, { company_name: 'Blindenschule' });
});
afterAll(() => product.stop());

const place = (quantity = 1) =>
  product.client.read(ROUTES.createOrder.response, 'createOrder', {
    body: orderOf([copies(heart.id, quantity)], home),
    token: ada.token,
  });

/** Steps that lead an order from where it begins, which is acknowledged, to each status. */
const WAYS: Readonly<Record<OrderStatus, readonly OrderStatus[]>> = {
  [ORDER_STATUS.open]: [],
  [ORDER_STATUS.acknowledged]: [],
  [ORDER_STATUS.transferred]: [ORDER_STATUS.transferred],
  [ORDER_STATUS.shipped]: [ORDER_STATUS.transferred, ORDER_STATUS.shipped],
  [ORDER_STATUS.waitingForPayment]: [ORDER_STATUS.waitingForPayment],
  [ORDER_STATUS.canceled]: [ORDER_STATUS.canceled],
};

/** Takes a step as the server does, without HTTP: no caller of it may do all of this. */
async function take(id: number, to: OrderStatus, actor: OrderActor) {
  const life = product.app.get(OrderStateMachine, { strict: false });
  return product.app
    .get(Transactions)
    .attempt((transaction) =>
      life.transition(transaction, id, { to, actor, accountId: null, reason: 'Test' }),
    );
}

/** An order that is `status`. An order is open only until its transaction ends: for the test that step is taken back by force. */
async function orderThatIs(status: OrderStatus): Promise<number> {
  const { id } = await place();
  for (const to of WAYS[status]) {
    const taken = await take(id, to, 'admin');
    if (!taken.ok) throw new Error(`${to}: ${taken.error.code}`);
  }
  if (status === ORDER_STATUS.open) {
    await product.database.query('ALTER TABLE orders DISABLE TRIGGER orders_status_guarded');
    await product.database.query('DELETE FROM order_step WHERE order_id = $1 AND from_status IS NOT NULL', [
      id,
    ]);
    await product.database.query('UPDATE orders SET status = 0 WHERE id = $1', [id]);
    await product.database.query('ALTER TABLE orders ENABLE TRIGGER orders_status_guarded');
  }
  return id;
}

const statusOf = async (id: number) => {
  const [row] = await product.database.query<{ status: number }>('SELECT status FROM orders WHERE id = $1', [
    id,
  ]);
  return row?.status;
};

describe('the table of steps', () => {
  it('is the same in the contract and in the database', async () => {
    const rows = await product.database.query<{ from: number; to: number; actor: string }>(
      'SELECT from_status AS "from", to_status AS "to", actor FROM order_transition',
    );
    const inContract = ORDER_TRANSITIONS.flatMap(({ from, to, by }) =>
      by.map((actor) => ({ from, to, actor })),
    );
    const words = (steps: readonly { from: number; to: number; actor: string }[]) =>
      steps.map(({ from, to, actor }) => `${from} ${to} ${actor}`).sort();
    expect(words(rows)).toEqual(words(inContract));
  });

  const cells = STATUSES.flatMap((from) =>
    ORDER_ACTORS.map((actor) => [from, actor, STATUSES.filter((to) => !mayBecome(from, to, actor))] as const),
  );

  it.each(cells)('lets an order that is %i through %s become nothing of %j', async (from, actor, refused) => {
    const id = await orderThatIs(from);
    for (const to of refused) {
      const taken = await take(id, to, actor);
      expect(taken.ok ? 'taken' : taken.error.code).toBe('ORDER_TRANSITION_REFUSED');
    }
    expect(await statusOf(id)).toBe(from);
  });

  const steps = ORDER_TRANSITIONS.flatMap(({ from, to, by }) =>
    by.map((actor) => [from, to, actor] as const),
  );

  it.each(steps)(
    'lets an order go from %i to %i by %s, which its history then says',
    async (from, to, actor) => {
      const id = await orderThatIs(from);
      const taken = await take(id, to, actor);
      expect(taken.ok && taken.value.status).toBe(to);
      expect(await statusOf(id)).toBe(to);
      const read = await product.client.read(ROUTES.getOrder.response, 'getOrder', {
        params: { id },
        token: ada.token,
      });
      expect(read.history.at(-1)).toMatchObject({ status: to, by: actor, reason: 'Test' });
    },
  );
});

describe('the database', () => {
  it('refuses a status that no step brought', async () => {
    const { id } = await place();
    await expect(product.database.query('UPDATE orders SET status = 3 WHERE id = $1', [id])).rejects.toThrow(
      'the status of an order changes by a step alone',
    );
  });

  it('refuses a step that is not in the table, and one from a status that the order does not have', async () => {
    const { id } = await place();
    const step = (from: number, to: number, actor: string) =>
      product.database.query(
        `INSERT INTO order_step (order_id, from_status, to_status, actor, reason) VALUES ($1, $2, $3, $4, '')`,
        [id, from, to, actor],
      );
    await expect(step(1, 3, 'admin')).rejects.toThrow('order_step_allowed');
    await expect(step(1, 2, 'customer')).rejects.toThrow('order_step_allowed');
    await expect(step(2, 3, 'partner')).rejects.toThrow(/order \d+ is not 2/);
    expect(await statusOf(id)).toBe(ORDER_STATUS.acknowledged);
  });

  it('refuses an order that does not begin as open', async () => {
    await expect(
      product.database.query(
        `INSERT INTO orders (idempotency_key, request_hash, status, payment_method, delivery_mode, total_gross, total_net,
                             vat_percent, postage_gross, weight, comment, language)
         VALUES (gen_random_uuid(), repeat('0', 64), 2, 'invoice', 'post', 1, 1, 7, 0, 0, '', 'de')`,
      ),
    ).rejects.toThrow('an order begins as open');
  });
});

describe('a customer', () => {
  it('cancels an acknowledged order with a reason, once', async () => {
    const { id } = await place();
    const call = { params: { id }, body: { reason: 'Doch nicht' }, token: ada.token };
    const canceled = await product.client.read(ROUTES.cancelOrder.response, 'cancelOrder', call);
    expect(canceled.status).toBe(ORDER_STATUS.canceled);
    expect(canceled.history.at(-1)).toMatchObject({ by: 'customer', reason: 'Doch nicht' });
    expect(await product.client.failure('cancelOrder', call)).toBe('ORDER_TRANSITION_REFUSED');
  });

  it('does not cancel what is in production', async () => {
    const id = await orderThatIs(ORDER_STATUS.transferred);
    const call = { params: { id }, body: {}, token: ada.token };
    expect(await product.client.failure('cancelOrder', call)).toBe('ORDER_TRANSITION_REFUSED');
  });

  it('and an admin who act at the same moment: one of them is refused', async () => {
    const { id } = await place();
    const [customer, transfer] = await Promise.all([
      product.client.call('cancelOrder', { params: { id }, body: {}, token: ada.token }),
      rpc(id, { method: 'change_status', status: ORDER_STATUS.transferred }),
    ]);
    // After the cancellation nothing may be transferred, and what is transferred a customer does not cancel.
    expect([customer.status, transfer.status].sort()).toEqual([200, 409]);
  });
});

const rpc = (id: number, body: object, { token }: Person = admin) =>
  product.client.call('callOrder', { params: { id }, body, token });

describe('an admin', () => {
  const asAdmin = () => ({ token: admin.token });
  const list = (query: Record<string, string> = {}) =>
    product.client.read(ROUTES.listAllOrders.response, 'listAllOrders', { query, ...asAdmin() });

  it('finds orders by status, customer, company, number and day', async () => {
    const { id } = await place();
    const ids = async (query: Record<string, string>) => (await list(query)).map((order) => order.id);
    expect(await ids({ search: 'ada@tastwerk' })).toContain(id);
    expect(await ids({ search: 'blindenSCHULE' })).toContain(id);
    expect(await ids({ search: String(id) })).toContain(id);
    expect(await ids({ search: '%' })).not.toContain(id);
    await rpc(id, { method: 'change_status', status: ORDER_STATUS.waitingForPayment });
    const [found] = (await list({ search: String(id) })).filter((order) => order.id === id);
    expect(await ids({ search: found?.invoice_number ?? 'no invoice' })).toEqual([id]);
    await rpc(id, { method: 'change_status', status: ORDER_STATUS.acknowledged });
    expect(await ids({ status: String(ORDER_STATUS.acknowledged) })).toContain(id);
    expect(await ids({ status: String(ORDER_STATUS.shipped) })).not.toContain(id);
    expect(await ids({ account_id: String(ada.id) })).toContain(id);
    expect(await ids({ account_id: String(admin.id) })).toEqual([]);
    expect(await ids({ to: '2020-01-01' })).toEqual([]);
    expect(await ids({ from: '2020-01-01' })).toContain(id);
  });

  it.each(['created_at', 'total_gross', 'status'] as const)(
    'goes through all of them page by page, sorted by %s either way',
    async (sort) => {
      for (const quantity of [3, 1, 2]) await place(quantity);
      const all = (await list({ limit: '100', sort })).length;
      for (const direction of ['asc', 'desc']) {
        const seen: { readonly id: number; readonly value: number }[] = [];
        for (let after = ''; ;) {
          const page = await list({ sort, direction, limit: '7', ...(after === '' ? {} : { after }) });
          if (page.length === 0) break;
          seen.push(
            ...page.map((order) => ({ id: order.id, value: sort === 'created_at' ? 0 : order[sort] })),
          );
          after = String(page.at(-1)?.id);
        }
        expect(new Set(seen.map(({ id }) => id)).size).toBe(seen.length);
        expect(seen).toHaveLength(all);
        const sign = direction === 'asc' ? 1 : -1;
        const sorted = [...seen].sort((one, other) => sign * (one.value - other.value || one.id - other.id));
        expect(seen).toEqual(sorted);
      }
    },
  );

  it('sees whose an order is, moves it with a reason, and gives its tracking number', async () => {
    const { id } = await place();
    await rpc(id, { method: 'change_status', status: ORDER_STATUS.transferred, reason: 'Geprüft' });
    const answer = await rpc(id, {
      method: 'change_status',
      status: ORDER_STATUS.shipped,
      tracking_number: ' RR 12 ',
    });
    expect(ROUTES.callOrder.response.parse(answer.body)).toMatchObject({
      status: ORDER_STATUS.shipped,
      tracking_number: 'RR 12',
      customer: { id: ada.id, email: ada.email },
    });
    const read = await product.client.read(ROUTES.getAnyOrder.response, 'getAnyOrder', {
      params: { id },
      ...asAdmin(),
    });
    expect(read.history.map(({ status, by, reason }) => [status, by, reason])).toEqual([
      [ORDER_STATUS.open, 'customer', ''],
      [ORDER_STATUS.acknowledged, 'system', ''],
      [ORDER_STATUS.transferred, 'admin', 'Geprüft'],
      [ORDER_STATUS.shipped, 'admin', ''],
    ]);
  });

  it('is refused what an order cannot do, and what nobody can', async () => {
    const { id } = await place();
    const refused = await rpc(id, { method: 'change_status', status: ORDER_STATUS.shipped });
    expect([refused.status, errorBodySchema.parse(refused.body).error]).toEqual([
      409,
      'ORDER_TRANSITION_REFUSED',
    ]);
    for (const body of [
      { method: 'change_status', status: 6 },
      { method: 'delete' },
      { method: 'cancel_invoice', reason: '' },
      { method: 'regenerate_documents', extra: 1 },
    ])
      expect((await rpc(id, body)).status).toBe(422);
    expect((await rpc(9_999_999, { method: 'regenerate_documents' })).status).toBe(404);
  });

  it('who may only look changes nothing', async () => {
    const { id } = await place();
    const refused = await rpc(id, { method: 'change_status', status: ORDER_STATUS.transferred }, viewer);
    expect(refused.status).toBe(403);
    expect(await statusOf(id)).toBe(ORDER_STATUS.acknowledged);
  });
});

describe('the mails of an order', () => {
  it('are written with its steps, once each, in its language', async () => {
    const { id } = await place();
    await rpc(id, { method: 'change_status', status: ORDER_STATUS.waitingForPayment });
    await rpc(id, { method: 'change_status', status: ORDER_STATUS.acknowledged });
    await rpc(id, { method: 'change_status', status: ORDER_STATUS.transferred });
    await rpc(id, { method: 'resend_order_confirmation' });
    await rpc(id, { method: 'change_status', status: ORDER_STATUS.canceled, reason: 'Papier fehlt' });
    const mails = await product.database.query<{ template: string; recipient: string }>(
      `SELECT template, recipient FROM mail WHERE facts->>'order' = $1 ORDER BY id`,
      [String(id)],
    );
    expect(mails.map(({ template }) => template)).toEqual([
      'order-confirmation',
      'order-waiting-for-payment',
      'order-paid',
      'order-transferred',
      'order-confirmation',
      'order-canceled',
    ]);
    expect(new Set(mails.map(({ recipient }) => recipient))).toEqual(new Set([ada.email]));
  });
});
