import type { JournalRow } from '@tastwerk/contracts';
import { cp1252 } from './cp1252.js';

/** What the tax adviser's books are called by. */
export interface DatevBooks {
  /** Number of the tax adviser, and of the client there. */
  readonly consultant: number;
  readonly client: number;
  /** The chart of accounts: SKR 03 or SKR 04. */
  readonly chart: '03' | '04';
  /** Account of revenue with VAT; blank for the usual one of the chart. */
  readonly revenueAccount: string | undefined;
  /** The collective account of those who owe. */
  readonly debtorAccount: string;
}

/** Revenue at 7 %, which knows its tax by itself (an automatic account), and revenue of a small business, § 19 UStG. */
const REVENUE = {
  '03': { taxed: '8300', exempt: '8195' },
  '04': { taxed: '4300', exempt: '4185' },
} as const;

/** Digits of a general ledger account; those of debtors have one more. */
const ACCOUNT_DIGITS = 4;

/** Longest text of a posting, in characters. */
const TEXT_MAX = 60;

const COLUMNS = [
  'Umsatz (ohne Soll/Haben-Kz)',
  'Soll/Haben-Kennzeichen',
  'WKZ Umsatz',
  'Kurs',
  'Basis-Umsatz',
  'WKZ Basis-Umsatz',
  'Konto',
  'Gegenkonto (ohne BU-Schlüssel)',
  'BU-Schlüssel',
  'Belegdatum',
  'Belegfeld 1',
  'Belegfeld 2',
  'Skonto',
  'Buchungstext',
];

/** Text in quotation marks, without control characters. */
const quoted = (text: string) => `"${text.replace(/\p{Cc}/gu, ' ').replaceAll('"', '""')}"`;

const digits = (day: string) => day.replaceAll('-', '');

const amount = (cents: number) => (Math.abs(cents) / 100).toFixed(2).replace('.', ',');

function headOf({ consultant, client, chart }: DatevBooks, from: string, to: string, now: Date): string {
  const made = now.toISOString().replace(/\D/g, '');
  return [
    '"EXTF"',
    700,
    21,
    '"Buchungsstapel"',
    13,
    made,
    '',
    '"RE"',
    '""',
    '""',
    consultant,
    client,
    `${from.slice(0, 4)}0101`,
    ACCOUNT_DIGITS,
    digits(from),
    digits(to),
    quoted(`Rechnungen ${digits(from)}-${digits(to)}`),
    '""',
    1,
    0,
    0,
    '"EUR"',
    '',
    '""',
    '',
    '',
    quoted(chart),
    '',
    '',
    '""',
    '""',
  ].join(';');
}

function postingOf(row: JournalRow, books: DatevBooks): string {
  const usual = REVENUE[books.chart];
  const revenue = row.vat_percent === 0 ? usual.exempt : (books.revenueAccount ?? usual.taxed);
  const [, month = '', day = ''] = row.issued_on.split('-');
  return [
    amount(row.gross),
    // Of the debtor's account: an invoice is a debt (S, debit), a credit note takes it back (H, credit).
    row.kind === 'invoice' ? '"S"' : '"H"',
    '"EUR"',
    '',
    '',
    '""',
    books.debtorAccount,
    revenue,
    '""',
    `${day}${month}`,
    quoted(row.number),
    quoted(row.takes_back),
    '',
    quoted(`${row.customer}`.slice(0, TEXT_MAX)),
  ].join(';');
}

/**
 * Documents of one year as a batch of postings in the DATEV format: `EXTF`, version 700, category 21 (Buchungsstapel), format version 13, in
 * code page 1252 with CR LF. Source: DATEV, "DATEV-Format", https://developer.datev.de/datev/platform/de/dtvf/einstieg and
 * …/formate/buchungsstapel. The optional fields behind the fourteenth are left out. The tax key (BU-Schlüssel) stays blank: the accounts of
 * revenue carry their tax.
 */
export function datevFile(
  rows: readonly JournalRow[],
  books: DatevBooks,
  { from, to, now }: { readonly from: string; readonly to: string; readonly now: Date },
): Buffer {
  const postings = rows
    .filter(({ is_specimen: isSpecimen, gross }) => !isSpecimen && gross !== 0)
    .map((row) => postingOf(row, books));
  return cp1252(
    [headOf(books, from, to, now), COLUMNS.join(';'), ...postings].map((line) => `${line}\r\n`).join(''),
  );
}
