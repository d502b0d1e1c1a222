import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import type { UserSession } from '@tastwerk/contracts';
import { fail, ok, type Result } from '@tastwerk/editor-core';
import { CONFIGURATION, type ProcessConfiguration } from '../../platform/config/process-configuration.js';
import { Clock } from '../../platform/clock/clock.js';
import { Transactions, type Transaction } from '../../platform/database/transactions.js';
import type { Actor } from '../../platform/http/actor.js';
import type { ApiFailure } from '../../platform/http/api-failure.js';
import type { Caller } from '../../platform/http/caller.js';
import { Signer } from '../../platform/signer.js';
import { AuditService } from '../audit/audit.service.js';
import type { AccountEntity } from './account.entity.js';
import { AccountRepository } from './account.repository.js';
import { sessionEnd } from './session-life.js';
import { type FoundToken, SessionRepository } from './session.repository.js';

/** Two tabs may refresh with one token at the same moment; after that a second use means that it was stolen. */
const REUSE_GRACE_MS = 10_000;

/** What a client gets to prove that it is signed in. */
export interface SessionTokens {
  readonly accessToken: string;
  readonly refreshToken: string;
}

/** A session's tokens with whose it is. */
interface OpenSession {
  readonly account: AccountEntity;
  readonly hasSecondFactor: boolean;
  readonly tokens: SessionTokens;
}

/** The subject of tokens that stand for a sign-up that is not confirmed. */
export const PENDING_SUBJECT = 'pending';

const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest();

const deviceHashOf = (deviceToken: string | undefined): Buffer | null =>
  deviceToken === undefined ? null : hashOf(deviceToken);

/** 256 bits that cannot be guessed. */
function randomToken(): string {
  return randomBytes(32).toString('base64url');
}

/** A caller whose browser has a token of its own from this sign-in on. */
export type KnownCaller = Caller & { readonly deviceToken: string };

/** `caller` with the token by which its browser is known, a new one where it has none. */
export function knownCaller(caller: Caller): KnownCaller {
  return { ...caller, deviceToken: caller.deviceToken ?? randomToken() };
}

/** Opens sessions, carries them on by refresh tokens that are used once, and ends them. */
@Injectable()
export class SessionService {
  private readonly signer: Signer;

  constructor(
    private readonly sessions: SessionRepository,
    private readonly accounts: AccountRepository,
    private readonly transactions: Transactions,
    private readonly jwt: JwtService,
    private readonly clock: Clock,
    private readonly audit: AuditService,
    @Inject(CONFIGURATION) private readonly configuration: ProcessConfiguration,
  ) {
    this.signer = new Signer(configuration.jwtSecret, 'refresh token');
  }

  /** Opens a session on the device that `deviceToken` stands for: its user has just proved who they are. */
  async open(
    transaction: Transaction,
    account: Pick<AccountEntity, 'id' | 'role' | 'rights'>,
    { device, deviceToken }: Pick<Caller, 'device' | 'deviceToken'>,
    hasSecondFactor: boolean,
  ): Promise<SessionTokens> {
    const id = randomUUID();
    const now = this.clock.now();
    const refreshToken = randomToken();
    await this.sessions.add(transaction, {
      id,
      accountId: account.id,
      expiresAt: sessionEnd({ createdAt: now, now }, account, this.configuration),
      device,
      deviceHash: deviceHashOf(deviceToken),
      createdAt: now,
      lastUsedAt: now,
      provedAt: now,
      hasSecondFactor,
    });
    await this.sessions.addToken(transaction, id, hashOf(refreshToken));
    return { accessToken: await this.accessToken(account.id, id), refreshToken };
  }

  /** Notes that the user of a session has proved again who they are; a code counts as a second factor only, a passkey as both. */
  prove(transaction: Transaction, sessionId: string, by: 'password' | 'code' | 'passkey'): Promise<void> {
    return this.sessions.prove(transaction, sessionId, {
      ...(by === 'code' ? {} : { provedAt: this.clock.now() }),
      ...(by === 'password' ? {} : { hasSecondFactor: true }),
    });
  }

  /**
   * New tokens for an old refresh token. One that comes back after its successor was used ends its session, for it was stolen. Until then,
   * and within the time in which two tabs may use it, it gives the same successor once more: the answer may not have arrived, as when a page
   * is left while it loads, and a session never has two branches.
   */
  async refresh(refreshToken: string, caller: Caller): Promise<Result<OpenSession, ApiFailure>> {
    const now = this.clock.now();
    const next = this.successorOf(refreshToken);
    const found = await this.transactions.run(async (transaction) => {
      const token = await this.sessions.lockToken(transaction, hashOf(refreshToken));
      if (token === undefined || token.revokedAt !== null || token.expiresAt <= now) return undefined;
      const account = await this.accounts.findById(token.accountId, transaction);
      if (account === null || account.deletedAt !== null || account.blockedAt !== null) return undefined;
      if (await this.isReused(transaction, token, hashOf(next))) {
        await this.sessions.revoke(transaction, token.sessionId, now);
        await this.audit.note('token-reused', token.accountId, caller, transaction);
        return undefined;
      }
      if (token.usedAt === null) await this.sessions.markUsed(transaction, hashOf(refreshToken), now);
      await this.sessions.addToken(transaction, token.sessionId, hashOf(next));
      const expiresAt = sessionEnd({ createdAt: token.createdAt, now }, account, this.configuration);
      await this.sessions.touch(transaction, token.sessionId, now, expiresAt);
      return { ...token, account };
    });
    if (found === undefined) return fail({ code: 'SESSION_REVOKED' });
    const accessToken = await this.accessToken(found.accountId, found.sessionId);
    const { account, hasSecondFactor } = found;
    return ok({ account, hasSecondFactor, tokens: { accessToken, refreshToken: next } });
  }

  /** Whether a refresh token is used that its browser has already exchanged for the one of `nextHash`. */
  private async isReused(
    transaction: Transaction,
    { usedAt }: FoundToken,
    nextHash: Buffer,
  ): Promise<boolean> {
    if (usedAt === null || this.clock.now().getTime() - usedAt.getTime() <= REUSE_GRACE_MS) return false;
    return this.sessions.isUsed(transaction, nextHash);
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

  /** Whether an account was signed in to before, and whether with this browser. */
  history(accountId: number, deviceToken: string | undefined) {
    return this.sessions.history(accountId, deviceHashOf(deviceToken));
  }

  /** A token for a sign-up that is not confirmed: it opens nothing, and tells the same about every address. */
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
