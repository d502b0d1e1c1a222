import { describe, expect, it } from '@jest/globals';
import { FacturX } from 'factur-x-kit';
import { exampleOrder, OPERATOR, SCHOOL } from '../../../../test/harness/shop-examples.js';
import { creditNoteFacts, invoiceFacts } from './invoice-facts.js';
import type { InvoiceFacts, SoldItem } from './invoice.js';
import { invoiceXml } from './invoice-xml.js';
import { accountFor } from './vat.js';

const invoice = invoiceFacts(
  exampleOrder(),
  { number: '2026-00007', issuedOn: '2026-11-22' },
  { seller: OPERATOR, buyer: SCHOOL, buyerEmail: null },
);

const sold = (unitGrossCents: number, quantity: number, vatPercent: number): SoldItem => ({
  name: 'Stadtplan',
  description: '',
  quantity,
  unitGrossCents,
  vatPercent,
});

/** An invoice over `items`. */
const over = (items: readonly SoldItem[]): InvoiceFacts => ({ ...invoice, ...accountFor(items) });

/** The content of every element called `name`. */
const all = (xml: string, name: string): readonly string[] =>
  [...xml.matchAll(new RegExp(`<${name}(?: [^>]*)?>(.*?)</${name}>`, 'gs'))].map(([, inner = '']) => inner);

function one(xml: string, name: string): string {
  const [value, ...others] = all(xml, name);
  if (value === undefined || others.length > 0) throw new Error(`${others.length + 1} of ${name}`);
  return value;
}

/** An amount in cents. BR-DEC: none has more than two decimals. */
function cents(text: string): number {
  expect(text).toMatch(/^\d+\.\d{2}$/);
  return Number(text.replace('.', ''));
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/** What the XML says of its sums. */
function read(xml: string) {
  const settlement = one(xml, 'ram:ApplicableHeaderTradeSettlement');
  const totals = one(settlement, 'ram:SpecifiedTradeSettlementHeaderMonetarySummation');
  const taxes = all(settlement, 'ram:ApplicableTradeTax').map((tax) => ({
    basis: cents(one(tax, 'ram:BasisAmount')),
    tax: cents(one(tax, 'ram:CalculatedAmount')),
    category: one(tax, 'ram:CategoryCode'),
    percent: Number(one(tax, 'ram:RateApplicablePercent')),
  }));
  const lines = all(xml, 'ram:IncludedSupplyChainTradeLineItem').map((line) => ({
    net: cents(one(line, 'ram:LineTotalAmount')),
    price: cents(one(line, 'ram:ChargeAmount')),
    quantity: Number(one(line, 'ram:BilledQuantity')),
    per: Number(one(line, 'ram:BasisQuantity')),
    category: one(line, 'ram:CategoryCode'),
    percent: Number(one(line, 'ram:RateApplicablePercent')),
  }));
  const amount = (name: string) => cents(one(totals, `ram:${name}`));
  return { totals, amount, taxes, lines };
}

/** The rules of EN 16931 about sums, read from the XML alone. */
function expectSums(xml: string): void {
  const { totals, amount, taxes, lines } = read(xml);
  for (const { net, price, quantity, per } of lines) expect(net).toBe(Math.round((price * quantity) / per));
  // BR-CO-10, BR-CO-13 (we know neither allowances nor charges), BR-CO-14, BR-CO-15, BR-CO-16.
  expect(amount('LineTotalAmount')).toBe(sum(lines.map(({ net }) => net)));
  expect(totals).not.toMatch(/AllowanceTotal|ChargeTotal|TotalPrepaid|Rounding/);
  expect(amount('TaxBasisTotalAmount')).toBe(amount('LineTotalAmount'));
  expect(amount('TaxTotalAmount')).toBe(sum(taxes.map(({ tax }) => tax)));
  expect(amount('GrandTotalAmount')).toBe(amount('TaxBasisTotalAmount') + amount('TaxTotalAmount'));
  expect(amount('DuePayableAmount')).toBe(amount('GrandTotalAmount'));
  // BR-CO-18, BR-S-1, BR-E-1: one group for each rate of the lines. BR-S-8, BR-E-8: its basis is the sum of its lines.
  const key = ({ category, percent }: { category: string; percent: number }) => `${category} ${percent}`;
  expect(taxes.map(key)).toEqual([...new Set(taxes.map(key))]);
  expect(new Set(taxes.map(key))).toEqual(new Set(lines.map(key)));
  for (const group of taxes) {
    const own = lines.filter((line) => key(line) === key(group));
    expect(group.basis).toBe(sum(own.map(({ net }) => net)));
    // BR-CO-17, to the cent; the official Schematron lets a whole euro pass.
    expect(Math.abs(group.tax - (group.basis * group.percent) / 100)).toBeLessThan(1);
    if (group.category === 'E') expect(group.tax).toBe(0);
  }
}

/** Whether each rate's sum is some net and its tax rounded: of prices that contain 7 %, seven in a hundred and seven are not. */
const isSomeNet = ({ totals }: InvoiceFacts) =>
  totals.every(
    ({ netCents, vatCents, vatPercent }) => Math.round((netCents * vatPercent) / 100) === vatCents,
  );

/** What another library finds wrong. It takes BR-CO-17 more strictly than the standard's own rules, which allow a cent. */
async function foundBy(xml: string, facts: InvoiceFacts): Promise<readonly string[]> {
  const verdict = (await FacturX.fromXML(xml)).validate();
  const messages = verdict.errors?.map(({ message }) => message) ?? [];
  return isSomeNet(facts) ? messages : messages.filter((message) => !message.includes('[BR-CO-17]'));
}

const CASES: readonly (readonly [string, InvoiceFacts])[] = [
  ['one rate', invoice],
  ['two rates', over([sold(1190, 2, 19), sold(107, 3, 7), sold(200, 1, 7)])],
  ['three of a price that no net gives', over([sold(333, 3, 7), sold(1, 1, 7)])],
  ['a small business', over([sold(290, 3, 0), sold(200, 1, 0)])],
  ['the most that can be ordered', over([sold(590, 33, 7), sold(330, 1, 7), sold(200, 1, 7)])],
  ['a credit note', creditNoteFacts(invoice, { number: '2026-00008', issuedOn: '2026-11-25' }, 'Grund')],
  ...Array.from({ length: 12 }, (_, seed) => {
    const items = Array.from({ length: 1 + (seed % 6) }, (__, index) =>
      sold(1 + ((seed * 7919 + index * 104_729) % 9000), 1 + ((seed + index) % 5), index % 3 === 1 ? 19 : 7),
    );
    return [`made-up order ${seed}`, over(items)] as const;
  }),
];

describe('the sums in the XML of an invoice', () => {
  it.each(CASES)('add up for %s, and another library finds so, too', async (_, facts) => {
    const xml = await invoiceXml(facts);
    expectSums(xml);
    expect(await foundBy(xml, facts)).toEqual([]);
  });

  it('are not found right where a cent is missing', async () => {
    const xml = await invoiceXml(invoice);
    expect(() => expectSums(xml.replace('>11.50<', '>11.49<'))).toThrow();
    expect(() => expectSums(xml.replace('>20.20<', '>20.21<'))).toThrow();
  });

  it('are what the customer saw, whatever rounding takes', async () => {
    for (const gross of [290, 298, 313]) {
      const { amount } = read(await invoiceXml(over([sold(gross, 1, 7)])));
      expect(amount('GrandTotalAmount')).toBe(gross);
    }
  });
});
