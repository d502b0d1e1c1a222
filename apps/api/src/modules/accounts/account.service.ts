import { Injectable } from '@nestjs/common';
import { type Right, RIGHTS, type User, userSchema } from '@tastwerk/contracts';
import { fail, ok, type Result } from '@tastwerk/editor-core';
import { Clock } from '../../platform/clock/clock.js';
import type { Actor } from '../../platform/http/actor.js';
import type { ApiFailure } from '../../platform/http/api-failure.js';
import type { Account } from './account.entity.js';
import { AccountRepository } from './account.repository.js';
import { PasswordHasher } from './password-hasher.js';
import { SessionService, type SessionTokens } from './session.service.js';

/** A user with the tokens of their session. */
export interface SignedIn {
  readonly user: User;
  readonly tokens: SessionTokens;
}

/** Somebody to be given an account without the detour of signing up. */
export interface AccountInput {
  readonly email: string;
  readonly displayName: string;
  readonly password: string;
  readonly role: number;
  readonly rights: readonly Right[];
}

function userOf(account: Account): User {
  return userSchema.parse({
    id: account.id,
    email: account.email,
    display_name: account.displayName,
    role: account.role,
    user_rights: Object.fromEntries(RIGHTS.map((right) => [right, account.rights.includes(right)])),
    newsletter_active: account.newsletterActive,
    created_at: account.createdAt.toISOString(),
  });
}

/** Signs people in and out and says who they are. */
@Injectable()
export class AccountService {
  constructor(
    private readonly accounts: AccountRepository,
    private readonly sessions: SessionService,
    private readonly passwords: PasswordHasher,
    private readonly clock: Clock,
  ) {}

  /** An unknown address and a wrong password are told apart neither by the answer nor by its time. */
  async login(email: string, password: string): Promise<Result<SignedIn, ApiFailure>> {
    const account = await this.accounts.findByEmail(email);
    const isRight = await this.passwords.verify(password, account?.passwordHash);
    if (account === null || !isRight) return fail({ code: 'ACCOUNT_CREDENTIALS_WRONG' });
    if (account.verifiedAt === null) return fail({ code: 'ACCOUNT_UNVERIFIED' });
    return ok({ user: userOf(account), tokens: await this.sessions.open(account.id) });
  }

  async refresh(refreshToken: string | undefined): Promise<Result<SignedIn, ApiFailure>> {
    if (refreshToken === undefined) return fail({ code: 'SESSION_MISSING' });
    const refreshed = await this.sessions.refresh(refreshToken);
    if (!refreshed.ok) return refreshed;
    const account = await this.accounts.findById(refreshed.value.accountId);
    if (account === null) return fail({ code: 'SESSION_REVOKED' });
    return ok({ user: userOf(account), tokens: refreshed.value.tokens });
  }

  async logout(refreshToken: string | undefined): Promise<void> {
    if (refreshToken !== undefined) await this.sessions.close(refreshToken);
  }

  async user(actor: Actor): Promise<Result<User, ApiFailure>> {
    const account = await this.accounts.findById(actor.id);
    return account === null ? fail({ code: 'SESSION_REVOKED' }) : ok(userOf(account));
  }

  /** Whom an access token stands for, with the rights they have now; null when its session has ended. */
  async actor(accountId: number, sessionId: string): Promise<Actor | null> {
    const [isAlive, account] = await Promise.all([
      this.sessions.isAlive(sessionId, accountId),
      this.accounts.findById(accountId),
    ]);
    if (!isAlive || account === null) return null;
    return { id: account.id, sessionId, role: account.role, rights: account.rights };
  }

  /** Gives somebody a confirmed account, unless their address has one, and tells its id. */
  async ensureAccount(input: AccountInput): Promise<number> {
    const { email, displayName, password, role, rights } = input;
    await this.accounts.addUnlessTaken({
      email,
      displayName,
      role,
      rights: [...rights],
      passwordHash: await this.passwords.hash(password),
      newsletterActive: false,
      verifiedAt: this.clock.now(),
    });
    const account = await this.accounts.findByEmail(email);
    if (account === null) throw new Error(`the account of ${email} vanished`);
    return account.id;
  }
}
