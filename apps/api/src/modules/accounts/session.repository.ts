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
    session: Pick<Session, 'id' | 'accountId' | 'expiresAt'>,
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

  async revoke(transaction: Transaction, id: string, revokedAt: Date): Promise<void> {
    await transaction.query('UPDATE session SET revoked_at = $2 WHERE id = $1 AND revoked_at IS NULL', [
      id,
      revokedAt,
    ]);
  }

  /** Whether `id` is a session of `accountId` that is neither revoked nor past its end at `now`. */
  async isAlive(id: string, accountId: number, now: Date): Promise<boolean> {
    const rows = await this.transactions.none.query(
      'SELECT 1 FROM session WHERE id = $1 AND account_id = $2 AND revoked_at IS NULL AND expires_at > $3',
      [id, accountId, now],
    );
    return rows.length > 0;
  }
}
