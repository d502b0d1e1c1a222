import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { ORDER_STATUS, ROLES, ROUTES } from '@tastwerk/contracts';
import { SELLING } from './harness/shop-examples.js';
import { copies, orderOf, publishedVariant, savedAddress } from './harness/shop.js';
import { type Person, TestProduct } from './harness/test-product.js';

const YEAR = new Date().getFullYear();
const PERIOD = { from: `${YEAR}-01-01`, to: `${YEAR}-12-31` };

let product: TestProduct;
let admin: Person;

beforeAll(async () => {
  product = await TestProduct.start({ ...SELLING, DATEV_CHART: '04' });
  admin = await product.person('admin', ROLES.admin);
  const author = await product.person('author');
  const heart = await publishedVariant(product, author, { graphicTitle: 'Herz' });
  const home = await savedAddress(product, author, { company_name: '=Schule "Ä"' });
  const order = await product.client.read(ROUTES.createOrder.response, 'createOrder', {
    body: orderOf([copies(heart.id, 2)], home),
    token: author.token,
  });
  for (const body of [
    { method: 'change_status', status: ORDER_STATUS.transferred },
    { method: 'cancel_invoice', reason: 'Falsch' },
  ]) {
    const done = await product.client.call('callOrder', {
      params: { id: order.id },
      body,
      token: admin.token,
    });
    expect(done.status).toBe(200);
  }
});
afterAll(() => product.stop());

it('the journal lists every invoice and what takes it back, which sums up to nothing', async () => {
  const rows = await product.client.read(ROUTES.listInvoiceJournal.response, 'listInvoiceJournal', {
    body: PERIOD,
    token: admin.token,
  });
  expect(rows).toMatchObject([
    { kind: 'invoice', number: `${YEAR}-00001`, vat_percent: 7, gross: 780, customer: '=Schule "Ä"' },
    { kind: 'credit_note', takes_back: `${YEAR}-00001`, gross: -780 },
  ]);
  expect(rows[0]?.net).toBe((rows[0]?.gross ?? 0) - (rows[0]?.vat ?? 0));
  const early = { from: `${YEAR - 1}-01-01`, to: `${YEAR - 1}-12-31` };
  const before = await product.client.call('listInvoiceJournal', { body: early, token: admin.token });
  expect(before.body).toEqual([]);
});

it('goes to the tax adviser in code page 1252, and stands among the changes', async () => {
  const file = await product.client.call('datevJournal', { body: PERIOD, token: admin.token });
  expect(file.headers['content-disposition']).toContain('EXTF_Buchungsstapel_');
  const lines = file.bytes.toString('latin1').split('\r\n');
  expect(lines[0]).toMatch(/^"EXTF";700;21;/);
  expect(lines[2]).toMatch(
    /^7,80;"S";"EUR";;;"";10000;4300;"";\d{4};"\d{4}-00001";"";;"=Schule ""\u00c4"""$/,
  );
  expect(lines[3]).toMatch(/^7,80;"H";/);
  const changes = await product.client.call('listAdminChanges', { token: admin.token });
  expect(JSON.stringify(changes.body)).toContain('datevJournal');
});

it.each([
  ['two years', { from: `${YEAR - 1}-12-01`, to: `${YEAR}-01-31` }],
  ['an end before its beginning', { from: `${YEAR}-02-01`, to: `${YEAR}-01-31` }],
  ['no days', { from: 'yesterday', to: 'today' }],
])('is refused for a period of %s', async (_, body) => {
  expect((await product.client.call('listInvoiceJournal', { body, token: admin.token })).status).toBe(422);
});
