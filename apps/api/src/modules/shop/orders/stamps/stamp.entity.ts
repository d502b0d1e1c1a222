import type { StampProduct } from '@tastwerk/contracts';
import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** A stamp that was bought for an order. */
@Entity('stamp')
export class StampEntity {
  @PrimaryGeneratedColumn({ type: 'integer' })
  readonly id!: number;

  @Column({ type: 'integer' })
  readonly orderId!: number;

  @Column({ type: 'varchar', length: 20 })
  readonly provider!: string;

  @Column({ type: 'varchar', length: 30 })
  readonly product!: StampProduct;

  @Column({ type: 'integer' })
  readonly cents!: number;

  /** In grams. */
  @Column({ type: 'integer' })
  readonly weight!: number;

  @Column({ type: 'varchar', length: 60 })
  readonly code!: string;

  @Column({ type: 'integer', nullable: true })
  readonly accountId!: number | null;

  @CreateDateColumn({ type: 'timestamptz' })
  readonly createdAt!: Date;
}
