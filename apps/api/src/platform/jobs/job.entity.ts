import type { ErrorCode, JobKind, JobPayload, JobState } from '@tastwerk/contracts';
import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn, UpdateDateColumn } from 'typeorm';

/** Work that is done later, and how far it is: the truth about a job, whatever the queue carries. */
@Entity('job')
export class JobEntity {
  @PrimaryGeneratedColumn({ type: 'integer' })
  readonly id!: number;

  @Column({ type: 'varchar', length: 10 })
  readonly kind!: JobKind;

  /** There is one job with this key, however often it is ordered. */
  @Column({ type: 'varchar', length: 100 })
  readonly key!: string;

  /** Id of what the job is about: a version, an invoice, an order or a mail, as its kind says. */
  @Column({ type: 'integer' })
  readonly subjectId!: number;

  /** What `JOB_PAYLOADS` has for its kind. */
  @Column({ type: 'jsonb' })
  readonly payload!: JobPayload<JobKind>;

  /** The round of rendering that ordered it. */
  @Column({ type: 'integer', nullable: true })
  readonly batchId!: number | null;

  /** The account for which it is done, or one of the owners of `jobs.ts`. */
  @Column({ type: 'integer', default: 0 })
  readonly ownerId!: number;

  /** How much work it is, beside other jobs of its kind. */
  @Column({ type: 'integer', default: 1 })
  readonly weight!: number;

  /** Of what waits, the smallest is next; see `job-turns.sql.ts`. */
  @Column({ type: 'bigint', default: 0 })
  readonly turn!: string;

  /** The version of this product that did it last. */
  @Column({ type: 'varchar', length: 50, default: '' })
  readonly doneBy!: string;

  @Column({ type: 'varchar', length: 10 })
  readonly state!: JobState;

  /** How many times a worker has claimed it. */
  @Column({ type: 'integer', default: 0 })
  readonly attempts!: number;

  /** How many of those ended in a failure; the others ended with their worker. */
  @Column({ type: 'integer', default: 0 })
  readonly failures!: number;

  /** Which claim holds it while it runs, and until when unless that claim is renewed. */
  @Column({ type: 'uuid', nullable: true })
  readonly leaseToken!: string | null;

  @Column({ type: 'timestamptz', nullable: true })
  readonly leaseUntil!: Date | null;

  /** No worker claims it before. */
  @Column({ type: 'timestamptz', default: () => 'now()' })
  readonly runAfter!: Date;

  /** When the queue was told of it; null while that is still to be done. */
  @Column({ type: 'timestamptz', nullable: true })
  readonly announcedAt!: Date | null;

  /** Why it failed last. */
  @Column({ type: 'varchar', length: 60, nullable: true })
  readonly errorCode!: ErrorCode | null;

  @CreateDateColumn({ type: 'timestamptz' })
  readonly createdAt!: Date;

  @UpdateDateColumn({ type: 'timestamptz' })
  readonly updatedAt!: Date;
}
