import { Injectable } from '@nestjs/common';
import { IsNull, Not } from 'typeorm';
import { daysAgo } from '../../platform/clock/days.js';
import { after, before } from '../../platform/database/conditions.js';
import { Transactions, type Transaction } from '../../platform/database/transactions.js';
import { RefreshTokenEntity } from './refresh-token.entity.js';
import { SessionEntity } from './session.entity.js';

/** A refresh token with what matters of its session. */
export interface FoundToken {
  readonly sessionId: string;
  readonly accountId: number;
  readonly usedAt: Date | null;
  readonly createdAt: Date;
  readonly expiresAt: Date;
  readonly revokedAt: Date | null;
  readonly hasSecondFactor: boolean;
}

/** What is known of an account and a browser before a sign-in. */
export interface SignInHistory {
  readonly hasSignedIn: boolean;
  readonly isKnownDevice: boolean;
}

/** Most sessions that are listed. */
const MOST_LISTED = 100;

const aliveAt = (now: Date) => ({ revokedAt: IsNull(), expiresAt: after(now) });

/** Reads and writes sessions and their refresh tokens. */
@Injectable()
export class SessionRepository {
  constructor(private readonly transactions: Transactions) {}

  async add(transaction: Transaction, session: Omit<SessionEntity, 'revokedAt'>): Promise<void> {
    await transaction.of(SessionEntity).insert(session);
  }

  /** Adds a token to a session unless it is there. */
  async addToken(transaction: Transaction, sessionId: string, tokenHash: Buffer): Promise<void> {
    await transaction.addUnlessThere(RefreshTokenEntity, { sessionId, tokenHash });
  }

  /** The token and its session, held against other refreshes until the transaction ends. */
  async lockToken(transaction: Transaction, tokenHash: Buffer): Promise<FoundToken | undefined> {
    const lock = { mode: 'pessimistic_write' } as const;
    const token = await transaction.of(RefreshTokenEntity).findOne({ where: { tokenHash }, lock });
    if (token === null) return undefined;
    const session = await transaction.of(SessionEntity).findOne({ where: { id: token.sessionId }, lock });
    return session === null ? undefined : { ...session, sessionId: session.id, usedAt: token.usedAt };
  }

  async markUsed(transaction: Transaction, tokenHash: Buffer, usedAt: Date): Promise<void> {
    await transaction.of(RefreshTokenEntity).update({ tokenHash }, { usedAt });
  }

  /** Whether the token was used; one that is not there was not. */
  isUsed(transaction: Transaction, tokenHash: Buffer): Promise<boolean> {
    return transaction.of(RefreshTokenEntity).existsBy({ tokenHash, usedAt: Not(IsNull()) });
  }

  async touch(transaction: Transaction, id: string, lastUsedAt: Date, expiresAt: Date): Promise<void> {
    await transaction.of(SessionEntity).update({ id }, { lastUsedAt, expiresAt });
  }

  async prove(
    transaction: Transaction,
    id: string,
    proof: Partial<Pick<SessionEntity, 'provedAt' | 'hasSecondFactor'>>,
  ): Promise<void> {
    await transaction.of(SessionEntity).update({ id }, proof);
  }

  async revoke(transaction: Transaction, id: string, revokedAt: Date): Promise<void> {
    await transaction.of(SessionEntity).update({ id, revokedAt: IsNull() }, { revokedAt });
  }

  /** Ends a session of `accountId` that is alive; whether there was one. */
  async revokeOwn(transaction: Transaction, accountId: number, id: string, now: Date): Promise<boolean> {
    const alive = { ...aliveAt(now), id, accountId };
    const { affected } = await transaction.of(SessionEntity).update(alive, { revokedAt: now });
    return affected === 1;
  }

  /** Ends every session of `accountId` but `exceptId`. */
  async revokeAll(
    transaction: Transaction,
    accountId: number,
    exceptId: string | null,
    now: Date,
  ): Promise<void> {
    const others = exceptId === null ? {} : { id: Not(exceptId) };
    await transaction
      .of(SessionEntity)
      .update({ accountId, revokedAt: IsNull(), ...others }, { revokedAt: now });
  }

  /** Sessions of `accountId` that are alive, the one used last first. */
  listAlive(accountId: number, now: Date): Promise<readonly SessionEntity[]> {
    return this.transactions.none.of(SessionEntity).find({
      where: { ...aliveAt(now), accountId },
      order: { lastUsedAt: 'DESC', id: 'ASC' },
      take: MOST_LISTED,
    });
  }

  /** Whether the account `accountId` was signed in to before, and whether with the browser of `deviceHash`. */
  async history(accountId: number, deviceHash: Buffer | null): Promise<SignInHistory> {
    // One question: every login asks it.
    const counts = await this.transactions.none
      .of(SessionEntity)
      .createQueryBuilder('session')
      .select('count(*)::integer', 'all')
      .addSelect('(count(*) FILTER (WHERE session.deviceHash = :deviceHash))::integer', 'known')
      .where({ accountId })
      .setParameter('deviceHash', deviceHash)
      .getRawOne<{ readonly all: number; readonly known: number }>();
    return { hasSignedIn: (counts?.all ?? 0) > 0, isKnownDevice: (counts?.known ?? 0) > 0 };
  }

  /** Forgets sessions that ended more than `days` ago, by themselves or by somebody. */
  async forgetOld(days: number): Promise<void> {
    const moment = daysAgo(days);
    const [expired, revoked] = [{ expiresAt: before(moment) }, { revokedAt: before(moment) }];
    for (const ended of [expired, revoked]) await this.transactions.none.of(SessionEntity).delete(ended);
  }
}
