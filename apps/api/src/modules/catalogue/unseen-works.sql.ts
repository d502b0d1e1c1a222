import { Injectable } from '@nestjs/common';
import type { Transaction } from '../../platform/database/transactions.js';
import { isBeingMade } from '../shop/orders/order-subqueries.js';
import { refreshSearch } from './search/refresh-search.sql.js';

/**
 * SQL that holds for a variant `v` on which others than `account` have worked, or that is ordered and not sent yet: it is made as it was
 * ordered.
 */
function neededByOthersThan(account: string): string {
  return `(v.user_id <> ${account}::integer
           OR EXISTS (SELECT 1 FROM version ve WHERE ve.variant_id = v.id AND ve.user_id <> ${account}::integer)
           OR ${isBeingMade('v.id')})`;
}

/**
 * Deletes the published works of an account that no other user sees or needs. In SQL of its own: the statement that deletes a work also checks
 * whether other users worked on it or ordered it.
 */
@Injectable()
export class UnseenWorks {
  /**
   * Deletes variants of the account that are hidden or not for everybody, and that others do not need, and graphics that are empty then.
   */
  async remove(transaction: Transaction, accountId: number): Promise<void> {
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
    const ids = changed.map(({ id }) => id);
    await refreshSearch(transaction, ids);
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
}
