import { Injectable } from '@nestjs/common';
import type { PasskeyAssertion } from '@tastwerk/contracts';
import { fail, ok, type Result } from '@tastwerk/editor-core';
import { Transactions } from '../../../platform/database/transactions.js';
import type { ApiFailure } from '../../../platform/http/api-failure.js';
import type { Caller } from '../../../platform/http/caller.js';
import { AccountRepository } from '../account.repository.js';
import { LoginRecords } from '../login-records.service.js';
import { knownCaller, SessionService } from '../session.service.js';
import type { Login } from '../sign-in/login.guard.js';
import { PasskeyService } from './passkey.service.js';

const REFUSED: ApiFailure = { code: 'PASSKEY_REFUSED' };

/** Signs in by a passkey alone: no address, no password. What is wrong is not told apart. */
@Injectable()
export class PasskeySignIn {
  constructor(
    private readonly accounts: AccountRepository,
    private readonly passkeys: PasskeyService,
    private readonly sessions: SessionService,
    private readonly records: LoginRecords,
    private readonly transactions: Transactions,
  ) {}

  async signIn(assertion: PasskeyAssertion, caller: Caller): Promise<Result<Login, ApiFailure>> {
    const signed = await this.passkeys.check(assertion);
    if (signed === undefined) {
      await this.records.failed(null, caller);
      return fail(REFUSED);
    }
    const account = await this.accounts.findById(signed.passkey.accountId);
    if (account === null) return fail(REFUSED);
    const isFirstUse = await this.transactions.run((transaction) => this.passkeys.use(transaction, signed));
    if (!isFirstUse) {
      await this.records.failed(account.id, caller);
      return fail(REFUSED);
    }
    if (account.blockedAt !== null) {
      this.records.refused(account.id, 'the account is blocked', caller);
      return fail({ code: 'ACCOUNT_BLOCKED' });
    }
    const history = await this.sessions.history(account.id, caller.deviceToken);
    const known = knownCaller(caller);
    const signedIn = await this.records.signedIn(account, history, known, true);
    return ok({ ...signedIn, deviceToken: known.deviceToken });
  }
}
