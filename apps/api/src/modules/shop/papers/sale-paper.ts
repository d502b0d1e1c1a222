import type { ApiLanguage } from '@tastwerk/contracts';
import { type Letter, LETTER_SIZES } from '@tastwerk/render';
import type { Operator } from '../../../platform/config/operator.js';
import { textsIn } from '../../../platform/texts/texts.js';
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

type Rows = readonly (readonly string[])[];

/** One line of what is sold, its amounts in words. */
export interface SaleLine {
  readonly name: string;
  readonly description: string;
  readonly quantity: number;
  readonly unit: string;
  readonly sum: string;
}

/** Sender and recipient in the field of the address. */
export function addressField(letter: Letter, sender: Operator, recipient: readonly string[]): void {
  letter.paragraph(senderLine(sender), LETTER_SIZES.small).downTo(ADDRESS_MM);
  letter.paragraph(recipient.join('\n')).downTo(BODY_MM);
}

/** Facts of the paper, each with its label. */
export function labelledTable(letter: Letter, rows: Rows): void {
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
      line.unit,
      line.sum,
    ]),
  });
}

/** Net amounts and taxes, or the sentence why there are none, and the total. */
export function sumTables(
  letter: Letter,
  taxes: string | Rows,
  total: readonly [label: string, amount: string],
): void {
  if (typeof taxes === 'string') letter.paragraph(taxes);
  else letter.table({ columns: SUMS, rows: taxes, hasRules: false });
  letter.table({ columns: SUMS, rows: [['', ...total]], hasRules: false, size: LETTER_SIZES.large });
}
