import { Injectable } from '@nestjs/common';
import {
  type DocumentKind,
  type JobWork,
  RENDERING_STATES,
  type RenderingFormat,
  type RenderingState,
} from '@tastwerk/contracts';
import { TimedReads } from '../../../platform/database/timed-reads.js';

/** What every job has. */
interface AnyJob {
  readonly id: number;
  readonly state: RenderingState;
  readonly attempts: number;
  readonly error: string | null;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

/** A job that renders a version, with what it is about. */
interface RenderingRow extends AnyJob {
  readonly work: 'rendering';
  readonly product: RenderingFormat;
  readonly versionId: number;
  readonly variantId: number;
  readonly variantTitle: string;
  readonly graphicId: number;
  readonly graphicTitle: string;
}

/** A job that makes a document of an order. */
interface DocumentRow extends AnyJob {
  readonly work: 'document';
  readonly product: DocumentKind;
  /** Id of the invoice or of the order. */
  readonly subjectId: number;
  readonly orderId: number;
  readonly invoiceNumber: string | null;
}

export type JobRow = RenderingRow | DocumentRow;

/** Which jobs somebody looks at. */
export interface JobFilter {
  readonly work: JobWork;
  readonly limit: number;
  readonly before?: number | undefined;
  readonly state?: RenderingState | undefined;
  readonly product?: string | undefined;
}

/** SQL of the jobs of each work, and the column that says what they make. */
const SOURCES: Readonly<
  Record<JobWork, { readonly table: string; readonly product: string; readonly select: string }>
> = {
  rendering: {
    table: 'render_job',
    product: 'format',
    select: `v.id AS "variantId", v.title AS "variantTitle", g.id AS "graphicId", g.title AS "graphicTitle",
             job.version_id AS "versionId"
        FROM render_job job JOIN version ON version.id = job.version_id JOIN variant v ON v.id = version.variant_id
             JOIN graphic g ON g.id = v.graphic_id`,
  },
  document: {
    table: 'document_job',
    product: 'kind',
    select: `job.subject_id AS "subjectId", coalesce(i.order_id, job.subject_id) AS "orderId", i.number AS "invoiceNumber"
        FROM document_job job LEFT JOIN invoice i ON job.kind = 'invoice' AND i.id = job.subject_id`,
  },
};

const jobsOf = (work: JobWork) => `
  SELECT '${work}' AS work, job.id, job.${SOURCES[work].product} AS product, job.state, job.attempts, job.error_code AS error,
         job.created_at AS "createdAt", job.updated_at AS "updatedAt", ${SOURCES[work].select}`;

/** Finds jobs for admins. In SQL of its own: one list over tables that differ, counted by state in one statement. */
@Injectable()
export class JobListRepository {
  constructor(private readonly reads: TimedReads) {}

  /** Jobs from the newest down. */
  list({ work, limit, before, state, product }: JobFilter): Promise<readonly JobRow[]> {
    return this.reads.query<JobRow>(
      `${jobsOf(work)} WHERE ($2::integer IS NULL OR job.id < $2) AND ($3::text IS NULL OR job.state = $3)
          AND ($4::text IS NULL OR job.${SOURCES[work].product} = $4) ORDER BY job.id DESC LIMIT $1`,
      [limit, before ?? null, state ?? null, product ?? null],
    );
  }

  async find(work: JobWork, id: number): Promise<JobRow | undefined> {
    const [job] = await this.reads.query<JobRow>(`${jobsOf(work)} WHERE job.id = $1`, [id]);
    return job;
  }

  /** How many jobs there are in each state. */
  async counts(work: JobWork): Promise<Record<RenderingState, number>> {
    const columns = RENDERING_STATES.map(
      (state) => `(count(*) FILTER (WHERE state = '${state}'))::integer AS ${state}`,
    );
    const [row] = await this.reads.query<Record<RenderingState, number>>(
      `SELECT ${columns.join(', ')} FROM ${SOURCES[work].table}`,
    );
    if (row === undefined) throw new Error('a count has no row');
    return row;
  }
}
