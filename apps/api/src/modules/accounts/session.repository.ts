import { Injectable } from '@nestjs/common';
import { Transactions, type Transaction } from '../../platform/database/transactions.js';
import { RefreshTokenEntity } from './refresh-token.entity.js';
import { type Session, SessionEntity } from './session.entity.js';

/** A refresh token with what matters of its session. */
export interface FoundToken {
  readonly sessionId: string;
  readonly accountId: number;
  readonly usedAt: Date | null;
  readonly expiresAt: Date;
  readonly revokedAt: Date | null;
}

/** Reads and writes sessions and their refresh tokens. */
@Injectable()
export class SessionRepository {
  constructor(private readonly transactions: Transactions) {}

  async add(
    transaction: Transaction,
    session: Pick<Session, 'id' | 'accountId' | 'expiresAt' | 'device' | 'deviceHash' | 'lastUsedAt'>,
  ): Promise<void> {
    await transaction.manager.insert(SessionEntity, session);
  }

  async addToken(transaction: Transaction, sessionId: string, tokenHash: Buffer): Promise<void> {
    await transaction.manager.insert(RefreshTokenEntity, { sessionId, tokenHash });
  }

  /** The token and its session, held against other refreshes until the transaction ends. */
  async lockToken(transaction: Transaction, tokenHash: Buffer): Promise<FoundToken | undefined> {
    const rows = await transaction.query<FoundToken>(
      `SELECT s.id AS "sessionId", s.account_id AS "accountId", t.used_at AS "usedAt",
              s.expires_at AS "expiresAt", s.revoked_at AS "revokedAt"
         FROM refresh_token t JOIN session s ON s.id = t.session_id
        WHERE t.token_hash = $1 FOR UPDATE`,
      [tokenHash],
    );
    return rows[0];
  }

  async markUsed(transaction: Transaction, tokenHash: Buffer, usedAt: Date): Promise<void> {
    await transaction.manager.update(RefreshTokenEntity, { tokenHash }, { usedAt });
  }

  async touch(transaction: Transaction, id: string, lastUsedAt: Date): Promise<void> {
    await transaction.manager.update(SessionEntity, { id }, { lastUsedAt });
  }

  async revoke(transaction: Transaction, id: string, revokedAt: Date): Promise<void> {
    await transaction.query('UPDATE session SET revoked_at = $2 WHERE id = $1 AND revoked_at IS NULL', [
      id,
      revokedAt,
    ]);
  }

  /** Ends a session of `accountId` that is alive; whether there was one. */
  async revokeOwn(transaction: Transaction, accountId: number, id: string, now: Date): Promise<boolean> {
    const rows = await transaction.query(
      `UPDATE session SET revoked_at = $3
        WHERE id = $2 AND account_id = $1 AND revoked_at IS NULL AND expires_at > $3 RETURNING id`,
      [accountId, id, now],
    );
    return rows.length > 0;
  }

  /** Ends every session of `accountId` but `exceptId`. */
  async revokeAll(
    transaction: Transaction,
    accountId: number,
    exceptId: string | null,
    now: Date,
  ): Promise<void> {
    await transaction.query(
      `UPDATE session SET revoked_at = $3
        WHERE account_id = $1 AND ($2::uuid IS NULL OR id <> $2) AND revoked_at IS NULL`,
      [accountId, exceptId, now],
    );
  }

  /** Sessions of `accountId` that are alive, the one used last first. */
  listAlive(accountId: number, now: Date): Promise<readonly Session[]> {
    return this.transactions.none.query<Session>(
      `SELECT id, account_id AS "accountId", device, device_hash AS "deviceHash", last_used_at AS "lastUsedAt",
              expires_at AS "expiresAt", revoked_at AS "revokedAt", created_at AS "createdAt"
         FROM session WHERE account_id = $1 AND revoked_at IS NULL AND expires_at > $2
        ORDER BY last_used_at DESC, id LIMIT 100`,
      [accountId, now],
    );
  }

  /** Whether somebody signed in to `accountId` before, and whether with the browser of `deviceHash`. */
  async history(
    accountId: number,
    deviceHash: Buffer | null,
  ): Promise<{ readonly hasSignedIn: boolean; readonly isKnownDevice: boolean }> {
    const [row] = await this.transactions.none.query<{ readonly all: number; readonly known: number }>(
      `SELECT count(*)::integer AS all, (count(*) FILTER (WHERE device_hash = $2))::integer AS known
         FROM session WHERE account_id = $1`,
      [accountId, deviceHash],
    );
    return { hasSignedIn: (row?.all ?? 0) > 0, isKnownDevice: (row?.known ?? 0) > 0 };
  }

  /** Forgets sessions that ended more than `days` ago, by themselves or by somebody. */
  async forgetOld(days: number): Promise<void> {
    await this.transactions.none.query(
      'DELETE FROM session WHERE least(expires_at, revoked_at) < now() - make_interval(days => $1)',
      [days],
    );
  }
}
