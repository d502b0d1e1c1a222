import { INVOICE_DAYS, type OrderAddress } from '@tastwerk/contracts';
import { Letter, LETTER_SIZES } from '@tastwerk/render';
import { ibanInGroups } from '../../../platform/config/iban.js';
import { textsIn } from '../../../platform/texts/texts.js';
import { dayInWords } from '../words/day.js';
import { addressField, labelledTable, pageLine, saleTable, sumTables } from '../papers/sale-paper.js';
import { addressLines } from '../words/address-lines.js';
import { FACTUR_X_METADATA, FACTUR_X_NAME } from './factur-x.js';
import type { InvoiceFacts } from './invoice.js';

/** What the document is about, line by line. */
function particulars(facts: InvoiceFacts): readonly (readonly string[])[] {
  const { kind, number, issuedOn, dueOn, delivery, takesBack, reason, order } = facts;
  const t = textsIn(order.language, 'invoices');
  const day = (value: string) => dayInWords(value, order.language);
  return [
    [t(`number.${kind}`), number],
    [t('issuedOn'), day(issuedOn)],
    ...(takesBack === null
      ? []
      : [[t('takesBack'), `${takesBack.number} ${t('orderedOn')} ${day(takesBack.issuedOn)}`]]),
    [t('order'), `${order.id} ${t('orderedOn')} ${day(order.orderedOn)}`],
    [t('delivery'), `${day(delivery.from)} – ${day(delivery.to)}`],
    ...(dueOn === null ? [] : [[t('dueOn'), day(dueOn)]]),
    ...(reason === '' ? [] : [[t('reason'), reason]]),
  ];
}

const isSame = (one: OrderAddress, other: OrderAddress) =>
  addressLines(one).join('\n') === addressLines(other).join('\n');

/** The document as PDF/A-3 with `xml`, the same for machines, inside. */
export async function invoicePdf(facts: InvoiceFacts, xml: string): Promise<Uint8Array> {
  const { kind, number, issuedOn, seller, order, lines, totals } = facts;
  const t = textsIn(order.language, 'invoices');
  const title = t(`title.${kind}`);
  const letter = new Letter({
    title: `${title} ${number}`,
    author: seller.name,
    language: order.language,
    date: new Date(`${issuedOn}T12:00:00Z`),
    xmp: FACTUR_X_METADATA,
    pageLine: pageLine(number, order.language),
    attachments: [
      {
        name: FACTUR_X_NAME,
        mime: 'text/xml',
        description: `${title} ${number}`,
        relationship: 'Alternative',
        bytes: new TextEncoder().encode(xml),
      },
    ],
  });
  addressField(letter, seller, addressLines(order.buyer));
  letter.heading(title);
  if (seller.isPlaceholder) letter.paragraph(t('specimen'), LETTER_SIZES.large);
  labelledTable(letter, particulars(facts));
  if (!isSame(order.buyer, order.recipient))
    letter.paragraph(`${t('recipient')}: ${addressLines(order.recipient).join(', ')}`);
  saleTable(letter, order.language, lines);
  sumTables(letter, order.language, totals, t(`total.${kind}`));
  if (!seller.isPlaceholder)
    letter.paragraph(kind === 'invoice' ? t('payable', { days: INVOICE_DAYS }) : t('takenBack'));
  labelledTable(letter, accountOf(facts));
  return letter.end();
}

/** Where to pay, and what the tax office knows the seller by. */
function accountOf({ kind, number, seller, order }: InvoiceFacts) {
  const t = textsIn(order.language, 'invoices');
  return [
    ...(kind === 'credit_note' || seller.isPlaceholder
      ? []
      : [
          [t('payTo'), `${seller.name}\n${ibanInGroups(seller.iban)}\n${seller.bank}`],
          [t('reference'), number],
        ]),
    [t('taxNumber'), seller.taxNumber],
    ...(seller.vatId === null ? [] : [[t('vatId'), seller.vatId]]),
  ];
}
