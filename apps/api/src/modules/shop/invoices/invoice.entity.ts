import { Column, CreateDateColumn, Entity, JoinColumn, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';
import { OrderEntity } from '../orders/order.entity.js';
import type { InvoiceFacts, InvoiceKind } from './invoice.js';

/** An invoice or a credit note. It never changes. */
@Entity('invoice')
export class InvoiceEntity {
  @PrimaryGeneratedColumn({ type: 'integer' })
  readonly id!: number;

  @Column({ type: 'smallint' })
  readonly year!: number;

  /** Counts the papers of a year without a gap. */
  @Column({ type: 'integer' })
  readonly sequence!: number;

  @Column({ type: 'varchar', length: 20 })
  readonly number!: string;

  @Column({ type: 'varchar', length: 11 })
  readonly kind!: InvoiceKind;

  @Column({ type: 'integer' })
  readonly orderId!: number;

  /** The invoice that a credit note takes back. */
  @Column({ type: 'integer', nullable: true })
  readonly takesBack!: number | null;

  @Column({ type: 'integer' })
  readonly totalGross!: number;

  /** All that the paper says. */
  @Column({ type: 'jsonb' })
  readonly facts!: InvoiceFacts;

  @CreateDateColumn({ type: 'timestamptz' })
  readonly createdAt!: Date;

  @ManyToOne(() => OrderEntity)
  @JoinColumn({ name: 'order_id' })
  readonly order?: OrderEntity;
}
