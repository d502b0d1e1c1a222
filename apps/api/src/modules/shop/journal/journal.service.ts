import { Injectable } from '@nestjs/common';
import type { JournalRow } from '@tastwerk/contracts';
import { InvoiceRepository } from '../invoices/invoice.repository.js';
import { type InvoiceFacts, nameOf } from '../invoices/invoice.js';

/** The rows of one document: one for each rate of tax; what a credit note takes back is negative. */
function journalRows(facts: InvoiceFacts): readonly JournalRow[] {
  const sign = facts.kind === 'credit_note' ? -1 : 1;
  return facts.totals.map(({ vatPercent, netCents, vatCents, grossCents }) => ({
    number: facts.number,
    kind: facts.kind,
    issued_on: facts.issuedOn,
    order_id: facts.order.id,
    customer: nameOf(facts.order.buyer),
    takes_back: facts.takesBack?.number ?? '',
    vat_percent: vatPercent,
    net: sign * netCents,
    vat: sign * vatCents,
    gross: sign * grossCents,
    is_specimen: facts.seller.isPlaceholder,
  }));
}

/** The documents of the books by their days. */
@Injectable()
export class Journal {
  constructor(private readonly invoices: InvoiceRepository) {}

  /** Those of a period of one year, in the order of their numbers. */
  async rows(from: string, to: string): Promise<JournalRow[]> {
    return (await this.invoices.factsOf(from, to)).flatMap(journalRows);
  }
}
