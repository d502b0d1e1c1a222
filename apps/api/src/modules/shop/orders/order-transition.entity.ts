import type { OrderActor, OrderStatus } from '@tastwerk/contracts';
import { Entity, PrimaryColumn } from 'typeorm';

/** A step that an order may take, and who may take it; as `ORDER_STEPS` of the contract says. */
@Entity('order_transition')
export class OrderTransitionEntity {
  @PrimaryColumn({ type: 'smallint' })
  readonly fromStatus!: OrderStatus;

  @PrimaryColumn({ type: 'smallint' })
  readonly toStatus!: OrderStatus;

  @PrimaryColumn({ type: 'varchar', length: 10 })
  readonly actor!: OrderActor;
}
