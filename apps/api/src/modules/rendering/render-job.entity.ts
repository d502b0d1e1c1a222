import type { ErrorCode, RenderingFormat, RenderingState } from '@tastwerk/contracts';
import { EntitySchema } from 'typeorm';

/** The wish for one format of a version, and how far it is: the truth about a job, whatever the queue carries. */
export interface RenderJobRecord {
  readonly id: number;
  readonly versionId: number;
  readonly format: RenderingFormat;
  /** `render:<version>:<format>`: a version is rendered to a format by one job. */
  readonly key: string;
  readonly state: RenderingState;
  /** How many times a worker has claimed it. */
  readonly attempts: number;
  /** How many of those ended in a failure; the others ended with their worker. */
  readonly failures: number;
  /** Which claim holds it while it runs, and until when unless that claim is renewed. */
  readonly leaseToken: string | null;
  readonly leaseUntil: Date | null;
  /** No worker claims it before. */
  readonly runAfter: Date;
  /** When the queue was last told of it. */
  readonly announcedAt: Date;
  readonly errorCode: ErrorCode | null;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

/** The table of {@link RenderJobRecord}. */
export const RenderJobEntity = new EntitySchema<RenderJobRecord>({
  name: 'render_job',
  columns: {
    id: { type: 'integer', primary: true, generated: 'increment' },
    versionId: { name: 'version_id', type: 'integer' },
    format: { type: 'varchar', length: 10 },
    key: { type: 'varchar', length: 100 },
    state: { type: 'varchar', length: 10 },
    attempts: { type: 'integer', default: 0 },
    failures: { type: 'integer', default: 0 },
    leaseToken: { name: 'lease_token', type: 'uuid', nullable: true },
    leaseUntil: { name: 'lease_until', type: 'timestamptz', nullable: true },
    runAfter: { name: 'run_after', type: 'timestamptz', default: () => 'now()' },
    announcedAt: { name: 'announced_at', type: 'timestamptz', default: () => 'now()' },
    errorCode: { name: 'error_code', type: 'varchar', length: 60, nullable: true },
    createdAt: { name: 'created_at', type: 'timestamptz', createDate: true },
    updatedAt: { name: 'updated_at', type: 'timestamptz', updateDate: true },
  },
});
