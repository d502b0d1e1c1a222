import type { Transaction } from '../../../platform/database/transactions.js';

/** A number with the place that it has in its year. */
export interface InvoiceNumber {
  readonly year: number;
  readonly sequence: number;
  readonly number: string;
}

/** Digits of a number within its year: `2026-00042`. */
const DIGITS = 5;

/**
 * The next number of `year`. Its row stays locked until the transaction ends, so that whoever comes next waits; a transaction that is
 * rolled back gives its number back. In SQL of its own: one statement begins a year or goes on in it, whoever comes first.
 */
export async function takeInvoiceNumber(transaction: Transaction, year: number): Promise<InvoiceNumber> {
  const [row] = await transaction.query<{ readonly last: number }>(
    `INSERT INTO invoice_counter (year, last) VALUES ($1, 1)
     ON CONFLICT (year) DO UPDATE SET last = invoice_counter.last + 1 RETURNING last`,
    [year],
  );
  if (row === undefined) throw new Error('no number was given');
  const { last: sequence } = row;
  return { year, sequence, number: `${year}-${String(sequence).padStart(DIGITS, '0')}` };
}
