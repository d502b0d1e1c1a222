import { Injectable } from '@nestjs/common';
import { fail, ok, type Result } from '@tastwerk/editor-core';
import type { ApiFailure } from '../../../platform/http/api-failure.js';
import type { Caller } from '../../../platform/http/caller.js';
import { AccountService } from '../account.service.js';
import type { SessionTokens } from '../session.service.js';
import { CodeFlow } from './code-flow.service.js';
import { IdentityService } from './identity.service.js';
import type { PendingSignIn } from './pending-sign-ins.service.js';
import { ProviderSignIn } from './provider-sign-in.service.js';

/** What came of a way to the provider and back: a session, or a connection of the account that asked for it. */
export type FinishedSignIn =
  { readonly kind: 'signed-in'; readonly tokens: SessionTokens } | { readonly kind: 'linked' };

/** Takes the answers of providers. */
@Injectable()
export class SignInCallback {
  constructor(
    private readonly flow: CodeFlow,
    private readonly signIns: ProviderSignIn,
    private readonly identities: IdentityService,
    private readonly accounts: AccountService,
  ) {}

  /** Finishes what this browser began at `provider`; `pending` is what it can show of that. */
  async finish(
    pending: PendingSignIn | undefined,
    provider: string,
    query: string,
    caller: Caller,
  ): Promise<Result<FinishedSignIn, ApiFailure>> {
    // An address of its own for each provider: the answer of one never passes for that of another.
    if (pending === undefined || pending.provider !== provider) return fail({ code: 'SIGN_IN_EXPIRED' });
    const { link } = pending;
    if (link !== undefined && (await this.accounts.actor(link.accountId, link.sessionId)) === null)
      return fail({ code: 'SESSION_REVOKED' });
    const proven = await this.flow.finish(pending, query);
    if (!proven.ok) return proven;
    if (link === undefined) {
      const signedIn = await this.signIns.signIn(proven.value, caller);
      return signedIn.ok ? ok({ kind: 'signed-in', tokens: signedIn.value }) : signedIn;
    }
    const linked = await this.identities.link(link.accountId, proven.value, caller);
    return linked.ok ? ok({ kind: 'linked' }) : linked;
  }
}
