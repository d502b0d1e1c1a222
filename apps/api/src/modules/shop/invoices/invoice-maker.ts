import { Injectable } from '@nestjs/common';
import { fail, ok, type Result } from '@tastwerk/editor-core';
import { DocumentMaker, type MadeDocument, type MakingFailure } from '../documents/document-maker.js';
import { invoicePdf } from './invoice-pdf.js';
import { invoiceXml } from './invoice-xml.js';
import { InvoiceRepository } from './invoice.repository.js';

/** Makes the file of an invoice or a credit note from what it says. */
@Injectable()
export class InvoiceMaker extends DocumentMaker {
  override readonly kind = 'invoice';

  constructor(private readonly invoices: InvoiceRepository) {
    super();
  }

  override async make(id: number): Promise<Result<MadeDocument, MakingFailure>> {
    const invoice = await this.invoices.find(id);
    if (invoice === undefined) return fail({ kind: 'refused', code: 'INVOICE_NOT_FOUND' });
    const { facts } = invoice;
    const bytes = await invoicePdf(facts, await invoiceXml(facts));
    return ok({ name: `${facts.number}.pdf`, mediaType: 'application/pdf', bytes });
  }

  override async finish(): Promise<void> {
    // Nothing follows: whoever wants it looks for it.
  }
}
