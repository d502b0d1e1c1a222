import { Injectable } from '@nestjs/common';
import type { Tag } from '@tastwerk/contracts';
import type { DocumentTag } from '@tastwerk/editor-core';
import { Transactions, type Transaction } from '../../platform/database/transactions.js';

/** Reads and writes tags and which variants carry them. */
@Injectable()
export class TagRepository {
  constructor(private readonly transactions: Transactions) {}

  /** The tags that visible variants use most, and of equally used ones the first by name. */
  async list(limit: number): Promise<readonly Tag[]> {
    return this.transactions.none.query<Tag>(
      `SELECT t.id AS tag_id, t.name, t.taxonomy_id
         FROM tag t JOIN variant_tag vt ON vt.tag_id = t.id JOIN variant v ON v.id = vt.variant_id AND v.public
        GROUP BY t.id ORDER BY count(*) DESC, t.name LIMIT $1`,
      [limit],
    );
  }

  /** The tags of a variant as its document names them. */
  async ofVariant(variantId: number): Promise<readonly DocumentTag[]> {
    return this.transactions.none.query<DocumentTag>(
      `SELECT t.name, t.id AS tag_id FROM variant_tag vt JOIN tag t ON t.id = vt.tag_id
        WHERE vt.variant_id = $1 ORDER BY t.name`,
      [variantId],
    );
  }

  /** How many of `ids` there are. */
  async count(transaction: Transaction, ids: readonly number[]): Promise<number> {
    const rows = await transaction.query('SELECT id FROM tag WHERE id = ANY($1::integer[])', [ids]);
    return rows.length;
  }

  /** The ids of the tags called `names`; those that are missing are added. Letter case makes no other tag. */
  async ensure(transaction: Transaction, names: readonly string[]): Promise<readonly number[]> {
    // In one order always, so that two publications that add the same tags wait for, not block one another.
    const sorted = [...new Set(names)].sort();
    await transaction.query(
      'INSERT INTO tag (name) SELECT unnest($1::text[]) ON CONFLICT (lower(name)) DO NOTHING',
      [sorted],
    );
    const rows = await transaction.query<{ id: number }>(
      'SELECT id FROM tag WHERE lower(name) IN (SELECT lower(unnest($1::text[])))',
      [sorted],
    );
    return rows.map(({ id }) => id);
  }

  async replace(transaction: Transaction, variantId: number, tagIds: readonly number[]): Promise<void> {
    await transaction.query('DELETE FROM variant_tag WHERE variant_id = $1', [variantId]);
    await transaction.query(
      'INSERT INTO variant_tag (variant_id, tag_id) SELECT DISTINCT $1::integer, unnest($2::integer[])',
      [variantId, tagIds],
    );
  }
}
