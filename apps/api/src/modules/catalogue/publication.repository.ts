import { Injectable } from '@nestjs/common';
import type { Transaction } from '../../platform/database/transactions.js';

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
    const claimed = await transaction.query(
      `INSERT INTO publication (user_id, idempotency_key, request_hash) VALUES ($1, $2, $3)
       ON CONFLICT DO NOTHING RETURNING 1`,
      [userId, key, requestHash],
    );
    if (claimed.length > 0) return undefined;
    const [earlier] = await transaction.query<EarlierPublication>(
      `SELECT request_hash AS "requestHash", version_id AS "versionId" FROM publication
        WHERE user_id = $1 AND idempotency_key = $2`,
      [userId, key],
    );
    if (earlier === undefined) throw new Error('a publication vanished between two statements');
    return earlier;
  }

  async complete(transaction: Transaction, userId: number, key: string, versionId: number): Promise<void> {
    await transaction.query(
      'UPDATE publication SET version_id = $3 WHERE user_id = $1 AND idempotency_key = $2',
      [userId, key, versionId],
    );
  }
}
