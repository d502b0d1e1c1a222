import type { OrderAddress } from '@tastwerk/contracts';
import { Letter, LETTER_SIZES } from '@tastwerk/render';
import { ibanInGroups } from '../../../platform/config/iban.js';
import { moneyInWords } from '../../mail/templates/in-words.js';
import { dayInWords } from '../words/day.js';
import { fillWords } from '../words/fill-words.js';
import { addressLines } from '../words/address-lines.js';
import { FACTUR_X_METADATA, FACTUR_X_NAME } from './factur-x.js';
import { grossOf, type InvoiceFacts, isExempt } from './invoice.js';
import { INVOICE_WORDS, type InvoiceWords } from './invoice-words.js';

/** Where the field of the address begins (DIN 5008 form B), and where the letter below it does, in mm from the upper edge. */
const ADDRESS_MM = 45;
const BODY_MM = 88;

const LABELLED = [
  { title: '', share: 1 },
  { title: '', share: 2.4 },
] as const;

const SUMS = [
  { title: '', share: 5.2 },
  { title: '', share: 3, align: 'right' },
  { title: '', share: 1.8, align: 'right' },
] as const;

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
  const sender = [seller.name, seller.street, `${seller.zip} ${seller.city}`].join(' · ');
  letter.paragraph(sender, LETTER_SIZES.small).downTo(ADDRESS_MM);
  letter.paragraph(addressLines(order.buyer).join('\n')).downTo(BODY_MM);
  letter.heading(words.title[kind]);
  if (seller.isPlaceholder) letter.paragraph(words.specimen, LETTER_SIZES.large);
  letter.table({ columns: LABELLED, rows: particulars(facts, words), hasRules: false });
  if (!isSame(order.buyer, order.recipient))
    letter.paragraph(`${words.recipient}: ${addressLines(order.recipient).join(', ')}`);
  const [place, what, quantity, unit, sum] = words.columns;
  letter.table({
    columns: [
      { title: place, share: 0.6 },
      { title: what, share: 4.7 },
      { title: quantity, share: 1.3, align: 'right' },
      { title: unit, share: 1.6, align: 'right' },
      { title: sum, share: 1.8, align: 'right' },
    ],
    rows: lines.map((line, index) => [
      String(index + 1),
      [line.name, line.description].filter(Boolean).join('\n'),
      String(line.quantity),
      amount(line.unitGrossCents),
      amount(line.grossCents),
    ]),
  });
  if (isExempt(facts)) letter.paragraph(words.smallBusiness);
  else letter.table({ columns: SUMS, rows: taxesOf(facts, words), hasRules: false });
  const total = ['', words.total[kind], amount(grossOf(facts))];
  letter.table({ columns: SUMS, rows: [total], hasRules: false, size: LETTER_SIZES.large });
  if (!seller.isPlaceholder) letter.paragraph(kind === 'invoice' ? words.payable : words.takenBack);
  letter.table({ columns: LABELLED, rows: accountOf(facts, words), hasRules: false });
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
