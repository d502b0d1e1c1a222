import type { OrderAddress } from '@tastwerk/contracts';
import { Letter, LETTER_SIZES } from '@tastwerk/render';
import { ibanInGroups } from '../../../platform/config/iban.js';
import { moneyInWords } from '../../mail/templates/in-words.js';
import { dayInWords } from '../words/day.js';
import { addressField, labelledTable, saleTable, sumTables } from '../papers/sale-paper.js';
import { addressLines } from '../words/address-lines.js';
import { fillWords } from '../words/fill-words.js';
import { FACTUR_X_METADATA, FACTUR_X_NAME } from './factur-x.js';
import { grossOf, type InvoiceFacts, isExempt } from './invoice.js';
import { INVOICE_WORDS, type InvoiceWords } from './invoice-words.js';

/** What the document is about, line by line. */
function particulars(facts: InvoiceFacts, words: InvoiceWords): readonly (readonly string[])[] {
  const { kind, number, issuedOn, dueOn, delivery, takesBack, reason, order } = facts;
  const day = (value: string) => dayInWords(value, order.language);
  return [
    [words.number[kind], number],
    [words.issuedOn, day(issuedOn)],
    ...(takesBack === null
      ? []
      : [[words.takesBack, `${takesBack.number} ${words.orderedOn} ${day(takesBack.issuedOn)}`]]),
    [words.order, `${order.id} ${words.orderedOn} ${day(order.orderedOn)}`],
    [words.delivery, `${day(delivery.from)} – ${day(delivery.to)}`],
    ...(dueOn === null ? [] : [[words.dueOn, day(dueOn)]]),
    ...(reason === '' ? [] : [[words.reason, reason]]),
  ];
}

/** What of the sum is tax, by rates. */
function taxesOf(facts: InvoiceFacts, words: InvoiceWords): readonly (readonly string[])[] {
  const { totals, order } = facts;
  const amount = (cents: number) => moneyInWords(cents, order.language);
  return totals.flatMap(({ vatPercent, netCents, vatCents }) => {
    const percent = { percent: String(vatPercent) };
    return [
      ['', fillWords(words.net, percent), amount(netCents)],
      ['', fillWords(words.vat, percent), amount(vatCents)],
    ];
  });
}

const isSame = (one: OrderAddress, other: OrderAddress) =>
  addressLines(one).join('\n') === addressLines(other).join('\n');

/** The document as PDF/A-3 with `xml`, the same for machines, inside. */
export async function invoicePdf(facts: InvoiceFacts, xml: string): Promise<Uint8Array> {
  const { kind, number, issuedOn, seller, order, lines } = facts;
  const words = INVOICE_WORDS[order.language];
  const amount = (cents: number) => moneyInWords(cents, order.language);
  const letter = new Letter({
    title: `${words.title[kind]} ${number}`,
    author: seller.name,
    language: order.language,
    date: new Date(`${issuedOn}T12:00:00Z`),
    xmp: FACTUR_X_METADATA,
    pageLine: (page, pages) =>
      `${number} · ${fillWords(words.page, { page: String(page), pages: String(pages) })}`,
    attachments: [
      {
        name: FACTUR_X_NAME,
        mime: 'text/xml',
        description: `${words.title[kind]} ${number}`,
        relationship: 'Alternative',
        bytes: new TextEncoder().encode(xml),
      },
    ],
  });
  addressField(letter, seller, addressLines(order.buyer));
  letter.heading(words.title[kind]);
  if (seller.isPlaceholder) letter.paragraph(words.specimen, LETTER_SIZES.large);
  labelledTable(letter, particulars(facts, words));
  if (!isSame(order.buyer, order.recipient))
    letter.paragraph(`${words.recipient}: ${addressLines(order.recipient).join(', ')}`);
  saleTable(
    letter,
    words.columns,
    lines.map((line) => ({ ...line, unit: amount(line.unitGrossCents), sum: amount(line.grossCents) })),
  );
  const taxes = isExempt(facts) ? words.smallBusiness : taxesOf(facts, words);
  sumTables(letter, taxes, [words.total[kind], amount(grossOf(facts))]);
  if (!seller.isPlaceholder) letter.paragraph(kind === 'invoice' ? words.payable : words.takenBack);
  labelledTable(letter, accountOf(facts, words));
  return letter.end();
}

/** Where to pay, and what the tax office knows the seller by. */
function accountOf({ kind, number, seller }: InvoiceFacts, words: InvoiceWords) {
  return [
    ...(kind === 'credit_note' || seller.isPlaceholder
      ? []
      : [
          [words.payTo, `${seller.name}\n${ibanInGroups(seller.iban)}\n${seller.bank}`],
          [words.reference, number],
        ]),
    [words.taxNumber, seller.taxNumber],
    ...(seller.vatId === null ? [] : [[words.vatId, seller.vatId]]),
  ];
}
