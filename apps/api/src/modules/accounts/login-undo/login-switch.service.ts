import { Injectable } from '@nestjs/common';
import { fail, ok, type Result } from '@tastwerk/editor-core';
import type { Transaction } from '../../../platform/database/transactions.js';
import { hasErrorCode, UNIQUE_VIOLATION } from '../../../platform/error-code.js';
import type { Visitor } from '../../../platform/http/actor.js';
import type { ApiFailure } from '../../../platform/http/api-failure.js';
import type { Caller } from '../../../platform/http/caller.js';
import { AccountLetters } from '../account-letters.service.js';
import type { AccountEntity } from '../account.entity.js';
import { AccountRepository } from '../account.repository.js';
import { KeyService } from '../key.service.js';
import { SessionService } from '../session.service.js';
import { FormerLoginRepository } from './former-login.repository.js';

/** Replaces the address that an account is logged in to, by the key of a mail to the new one, and by that of a mail to the old one back again. */
@Injectable()
export class LoginSwitch {
  constructor(
    private readonly accounts: AccountRepository,
    private readonly keys: KeyService,
    private readonly letters: AccountLetters,
    private readonly sessions: SessionService,
    private readonly former: FormerLoginRepository,
  ) {}

  /** Makes the address that a key was sent to the one to log in with, ends all other sessions, and tells the old address. */
  confirm(key: string, visitor: Visitor, caller: Caller): Promise<Result<null, ApiFailure>> {
    return this.guarded(caller, async (transaction) => {
      const used = await this.keys.use(transaction, key, 'login-change');
      const account = used && (await this.accounts.lock(transaction, used.accountId));
      if (account === undefined || account === null || account.pendingEmail !== used?.email) {
        return fail({ code: 'ACCOUNT_LINK_INVALID' });
      }
      await this.accounts.update(transaction, account.id, { email: used.email, pendingEmail: null });
      await this.former.keep(transaction, account.id, account.email);
      // What was sent to the old address must not open the account any more; it may only undo the change.
      await this.keys.revokeOf(transaction, account.id, account.email);
      const stays = visitor?.id === account.id ? visitor.sessionId : null;
      await this.sessions.revokeAll(transaction, account.id, stays);
      await this.letters.note('login-changed', account.id, caller, transaction);
      await this.letters.send(transaction, 'login-changed', account);
      return ok(null);
    });
  }

  /**
   * Gives an account back to the address that a key was sent to. The one who changed the address may know its password and may have added passkeys or
   * schools: none of them counts any more, and a mail leads to a new password. Addresses that came later can undo nothing any more; earlier ones still can.
   */
  undo(key: string, caller: Caller): Promise<Result<null, ApiFailure>> {
    return this.guarded(caller, async (transaction) => {
      const found = await this.keys.find(transaction, key, 'login-undo');
      const account = found && (await this.accounts.lock(transaction, found.accountId));
      // After the account is held: of two who bring a key at once, the second one finds the address no longer kept.
      const login = account && (await this.former.find(transaction, account.id, found.email));
      if (account === undefined || account === null || login === null || login === undefined)
        return fail({ code: 'ACCOUNT_UNDO_LINK_INVALID' });
      await this.former.forgetFrom(transaction, login);
      const left = await this.former.listOf(account.id, transaction);
      await this.keys.revokeAllBut(
        transaction,
        account.id,
        left.map(({ email }) => email),
      );
      const { email } = login;
      await this.accounts.update(transaction, account.id, { email, pendingEmail: null, passwordHash: null });
      await this.accounts.forgetWaysIn(transaction, account.id);
      await this.sessions.revokeAll(transaction, account.id, null);
      await this.letters.note('login-change-undone', account.id, caller, transaction);
      await this.tell(transaction, account, email);
      return ok(null);
    });
  }

  /** Leads the owner of the address that is back to a new password, and tells the address that is gone. */
  private async tell(transaction: Transaction, account: AccountEntity, email: string): Promise<void> {
    await this.letters.send(transaction, 'reset', account, email);
    if (account.email.toLowerCase() !== email.toLowerCase())
      await this.letters.send(transaction, 'login-change-undone', account);
  }

  private async guarded(
    caller: Caller,
    work: (transaction: Transaction) => Promise<Result<null, ApiFailure>>,
  ): Promise<Result<null, ApiFailure>> {
    const begun = await this.letters.guardKeys(caller);
    if (!begun.ok) return begun;
    try {
      return await this.letters.inTransaction(work);
    } catch (error) {
      // Another account has taken the address since.
      if (hasErrorCode(error, UNIQUE_VIOLATION)) return fail({ code: 'ACCOUNT_EXISTS' });
      throw error;
    }
  }
}
