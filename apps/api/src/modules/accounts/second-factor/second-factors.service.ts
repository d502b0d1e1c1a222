import { Injectable } from '@nestjs/common';
import {
  type Passkey,
  type PasskeyRegistration,
  PASSKEYS_MOST,
  type ResponseOf,
  type ROUTES,
} from '@tastwerk/contracts';
import { fail, ok, type Result } from '@tastwerk/editor-core';
import { Clock } from '../../../platform/clock/clock.js';
import type { Transaction } from '../../../platform/database/transactions.js';
import type { Actor } from '../../../platform/http/actor.js';
import type { ApiFailure } from '../../../platform/http/api-failure.js';
import type { Caller } from '../../../platform/http/caller.js';
import { AccountLetters } from '../account-letters.service.js';
import type { AccountEntity } from '../account.entity.js';
import { AccountRepository } from '../account.repository.js';
import { SessionService } from '../session.service.js';
import { appKeyTexts, newAppKey } from './authenticator-codes.js';
import { CodeService } from './code.service.js';
import { PasskeyService } from './passkey.service.js';
import type { PasskeyEntity } from './passkey.entity.js';
import { inGroups, newRecoveryCodes } from './recovery-codes.js';
import type { SecondFactorChange } from './second-factor-changes.js';
import { SecondFactorRepository } from './second-factor.repository.js';

type Codes = ResponseOf<typeof ROUTES.confirmAuthenticatorApp>;

const SITE = 'Tastwerk';

/** Sets second factors of an account up and takes them away. Each change is an event, and a mail to the owner. */
@Injectable()
export class SecondFactorsService {
  constructor(
    private readonly accounts: AccountRepository,
    private readonly factors: SecondFactorRepository,
    private readonly passkeys: PasskeyService,
    private readonly codes: CodeService,
    private readonly sessions: SessionService,
    private readonly letters: AccountLetters,
    private readonly clock: Clock,
  ) {}

  async list(actor: Actor): Promise<ResponseOf<typeof ROUTES.listSecondFactors>> {
    const [passkeys, app, codes] = await Promise.all([
      this.factors.passkeysOf(actor.id),
      this.factors.appOf(actor.id),
      this.factors.countCodes(actor.id),
    ]);
    return {
      passkeys: passkeys.map(passkeyTold),
      app_since: app?.confirmedAt?.toISOString() ?? null,
      recovery_codes: codes,
    };
  }

  /** What a browser needs to make a passkey. */
  passkeyOptions(actor: Actor) {
    return this.changing(actor, async (_, account, { passkeys }) => {
      if (passkeys.length >= PASSKEYS_MOST) return fail({ code: 'PASSKEY_TOO_MANY' });
      return ok({ ...(await this.passkeys.registrationOptions(account, passkeys)) });
    });
  }

  addPasskey(
    actor: Actor,
    { name, passkey: response }: { readonly name: string; readonly passkey: PasskeyRegistration },
    caller: Caller,
  ): Promise<Result<ResponseOf<typeof ROUTES.addPasskey>, ApiFailure>> {
    return this.changing(actor, async (transaction, account, { passkeys }) => {
      if (passkeys.length >= PASSKEYS_MOST) return fail({ code: 'PASSKEY_TOO_MANY' });
      const made = await this.passkeys.register(actor.id, response);
      const row = made && { ...made, accountId: actor.id, name, createdAt: this.clock.now() };
      if (row === undefined || !(await this.factors.addPasskey(transaction, row)))
        return fail({ code: 'PASSKEY_REFUSED' });
      await this.tell(transaction, 'passkey-added', account, caller);
      await this.sessions.prove(transaction, actor.sessionId, 'passkey');
      const recovery_codes = await this.firstCodes(transaction, actor.id);
      const passkey = await this.factors.findPasskey(row.credentialId, transaction);
      if (passkey === null) throw new Error('a passkey that was just added is not there');
      return ok({ passkey: passkeyTold(passkey), recovery_codes });
    });
  }

  removePasskey(actor: Actor, id: number, caller: Caller): Promise<Result<null, ApiFailure>> {
    return this.changing(actor, async (transaction, account) => {
      if (!(await this.factors.removePasskey(transaction, actor.id, id)))
        return fail({ code: 'PASSKEY_NOT_FOUND' });
      await this.tell(transaction, 'passkey-removed', account, caller);
      await this.dropLastCodes(transaction, actor.id);
      return ok(null);
    });
  }

  /** Gives the key of a new app; one that was begun before and not confirmed counts no more. */
  beginApp(actor: Actor): Promise<Result<ResponseOf<typeof ROUTES.beginAuthenticatorApp>, ApiFailure>> {
    return this.changing(actor, async (transaction, account, { hasApp }) => {
      if (hasApp) return fail({ code: 'AUTHENTICATOR_APP_EXISTS' });
      const key = newAppKey();
      await this.factors.beginApp(transaction, actor.id, this.codes.seal(actor.id, key));
      return ok(appKeyTexts(key, SITE, account.email));
    });
  }

  confirmApp(actor: Actor, code: string, caller: Caller): Promise<Result<Codes, ApiFailure>> {
    return this.changing(actor, async (transaction, account, { hasApp }) => {
      if (hasApp) return fail({ code: 'AUTHENTICATOR_APP_EXISTS' });
      if (!(await this.codes.useAppCode(transaction, actor.id, code)))
        return fail({ code: 'ACCOUNT_CODE_WRONG', field: ['code', 'code_wrong'] });
      await this.factors.confirmApp(transaction, actor.id, this.clock.now());
      await this.tell(transaction, 'authenticator-app-added', account, caller);
      await this.sessions.prove(transaction, actor.sessionId, 'code');
      return ok({ recovery_codes: await this.firstCodes(transaction, actor.id) });
    });
  }

  removeApp(actor: Actor, caller: Caller): Promise<Result<null, ApiFailure>> {
    return this.changing(actor, async (transaction, account) => {
      if (!(await this.factors.removeApp(transaction, actor.id))) return ok(null);
      await this.tell(transaction, 'authenticator-app-removed', account, caller);
      await this.dropLastCodes(transaction, actor.id);
      return ok(null);
    });
  }

  renewCodes(actor: Actor, caller: Caller): Promise<Result<Codes, ApiFailure>> {
    return this.changing(actor, async (transaction, account, { hasApp, passkeys }) => {
      if (!hasApp && passkeys.length === 0) return fail({ code: 'SECOND_FACTOR_MISSING' });
      await this.tell(transaction, 'recovery-codes-made', account, caller);
      return ok({ recovery_codes: await this.newCodes(transaction, actor.id) });
    });
  }

  /**
   * Runs `change` while the account's factors are held. An account that has a factor is changed only in sessions that were proved by one:
   * a stolen password must not be enough to add a passkey of its own.
   */
  private changing<T>(
    actor: Actor,
    change: (
      transaction: Transaction,
      account: AccountEntity,
      has: { readonly passkeys: readonly PasskeyEntity[]; readonly hasApp: boolean },
    ) => Promise<Result<T, ApiFailure>>,
  ): Promise<Result<T, ApiFailure>> {
    return this.letters.inTransaction(async (transaction) => {
      const account = await this.accounts.lock(transaction, actor.id);
      if (account === null) return fail({ code: 'SESSION_REVOKED' });
      const passkeys = await this.factors.passkeysOf(actor.id, transaction);
      const hasApp = await this.factors.hasApp(actor.id, transaction);
      if ((hasApp || passkeys.length > 0) && !actor.hasSecondFactor)
        return fail({ code: 'SECOND_FACTOR_NEEDED' });
      return change(transaction, account, { passkeys, hasApp });
    });
  }

  private async tell(
    transaction: Transaction,
    event: SecondFactorChange,
    account: AccountEntity,
    caller: Caller,
  ): Promise<void> {
    await this.letters.note(event, account.id, caller, transaction);
    await this.letters.send(transaction, 'second-factor-changed', account, account.email, { change: event });
  }

  /** Recovery codes for an account that has none. */
  private async firstCodes(transaction: Transaction, accountId: number): Promise<string[]> {
    const hasCodes = (await this.factors.countCodes(accountId, transaction)) > 0;
    return hasCodes ? [] : this.newCodes(transaction, accountId);
  }

  private async newCodes(transaction: Transaction, accountId: number): Promise<string[]> {
    const codes = newRecoveryCodes();
    await this.factors.replaceCodes(transaction, accountId, codes);
    return codes.map(inGroups);
  }

  /** Recovery codes stand in for a factor: without one they open nothing. */
  private async dropLastCodes(transaction: Transaction, accountId: number): Promise<void> {
    const isLeft =
      (await this.factors.hasApp(accountId, transaction)) ||
      (await this.factors.passkeysOf(accountId, transaction)).length > 0;
    if (!isLeft) await this.factors.replaceCodes(transaction, accountId, []);
  }
}

function passkeyTold({ id, name, isSynced, createdAt, lastUsedAt }: PasskeyEntity): Passkey {
  return {
    id,
    name,
    is_synced: isSynced,
    created_at: createdAt.toISOString(),
    last_used_at: lastUsedAt?.toISOString() ?? null,
  };
}
