import { Injectable, Logger } from '@nestjs/common';
import { fail, ok, type Result } from '@tastwerk/editor-core';
import { Clock } from '../../../platform/clock/clock.js';
import type { Transaction } from '../../../platform/database/transactions.js';
import type { ApiFailure } from '../../../platform/http/api-failure.js';
import type { Caller } from '../../../platform/http/caller.js';
import { AccountLetters } from '../account-letters.service.js';
import { AccountRepository, type NewAccount } from '../account.repository.js';
import { LoginRecords } from '../login-records.service.js';
import type { SignInHistory } from '../session.repository.js';
import { type SessionTokens, SessionService } from '../session.service.js';
import type { ProvenIdentity } from './code-flow.service.js';
import { IdentityRepository } from './identity.repository.js';
import { NewProviderAccounts } from './new-provider-account.service.js';

/** How often a first sign-in begins again when another one takes its name, address or subject at the same moment. */
const ATTEMPTS = 3;

/** Of an account that is made at its first sign-in. */
const NEW: SignInHistory = { hasSignedIn: false, isKnownDevice: false };

/** Signs people in whom a provider vouches for; the first time, they get an account. */
@Injectable()
export class ProviderSignIn {
  private readonly logger = new Logger(ProviderSignIn.name);

  constructor(
    private readonly identities: IdentityRepository,
    private readonly newAccounts: NewProviderAccounts,
    private readonly accounts: AccountRepository,
    private readonly sessions: SessionService,
    private readonly records: LoginRecords,
    private readonly letters: AccountLetters,
    private readonly clock: Clock,
  ) {}

  async signIn(proven: ProvenIdentity, caller: Caller): Promise<Result<SessionTokens, ApiFailure>> {
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
      const known = await this.identities.find(proven);
      const signedIn =
        known === null
          ? await this.first(proven, caller)
          : await this.again(known.accountId, known.id, proven, caller);
      if (signedIn !== undefined) return signedIn;
    }
    throw new Error('an account could not be made although its names are free');
  }

  /** Undefined where another sign-in was quicker. */
  private async first(
    proven: ProvenIdentity,
    caller: Caller,
  ): Promise<Result<SessionTokens, ApiFailure> | undefined> {
    const draft = await this.newAccounts.draft(proven, caller.language);
    const made = await this.letters.inTransaction<SessionTokens | undefined>(async (transaction) => {
      const accountId = await this.addAccount(transaction, draft, proven);
      // Rolls back an account whose subject another sign-in has taken.
      if (accountId === undefined) return fail({ code: 'SERVICE_UNAVAILABLE' });
      await this.letters.note('signed-up', accountId, caller, transaction);
      return ok(await this.open(transaction, accountId, proven, caller, NEW));
    });
    return made.ok && made.value !== undefined ? ok(made.value) : undefined;
  }

  private async addAccount(
    transaction: Transaction,
    draft: NewAccount,
    proven: ProvenIdentity,
  ): Promise<number | undefined> {
    const accountId = await this.newAccounts.add(transaction, draft);
    if (accountId === undefined) return undefined;
    const { provider, issuer, subject, rights } = proven;
    const identity = { accountId, provider, issuer, subject, rights, lastUsedAt: this.clock.now() };
    return (await this.identities.addUnlessThere(transaction, identity)) ? accountId : undefined;
  }

  /** Undefined where the connection has gone meanwhile. */
  private async again(
    accountId: number,
    identityId: number,
    proven: ProvenIdentity,
    caller: Caller,
  ): Promise<Result<SessionTokens, ApiFailure> | undefined> {
    const history = await this.sessions.history(accountId, caller.deviceToken);
    return this.letters.inTransaction(async (transaction) => {
      const account = await this.accounts.lock(transaction, accountId);
      if (account === null) return fail({ code: 'ACCOUNT_NOT_FOUND' });
      if (account.blockedAt !== null) return fail({ code: 'ACCOUNT_BLOCKED' });
      const { provider, rights } = proven;
      const lastUsedAt = this.clock.now();
      await this.identities.update(transaction, identityId, { provider, rights, lastUsedAt });
      return ok(await this.open(transaction, accountId, proven, caller, history));
    });
  }

  private async open(
    transaction: Transaction,
    accountId: number,
    { provider, hasSecondFactor }: ProvenIdentity,
    caller: Caller,
    history: SignInHistory,
  ): Promise<SessionTokens> {
    this.logger.log({ accountId, provider, hasSecondFactor }, 'a user signed in at a provider');
    // Read after its connection was written: rights that the provider gives count for how long the session may last.
    const account = await this.accounts.findById(accountId, transaction);
    if (account === null) throw new Error('an account that is held is gone');
    return this.records.open(transaction, account, history, caller, hasSecondFactor);
  }
}
