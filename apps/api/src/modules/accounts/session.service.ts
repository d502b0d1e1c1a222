import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import { fail, ok, type Result } from '@tastwerk/editor-core';
import { Clock } from '../../platform/clock/clock.js';
import { Transactions } from '../../platform/database/transactions.js';
import type { ApiFailure } from '../../platform/http/api-failure.js';
import { SessionRepository } from './session.repository.js';

/** Life of an access token (decisions). */
export const ACCESS_SECONDS = 15 * 60;

/** Life of a session and of its refresh tokens (decisions). */
export const SESSION_SECONDS = 30 * 24 * 60 * 60;

/** Two tabs may refresh with one token at the same moment; after that a second use means that it was stolen. */
const REUSE_GRACE_MS = 10_000;

/** What a client gets to prove that it is signed in. */
export interface SessionTokens {
  readonly accessToken: string;
  readonly refreshToken: string;
}

/** A session's tokens with whose it is. */
export interface OpenSession {
  readonly accountId: number;
  readonly tokens: SessionTokens;
}

const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest();

/** Opens sessions, carries them on by refresh tokens that are used once, and ends them. */
@Injectable()
export class SessionService {
  constructor(
    private readonly sessions: SessionRepository,
    private readonly transactions: Transactions,
    private readonly jwt: JwtService,
    private readonly clock: Clock,
  ) {}

  async open(accountId: number): Promise<SessionTokens> {
    const id = randomUUID();
    const expiresAt = new Date(this.clock.now().getTime() + SESSION_SECONDS * 1000);
    const refreshToken = this.randomToken();
    await this.transactions.run(async (transaction) => {
      await this.sessions.add(transaction, { id, accountId, expiresAt });
      await this.sessions.addToken(transaction, id, hashOf(refreshToken));
    });
    return { accessToken: await this.accessToken(accountId, id), refreshToken };
  }

  /** New tokens for an old refresh token. One that was used before ends its session, for somebody else has it. */
  async refresh(refreshToken: string): Promise<Result<OpenSession, ApiFailure>> {
    const now = this.clock.now();
    const next = this.randomToken();
    const found = await this.transactions.run(async (transaction) => {
      const token = await this.sessions.lockToken(transaction, hashOf(refreshToken));
      if (token === undefined || token.revokedAt !== null || token.expiresAt <= now) return undefined;
      if (token.usedAt !== null && now.getTime() - token.usedAt.getTime() > REUSE_GRACE_MS) {
        await this.sessions.revoke(transaction, token.sessionId, now);
        return undefined;
      }
      if (token.usedAt === null) await this.sessions.markUsed(transaction, hashOf(refreshToken), now);
      await this.sessions.addToken(transaction, token.sessionId, hashOf(next));
      return token;
    });
    if (found === undefined) return fail({ code: 'SESSION_REVOKED' });
    const accessToken = await this.accessToken(found.accountId, found.sessionId);
    return ok({ accountId: found.accountId, tokens: { accessToken, refreshToken: next } });
  }

  /** Ends the session that `refreshToken` belongs to; one that belongs to none is no failure. */
  async close(refreshToken: string): Promise<void> {
    await this.transactions.run(async (transaction) => {
      const token = await this.sessions.lockToken(transaction, hashOf(refreshToken));
      if (token !== undefined) await this.sessions.revoke(transaction, token.sessionId, this.clock.now());
    });
  }

  isAlive(sessionId: string, accountId: number): Promise<boolean> {
    return this.sessions.isAlive(sessionId, accountId, this.clock.now());
  }

  private accessToken(accountId: number, sessionId: string): Promise<string> {
    const iat = Math.floor(this.clock.now().getTime() / 1000);
    return this.jwt.signAsync({ sub: String(accountId), sid: sessionId, iat });
  }

  private randomToken(): string {
    return randomBytes(32).toString('base64url');
  }
}
