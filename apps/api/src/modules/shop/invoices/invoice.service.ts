import { Injectable } from '@nestjs/common';
import { fail, ok, type Result } from '@tastwerk/editor-core';
import { type Actor, isAdmin } from '../../../platform/http/actor.js';
import type { ApiFailure } from '../../../platform/http/api-failure.js';
import { DocumentService, type OpenDocument } from '../documents/document.service.js';
import { InvoiceRepository } from './invoice.repository.js';

/** Hands invoices out to whoever they belong to, and to admins. */
@Injectable()
export class InvoiceService {
  constructor(
    private readonly invoices: InvoiceRepository,
    private readonly documents: DocumentService,
  ) {}

  /** INVOICE_NOT_FOUND, also where it is somebody else's; INVOICE_NOT_READY while a worker makes the file. */
  async file(id: number, actor: Actor): Promise<Result<OpenDocument, ApiFailure>> {
    const invoice = await this.invoices.find(id);
    if (invoice === undefined || (invoice.accountId !== actor.id && !isAdmin(actor))) {
      return fail({ code: 'INVOICE_NOT_FOUND' });
    }
    const document = await this.documents.open('invoice', id);
    return document === undefined ? fail({ code: 'INVOICE_NOT_READY' }) : ok(document);
  }
}
