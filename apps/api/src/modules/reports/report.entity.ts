import type { ReportReason, ReportState } from '@tastwerk/contracts';
import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** What a reader finds wrong with a variant. */
@Entity('report')
export class ReportEntity {
  @PrimaryGeneratedColumn({ type: 'integer' })
  readonly id!: number;

  @Column({ type: 'integer' })
  readonly variantId!: number;

  @Column({ type: 'integer' })
  readonly versionId!: number;

  @Column({ type: 'integer', nullable: true })
  readonly reporterId!: number | null;

  @Column({ type: 'varchar', length: 20 })
  readonly reason!: ReportReason;

  @Column({ type: 'varchar', length: 2000 })
  readonly text!: string;

  @Column({ type: 'varchar', length: 20, default: 'open' })
  readonly state!: ReportState;

  /** The admin's own. */
  @Column({ type: 'varchar', length: 2000, default: '' })
  readonly note!: string;

  @Column({ type: 'integer', nullable: true })
  readonly settledBy!: number | null;

  @Column({ type: 'timestamptz', nullable: true })
  readonly settledAt!: Date | null;

  @CreateDateColumn({ type: 'timestamptz' })
  readonly createdAt!: Date;
}
