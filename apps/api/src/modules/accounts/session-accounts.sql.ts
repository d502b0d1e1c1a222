import { Injectable } from '@nestjs/common';
import { Transactions } from '../../platform/database/transactions.js';
import type { AccountEntity } from './account.entity.js';
import type { SessionEntity } from './session.entity.js';

/** An account without what only looking for names and admins need. */
export type SessionAccount = Omit<AccountEntity, 'nameKeys' | 'refusedRights'>;

/** A session's account with how the session was proved. */
export interface FoundAccount extends SessionAccount, Pick<SessionEntity, 'provedAt' | 'hasSecondFactor'> {}

/** A session and whose it is said to be. */
export interface SessionKey {
  readonly accountId: number;
  readonly sessionId: string;
}

/**
 * Whose sessions are. In SQL of its own and prepared, because every request with a token asks this, and many are answered at once (ADR 17).
 */
@Injectable()
export class SessionAccounts {
  constructor(private readonly transactions: Transactions) {}

  /** The account of each of `sessions` that is alive at `now`, else null, in their order. */
  async find(sessions: readonly SessionKey[], now: Date): Promise<readonly (FoundAccount | null)[]> {
    const rows = await this.transactions.prepared<FoundAccount & { readonly place: number }>(
      'accounts of sessions',
      `SELECT asked.place::integer, a.id, a.email, a.display_name AS "displayName", a.password_hash AS "passwordHash", a.role,
              a.rights AS "givenRights", rights_of(a) AS rights, a.order_refused AS "orderRefused",
              a.newsletter_active AS "newsletterActive", a.newsletter_pending AS "newsletterPending",
              a.notices_active AS "noticesActive", a.pending_email AS "pendingEmail", a.language,
              a.verified_at AS "verifiedAt", a.deleted_at AS "deletedAt", a.blocked_at AS "blockedAt",
              a.created_at AS "createdAt", s.proved_at AS "provedAt", s.has_second_factor AS "hasSecondFactor"
         FROM unnest($1::integer[], $2::uuid[]) WITH ORDINALITY AS asked (account_id, session_id, place)
         JOIN session s ON s.id = asked.session_id AND s.account_id = asked.account_id
         JOIN account a ON a.id = s.account_id
        WHERE s.revoked_at IS NULL AND s.expires_at > $3 AND a.deleted_at IS NULL AND a.blocked_at IS NULL`,
      [sessions.map(({ accountId }) => accountId), sessions.map(({ sessionId }) => sessionId), now],
    );
    const found: (FoundAccount | null)[] = sessions.map(() => null);
    for (const row of rows) found[row.place - 1] = row;
    return found;
  }
}
