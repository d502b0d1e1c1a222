import type { RenderingFormat } from '@tastwerk/contracts';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** A round that renders many versions again. */
@Entity('render_batch')
export class RenderBatchEntity {
  @PrimaryGeneratedColumn({ type: 'integer' })
  readonly id!: number;

  @Column({ type: 'varchar', length: 10, array: true })
  readonly formats!: RenderingFormat[];

  /** Versions up to this one have got their jobs. */
  @Column({ type: 'integer', default: 0 })
  readonly lastVersionId!: number;

  /** Jobs that were made. */
  @Column({ type: 'integer', default: 0 })
  readonly ordered!: number;

  @Column({ type: 'timestamptz', default: () => 'now()' })
  readonly startedAt!: Date;

  @Column({ type: 'timestamptz', nullable: true })
  readonly finishedAt!: Date | null;

  /** Whether workers carry it out, or the command line. */
  @Column({ type: 'boolean', default: false })
  readonly byWorkers!: boolean;

  @Column({ type: 'integer', nullable: true })
  readonly variantId!: number | null;

  @Column({ type: 'integer', nullable: true })
  readonly graphicId!: number | null;

  /** It is about what this version of the renderer made. */
  @Column({ type: 'varchar', length: 50, nullable: true })
  readonly renderer!: string | null;

  @Column({ type: 'integer', nullable: true })
  readonly actorId!: number | null;

  /** Versions that it is about. */
  @Column({ type: 'integer', default: 0 })
  readonly versions!: number;

  /** Whether all its jobs are made. */
  @Column({ type: 'boolean', default: false })
  readonly isOrdered!: boolean;

  @Column({ type: 'boolean', default: false })
  readonly isStopped!: boolean;

  @Column({ type: 'integer', default: 0 })
  readonly jobsDone!: number;

  @Column({ type: 'integer', default: 0 })
  readonly jobsFailed!: number;
}
