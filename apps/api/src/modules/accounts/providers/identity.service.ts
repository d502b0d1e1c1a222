import { Injectable } from '@nestjs/common';
import type { Identity } from '@tastwerk/contracts';
import { fail, ok, type Result } from '@tastwerk/editor-core';
import { Clock } from '../../../platform/clock/clock.js';
import type { Actor } from '../../../platform/http/actor.js';
import type { ApiFailure } from '../../../platform/http/api-failure.js';
import type { Caller } from '../../../platform/http/caller.js';
import { type AccountExported, OnAccountExported } from '../account-events.js';
import { AccountLetters } from '../account-letters.service.js';
import { AccountRepository } from '../account.repository.js';
import { SecondFactorRepository } from '../second-factor/second-factor.repository.js';
import type { ProvenIdentity } from './code-flow.service.js';
import type { IdentityEntity } from './identity.entity.js';
import { IdentityRepository } from './identity.repository.js';
import { ProviderClients } from './provider-clients.service.js';

/** Connects accounts with providers and ends that. */
@Injectable()
export class IdentityService {
  constructor(
    private readonly identities: IdentityRepository,
    private readonly accounts: AccountRepository,
    private readonly factors: SecondFactorRepository,
    private readonly clients: ProviderClients,
    private readonly letters: AccountLetters,
    private readonly clock: Clock,
  ) {}

  async list(actor: Actor): Promise<readonly Identity[]> {
    const identities = await this.identities.listOf(actor.id);
    return identities.map((identity) => this.shown(identity));
  }

  /**
   * Whether the actor may change by what the account is signed in to: one that has a second factor is changed only in sessions that were
   * proved by one, for a provider may ask for none.
   */
  async mayChange(actor: Actor): Promise<Result<null, ApiFailure>> {
    if (actor.hasSecondFactor) return ok(null);
    const [hasApp, passkeys] = [await this.factors.hasApp(actor.id), await this.factors.passkeysOf(actor.id)];
    return hasApp || passkeys.length > 0 ? fail({ code: 'SECOND_FACTOR_NEEDED' }) : ok(null);
  }

  /** Connects the account with a person whom a provider vouches for; the same twice is no failure. */
  async link(
    accountId: number,
    { provider, issuer, subject, rights }: ProvenIdentity,
    caller: Caller,
  ): Promise<Result<null, ApiFailure>> {
    const identity = { accountId, provider, issuer, subject, rights, lastUsedAt: this.clock.now() };
    return this.letters.inTransaction(async (transaction) => {
      const account = await this.accounts.lock(transaction, accountId);
      if (account === null) return fail({ code: 'SESSION_REVOKED' });
      if (await this.identities.addUnlessThere(transaction, identity)) {
        await this.letters.note('identity-linked', accountId, caller, transaction);
        return ok(null);
      }
      const there = await this.identities.find(identity, transaction);
      if (there === null) return fail({ code: 'SIGN_IN_ALREADY_LINKED' });
      if (there.accountId !== accountId) return fail({ code: 'SIGN_IN_IDENTITY_TAKEN' });
      await this.identities.update(transaction, there.id, identity);
      return ok(null);
    });
  }

  /** Ends a connection, unless it is the last way to sign in besides passkeys, which get lost. What it gave ends with it. */
  async unlink(actor: Actor, id: number, caller: Caller): Promise<Result<null, ApiFailure>> {
    return this.letters.inTransaction(async (transaction) => {
      // Held, so that of two connections that are ended at once one stays.
      const account = await this.accounts.lock(transaction, actor.id);
      if (account === null) return fail({ code: 'SESSION_REVOKED' });
      const identities = await this.identities.listOf(actor.id, transaction);
      if (!identities.some((identity) => identity.id === id))
        return fail({ code: 'SIGN_IN_IDENTITY_NOT_FOUND' });
      if (account.passwordHash === null && identities.length === 1) return fail({ code: 'SIGN_IN_LAST_WAY' });
      await this.identities.remove(transaction, id);
      await this.letters.note('identity-unlinked', actor.id, caller, transaction);
      return ok(null);
    });
  }

  @OnAccountExported()
  async addTo({ actor, add }: AccountExported): Promise<void> {
    const identities = await this.identities.listOf(actor.id);
    add(
      'identities.json',
      identities.map((identity) => ({
        ...this.shown(identity),
        issuer: identity.issuer,
        subject: identity.subject,
        rights: identity.rights,
      })),
    );
  }

  private shown({ id, provider, createdAt, lastUsedAt }: IdentityEntity): Identity {
    return {
      id,
      provider,
      label: this.clients.find(provider)?.label ?? { de: provider, en: provider },
      created_at: createdAt.toISOString(),
      last_used_at: lastUsedAt.toISOString(),
    };
  }
}
