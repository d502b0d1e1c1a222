import { Controller, Param, Query } from '@nestjs/common';
import {
  type Job,
  type JobWork,
  type ParamsOf,
  type QueryOf,
  type ResponseOf,
  ROUTES,
} from '@tastwerk/contracts';
import { answer } from '../../../platform/http/api-failure.js';
import { ForRoute } from '../../../platform/http/for-route.decorator.js';
import { JobAdministrationService } from './job-administration.service.js';
import { JobListRepository, type JobRow } from './job-list.sql.js';

function jobOf(work: JobWork, row: JobRow): Job {
  const { id, product, state, attempts, error, graphicId, variantId, system, orderId, template, recipient } =
    row;
  return {
    work,
    id,
    product,
    state,
    attempts,
    error,
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
    graphic:
      graphicId === null || variantId === null || system === null
        ? null
        : {
            id: graphicId,
            title: row.graphicTitle ?? '',
            variant_id: variantId,
            variant_title: row.variantTitle ?? '',
            system,
            version_id: row.subjectId,
          },
    order: orderId === null ? null : { id: orderId, invoice_number: row.invoiceNumber },
    mail: template === null || recipient === null ? null : { id: row.subjectId, template, recipient },
  };
}

/** Jobs as admins look after them, over HTTP. */
@Controller()
export class JobsController {
  constructor(
    private readonly list: JobListRepository,
    private readonly jobs: JobAdministrationService,
  ) {}

  @ForRoute('listJobs')
  async listJobs(@Query() query: QueryOf<'listJobs'>): Promise<ResponseOf<typeof ROUTES.listJobs>> {
    const [jobs, counts] = await Promise.all([this.list.list(query), this.list.counts(query.work)]);
    return { jobs: jobs.map((job) => jobOf(query.work, job)), counts };
  }

  @ForRoute('retryJob')
  async retryJob(@Param() { work, id }: ParamsOf<'retryJob'>): Promise<Job> {
    return jobOf(work, answer(await this.jobs.retry(work, id)));
  }
}
