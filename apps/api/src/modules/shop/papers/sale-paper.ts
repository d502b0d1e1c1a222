import type { ApiLanguage } from '@tastwerk/contracts';
import { type Letter, LETTER_SIZES } from '@tastwerk/render';
import type { Operator } from '../../../platform/config/operator.js';
import { textsIn } from '../../../platform/texts/texts.js';
import { moneyInWords } from '../../mail/templates/in-words.js';
import { grossOf, isExempt, type RateTotal } from '../invoices/invoice.js';
import { senderLine } from '../words/address-lines.js';

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

/** One line of what is sold, at prices in cents that contain the tax. */
export interface SaleLine {
  readonly name: string;
  readonly description: string;
  readonly quantity: number;
  readonly unitGrossCents: number;
  readonly grossCents: number;
}

/** The line below each page: `name` of the document, page number and number of pages. */
export function pageLine(name: string, language: ApiLanguage): (page: number, pages: number) => string {
  const t = textsIn(language, 'papers');
  return (page, pages) => `${name} · ${t('page', { page, pages })}`;
}

/** Sender and recipient in the field of the address; what follows begins at least `bodyMm` from the upper edge. */
export function addressField(
  letter: Letter,
  sender: Operator,
  recipient: readonly string[],
  bodyMm = BODY_MM,
): void {
  letter.paragraph(senderLine(sender), LETTER_SIZES.small).downTo(ADDRESS_MM);
  letter.paragraph(recipient.join('\n')).downTo(bodyMm);
}

/** Facts of the paper, each with its label. */
export function labelledTable(letter: Letter, rows: readonly (readonly string[])[]): void {
  letter.table({ columns: LABELLED, rows, hasRules: false });
}

/** What is sold, line by line. */
export function saleTable(letter: Letter, language: ApiLanguage, lines: readonly SaleLine[]): void {
  const t = textsIn(language, 'papers');
  letter.table({
    columns: [
      { title: t('sale.columns.place'), share: 0.6 },
      { title: t('sale.columns.what'), share: 4.7 },
      { title: t('sale.columns.quantity'), share: 1.3, align: 'right' },
      { title: t('sale.columns.unit'), share: 1.6, align: 'right' },
      { title: t('sale.columns.sum'), share: 1.8, align: 'right' },
    ],
    rows: lines.map((line, index) => [
      String(index + 1),
      [line.name, line.description].filter(Boolean).join('\n'),
      String(line.quantity),
      moneyInWords(line.unitGrossCents, language),
      moneyInWords(line.grossCents, language),
    ]),
  });
}

/** Net amounts and taxes by rates, or the sentence why there are none, and the total with its label. */
export function sumTables(
  letter: Letter,
  language: ApiLanguage,
  totals: readonly RateTotal[],
  label: string,
): void {
  const t = textsIn(language, 'papers');
  const amount = (cents: number) => moneyInWords(cents, language);
  const rows = totals.flatMap(({ vatPercent: percent, netCents, vatCents }) => [
    ['', t('sale.net', { percent }), amount(netCents)],
    ['', t('sale.vat', { percent }), amount(vatCents)],
  ]);
  if (isExempt({ totals })) letter.paragraph(t('sale.smallBusiness'));
  else letter.table({ columns: SUMS, rows, hasRules: false });
  const total = ['', label, amount(grossOf({ totals }))];
  letter.table({ columns: SUMS, rows: [total], hasRules: false, size: LETTER_SIZES.large });
}
