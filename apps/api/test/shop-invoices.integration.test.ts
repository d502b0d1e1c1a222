import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ORDER_STATUS, type OrderDetails, type OrderStatus, ROUTES, type Variant } from '@tastwerk/contracts';
import { invoiceFacts } from '../src/modules/shop/invoices/invoice-facts.js';
import type { InvoiceFacts } from '../src/modules/shop/invoices/invoice.js';
import { InvoiceRepository } from '../src/modules/shop/invoices/invoice.repository.js';
import { Transactions } from '../src/platform/database/transactions.js';
import { eventually } from './harness/eventually.js';
import { copies, orderOf, publishedVariant, savedAddress, SCHOOL } from './harness/shop.js';
import { exampleOrder, OPERATOR, PERSON, SELLING } from './harness/shop-examples.js';
import { type Person, TestProduct } from './harness/test-product.js';

const folder = mkdtempSync(join(tmpdir(), 'tastwerk-invoices-'));

let product: TestProduct;
let ada: Person;
let ben: Person;
let admin: Person;
let heart: Variant;
let home: number;

beforeAll(async () => {
  product = await TestProduct.start(SELLING);
  ada = await product.person('ada');
  ben = await product.person('ben');
  admin = await product.person('admin', 1);
  heart = await publishedVariant(product, ben, { graphicTitle: 'Herz' });
  home = await savedAddress(product, ada);
});
afterAll(async () => {
  await product.stop();
  rmSync(folder, { recursive: true });
});

const place = () =>
  product.client.read(ROUTES.createOrder.response, 'createOrder', {
    body: orderOf([copies(heart.id, 2)], home),
    token: ada.token,
  });

const call = (id: number, body: object) =>
  product.client.read(ROUTES.callOrder.response, 'callOrder', { params: { id }, body, token: admin.token });

const become = (id: number, status: OrderStatus, reason = '') =>
  call(id, { method: 'change_status', status, reason });

/** An order that became each of `statuses` in turn. */
async function orderThatBecame(...statuses: readonly OrderStatus[]): Promise<OrderDetails> {
  let order: OrderDetails = await place();
  for (const status of statuses) order = await become(order.id, status);
  return order;
}

async function factsOf(id: number | undefined): Promise<InvoiceFacts> {
  const [row] = await product.database.query<{ facts: InvoiceFacts }>(
    'SELECT facts FROM invoice WHERE id = $1',
    [id],
  );
  if (row === undefined) throw new Error(`there is no invoice ${id}`);
  return row.facts;
}

const sequences = async (year: number) =>
  (
    await product.database.query<{ sequence: number }>(
      'SELECT sequence FROM invoice WHERE year = $1 ORDER BY sequence',
      [year],
    )
  ).map(({ sequence }) => sequence);

const { transferred, waitingForPayment, acknowledged, canceled } = ORDER_STATUS;

describe('the invoice of an order', () => {
  it('is written when the order is handed over to production, and not before', async () => {
    const placed = await place();
    expect(placed).toMatchObject({ status: acknowledged, invoice_number: null, invoices: [] });
    const order = await become(placed.id, transferred);
    expect(order.invoices).toMatchObject([{ kind: 'invoice', total_gross: placed.total_gross }]);
    expect(order.invoice_number).toBe(order.invoices[0]?.number);
    expect(order.invoice_number).toMatch(/^\d{4}-\d{5}$/);
    const facts = await factsOf(order.invoices[0]?.id);
    expect(facts).toMatchObject({
      kind: 'invoice',
      number: order.invoice_number,
      seller: { name: OPERATOR.name, iban: OPERATOR.iban, isPlaceholder: false },
      order: { id: placed.id, buyerEmail: ada.email, buyer: { company_name: SCHOOL.company_name } },
    });
    const days = Date.parse(facts.dueOn ?? '') - Date.parse(facts.issuedOn);
    expect(days / (24 * 60 * 60 * 1000)).toBe(20);
  });

  it('is written once, also when the order waited for its payment in between', async () => {
    const waiting = await orderThatBecame(waitingForPayment);
    const done = await become((await become(waiting.id, acknowledged)).id, transferred);
    expect(done.invoices).toHaveLength(1);
    expect(done.invoice_number).toBe(waiting.invoice_number);
  });

  it('is taken back by a credit note when the order is canceled, and none is written where there was no invoice', async () => {
    const order = await orderThatBecame(transferred);
    const gone = await become(order.id, canceled, 'Doch nicht gebraucht');
    expect(gone.invoice_number).toBeNull();
    expect(gone.invoices).toMatchObject([
      { kind: 'invoice', total_gross: order.total_gross },
      { kind: 'credit_note', total_gross: order.total_gross },
    ]);
    expect(await factsOf(gone.invoices[1]?.id)).toMatchObject({
      takesBack: { number: order.invoice_number },
      reason: 'Doch nicht gebraucht',
      dueOn: null,
    });
    expect((await orderThatBecame(canceled)).invoices).toEqual([]);
  });

  it('is corrected by a credit note and another invoice to another address', async () => {
    const order = await orderThatBecame(transferred);
    const body = {
      method: 'correct_invoice',
      reason: 'Andere Anschrift',
      invoice_address: { ...SCHOOL, company_name: 'Schulamt' },
    };
    const { invoices, invoice_number: number } = await call(order.id, body);
    expect(invoices.map(({ kind }) => kind)).toEqual(['invoice', 'credit_note', 'invoice']);
    expect(number).toBe(invoices[2]?.number);
    expect(await factsOf(invoices[2]?.id)).toMatchObject({
      order: { buyer: { company_name: 'Schulamt' }, recipient: { company_name: SCHOOL.company_name } },
    });
  });

  it('is taken back once', async () => {
    const { id } = await orderThatBecame(transferred);
    const body = { method: 'cancel_invoice', reason: 'Doppelt' };
    expect((await call(id, body)).invoice_number).toBeNull();
    const failed = { params: { id }, body, token: admin.token };
    expect(await product.client.failure('callOrder', failed)).toBe('ORDER_CALL_IMPOSSIBLE');
  });

  it('is written again under a new number after it was taken back, for a reason that stands on it, and is then taken back with the order', async () => {
    const order = await orderThatBecame(transferred);
    await call(order.id, { method: 'cancel_invoice', reason: 'Doppelt' });
    const body = { method: 'correct_invoice', reason: 'Doch nur einmal berechnet' };
    const { invoices, invoice_number: number } = await call(order.id, body);
    expect(invoices.map(({ kind }) => kind)).toEqual(['invoice', 'credit_note', 'invoice']);
    expect(number).toBe(invoices[2]?.number);
    expect(new Set(invoices.map((one) => one.number)).size).toBe(3);
    expect(await factsOf(invoices[2]?.id)).toMatchObject({
      takesBack: null,
      reason: 'Doch nur einmal berechnet',
      order: { id: order.id, buyer: { company_name: SCHOOL.company_name } },
    });
    const gone = await become(order.id, canceled, 'Storniert');
    expect(gone.invoices.map(({ kind }) => kind)).toEqual([
      'invoice',
      'credit_note',
      'invoice',
      'credit_note',
    ]);
    const late = { params: { id: order.id }, body, token: admin.token };
    expect(await product.client.failure('callOrder', late)).toBe('ORDER_CALL_IMPOSSIBLE');
  });

  it('is not written by a correction where there never was one', async () => {
    const { id } = await place();
    const early = {
      params: { id },
      body: { method: 'correct_invoice', reason: 'Zu früh' },
      token: admin.token,
    };
    expect(await product.client.failure('callOrder', early)).toBe('ORDER_CALL_IMPOSSIBLE');
  });

  it('is never changed, not even by whoever reaches the database', async () => {
    const { invoices } = await orderThatBecame(transferred);
    for (const statement of ['UPDATE invoice SET total_gross = 1', 'DELETE FROM invoice']) {
      await expect(product.database.query(`${statement} WHERE id = $1`, [invoices[0]?.id])).rejects.toThrow(
        'is in the books',
      );
    }
  });
});

describe('the file of an invoice', () => {
  it('is for its owner and for admins, once a worker has made it', async () => {
    const order = await orderThatBecame(transferred);
    const [invoice] = order.invoices;
    if (invoice === undefined) throw new Error('there is no invoice');
    const file = (person?: Person) =>
      product.client.call('invoicePdf', {
        params: { id: invoice.id },
        ...(person === undefined ? {} : { token: person.token }),
      });
    expect(await file(ada)).toMatchObject({ status: 409, body: { error: 'INVOICE_NOT_READY' } });
    const worker = await product.startWorker();
    const made = await eventually('the file of the invoice', async () => {
      const answer = await file(ada);
      return answer.status === 200 ? answer : undefined;
    });
    expect(made.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="${invoice.number}.pdf"`,
      'cache-control': 'private, no-store',
    });
    const path = join(folder, 'invoice.pdf');
    writeFileSync(path, made.bytes);
    const text = execFileSync('pdftotext', ['-layout', path, '-'], { encoding: 'utf8' });
    expect(text).toContain(invoice.number);
    expect(text).toContain('Taktile Grafik: Herz');
    expect(execFileSync('pdfdetach', ['-list', path], { encoding: 'utf8' })).toContain('factur-x.xml');
    expect((await file(admin)).status).toBe(200);
    expect(await file(ben)).toMatchObject({ status: 404, body: { error: 'INVOICE_NOT_FOUND' } });
    expect((await file()).status).toBe(401);

    // Made anew it is the same to the byte, and the old one is given up.
    await call(order.id, { method: 'regenerate_documents' });
    await eventually('the file that was made anew', async () => {
      const jobs = await product.database.query(
        `SELECT 1 FROM job WHERE kind = 'invoice' AND subject_id = $1 AND state = 'done'
            AND EXISTS (SELECT 1 FROM file_garbage WHERE storage_key LIKE $2)`,
        [invoice.id, `documents/invoice-${invoice.id}/%`],
      );
      return jobs.length > 0 ? true : undefined;
    });
    expect((await file(ada)).bytes.equals(made.bytes)).toBe(true);
    await worker.close();
  });
});

describe('the numbers of invoices', () => {
  it('have no gap and no double, however many write at once and are rolled back', async () => {
    const year = 2031;
    const invoices = product.app.get(InvoiceRepository, { strict: false });
    const transactions = product.app.get(Transactions);
    const { id } = await place();
    const parties = { seller: OPERATOR, buyer: PERSON, buyerEmail: null };
    let committed = 0;
    const writers = Array.from({ length: 20 }, async (_, writer) => {
      for (let round = 0; round < 15; round += 1) {
        const isUndone = (writer + round) % 3 === 0;
        const writing = transactions.run(async (transaction) => {
          const place = await invoices.takeNumber(transaction, year);
          const numbered = { number: place.number, issuedOn: `${year}-01-02` };
          await invoices.add(transaction, place, invoiceFacts(exampleOrder({ id }), numbered, parties), null);
          if (isUndone) throw new Error('undone');
        });
        if (isUndone) await expect(writing).rejects.toThrow('undone');
        else {
          await writing;
          committed += 1;
        }
      }
    });
    await Promise.all(writers);
    expect(committed).toBe(200);
    expect(await sequences(year)).toEqual(Array.from({ length: committed }, (_, index) => index + 1));
  });

  it('begin anew with each year', async () => {
    const invoices = product.app.get(InvoiceRepository, { strict: false });
    const taken = await product.app
      .get(Transactions)
      .run((transaction) => invoices.takeNumber(transaction, 2032));
    expect(taken).toEqual({ year: 2032, sequence: 1, number: '2032-00001' });
  });
});
