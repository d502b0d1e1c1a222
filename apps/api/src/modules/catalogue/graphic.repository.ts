import { Injectable } from '@nestjs/common';
import { Transactions, type Transaction } from '../../platform/database/transactions.js';
import { GraphicEntity, type GraphicRecord } from './graphic.entity.js';
import { setShown, type Showing, showingValues, type ShownRow } from './visibility.js';

/** Reads and writes graphics. */
@Injectable()
export class GraphicRepository {
  constructor(private readonly transactions: Transactions) {}

  find(id: number, transaction: Transaction = this.transactions.none): Promise<GraphicRecord | null> {
    return transaction.manager.findOneBy(GraphicEntity, { id });
  }

  async add(
    transaction: Transaction,
    graphic: Omit<GraphicRecord, 'id' | 'createdAt' | 'public'>,
  ): Promise<number> {
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

  /** How the author of a graphic is called. */
  async authorName(userId: number): Promise<string> {
    const [author] = await this.transactions.none.query<{ name: string }>(
      'SELECT display_name AS name FROM account WHERE id = $1',
      [userId],
    );
    return author?.name ?? '';
  }

  /** Hides or shows a graphic, held until the transaction ends; undefined where there is none. */
  async setPublic(transaction: Transaction, id: number, showing: Showing): Promise<ShownRow | undefined> {
    const [row] = await transaction.query<ShownRow>(setShown('graphic'), showingValues(id, showing));
    return row;
  }

  /** Makes graphics findable as they are now, in the transaction that changes them. */
  async refreshSearch(transaction: Transaction, ids: readonly number[]): Promise<void> {
    await transaction.query('SELECT refresh_graphic_search($1::integer[])', [ids]);
  }
}
