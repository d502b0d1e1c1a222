import { Injectable } from '@nestjs/common';
import { Transactions, type Transaction } from '../../platform/database/transactions.js';
import { GraphicEntity, type GraphicRecord } from './graphic.entity.js';

/** Reads and writes graphics. */
@Injectable()
export class GraphicRepository {
  constructor(private readonly transactions: Transactions) {}

  find(id: number, transaction: Transaction = this.transactions.none): Promise<GraphicRecord | null> {
    return transaction.manager.findOneBy(GraphicEntity, { id });
  }

  async add(transaction: Transaction, graphic: Omit<GraphicRecord, 'id' | 'createdAt'>): Promise<number> {
    const { id } = await transaction.manager.save(GraphicEntity, graphic);
    return id;
  }

  async rename(
    transaction: Transaction,
    id: number,
    names: Pick<GraphicRecord, 'title' | 'description'>,
  ): Promise<void> {
    await transaction.manager.update(GraphicEntity, { id }, names);
  }
}
