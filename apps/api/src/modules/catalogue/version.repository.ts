import { Injectable } from '@nestjs/common';
import { Transactions, type Transaction } from '../../platform/database/transactions.js';
import { VersionEntity } from './version.entity.js';

/** Reads and adds versions; none is ever changed. */
@Injectable()
export class VersionRepository {
  constructor(private readonly transactions: Transactions) {}

  /** Adds a version whose document is `json`. It goes to the database as it is: writing a large one again takes long. */
  async add(
    transaction: Transaction,
    { json, ...version }: Omit<VersionEntity, 'createdAt' | 'document'> & { readonly json: string },
  ): Promise<void> {
    await transaction
      .of(VersionEntity)
      .createQueryBuilder()
      .insert()
      .values({ ...version, document: () => 'CAST(:json AS jsonb)' })
      .setParameters({ json })
      .execute();
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

  /** The document of the version `id` as JSON, and the variant that it is one of. */
  documentOf(id: number): Promise<{ readonly json: string; readonly variantId: number } | undefined> {
    return this.transactions.none
      .of(VersionEntity)
      .createQueryBuilder('version')
      .select('version.document::text', 'json')
      .addSelect('version.variantId', 'variantId')
      .where({ id })
      .getRawOne();
  }
}
