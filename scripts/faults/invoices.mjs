/** Many write invoices at once, and many of them are rolled back or cut off; the numbers of what was committed must have no gap and no double. */
import { randomUUID } from 'node:crypto';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { ROOT } from '../setup/root.mjs';
import { startProduct } from './product.mjs';

const DIST = join(ROOT, 'apps/api/dist');

/** A year of its own, so that no other invoice has numbers in it. */
const YEAR = 2040;

/** Shares of transactions that are rolled back, and whose connection is cut, after they have written. */
const ROLLED_BACK = 0.2;
const CUT_OFF = 0.01;

const ADDRESS = {
  first_name: 'Ada',
  last_name: 'Beispiel',
  company_name: '',
  street: 'Weg',
  house_number: '1',
  additional: '',
  zip: '10115',
  city: 'Berlin',
  state: '',
  country: 'DE',
};

const SELLER = {
  name: 'Betreiber',
  street: 'Weg 2',
  zip: '10115',
  city: 'Berlin',
  email: 'shop@tastwerk.example',
  taxNumber: '27/123/45678',
  vatId: null,
  iban: 'DE02120300000000202051',
  bank: 'Bank',
  isPlaceholder: false,
};

/** Writes `count` invoices by `writers` connections of their own; prints what was seen and gives the number of faults. */
export async function runInvoiceFaults({ count, writers, random }) {
  const product = await startProduct();
  try {
    const writer = await writerOf(product, writers);
    const since = performance.now();
    const seen = { committed: 0, rolledBack: 0, cutOff: 0 };
    await Promise.all(Array.from({ length: writers }, () => writer.writeUntil(count, seen, random)));
    await writer.end();
    const seconds = (performance.now() - since) / 1000;
    const faults = await faultsOf(product, seen.committed);
    for (const fault of faults) console.error(fault);
    console.log(
      `invoices: ${seen.committed} committed by ${writers} writers in ${seconds.toFixed(1)} s, ${seen.rolledBack} rolled back, ` +
        `${seen.cutOff} cut off, ${faults.length} faults`,
    );
    return faults.length;
  } finally {
    await product.stop();
  }
}

async function writerOf(product, writers) {
  const { DataSource } = createRequire(join(ROOT, 'apps/api/package.json'))('typeorm');
  const { Transaction } = await import(`${DIST}/platform/database/transactions.js`);
  const { InvoiceRepository } = await import(`${DIST}/modules/shop/invoices/invoice.repository.js`);
  const { invoiceFacts } = await import(`${DIST}/modules/shop/invoices/invoice-facts.js`);
  const invoices = product.app.get(InvoiceRepository, { strict: false });
  const order = await anOrder(product);
  const { options } = product.app.get(DataSource);
  const database = new DataSource({ ...options, extra: { ...options.extra, max: writers } });
  await database.initialize();

  return {
    async writeUntil(count, seen, random) {
      while (seen.committed < count) {
        const runner = database.createQueryRunner();
        const client = await runner.connect();
        await runner.startTransaction();
        const transaction = new Transaction(runner.manager);
        const place = await invoices.takeNumber(transaction, YEAR);
        const numbered = { number: place.number, issuedOn: `${YEAR}-01-02` };
        const parties = { seller: SELLER, buyer: ADDRESS, buyerEmail: null };
        await invoices.add(transaction, place, invoiceFacts(order, numbered, parties), null);
        const fate = random();
        if (fate < CUT_OFF) {
          const ended = new Promise((resolve) => client.once('end', resolve));
          client.connection.stream.destroy();
          await ended;
          seen.cutOff += 1;
        } else if (fate < CUT_OFF + ROLLED_BACK) {
          await runner.rollbackTransaction();
          seen.rolledBack += 1;
        } else {
          await runner.commitTransaction();
          seen.committed += 1;
        }
        await runner.release();
      }
    },
    end: () => database.destroy(),
  };
}

/** An order that invoices can be of. */
async function anOrder(product) {
  const [{ id }] = await product.query(
    `INSERT INTO orders (idempotency_key, request_hash, payment_method, delivery_mode, total_gross, total_net, vat_percent,
                         postage_gross, weight, comment, language, is_trial)
     VALUES ($1, $2, 'invoice', 'post', 490, 458, 7, 200, 46, '', 'de', FALSE) RETURNING id`,
    [randomUUID(), '0'.repeat(64)],
  );
  const item = {
    graphic_title: 'Herz',
    title: 'Basis',
    product_id: 'graphic_nobraille',
    quantity: 1,
    unit_price: 290,
    graphic_format: 'a4',
    graphic_no_of_pages: 1,
    braille_no_of_pages: 0,
  };
  return {
    id,
    created_at: new Date().toISOString(),
    language: 'de',
    vat_percent: 7,
    postage_gross: 200,
    shipping_address: ADDRESS,
    items: [item],
  };
}

/** What is wrong with the numbers of `committed` invoices, in sentences. */
async function faultsOf(product, committed) {
  const rows = await product.query('SELECT sequence FROM invoice WHERE year = $1 ORDER BY sequence', [YEAR]);
  const faults = [];
  if (rows.length !== committed)
    faults.push(`${rows.length} invoices are there, ${committed} were committed`);
  rows.forEach(({ sequence }, index) => {
    if (sequence !== index + 1) faults.push(`place ${index + 1} has the number ${sequence}`);
  });
  return faults.slice(0, 10);
}
