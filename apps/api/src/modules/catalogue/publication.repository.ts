import { Injectable } from '@nestjs/common';
import type { Transaction } from '../../platform/database/transactions.js';
import { PublicationEntity } from './publication.entity.js';

/** A publication that was answered before. */
export interface EarlierPublication {
  readonly requestHash: string;
  readonly versionId: number;
}

/** Remembers under which key what was published; the primary key decides between requests that race. */
@Injectable()
export class PublicationRepository {
  /**
   * Claims the key for this transaction, or gives what was published under it. A request that comes while another holds the
   * key waits until that one has ended.
   */
  async claim(
    transaction: Transaction,
    userId: number,
    key: string,
    requestHash: string,
  ): Promise<EarlierPublication | undefined> {
    const place = { userId, idempotencyKey: key };
    if (await transaction.addUnlessThere(PublicationEntity, { ...place, requestHash })) return undefined;
    const { requestHash: earlier, versionId } = await transaction
      .of(PublicationEntity)
      .findOneByOrFail(place);
    if (versionId === null) throw new Error('a publication was committed without its version');
    return { requestHash: earlier, versionId };
  }

  async complete(transaction: Transaction, userId: number, key: string, versionId: number): Promise<void> {
    await transaction.of(PublicationEntity).update({ userId, idempotencyKey: key }, { versionId });
  }
}
