import type {
  ApiLanguage,
  ExtraItem,
  Order,
  OrderAddress,
  OrderStatus,
  PaymentMethod,
} from '@tastwerk/contracts';
import { Column, CreateDateColumn, Entity, OneToMany, PrimaryGeneratedColumn } from 'typeorm';
import { OrderItemEntity } from './order-item.entity.js';

/** An order. Prices in cents, weights in grams. */
@Entity('orders')
export class OrderEntity {
  @PrimaryGeneratedColumn({ type: 'integer' })
  readonly id!: number;

  /** Null for somebody who was erased. */
  @Column({ type: 'integer', nullable: true })
  readonly accountId!: number | null;

  @Column({ type: 'uuid' })
  readonly idempotencyKey!: string;

  /** SHA-256 of what was asked, by which the same request is known again. */
  @Column({ type: 'char', length: 64 })
  readonly requestHash!: string;

  @Column({ type: 'smallint', default: 0 })
  readonly status!: OrderStatus;

  @Column({ type: 'varchar', length: 20 })
  readonly paymentMethod!: PaymentMethod;

  @Column({ type: 'varchar', length: 20 })
  readonly deliveryMode!: Order['delivery_mode'];

  @Column({ type: 'integer' })
  readonly totalGross!: number;

  @Column({ type: 'integer' })
  readonly totalNet!: number;

  @Column({ type: 'smallint' })
  readonly vatPercent!: number;

  @Column({ type: 'integer' })
  readonly postageGross!: number;

  @Column({ type: 'integer' })
  readonly weight!: number;

  @Column({ type: 'jsonb', nullable: true })
  readonly shippingAddress!: OrderAddress | null;

  /** Null where it is that of the delivery. */
  @Column({ type: 'jsonb', nullable: true })
  readonly invoiceAddress!: OrderAddress | null;

  @Column({ type: 'varchar', length: 1000 })
  readonly comment!: string;

  /** In which its customer is written to. */
  @Column({ type: 'varchar', length: 2 })
  readonly language!: ApiLanguage;

  @Column({ type: 'varchar', length: 60, nullable: true })
  readonly trackingNumber!: string | null;

  /** When its account was erased: it no longer says whose it was. */
  @Column({ type: 'timestamptz', nullable: true })
  readonly blockedAt!: Date | null;

  @CreateDateColumn({ type: 'timestamptz' })
  readonly createdAt!: Date;

  /** Placed while the shop was only tried out: nothing is owed. */
  @Column({ type: 'boolean' })
  readonly isTrial!: boolean;

  /** Lines in words, from a quote. */
  @Column({ type: 'jsonb', default: () => "'[]'" })
  readonly extraItems!: readonly ExtraItem[];

  /** Read where a query asks for them. */
  @OneToMany(() => OrderItemEntity, (item) => item.order)
  readonly items!: OrderItemEntity[];
}
