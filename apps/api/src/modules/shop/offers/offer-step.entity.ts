import type { OfferState } from '@tastwerk/contracts';
import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** What was done with a quote. */
@Entity('offer_step')
export class OfferStepEntity {
  @PrimaryGeneratedColumn({ type: 'integer' })
  readonly id!: number;

  @Column({ type: 'integer' })
  readonly offerId!: number;

  @Column({ type: 'varchar', length: 10 })
  readonly action!: Exclude<OfferState, 'expired'>;

  @Column({ type: 'varchar', length: 10 })
  readonly actor!: 'customer' | 'admin';

  @Column({ type: 'integer', nullable: true })
  readonly accountId!: number | null;

  @Column({ type: 'varchar', length: 1000 })
  readonly note!: string;

  @CreateDateColumn({ type: 'timestamptz' })
  readonly createdAt!: Date;
}
