import { Body, Controller, Header, Inject, StreamableFile } from '@nestjs/common';
import type { BodyOf, JournalRow } from '@tastwerk/contracts';
import { Clock } from '../../../platform/clock/clock.js';
import { CONFIGURATION, type ProcessConfiguration } from '../../../platform/config/process-configuration.js';
import { ForRoute } from '../../../platform/http/for-route.decorator.js';
import { type DatevBooks, datevFile } from './datev.js';
import { Journal } from './journal.service.js';

/** The journal of invoices over HTTP. */
@Controller()
export class JournalController {
  private readonly books: DatevBooks;

  constructor(
    private readonly journal: Journal,
    private readonly clock: Clock,
    @Inject(CONFIGURATION) configuration: ProcessConfiguration,
  ) {
    this.books = {
      consultant: configuration.datevConsultant,
      client: configuration.datevClient,
      chart: configuration.datevChart,
      revenueAccount: configuration.datevRevenueAccount,
      debtorAccount: configuration.datevDebtorAccount,
    };
  }

  @ForRoute('listInvoiceJournal')
  listInvoiceJournal(@Body() { from, to }: BodyOf<'listInvoiceJournal'>): Promise<JournalRow[]> {
    return this.journal.rows(from, to);
  }

  @ForRoute('datevJournal')
  @Header('cache-control', 'private, no-store')
  async datevJournal(@Body() { from, to }: BodyOf<'datevJournal'>): Promise<StreamableFile> {
    const rows = await this.journal.rows(from, to);
    const bytes = datevFile(rows, this.books, { from, to, now: this.clock.now() });
    return new StreamableFile(bytes, {
      type: 'text/csv; charset=windows-1252',
      length: bytes.length,
      disposition: `attachment; filename="EXTF_Buchungsstapel_${from}_${to}.csv"`,
    });
  }
}
