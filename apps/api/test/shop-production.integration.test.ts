import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { INestApplicationContext } from '@nestjs/common';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import {
  ORDER_STATUS,
  type OrderDetails,
  productionOrderSchema,
  ROLES,
  ROUTES,
  type Variant,
} from '@tastwerk/contracts';
import { FileCollector } from '../src/modules/rendering/jobs/file-collector.js';
import { DocumentMaker } from '../src/modules/shop/documents/document-maker.js';
import { InvoiceMaker } from '../src/modules/shop/invoices/invoice-maker.js';
import { PackageMaker } from '../src/modules/shop/partner/package-maker.js';
import { PackageLinks } from '../src/modules/shop/production/package-link.service.js';
import { Clock } from '../src/platform/clock/clock.js';
import { Transactions } from '../src/platform/database/transactions.js';
import { eventually } from './harness/eventually.js';
import { keyOf, MailCatcher } from './harness/mail-catcher.js';
import { Opened } from './harness/opened.js';
import { copies, orderOf, publishedVariant, savedAddress, SCHOOL } from './harness/shop.js';
import { SELLING } from './harness/shop-examples.js';
import { PASSWORD, type Person, TestProduct } from './harness/test-product.js';

const DAY_MS = 24 * 60 * 60 * 1000;
const SUBJECT = /Neuer Produktionsauftrag/;

const opened = new Opened();
let folder: string;
let product: TestProduct;
let catcher: MailCatcher;
let worker: INestApplicationContext;
let ada: Person;
let admin: Person;
let partner: Person;
let heart: Variant;
let home: number;

beforeAll(async () => {
  folder = opened.add(mkdtempSync(join(tmpdir(), 'tastwerk-package-')), (made) =>
    rmSync(made, { recursive: true }),
  );
  catcher = opened.add(await MailCatcher.start(), (made) => made.stop());
  product = opened.add(await TestProduct.start({ ...SELLING, SMTP_URL: catcher.url }), (made) => made.stop());
  ada = await product.person('ada');
  admin = await product.person('admin', ROLES.admin);
  partner = await product.person('partner', ROLES.productionPartner, []);
  heart = await publishedVariant(product, ada, { graphicTitle: 'Herz' });
  home = await savedAddress(product, ada);
  worker = await product.startWorker();
});
afterAll(() => opened.close());

const place = (changes: object = {}) =>
  product.client.read(ROUTES.createOrder.response, 'createOrder', {
    body: orderOf([copies(heart.id, 2, 'graphic'), copies(heart.id, 1)], home, changes),
    token: ada.token,
  });

const rpc = (id: number, body: object) =>
  product.client.read(ROUTES.callOrder.response, 'callOrder', { params: { id }, body, token: admin.token });

async function transferred(changes: object = {}): Promise<OrderDetails> {
  const { id } = await place(changes);
  return rpc(id, { method: 'change_status', status: ORDER_STATUS.transferred });
}

const packageOf = (id: number, { token }: Person = partner) =>
  product.client.call('productionPackage', { params: { id }, token });

const linked = (key: string) => product.client.call('linkedPackage', { body: { key } });

/** The package of an order, once it is there. */
const madePackage = (id: number) =>
  eventually(`the package of order ${id}`, async () => {
    const answer = await packageOf(id);
    return answer.status === 200 ? answer : undefined;
  });

const listed = (view?: string, { token }: Person = partner) =>
  product.client.read(ROUTES.listProductionOrders.response, 'listProductionOrders', {
    token,
    ...(view === undefined ? {} : { query: { view } }),
  });

describe('the package of an order', () => {
  it('holds all that is needed to make and send it', async () => {
    const order = await transferred({ comment: 'Bitte flach verpacken.' });
    const made = await madePackage(order.id);
    expect(made.headers).toMatchObject({
      'content-type': 'application/zip',
      'content-disposition': `attachment; filename="order-${order.id}.zip"`,
    });
    const file = join(folder, 'package.zip');
    writeFileSync(file, made.bytes);
    execFileSync('unzip', ['-q', '-o', file, '-d', folder]);
    const version = heart.current_file_name;
    const names = execFileSync('unzip', ['-Z1', file], { encoding: 'utf8' }).trim().split('\n');
    expect(names).toEqual([
      'order.json',
      `swell/01_pdf_${version}.pdf`,
      `relief/01_pdf_${version}.pdf`,
      ...(heart.braille_no_of_pages > 0 ? [`braille/01_brf_${version}.brf`] : []),
      `swell/02_pdf_${version}.pdf`,
      `relief/02_pdf_${version}.pdf`,
      'packing-list.pdf',
      'delivery-note.pdf',
      'address-label.pdf',
    ]);
    const json: unknown = JSON.parse(readFileSync(join(folder, 'order.json'), 'utf8'));
    expect(productionOrderSchema.parse(json)).toMatchObject({
      order_id: order.id,
      comment: 'Bitte flach verpacken.',
      ship_to: { company_name: SCHOOL.company_name },
      sheets: { swell_a4: 3, swell_a3: 0, braille: 2 * heart.braille_no_of_pages },
      items: [
        { quantity: 2, product_id: 'graphic', version_id: heart.current_version.id },
        { quantity: 1, product_id: 'graphic_nobraille', braille_no_of_pages: 0, files: { braille: null } },
      ],
    });
    const text = (name: string) =>
      execFileSync('pdftotext', ['-layout', join(folder, name), '-'], { encoding: 'utf8' });
    for (const words of [
      `Packliste zur Bestellung ${order.id}`,
      'Bitte flach verpacken.',
      'Schwellpapier A4',
    ])
      expect(text('packing-list.pdf')).toContain(words);
    expect(text('delivery-note.pdf')).toContain(SCHOOL.company_name);
    expect(text('delivery-note.pdf')).not.toContain('€');
    expect(text('address-label.pdf')).toContain('10115 Berlin');
    // The whole sheet with its letters for those who see, and what swells alone.
    for (const sheet of ['swell', 'relief'].map((part) => `${part}/01_pdf_${version}.pdf`))
      expect(execFileSync('pdfinfo', [join(folder, sheet)], { encoding: 'utf8' })).toMatch(/Pages: +1\n/);
    expect(text(`swell/01_pdf_${version}.pdf`)).toMatch(/\bv1\b/);
    expect(text(`relief/01_pdf_${version}.pdf`).trim()).toBe('');
  });

  it('is not there before the order is handed over, nor for a canceled one', async () => {
    const { id } = await place();
    expect(await packageOf(id)).toMatchObject({ status: 404, body: { error: 'ORDER_NOT_FOUND' } });
    await rpc(id, { method: 'change_status', status: ORDER_STATUS.transferred });
    await madePackage(id);
    await rpc(id, { method: 'change_status', status: ORDER_STATUS.canceled });
    expect((await packageOf(id)).status).toBe(404);
  });

  it('is made as it was bought when a graphic has been hidden since, once somebody has said why', async () => {
    const rosa = await product.person('rosa');
    const rose = await publishedVariant(product, rosa, { graphicTitle: 'Rose' });
    const { id } = await place({ basket: [copies(rose.id)] });
    await product.client.call('showVariant', {
      params: { id: rose.id },
      body: { public: false, reason: 'Wird geprüft' },
      token: admin.token,
    });
    // Even when its author leaves: somebody waits for it.
    const left = { token: rosa.token, body: { password: PASSWORD } };
    expect((await product.client.call('deleteAccount', left)).status).toBe(204);
    const seen = await product.client.read(ROUTES.getAnyOrder.response, 'getAnyOrder', {
      params: { id },
      token: admin.token,
    });
    expect(seen.hidden_content).toEqual([rose.id]);
    const body = { method: 'change_status', status: ORDER_STATUS.transferred };
    const refused = { params: { id }, body, token: admin.token };
    expect(await product.client.failure('callOrder', refused)).toBe('ORDER_CONTENT_HIDDEN');
    await rpc(id, { ...body, reason: 'Die Rechte sind geklärt.' });
    const file = join(folder, 'hidden.zip');
    writeFileSync(file, (await madePackage(id)).bytes);
    const names = execFileSync('unzip', ['-Z1', file], { encoding: 'utf8' });
    expect(names).toContain(`swell/01_pdf_${rose.current_file_name}.pdf`);
  });

  it('is called back from the partner when the order is canceled', async () => {
    const { id } = await transferred();
    await madePackage(id);
    await rpc(id, { method: 'change_status', status: ORDER_STATUS.canceled });
    const mail = await catcher.next(partner.email, new RegExp(`Bestellung Nr. ${id} ist storniert`));
    expect(mail.text).toContain('Bitte stellen Sie sie nicht her');
    expect(mail.text).not.toContain('key=');
  });

  it('goes with an invoice, which comes by mail, once', async () => {
    const { id, invoices } = await transferred();
    const [invoice] = invoices;
    const mail = await catcher.next(ada.email, new RegExp(`Ihre Rechnung ${invoice?.number}`));
    expect(mail.text).toContain(`Bestellung Nr. ${id}`);
    const pdf = await product.client.call('invoicePdf', {
      params: { id: invoice?.id ?? 0 },
      token: ada.token,
    });
    expect(mail.attachments.map(({ name }) => name)).toEqual([`${invoice?.number}.pdf`]);
    expect(mail.attachments[0]?.bytes.equals(pdf.bytes)).toBe(true);
    await rpc(id, { method: 'regenerate_documents' });
    const canceled = await rpc(id, { method: 'change_status', status: ORDER_STATUS.canceled });
    const number = canceled.invoices.at(-1)?.number;
    const note = await catcher.next(ada.email, new RegExp(`Rechnungskorrektur ${number}`));
    expect(note.attachments).toHaveLength(1);
    expect(catcher.mails.some(({ subject }) => subject.includes(`Rechnung ${invoice?.number}`))).toBe(false);
  });

  it('is made by another worker when the one that had begun it is gone', async () => {
    const { id } = await transferred();
    await madePackage(id);
    await product.database.query(
      `UPDATE job SET state = 'running', attempts = 1, lease_token = gen_random_uuid(),
              lease_until = now() - interval '1 second' WHERE kind = 'package' AND subject_id = $1`,
      [id],
    );
    await eventually('the job to be done again', async () => {
      const [row] = await product.database.query<{ state: string; attempts: number }>(
        `SELECT state, attempts FROM job WHERE kind = 'package' AND subject_id = $1`,
        [id],
      );
      return row?.state === 'done' && row.attempts === 2 ? true : undefined;
    });
  });

  it.each([
    ['invoice', InvoiceMaker],
    ['package', PackageMaker],
  ])('names its own kind where it fails or is given up: %s', async (kind, Maker) => {
    const make = jest.spyOn(worker.get<DocumentMaker>(Maker, { strict: false }), 'make');
    make.mockRejectedValue(new Error('out of order'));
    const [failing] = await product.database.query<{ id: number }>(
      `INSERT INTO job (kind, key, subject_id, payload, state) VALUES ($1, 'failing', 1000000, '{}', 'queued') RETURNING id`,
      [kind],
    );
    const [givenUp] = await product.database.query<{ id: number }>(
      `INSERT INTO job (kind, key, subject_id, payload, state, attempts, lease_token, lease_until)
       VALUES ($1, 'given up', 1000001, '{}', 'running', 50, gen_random_uuid(), now() - interval '1 second') RETURNING id`,
      [kind],
    );
    const codes = await eventually('codes of both jobs', async () => {
      const rows = await product.database.query<{ code: string }>(
        `SELECT error_code AS code FROM job WHERE id = ANY ($1) AND error_code IS NOT NULL ORDER BY id`,
        [[failing?.id, givenUp?.id]],
      );
      return rows.length === 2 ? rows.map(({ code }) => code) : undefined;
    });
    make.mockRestore();
    await product.database.query('DELETE FROM job WHERE subject_id >= 1000000');
    expect(codes).toEqual([`${kind.toUpperCase()}_FAILED`, `${kind.toUpperCase()}_ABANDONED`]);
  });

  it('is not cleared away as something that nobody knows', async () => {
    const { id } = await transferred();
    const before = await madePackage(id);
    await worker.get(FileCollector, { strict: false }).removeUnknown(0);
    expect((await packageOf(id)).bytes.equals(before.bytes)).toBe(true);
  });
});

describe('the link in the partner’s mail', () => {
  const keyFor = async (id: number) => {
    const mail = await eventually(`the mail about order ${id}`, async () => {
      const found = await catcher.next(partner.email, SUBJECT);
      return found.text.includes(`Nr. ${id} `) ? found : undefined;
    });
    expect(mail.text).toContain('/partner?key=');
    return keyOf(mail);
  };

  it('hands the package out once, without a session', async () => {
    const { id } = await transferred();
    const key = await keyFor(id);
    const answer = await linked(key);
    expect(answer.status).toBe(200);
    expect(answer.bytes.equals((await packageOf(id)).bytes)).toBe(true);
    expect(await linked(key)).toMatchObject({ status: 422, body: { error: 'PACKAGE_LINK_INVALID' } });
    await rpc(id, { method: 'resend_production_job' });
    expect((await linked(await keyFor(id))).status).toBe(200);
  });

  it('hands it to one of many who come at once', async () => {
    const { id } = await transferred();
    const key = await keyFor(id);
    const answers = await Promise.all(Array.from({ length: 8 }, () => linked(key)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('counts neither when it is changed, nor after a week, nor for a canceled order', async () => {
    const { id } = await transferred();
    const key = await keyFor(id);
    const [linkId, expires, signature = ''] = key.split('.');
    const other = signature.startsWith('A') ? 'B' : 'A';
    for (const changed of [
      `${linkId}.${Number(expires) + DAY_MS}.${signature}`,
      `${linkId}.${expires}.${other}${signature.slice(1)}`,
      `${linkId}.${expires}`,
      '',
    ])
      expect((await linked(changed)).status).toBe(422);

    class AWeekAgo extends Clock {
      override now(): Date {
        return new Date(Date.now() - 7 * DAY_MS - 1000);
      }
    }
    const transactions = product.app.get(Transactions);
    const links = new PackageLinks(new AWeekAgo(), transactions, product.configuration);
    expect((await linked(await links.issue(transactions.none, id))).status).toBe(422);

    await rpc(id, { method: 'change_status', status: ORDER_STATUS.canceled });
    expect((await linked(key)).status).toBe(422);
  });
});

describe('the production partner', () => {
  it('sees what is to be made, what it takes together, and says what has left', async () => {
    const { id } = await transferred();
    await madePackage(id);
    const open = await listed();
    const order = open.orders.find((candidate) => candidate.id === id);
    expect(order).toMatchObject({
      status: ORDER_STATUS.transferred,
      shipping_address: { city: 'Berlin' },
      sheets: { swell_a4: 3 },
      package: { state: 'done', size_bytes: expect.any(Number) },
    });
    expect(open.sheets.swell_a4).toBe(open.orders.reduce((sum, { sheets }) => sum + sheets.swell_a4, 0));
    const shipped = await product.client.read(ROUTES.confirmShipped.response, 'confirmShipped', {
      params: { id },
      body: { tracking_number: ' RR123456789DE ' },
      token: partner.token,
    });
    expect(shipped).toMatchObject({ status: ORDER_STATUS.shipped, tracking_number: 'RR123456789DE' });
    expect((await listed()).orders.map((candidate) => candidate.id)).not.toContain(id);
    expect((await listed('shipped_today')).orders.map((candidate) => candidate.id)).toContain(id);
    const again = { params: { id }, body: {}, token: partner.token };
    expect(await product.client.failure('confirmShipped', again)).toBe('ORDER_TRANSITION_REFUSED');
    const { history } = await product.client.read(ROUTES.getAnyOrder.response, 'getAnyOrder', {
      params: { id },
      token: admin.token,
    });
    expect(history.at(-1)).toMatchObject({ status: ORDER_STATUS.shipped, by: 'partner' });
    // What was bought without braille comes as text, once.
    const mail = await catcher.next(ada.email, /unterwegs/);
    expect(mail.text).toContain('RR123456789DE');
    expect(mail.text.match(/Beschreibung: Herz/g)).toHaveLength(1);
  });

  it('is the only one besides admins', async () => {
    const { id } = await transferred();
    await madePackage(id);
    expect((await packageOf(id, admin)).status).toBe(200);
    for (const name of ['listProductionOrders', 'productionPackage', 'confirmShipped'] as const) {
      const body = name === 'confirmShipped' ? { body: {} } : {};
      expect(await product.client.failure(name, { params: { id }, token: ada.token, ...body })).toBe(
        'RIGHT_MISSING',
      );
    }
    // An admin who may look at orders and no more.
    const looker = await product.person('looker', ROLES.admin, ['can_view_admin']);
    expect((await packageOf(id, looker)).status).toBe(200);
    const ship = { params: { id }, body: {}, token: looker.token };
    expect(await product.client.failure('confirmShipped', ship)).toBe('RIGHT_MISSING');
    for (const name of ['listAllOrders', 'listVouchers'] as const)
      expect(await product.client.failure(name, { token: partner.token })).toBe('RIGHT_MISSING');
    const own = { params: { id }, token: partner.token };
    expect(await product.client.failure('getOrder', own)).toBe('ORDER_NOT_FOUND');
  });
});
