import { Body, Controller, Param, Query } from '@nestjs/common';
import type { BodyOf, ParamsOf, QueryOf, Report } from '@tastwerk/contracts';
import { type Actor, FromActor } from '../../platform/http/actor.js';
import { answer } from '../../platform/http/api-failure.js';
import { ForRoute } from '../../platform/http/for-route.decorator.js';
import { FromReader, type Reader } from '../catalogue/reader.js';
import { ReportService } from './report.service.js';

/** Reports over HTTP. */
@Controller()
export class ReportController {
  constructor(private readonly reports: ReportService) {}

  @ForRoute('reportVariant')
  async reportVariant(
    @Param() { id }: ParamsOf<'reportVariant'>,
    @Body() body: BodyOf<'reportVariant'>,
    @FromReader() reader: Reader,
  ): Promise<void> {
    answer(await this.reports.report(id, body, reader));
  }

  @ForRoute('listReports')
  listReports(@Query() query: QueryOf<'listReports'>): Promise<readonly Report[]> {
    return this.reports.list(query);
  }

  @ForRoute('settleReport')
  async settleReport(
    @Param() { id }: ParamsOf<'settleReport'>,
    @Body() body: BodyOf<'settleReport'>,
    @FromActor() actor: Actor,
  ): Promise<Report> {
    return answer(await this.reports.settle(id, body, actor));
  }
}
