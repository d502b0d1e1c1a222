import type { OrderItem } from '@tastwerk/contracts';
import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import { SheetColumns } from '../../catalogue/sheet.columns.js';

/** A line of an order as it was when the order was placed. */
@Entity('order_item')
export class OrderItemEntity extends SheetColumns {
  @PrimaryColumn({ type: 'integer' })
  readonly orderId!: number;

  /** Counts the lines from 0. */
  @PrimaryColumn({ type: 'smallint' })
  readonly position!: number;

  @Column({ type: 'integer' })
  readonly variantId!: number;

  @Column({ type: 'integer' })
  readonly versionId!: number;

  @Column({ type: 'integer' })
  readonly graphicId!: number;

  @Column({ type: 'varchar', length: 20 })
  readonly productId!: OrderItem['product_id'];

  @Column({ type: 'integer' })
  readonly quantity!: number;

  /** In cents, with VAT. */
  @Column({ type: 'integer' })
  readonly unitPrice!: number;

  @Column({ type: 'varchar', length: 300 })
  readonly title!: string;

  @Column({ type: 'varchar', length: 300 })
  readonly graphicTitle!: string;

  @Column({ type: 'varchar', length: 120 })
  readonly fileName!: string;

  @Column({ name: 'braille_no_of_pages', type: 'integer' })
  readonly braillePages!: number;

  // Named by its class: each of the two files would need the other first.
  @ManyToOne('OrderEntity', 'items')
  @JoinColumn({ name: 'order_id' })
  readonly order?: object;
}
