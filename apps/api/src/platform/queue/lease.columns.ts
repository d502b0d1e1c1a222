import type { ErrorCode, RenderingState } from '@tastwerk/contracts';
import { Column, CreateDateColumn, PrimaryGeneratedColumn, UpdateDateColumn } from 'typeorm';

/** What the tables of jobs say alike: how far a job is, and which worker holds it. */
export abstract class LeaseColumns {
  @PrimaryGeneratedColumn({ type: 'integer' })
  readonly id!: number;

  @Column({ type: 'varchar', length: 10 })
  readonly state!: RenderingState;

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

  /** When the queue was last told of it. */
  @Column({ type: 'timestamptz', default: () => 'now()' })
  readonly announcedAt!: Date;

  @Column({ type: 'varchar', length: 60, nullable: true })
  readonly errorCode!: ErrorCode | null;

  @CreateDateColumn({ type: 'timestamptz' })
  readonly createdAt!: Date;

  @UpdateDateColumn({ type: 'timestamptz' })
  readonly updatedAt!: Date;
}
