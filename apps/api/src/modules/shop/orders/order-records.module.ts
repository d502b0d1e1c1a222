import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { OrderEntity } from './order.entity.js';
import { OrderItemEntity } from './order-item.entity.js';
import { OrderStepEntity } from './order-step.entity.js';
import { OrderTransitionEntity } from './order-transition.entity.js';
import { OrderRepository } from './order.repository.js';

/** Orders as they are kept, for whoever goes with their steps and for workers. */
@Module({
  imports: [TypeOrmModule.forFeature([OrderEntity, OrderItemEntity, OrderStepEntity, OrderTransitionEntity])],
  providers: [OrderRepository],
  exports: [OrderRepository],
})
export class OrderRecordsModule {}
