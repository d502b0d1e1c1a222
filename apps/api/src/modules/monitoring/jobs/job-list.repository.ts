import { Injectable } from '@nestjs/common';
import { RENDERING_STATES, type RenderingFormat, type RenderingState } from '@tastwerk/contracts';
import { TimedReads } from '../../../platform/database/timed-reads.js';

/** A job with what it is about. */
export interface JobRow {
  readonly id: number;
  readonly format: RenderingFormat;
  readonly state: RenderingState;
  readonly attempts: number;
  readonly error: string | null;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  readonly versionId: number;
  readonly variantId: number;
  readonly variantTitle: string;
  readonly graphicId: number;
  readonly graphicTitle: string;
}

/** Which jobs somebody looks at. */
export interface JobFilter {
  readonly limit: number;
  readonly before?: number | undefined;
  readonly state?: RenderingState | undefined;
  readonly format?: RenderingFormat | undefined;
}

const JOBS = `
  SELECT job.id, job.format, job.state, job.attempts, job.error_code AS error, job.created_at AS "createdAt",
         job.updated_at AS "updatedAt", job.version_id AS "versionId", v.id AS "variantId", v.title AS "variantTitle",
         g.id AS "graphicId", g.title AS "graphicTitle"
    FROM render_job job JOIN version ON version.id = job.version_id JOIN variant v ON v.id = version.variant_id
         JOIN graphic g ON g.id = v.graphic_id`;

/** Finds jobs for admins. */
@Injectable()
export class JobListRepository {
  constructor(private readonly reads: TimedReads) {}

  /** Jobs from the newest down. */
  list({ limit, before, state, format }: JobFilter): Promise<readonly JobRow[]> {
    return this.reads.query<JobRow>(
      `${JOBS} WHERE ($2::integer IS NULL OR job.id < $2) AND ($3::text IS NULL OR job.state = $3)
          AND ($4::text IS NULL OR job.format = $4) ORDER BY job.id DESC LIMIT $1`,
      [limit, before ?? null, state ?? null, format ?? null],
    );
  }

  async find(id: number): Promise<JobRow | undefined> {
    const [job] = await this.reads.query<JobRow>(`${JOBS} WHERE job.id = $1`, [id]);
    return job;
  }

  /** How many jobs there are in each state. */
  async counts(): Promise<Record<RenderingState, number>> {
    const columns = RENDERING_STATES.map(
      (state) => `(count(*) FILTER (WHERE state = '${state}'))::integer AS ${state}`,
    );
    const [row] = await this.reads.query<Record<RenderingState, number>>(
      `SELECT ${columns.join(', ')} FROM render_job`,
    );
    if (row === undefined) throw new Error('a count has no row');
    return row;
  }
}
