import { Injectable } from '@nestjs/common';
import type { Right } from '@tastwerk/contracts';
import { Transactions, type Transaction } from '../../platform/database/transactions.js';
import { type Account, AccountEntity } from './account.entity.js';

/** What an account is made of. */
export type NewAccount = Pick<
  Account,
  | 'email'
  | 'displayName'
  | 'passwordHash'
  | 'role'
  | 'rights'
  | 'newsletterPending'
  | 'language'
  | 'verifiedAt'
>;

/** A session and whose it is said to be. */
export interface SessionKey {
  readonly accountId: number;
  readonly sessionId: string;
}

/** Number of the advisory lock under which who may administer is changed. */
const ADMINISTRATION_LOCK = 7_213_003;

const COLUMNS = `
  a.id, a.email, a.display_name AS "displayName", a.password_hash AS "passwordHash", a.role, rights_of(a) AS rights,
  a.order_refused AS "orderRefused", a.newsletter_active AS "newsletterActive", a.newsletter_pending AS "newsletterPending", a.notices_active AS "noticesActive",
  a.pending_email AS "pendingEmail", a.language, a.verified_at AS "verifiedAt", a.deleted_at AS "deletedAt",
  a.blocked_at AS "blockedAt", a.created_at AS "createdAt"`;

/** Reads and writes accounts. A deleted one is found by its id alone. */
@Injectable()
export class AccountRepository {
  constructor(private readonly transactions: Transactions) {}

  async findByEmail(
    email: string,
    transaction: Transaction = this.transactions.none,
  ): Promise<Account | null> {
    const rows = await transaction.query<Account>(
      `SELECT ${COLUMNS} FROM account a WHERE lower(a.email) = lower($1) AND a.deleted_at IS NULL`,
      [email],
    );
    return rows[0] ?? null;
  }

  async findById(id: number, transaction: Transaction = this.transactions.none): Promise<Account | null> {
    const rows = await transaction.query<Account>(`SELECT ${COLUMNS} FROM account a WHERE a.id = $1`, [id]);
    return rows[0] ?? null;
  }

  /** The account `id`, held against other writers until the transaction ends. */
  async lock(transaction: Transaction, id: number): Promise<Account | null> {
    const rows = await transaction.query<Account>(
      `SELECT ${COLUMNS} FROM account a WHERE a.id = $1 AND a.deleted_at IS NULL FOR UPDATE`,
      [id],
    );
    return rows[0] ?? null;
  }

  /** The account `id`, held against its deletion until the transaction ends; others may hold it, too. */
  async hold(transaction: Transaction, id: number): Promise<Account | null> {
    const rows = await transaction.query<Account>(
      `SELECT ${COLUMNS} FROM account a WHERE a.id = $1 AND a.deleted_at IS NULL FOR KEY SHARE`,
      [id],
    );
    return rows[0] ?? null;
  }

  /** The account of each of `sessions` that is alive at `now`, else null, in their order. */
  async findBySessions(sessions: readonly SessionKey[], now: Date): Promise<readonly (Account | null)[]> {
    const rows = await this.transactions.prepared<Account & { readonly place: number }>(
      'accounts of sessions',
      `SELECT asked.place::integer, ${COLUMNS}
         FROM unnest($1::integer[], $2::uuid[]) WITH ORDINALITY AS asked (account_id, session_id, place)
         JOIN session s ON s.id = asked.session_id AND s.account_id = asked.account_id
         JOIN account a ON a.id = s.account_id
        WHERE s.revoked_at IS NULL AND s.expires_at > $3 AND a.deleted_at IS NULL AND a.blocked_at IS NULL`,
      [sessions.map(({ accountId }) => accountId), sessions.map(({ sessionId }) => sessionId), now],
    );
    const found: (Account | null)[] = sessions.map(() => null);
    for (const row of rows) found[row.place - 1] = row;
    return found;
  }

  /** Whether the account itself was given the right to order, besides what the list of approved addresses says. */
  async isGivenOrdering(transaction: Transaction, id: number): Promise<boolean> {
    const rows = await transaction.query(
      `SELECT 1 FROM account WHERE id = $1 AND 'can_order' = ANY (rights)`,
      [id],
    );
    return rows.length > 0;
  }

  /** Adds the account unless its e-mail address or its name is taken; whether it was added. */
  async addUnlessTaken(
    account: NewAccount,
    transaction: Transaction = this.transactions.none,
  ): Promise<boolean> {
    const rows = await transaction.query(
      `INSERT INTO account (email, display_name, password_hash, role, rights, newsletter_active, newsletter_pending,
                            language, verified_at)
       VALUES ($1, $2, $3, $4, $5, false, $6, $7, $8) ON CONFLICT DO NOTHING RETURNING id`,
      [
        account.email,
        account.displayName,
        account.passwordHash,
        account.role,
        account.rights,
        account.newsletterPending,
        account.language,
        account.verifiedAt,
      ],
    );
    return rows.length > 0;
  }

  async isNameTaken(displayName: string, exceptId: number | null): Promise<boolean> {
    const rows = await this.transactions.none.query(
      `SELECT 1 FROM account
        WHERE lower(display_name) = lower($1) AND deleted_at IS NULL AND ($2::integer IS NULL OR id <> $2)`,
      [displayName, exceptId],
    );
    return rows.length > 0;
  }

  async update(transaction: Transaction, id: number, changes: Partial<Omit<Account, 'id'>>): Promise<void> {
    await transaction.manager.update(AccountEntity, { id }, changes);
  }

  /** Accounts with `role` that are confirmed, not blocked and not deleted. */
  async countByRole(transaction: Transaction, role: number): Promise<number> {
    const [row] = await transaction.query<{ readonly count: number }>(
      `SELECT count(*)::integer AS count FROM account
        WHERE role = $1 AND verified_at IS NOT NULL AND deleted_at IS NULL AND blocked_at IS NULL`,
      [role],
    );
    return row?.count ?? 0;
  }

  /** Lets one admin after the other change who may administer. */
  async lockAdministration(transaction: Transaction): Promise<void> {
    await transaction.query('SELECT pg_advisory_xact_lock($1)', [ADMINISTRATION_LOCK]);
  }

  /** How many may sign in and have both rights of the administration, without which nobody could give them back. */
  async countAdministrators(transaction: Transaction): Promise<number> {
    const [row] = await transaction.query<{ readonly count: number }>(
      `SELECT count(*)::integer AS count FROM account
        WHERE rights @> $1 AND verified_at IS NOT NULL AND deleted_at IS NULL AND blocked_at IS NULL`,
      [['can_view_admin', 'can_edit_admin'] satisfies Right[]],
    );
    return row?.count ?? 0;
  }

  /** Forgets accounts that nobody has confirmed for `days`. */
  async forgetUnverified(days: number): Promise<void> {
    await this.transactions.none.query(
      `DELETE FROM account
        WHERE verified_at IS NULL AND password_hash IS NULL AND deleted_at IS NULL
          AND created_at < now() - make_interval(days => $1)`,
      [days],
    );
  }
}
