import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import { FRESH_SESSION_SECONDS, type UserSession } from '@tastwerk/contracts';
import { fail, ok, type Result } from '@tastwerk/editor-core';
import { CONFIGURATION, type ProcessConfiguration } from '../../platform/config/process-configuration.js';
import { Clock } from '../../platform/clock/clock.js';
import { Transactions, type Transaction } from '../../platform/database/transactions.js';
import type { Actor } from '../../platform/http/actor.js';
import type { ApiFailure } from '../../platform/http/api-failure.js';
import type { Caller } from '../../platform/http/caller.js';
import { Signer } from '../../platform/signer.js';
import { AuditService } from '../audit/audit.service.js';
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

/** The subject of tokens that stand for a sign-up that nobody has confirmed. */
export const PENDING_SUBJECT = 'pending';

const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest();

const deviceHashOf = (deviceToken: string | undefined): Buffer | null =>
  deviceToken === undefined ? null : hashOf(deviceToken);

/** 256 bits that nobody can guess. */
export function randomToken(): string {
  return randomBytes(32).toString('base64url');
}

/** Opens sessions, carries them on by refresh tokens that are used once, and ends them. */
@Injectable()
export class SessionService {
  private readonly signer: Signer;

  constructor(
    private readonly sessions: SessionRepository,
    private readonly transactions: Transactions,
    private readonly jwt: JwtService,
    private readonly clock: Clock,
    private readonly audit: AuditService,
    @Inject(CONFIGURATION) { jwtSecret }: ProcessConfiguration,
  ) {
    this.signer = new Signer(jwtSecret, 'refresh token');
  }

  /** Opens a session on the device that `deviceToken` stands for. */
  async open(
    transaction: Transaction,
    accountId: number,
    { device, deviceToken }: Pick<Caller, 'device' | 'deviceToken'>,
  ): Promise<SessionTokens> {
    const id = randomUUID();
    const now = this.clock.now();
    const expiresAt = new Date(now.getTime() + SESSION_SECONDS * 1000);
    const refreshToken = randomToken();
    await this.sessions.add(transaction, {
      id,
      accountId,
      expiresAt,
      device,
      deviceHash: deviceHashOf(deviceToken),
      lastUsedAt: now,
    });
    await this.sessions.addToken(transaction, id, hashOf(refreshToken));
    return { accessToken: await this.accessToken(accountId, id), refreshToken };
  }

  /**
   * New tokens for an old refresh token. One that was used before ends its session, for it was stolen; within the time in which two tabs may
   * use it, both get the same one, so that a session never has two branches.
   */
  async refresh(refreshToken: string, caller: Caller): Promise<Result<OpenSession, ApiFailure>> {
    const now = this.clock.now();
    const next = this.successorOf(refreshToken);
    const found = await this.transactions.run(async (transaction) => {
      const token = await this.sessions.lockToken(transaction, hashOf(refreshToken));
      if (token === undefined || token.revokedAt !== null || token.expiresAt <= now) return undefined;
      if (token.usedAt !== null && now.getTime() - token.usedAt.getTime() > REUSE_GRACE_MS) {
        await this.sessions.revoke(transaction, token.sessionId, now);
        await this.audit.note('token-reused', token.accountId, caller, transaction);
        return undefined;
      }
      if (token.usedAt === null) await this.sessions.markUsed(transaction, hashOf(refreshToken), now);
      await this.sessions.addToken(transaction, token.sessionId, hashOf(next));
      await this.sessions.touch(transaction, token.sessionId, now);
      return token;
    });
    if (found === undefined) return fail({ code: 'SESSION_REVOKED' });
    const accessToken = await this.accessToken(found.accountId, found.sessionId);
    return ok({ accountId: found.accountId, tokens: { accessToken, refreshToken: next } });
  }

  /** Ends the session that `refreshToken` belongs to; one that belongs to none is no failure. */
  async close(refreshToken: string, caller: Caller): Promise<void> {
    await this.transactions.run(async (transaction) => {
      const token = await this.sessions.lockToken(transaction, hashOf(refreshToken));
      if (token === undefined || token.revokedAt !== null) return;
      await this.sessions.revoke(transaction, token.sessionId, this.clock.now());
      await this.audit.note('signed-out', token.accountId, caller, transaction);
    });
  }

  async list(actor: Actor): Promise<readonly UserSession[]> {
    const sessions = await this.sessions.listAlive(actor.id, this.clock.now());
    return sessions.map((session) => ({
      id: session.id,
      device: session.device,
      created_at: session.createdAt.toISOString(),
      last_used_at: session.lastUsedAt.toISOString(),
      expires_at: session.expiresAt.toISOString(),
      current: session.id === actor.sessionId,
    }));
  }

  /** Ends one session of the actor. */
  async revoke(actor: Actor, id: string, caller: Caller): Promise<Result<null, ApiFailure>> {
    return this.transactions.run(async (transaction) => {
      if (!(await this.sessions.revokeOwn(transaction, actor.id, id, this.clock.now())))
        return fail({ code: 'SESSION_NOT_FOUND' });
      await this.audit.note('session-revoked', actor.id, caller, transaction);
      return ok(null);
    });
  }

  /** Ends every session of an account but `exceptId`. */
  revokeAll(transaction: Transaction, accountId: number, exceptId: string | null): Promise<void> {
    return this.sessions.revokeAll(transaction, accountId, exceptId, this.clock.now());
  }

  async revokeOthers(actor: Actor, caller: Caller): Promise<void> {
    await this.transactions.run(async (transaction) => {
      await this.revokeAll(transaction, actor.id, actor.sessionId);
      await this.audit.note('session-revoked', actor.id, caller, transaction);
    });
  }

  /** Whether the actor signed in only minutes ago. */
  isFresh({ sessionId }: Actor): Promise<boolean> {
    const since = new Date(this.clock.now().getTime() - FRESH_SESSION_SECONDS * 1000);
    return this.sessions.beganAfter(sessionId, since);
  }

  /** Whether anybody signed in to an account before, and whether with this browser. */
  history(accountId: number, deviceToken: string | undefined) {
    return this.sessions.history(accountId, deviceHashOf(deviceToken));
  }

  /** A token for somebody who has signed up and not confirmed it: it opens nothing, and tells the same about every address. */
  pendingToken(): Promise<string> {
    const iat = Math.floor(this.clock.now().getTime() / 1000);
    return this.jwt.signAsync({ sub: PENDING_SUBJECT, sid: randomUUID(), iat });
  }

  /** The one refresh token that may follow another; only this server can tell it. */
  private successorOf(refreshToken: string): string {
    return this.signer.sign(refreshToken).toString('base64url');
  }

  private accessToken(accountId: number, sessionId: string): Promise<string> {
    const iat = Math.floor(this.clock.now().getTime() / 1000);
    return this.jwt.signAsync({ sub: String(accountId), sid: sessionId, iat });
  }
}
