import type { RenderingFormat } from '@tastwerk/contracts';
import { Column, Entity } from 'typeorm';
import { LeaseColumns } from '../../platform/queue/lease.columns.js';

/** The wish for one format of a version, and how far it is: the truth about a job, whatever the queue carries. */
@Entity('render_job')
export class RenderJobEntity extends LeaseColumns {
  @Column({ type: 'integer' })
  readonly versionId!: number;

  @Column({ type: 'varchar', length: 10 })
  readonly format!: RenderingFormat;

  /** `render:<version>:<format>`: a version is rendered to a format by one job. */
  @Column({ type: 'varchar', length: 100 })
  readonly key!: string;

  /** Which renderer drew it last. */
  @Column({ type: 'varchar', length: 50, default: '' })
  readonly renderer!: string;

  /** The round that asked for it. */
  @Column({ type: 'integer', nullable: true })
  readonly batchId!: number | null;
}
