import { Injectable } from '@nestjs/common';
import { Transactions, type Transaction } from '../../../platform/database/transactions.js';
import { IdentityEntity } from './identity.entity.js';

/** A subject of a provider; the same one means the same person there. */
export type Subject = Pick<IdentityEntity, 'issuer' | 'subject'>;

/** Reads and writes what connects accounts with providers. */
@Injectable()
export class IdentityRepository {
  constructor(private readonly transactions: Transactions) {}

  find(
    { issuer, subject }: Subject,
    transaction: Transaction = this.transactions.none,
  ): Promise<IdentityEntity | null> {
    return transaction.of(IdentityEntity).findOneBy({ issuer, subject });
  }

  /** The connections of an account, the oldest first. */
  listOf(
    accountId: number,
    transaction: Transaction = this.transactions.none,
  ): Promise<readonly IdentityEntity[]> {
    return transaction.of(IdentityEntity).find({ where: { accountId }, order: { id: 'ASC' } });
  }

  /** Adds a connection unless its subject has an account, or its account another subject there; whether it was added. */
  addUnlessThere(
    transaction: Transaction,
    identity: Omit<IdentityEntity, 'id' | 'createdAt'>,
  ): Promise<boolean> {
    return transaction.addUnlessThere(IdentityEntity, identity);
  }

  async update(
    transaction: Transaction,
    id: number,
    changes: Pick<IdentityEntity, 'provider' | 'rights' | 'lastUsedAt'>,
  ): Promise<void> {
    await transaction.of(IdentityEntity).update({ id }, changes);
  }

  async remove(transaction: Transaction, id: number): Promise<void> {
    await transaction.of(IdentityEntity).delete({ id });
  }
}
