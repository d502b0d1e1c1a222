import { Module } from '@nestjs/common';
import { OrderRepository } from './order.repository.js';

/** Orders as they are kept, for whoever goes with their steps and for workers. */
@Module({ providers: [OrderRepository], exports: [OrderRepository] })
export class OrderRecordsModule {}
