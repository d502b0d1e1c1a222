import { Controller, Header, Param, StreamableFile } from '@nestjs/common';
import type { ParamsOf } from '@tastwerk/contracts';
import { type Actor, FromActor } from '../../../platform/http/actor.js';
import { answer } from '../../../platform/http/api-failure.js';
import { ForRoute } from '../../../platform/http/for-route.decorator.js';
import { attachment } from '../documents/attachment.js';
import { InvoiceService } from './invoice.service.js';

/** Invoices over HTTP. */
@Controller()
export class InvoiceController {
  constructor(private readonly invoices: InvoiceService) {}

  @ForRoute('invoicePdf')
  @Header('cache-control', 'private, no-store')
  async invoicePdf(
    @Param() { id }: ParamsOf<'invoicePdf'>,
    @FromActor() actor: Actor,
  ): Promise<StreamableFile> {
    return attachment(answer(await this.invoices.file(id, actor)));
  }
}
