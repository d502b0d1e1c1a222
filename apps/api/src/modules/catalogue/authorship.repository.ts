import { Injectable } from '@nestjs/common';
import { ORDER_STATUS } from '@tastwerk/contracts';
import { Transactions, type Transaction } from '../../platform/database/transactions.js';
import type { ListedGraphic } from './graphic.entity.js';

/** A version that somebody published. */
export interface OwnVersion {
  readonly id: number;
  readonly variantId: number;
  readonly graphicId: number;
  readonly fileName: string;
  readonly changeMessage: string;
  readonly isCurrent: boolean;
  readonly createdAt: Date;
}

/**
 * SQL that holds for a variant `v` on which others than `account` have worked, or that is ordered and not sent yet: it is made as it was
 * ordered.
 */
function neededByOthersThan(account: string): string {
  return `(v.user_id <> ${account}::integer
           OR EXISTS (SELECT 1 FROM version ve WHERE ve.variant_id = v.id AND ve.user_id <> ${account}::integer)
           OR EXISTS (SELECT 1 FROM order_item i JOIN orders o ON o.id = i.order_id
                       WHERE i.variant_id = v.id AND o.status NOT IN (${ORDER_STATUS.shipped}, ${ORDER_STATUS.canceled})))`;
}

/** Reads and clears away what one account published. */
@Injectable()
export class AuthorshipRepository {
  constructor(private readonly transactions: Transactions) {}

  /** Graphics of which the account published a variant, the newest first. */
  graphicsOf(accountId: number, limit: number, offset: number): Promise<readonly ListedGraphic[]> {
    return this.transactions.none.query<ListedGraphic>(
      `SELECT g.id, g.title, g.description, g.translations, g.user_id AS "userId", g.public, g.visibility, g.licence, g.created_at AS "createdAt"
         FROM graphic g
        WHERE EXISTS (SELECT 1 FROM variant v WHERE v.graphic_id = g.id AND v.user_id = $1)
        ORDER BY g.created_at DESC, g.id DESC LIMIT $2 OFFSET $3`,
      [accountId, limit, offset],
    );
  }

  /** Versions that the account published, the oldest first, from the one behind `afterId` on. */
  versionsOf(accountId: number, afterId: number, limit: number): Promise<readonly OwnVersion[]> {
    return this.transactions.none.query<OwnVersion>(
      `SELECT ve.id, ve.variant_id AS "variantId", v.graphic_id AS "graphicId", ve.file_name AS "fileName",
              ve.change_message AS "changeMessage", v.current_version_id = ve.id AS "isCurrent",
              ve.created_at AS "createdAt"
         FROM version ve JOIN variant v ON v.id = ve.variant_id
        WHERE ve.user_id = $1 AND ve.id > $2 ORDER BY ve.id LIMIT $3`,
      [accountId, afterId, limit],
    );
  }

  /**
   * Deletes variants of the account that are hidden or not for everybody, and that others do not need, and graphics that are empty then.
   */
  async removeUnseen(transaction: Transaction, accountId: number): Promise<void> {
    const changed = await transaction.query<{ id: number }>(
      `DELETE FROM variant v
        WHERE v.user_id = $1
          AND (NOT v.public OR EXISTS (SELECT 1 FROM graphic g WHERE g.id = v.graphic_id AND g.visibility <> 'all'))
          AND NOT ${neededByOthersThan('$1')}
        RETURNING v.graphic_id AS id`,
      [accountId],
    );
    await transaction.query(
      `DELETE FROM graphic g
        WHERE g.user_id = $1 AND NOT EXISTS (SELECT 1 FROM variant v WHERE v.graphic_id = g.id)`,
      [accountId],
    );
    await transaction.query('SELECT refresh_graphic_search($1::integer[])', [changed.map(({ id }) => id)]);
    await transaction.query('DELETE FROM publication WHERE user_id = $1', [accountId]);
  }

  /** Deletes a graphic of the account that is not for everybody and that others do not need; whether it did. */
  async removeGraphic(transaction: Transaction, id: number, accountId: number): Promise<boolean> {
    const rows = await transaction.query(
      `DELETE FROM graphic g
        WHERE g.id = $1 AND g.user_id = $2 AND g.visibility <> 'all'
          AND NOT EXISTS (SELECT 1 FROM variant v WHERE v.graphic_id = g.id AND ${neededByOthersThan('$2')})
        RETURNING g.id`,
      [id, accountId],
    );
    return rows.length > 0;
  }

  /** Whether anything stands in the catalogue that the account published. */
  async hasAny(transaction: Transaction, accountId: number): Promise<boolean> {
    const rows = await transaction.query(
      `SELECT 1 FROM graphic WHERE user_id = $1 UNION ALL SELECT 1 FROM variant WHERE user_id = $1
        UNION ALL SELECT 1 FROM version WHERE user_id = $1 LIMIT 1`,
      [accountId],
    );
    return rows.length > 0;
  }
}
