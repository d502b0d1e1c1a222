import { Injectable } from '@nestjs/common';
import {
  DOCUMENT_KINDS,
  type Job,
  JOB_STATES,
  type JobKind,
  type JobState,
  type JobWork,
  type MailTemplate,
  type QueryOf,
} from '@tastwerk/contracts';
import type { BrailleSystem } from '@tastwerk/editor-core/braille';
import { TimedReads } from '../../../platform/database/timed-reads.js';
import { NAMED_VERSIONS } from '../../catalogue/catalogue-subqueries.js';
import { ADDRESSED_MAILS } from '../../mail/mail-subqueries.js';
import { NUMBERED_INVOICES } from '../../shop/invoices/invoice-subqueries.js';

/** A job with what it is about; columns of other works are null. */
export interface JobRow {
  readonly id: number;
  readonly kind: JobKind;
  readonly product: Job['product'];
  readonly state: JobState;
  readonly attempts: number;
  readonly error: string | null;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  readonly subjectId: number;
  readonly variantId: number | null;
  readonly variantTitle: string | null;
  readonly graphicId: number | null;
  readonly graphicTitle: string | null;
  readonly system: BrailleSystem | null;
  readonly invoiceNumber: string | null;
  readonly orderId: number | null;
  readonly template: MailTemplate | null;
  readonly recipient: string | null;
}

/** The kinds of jobs that each work has. */
const KINDS: Readonly<Record<JobWork, readonly JobKind[]>> = {
  rendering: ['rendering'],
  document: DOCUMENT_KINDS,
  mail: ['mail'],
};

/** What a job makes: the format of a rendering, else what its kind says. */
const PRODUCT = `coalesce(job.payload ->> 'format', job.kind)`;

const SELECT = `
  SELECT job.id, job.kind, ${PRODUCT} AS product, job.state, job.attempts, job.error_code AS error, job.created_at AS "createdAt",
         job.updated_at AS "updatedAt", job.subject_id AS "subjectId", v.variant_id AS "variantId", v.variant_title AS "variantTitle",
         v.graphic_id AS "graphicId", v.graphic_title AS "graphicTitle", v.system, i.number AS "invoiceNumber",
         CASE job.kind WHEN 'invoice' THEN i.order_id WHEN 'package' THEN job.subject_id END AS "orderId",
         m.template, m.recipient
    FROM job
    LEFT JOIN ${NAMED_VERSIONS} v ON job.kind = 'rendering' AND v.id = job.subject_id
    LEFT JOIN ${NUMBERED_INVOICES} i ON job.kind = 'invoice' AND i.id = job.subject_id
    LEFT JOIN ${ADDRESSED_MAILS} m ON job.kind = 'mail' AND m.id = job.subject_id`;

/** Finds jobs for admins. In SQL of its own: one list of jobs about versions, invoices and mails, counted by state in one statement. */
@Injectable()
export class JobListRepository {
  constructor(private readonly reads: TimedReads) {}

  /** Jobs from the newest down. */
  list({ work, limit, before, state, product }: QueryOf<'listJobs'>): Promise<readonly JobRow[]> {
    return this.reads.query<JobRow>(
      `${SELECT} WHERE job.kind = ANY ($5) AND ($2::integer IS NULL OR job.id < $2) AND ($3::text IS NULL OR job.state = $3)
          AND ($4::text IS NULL OR ${PRODUCT} = $4) ORDER BY job.id DESC LIMIT $1`,
      [limit, before ?? null, state ?? null, product ?? null, KINDS[work]],
    );
  }

  async find(work: JobWork, id: number): Promise<JobRow | undefined> {
    const [job] = await this.reads.query<JobRow>(`${SELECT} WHERE job.id = $1 AND job.kind = ANY ($2)`, [
      id,
      KINDS[work],
    ]);
    return job;
  }

  /** How many jobs there are in each state. */
  async counts(work: JobWork): Promise<Record<JobState, number>> {
    const columns = JOB_STATES.map(
      (state) => `(count(*) FILTER (WHERE state = '${state}'))::integer AS ${state}`,
    );
    const [row] = await this.reads.query<Record<JobState, number>>(
      `SELECT ${columns.join(', ')} FROM job WHERE kind = ANY ($1)`,
      [KINDS[work]],
    );
    if (row === undefined) throw new Error('a count has no row');
    return row;
  }
}
