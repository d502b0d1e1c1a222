import { Injectable } from '@nestjs/common';
import { Transactions, type Transaction } from '../../platform/database/transactions.js';
import { isDocumentFile } from '../shop/documents/document-subqueries.js';

/** Keeps account of files that nothing refers to. In SQL of its own: whether a row names a file is asked in the statement that gives it up. */
@Injectable()
export class FileGarbageRepository {
  constructor(private readonly transactions: Transactions) {}

  /** Takes up to `most` keys that have been given up for `seconds`; they count as removed when the transaction commits. */
  async take(transaction: Transaction, seconds: number, most: number): Promise<readonly string[]> {
    const rows = await transaction.query<{ key: string }>(
      `DELETE FROM file_garbage WHERE storage_key IN (
         SELECT storage_key FROM file_garbage garbage
          WHERE since <= now() - make_interval(secs => $1)
            AND NOT EXISTS (SELECT 1 FROM artefact WHERE storage_key = garbage.storage_key)
            AND NOT ${isDocumentFile('garbage.storage_key')}
          ORDER BY since LIMIT $2 FOR UPDATE SKIP LOCKED)
       RETURNING storage_key AS key`,
      [seconds, most],
    );
    return rows.map(({ key }) => key);
  }

  /** Those of `keys` that no row knows. */
  async strangers(keys: readonly string[]): Promise<readonly string[]> {
    const rows = await this.transactions.none.query<{ key: string }>(
      `SELECT key FROM unnest($1::text[]) AS key
        WHERE NOT EXISTS (SELECT 1 FROM artefact WHERE storage_key = key)
          AND NOT ${isDocumentFile('key')}
          AND NOT EXISTS (SELECT 1 FROM file_garbage WHERE storage_key = key)`,
      [keys],
    );
    return rows.map(({ key }) => key);
  }
}
