import type { ErrorCode, RenderingFormat, RenderingState } from '@tastwerk/contracts';
import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn, UpdateDateColumn } from 'typeorm';

/** The wish for one format of a version, and how far it is: the truth about a job, whatever the queue carries. */
@Entity('render_job')
export class RenderJobEntity {
  @PrimaryGeneratedColumn({ type: 'integer' })
  readonly id!: number;

  @Column({ type: 'integer' })
  readonly versionId!: number;

  @Column({ type: 'varchar', length: 10 })
  readonly format!: RenderingFormat;

  /** `render:<version>:<format>`: a version is rendered to a format by one job. */
  @Column({ type: 'varchar', length: 100 })
  readonly key!: string;

  @Column({ type: 'varchar', length: 10 })
  readonly state!: RenderingState;

  /** How many times a worker has claimed it. */
  @Column({ type: 'integer', default: 0 })
  readonly attempts!: number;

  /** Which claim holds it while it runs, and until when unless that claim is renewed. */
  @Column({ type: 'uuid', nullable: true })
  readonly leaseToken!: string | null;

  @Column({ type: 'timestamptz', nullable: true })
  readonly leaseUntil!: Date | null;

  /** No worker claims it before. */
  @Column({ type: 'timestamptz', default: () => 'now()' })
  readonly runAfter!: Date;

  /** When the queue was last told of it. */
  @Column({ type: 'timestamptz', default: () => 'now()' })
  readonly announcedAt!: Date;

  @Column({ type: 'varchar', length: 60, nullable: true })
  readonly errorCode!: ErrorCode | null;

  @CreateDateColumn({ type: 'timestamptz' })
  readonly createdAt!: Date;

  @UpdateDateColumn({ type: 'timestamptz' })
  readonly updatedAt!: Date;

  /** How many of those ended in a failure; the others ended with their worker. */
  @Column({ type: 'integer', default: 0 })
  readonly failures!: number;

  /** Which renderer drew it last. */
  @Column({ type: 'varchar', length: 50, default: '' })
  readonly renderer!: string;

  /** The round that asked for it. */
  @Column({ type: 'integer', nullable: true })
  readonly batchId!: number | null;
}
