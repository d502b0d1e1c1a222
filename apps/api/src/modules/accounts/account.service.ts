import { Inject, Injectable } from '@nestjs/common';
import type { Right, User } from '@tastwerk/contracts';
import { fail, ok, type Result } from '@tastwerk/editor-core';
import { Batch } from '../../platform/batch.js';
import { Clock } from '../../platform/clock/clock.js';
import { CONFIGURATION, type ProcessConfiguration } from '../../platform/config/process-configuration.js';
import type { Actor } from '../../platform/http/actor.js';
import type { ApiFailure } from '../../platform/http/api-failure.js';
import type { Caller } from '../../platform/http/caller.js';
import { AccountRepository } from './account.repository.js';
import { PasswordHasher } from './password-hasher.js';
import { type SessionAccount, SessionAccounts, type SessionKey } from './session-accounts.sql.js';
import { SessionService, type SessionTokens } from './session.service.js';
import { type Standing, standingOf } from './standing.js';
import { userOf } from './user-of.js';

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
  readonly role: User['role'];
  readonly rights: readonly Right[];
}

/** Sessions that are looked at by one statement. */
const SESSIONS_AT_ONCE = 4;

/** Says who somebody is, carries sessions on and ends them. */
@Injectable()
export class AccountService {
  /** Looks requests of the same moment at their sessions together. */
  private readonly bySession = new Batch(SESSIONS_AT_ONCE, (keys: readonly SessionKey[]) =>
    this.sessionAccounts.find(keys, this.clock.now()),
  );

  /** The accounts of actors whose request is being answered, so that nobody reads them twice. */
  private readonly known = new WeakMap<Actor, SessionAccount>();

  constructor(
    private readonly accounts: AccountRepository,
    private readonly sessionAccounts: SessionAccounts,
    private readonly sessions: SessionService,
    private readonly passwords: PasswordHasher,
    private readonly clock: Clock,
    @Inject(CONFIGURATION) private readonly configuration: ProcessConfiguration,
  ) {}

  async refresh(refreshToken: string | undefined, caller: Caller): Promise<Result<SignedIn, ApiFailure>> {
    if (refreshToken === undefined) return fail({ code: 'SESSION_MISSING' });
    const refreshed = await this.sessions.refresh(refreshToken, caller);
    if (!refreshed.ok) return refreshed;
    const { account, hasSecondFactor, tokens } = refreshed.value;
    return ok({ user: userOf(account, this.standingOf(account, hasSecondFactor)), tokens });
  }

  async logout(refreshToken: string | undefined, caller: Caller): Promise<void> {
    if (refreshToken !== undefined) await this.sessions.close(refreshToken, caller);
  }

  async user(actor: Actor): Promise<Result<User, ApiFailure>> {
    const account = this.known.get(actor) ?? (await this.accounts.findById(actor.id));
    if (account === null) return fail({ code: 'SESSION_REVOKED' });
    return ok(userOf(account, this.standingOf(account, actor.hasSecondFactor)));
  }

  /** Whom an access token stands for, with the rights they have now; null when its session has ended. */
  async actor(accountId: number, sessionId: string): Promise<Actor | null> {
    const account = await this.bySession.get({ accountId, sessionId });
    if (account === null) return null;
    const actor: Actor = {
      id: account.id,
      sessionId,
      ...this.standingOf(account, account.hasSecondFactor),
      provedAt: account.provedAt,
      hasSecondFactor: account.hasSecondFactor,
      ...(account.verifiedAt === null ? { isUnverified: true } : {}),
    };
    this.known.set(actor, account);
    return actor;
  }

  /** What an account may do in a session with or without a second factor. */
  standingOf(account: Pick<SessionAccount, 'role' | 'rights'>, hasSecondFactor: boolean): Standing {
    return standingOf(account, this.configuration.adminMfa === 'required' && !hasSecondFactor);
  }

  /** Gives somebody a confirmed account, unless their address has one, and tells its id. */
  async ensureAccount(input: AccountInput): Promise<number> {
    const { email, displayName, password, role, rights } = input;
    await this.accounts.addUnlessTaken({
      email,
      displayName,
      role,
      givenRights: [...rights],
      passwordHash: await this.passwords.hash(password),
      newsletterPending: false,
      language: 'de',
      verifiedAt: this.clock.now(),
    });
    const account = await this.accounts.findByEmail(email);
    if (account === null)
      throw new Error(`the account of ${displayName} is not there: its name may be taken`);
    return account.id;
  }
}
