import type { OrderActor, OrderStatus } from '@tastwerk/contracts';
import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** A step of an order's life. A trigger refuses one that is not in the table of steps, and keeps the order's status. */
@Entity('order_step')
export class OrderStepEntity {
  @PrimaryGeneratedColumn({ type: 'integer' })
  readonly id!: number;

  @Column({ type: 'integer' })
  readonly orderId!: number;

  /** Null for the first. */
  @Column({ type: 'smallint', nullable: true })
  readonly fromStatus!: OrderStatus | null;

  @Column({ type: 'smallint' })
  readonly toStatus!: OrderStatus;

  @Column({ type: 'varchar', length: 10 })
  readonly actor!: OrderActor;

  @Column({ type: 'integer', nullable: true })
  readonly accountId!: number | null;

  @Column({ type: 'varchar', length: 1000 })
  readonly reason!: string;

  @CreateDateColumn({ type: 'timestamptz' })
  readonly createdAt!: Date;
}
