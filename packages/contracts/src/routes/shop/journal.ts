import { z } from 'zod';
import { defineRoute, SESSION_ERRORS } from '../../route.js';
import { id } from '../values.js';

const day = z.iso.date();

/** From the first day to the last one, both in one year: a file for the bookkeeping belongs to one. */
const periodSchema = z
  .strictObject({ from: day, to: day })
  .refine(({ from, to }) => from <= to && from.slice(0, 4) === to.slice(0, 4), {
    path: ['to'],
    message: 'invalid_value',
  });

const rowSchema = z.object({
  number: z.string(),
  kind: z.enum(['invoice', 'credit_note']),
  issued_on: day,
  order_id: id,
  customer: z.string(),
  /** The invoice that a credit note takes back; else blank. */
  takes_back: z.string(),
  vat_percent: z.number().int(),
  /** In cents; what a credit note takes back is negative. */
  net: z.number().int(),
  vat: z.number().int(),
  gross: z.number().int(),
  /** Whether it was written in the test phase and owes nothing. */
  is_specimen: z.boolean(),
});

export type JournalRow = z.infer<typeof rowSchema>;

const route = {
  method: 'POST',
  access: { right: 'can_edit_admin' },
  request: { body: periodSchema },
  errors: [...SESSION_ERRORS, 'RIGHT_MISSING'],
  throttle: { limit: 20, windowSeconds: 60 },
} as const;

/** All invoices and credit notes of a period. Both calls take a POST, so that the log of changes says who took the books along. */
export const journalRoutes = {
  /** A row for each rate of VAT of a document, in the order of their numbers. */
  listInvoiceJournal: defineRoute({
    ...route,
    path: '/api/internal/invoice-journal',
    response: z.array(rowSchema),
  }),
  /** The same for the tax adviser, as DATEV reads it; specimens are left out. */
  datevJournal: defineRoute({ ...route, path: '/api/internal/invoice-journal/datev', response: 'file' }),
} as const;
