import { Inject, Injectable } from '@nestjs/common';
import type { User } from '@tastwerk/contracts';
import { fail, ok, type Result } from '@tastwerk/editor-core';
import { CONFIGURATION, type ProcessConfiguration } from '../../platform/config/process-configuration.js';
import type { Actor } from '../../platform/http/actor.js';
import type { ApiFailure } from '../../platform/http/api-failure.js';
import type { Caller } from '../../platform/http/caller.js';
import { AccountLetters } from './account-letters.service.js';
import { AccountRepository } from './account.repository.js';
import { ApprovalService } from './approval.service.js';
import { KeyService } from './key.service.js';
import { FormerLoginRepository } from './login-undo/former-login.repository.js';
import { PasswordService } from './password.service.js';
import { userOf } from './user-of.js';

/** Takes the wish for another address to log in with; its confirmation is the work of `LoginSwitch`. */
@Injectable()
export class LoginChangeService {
  private readonly isStrict: boolean;

  constructor(
    private readonly accounts: AccountRepository,
    private readonly approvals: ApprovalService,
    private readonly passwords: PasswordService,
    private readonly keys: KeyService,
    private readonly letters: AccountLetters,
    private readonly former: FormerLoginRepository,
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
    const keptFor = await this.former.keptFor(login);
    const isTaken =
      (holder !== null && holder.id !== account.id) || (keptFor !== null && keptFor !== account.id);
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
}
