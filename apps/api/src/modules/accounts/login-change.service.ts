import { Inject, Injectable } from '@nestjs/common';
import type { User } from '@tastwerk/contracts';
import { fail, ok, type Result } from '@tastwerk/editor-core';
import { CONFIGURATION, type ProcessConfiguration } from '../../platform/config/process-configuration.js';
import type { Transaction } from '../../platform/database/transactions.js';
import { hasErrorCode } from '../../platform/error-code.js';
import type { Actor } from '../../platform/http/actor.js';
import type { ApiFailure } from '../../platform/http/api-failure.js';
import type { Caller } from '../../platform/http/caller.js';
import { AccountLetters } from './account-letters.service.js';
import { AccountRepository } from './account.repository.js';
import { ApprovalService } from './approval.service.js';
import { KeyService } from './key.service.js';
import { PasswordService } from './password.service.js';
import { userOf } from './user-of.js';

/** SQLSTATE of a value that is there already. */
const UNIQUE_VIOLATION = '23505';

/** Changes the address that somebody logs in with, in two steps. */
@Injectable()
export class LoginChangeService {
  private readonly isStrict: boolean;

  constructor(
    private readonly accounts: AccountRepository,
    private readonly approvals: ApprovalService,
    private readonly passwords: PasswordService,
    private readonly keys: KeyService,
    private readonly letters: AccountLetters,
    @Inject(CONFIGURATION) { accountAnswers }: ProcessConfiguration,
  ) {
    this.isStrict = accountAnswers === 'strict';
  }

  /** Sends the new address a link. In strict mode nobody hears whether it has an account: its owner does, by a mail. */
  async ask(
    actor: Actor,
    login: string,
    password: string | undefined,
    caller: Caller,
  ): Promise<Result<User, ApiFailure>> {
    const confirmed = await this.passwords.confirm(actor, password, caller);
    if (!confirmed.ok) return confirmed;
    const account = confirmed.value;
    if ((await this.approvals.find(login)) === 'none') {
      return fail({ code: 'ACCOUNT_NOT_WHITELISTED', field: ['login', 'not_whitelisted'] });
    }
    const holder = await this.accounts.findByEmail(login);
    const isTaken = holder !== null && holder.id !== account.id;
    if (isTaken && !this.isStrict) {
      return fail({ code: 'ACCOUNT_EXISTS', field: ['login', 'already_an_account'] });
    }
    return this.letters.inTransaction(async (transaction) => {
      await this.keys.revoke(transaction, account.id, 'login-change');
      await this.accounts.update(transaction, account.id, { pendingEmail: login });
      await this.letters.note('login-change-asked', account.id, caller, transaction);
      await this.letters.send(transaction, 'login-change', account, login);
      return ok(userOf({ ...account, pendingEmail: login }, actor));
    });
  }

  /** Makes the address that a key was sent to the one to log in with, and tells the old one. */
  async verify(key: string, caller: Caller): Promise<Result<null, ApiFailure>> {
    const begun = await this.letters.guardKeys(caller);
    if (!begun.ok) return begun;
    try {
      return await this.letters.inTransaction((transaction) => this.change(transaction, key, caller));
    } catch (error) {
      // Somebody else has taken the address since.
      if (hasErrorCode(error, UNIQUE_VIOLATION)) return fail({ code: 'ACCOUNT_EXISTS' });
      throw error;
    }
  }

  private async change(
    transaction: Transaction,
    key: string,
    caller: Caller,
  ): Promise<Result<null, ApiFailure>> {
    const used = await this.keys.use(transaction, key, 'login-change');
    const account = used && (await this.accounts.lock(transaction, used.accountId));
    if (account === undefined || account === null || account.pendingEmail !== used?.email) {
      return fail({ code: 'ACCOUNT_LINK_INVALID' });
    }
    await this.accounts.update(transaction, account.id, { email: used.email, pendingEmail: null });
    // What was sent to the old address must not open the account any more.
    await this.keys.revoke(transaction, account.id, 'reset');
    await this.letters.note('login-changed', account.id, caller, transaction);
    await this.letters.send(transaction, 'login-changed', account);
    return ok(null);
  }
}
