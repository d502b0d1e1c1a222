import { Injectable } from '@nestjs/common';
import type { Transaction } from '../../../platform/database/transactions.js';

/** What stands in the place of the name of somebody who has gone. */
const NOBODY = 'deleted user';

/** Takes an account out of the database. */
@Injectable()
export class AccountRemovalRepository {
  /** Forgets everything personal that hangs on the account. */
  async forget(transaction: Transaction, id: number, email: string): Promise<void> {
    for (const table of ['session', 'account_key', 'address'])
      await transaction.query(`DELETE FROM ${table} WHERE account_id = $1`, [id]);
    await transaction.query('DELETE FROM mail WHERE account_id = $1 OR lower(recipient) = lower($2)', [
      id,
      email,
    ]);
    await transaction.query('UPDATE audit_event SET account_id = NULL WHERE account_id = $1', [id]);
  }

  /** Leaves of the account only that somebody published. */
  async anonymise(transaction: Transaction, id: number): Promise<void> {
    await transaction.query(
      `UPDATE account
          SET email = 'deleted-' || id || '@deleted.invalid', display_name = $2, password_hash = NULL, role = 0,
              rights = '{}', newsletter_active = false, newsletter_pending = false, pending_email = NULL,
              verified_at = NULL, deleted_at = now()
        WHERE id = $1`,
      [id, NOBODY],
    );
  }

  async remove(transaction: Transaction, id: number): Promise<void> {
    await transaction.query('DELETE FROM account WHERE id = $1', [id]);
  }
}
