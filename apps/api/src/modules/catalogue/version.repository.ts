import { Injectable } from '@nestjs/common';
import { Transactions, type Transaction } from '../../platform/database/transactions.js';
import { VersionEntity } from './version.entity.js';

/** Reads and adds versions; none is ever changed. */
@Injectable()
export class VersionRepository {
  constructor(private readonly transactions: Transactions) {}

  async add(transaction: Transaction, version: Omit<VersionEntity, 'createdAt'>): Promise<void> {
    await transaction.of(VersionEntity).insert(version);
  }

  async hashOf(transaction: Transaction, id: number): Promise<string | undefined> {
    const version = await transaction.of(VersionEntity).findOne({ select: { hash: true }, where: { id } });
    return version?.hash;
  }

  /** The id of the variant that the version `id` is one of. */
  async variantOf(transaction: Transaction, id: number): Promise<number> {
    const select = { variantId: true } as const;
    return (await transaction.of(VersionEntity).findOneOrFail({ select, where: { id } })).variantId;
  }

  find(id: number): Promise<VersionEntity | null> {
    return this.transactions.none.of(VersionEntity).findOneBy({ id });
  }
}
