import { Injectable } from '@nestjs/common';
import { ROLES } from '@tastwerk/contracts';
import { fail, ok, type Result } from '@tastwerk/editor-core';
import type { Transaction } from '../../../platform/database/transactions.js';
import type { Actor } from '../../../platform/http/actor.js';
import type { ApiFailure } from '../../../platform/http/api-failure.js';
import type { Caller } from '../../../platform/http/caller.js';
import { AuditService, type EventPlace } from '../../audit/audit.service.js';
import { AuthorshipService } from '../../catalogue/authorship.service.js';
import { MailService } from '../../mail/mail.service.js';
import { AccountEvents } from '../account-events.js';
import { AccountLetters } from '../account-letters.service.js';
import type { AccountEntity } from '../account.entity.js';
import { AccountRepository } from '../account.repository.js';
import { PasswordService } from '../password.service.js';

/**
 * Deletes accounts. What is published stays, for it is under a free licence, but says no longer whose it was. What the law wants kept of
 * orders is blocked.
 */
@Injectable()
export class AccountDeletionService {
  constructor(
    private readonly accounts: AccountRepository,
    private readonly passwords: PasswordService,
    private readonly letters: AccountLetters,
    private readonly works: AuthorshipService,
    private readonly events: AccountEvents,
    private readonly mails: MailService,
    private readonly audit: AuditService,
  ) {}

  async delete(
    actor: Actor,
    password: string | undefined,
    caller: Caller,
  ): Promise<Result<null, ApiFailure>> {
    const confirmed = await this.passwords.confirm(actor, password, caller);
    if (!confirmed.ok) return confirmed;
    return this.letters.inTransaction(async (transaction) => {
      const account = await this.accounts.lock(transaction, actor.id);
      if (account === null) return fail({ code: 'SESSION_REVOKED' });
      if (await this.isLastAdmin(transaction, account)) return fail({ code: 'ACCOUNT_LAST_ADMIN' });
      await this.remove(transaction, account, caller);
      return ok(null);
    });
  }

  /** Takes the account out, whoever asked for it, and tells its owner. */
  async remove(
    transaction: Transaction,
    { id, email, language }: AccountEntity,
    caller: EventPlace,
  ): Promise<void> {
    const staysAsAuthor = await this.works.leave(transaction, id);
    await this.events.erased({ transaction, accountId: id, email });
    await this.accounts.forget(transaction, id);
    if (staysAsAuthor) await this.accounts.anonymise(transaction, id);
    else await this.accounts.remove(transaction, id);
    await this.audit.note('deleted', null, caller, transaction);
    await this.mails.write(transaction, {
      template: 'account-deleted',
      recipient: email,
      accountId: null,
      language,
    });
  }

  /** Without an admin nobody could approve addresses any more. */
  private async isLastAdmin(transaction: Transaction, { role }: AccountEntity): Promise<boolean> {
    return role === ROLES.admin && (await this.accounts.countByRole(transaction, ROLES.admin)) <= 1;
  }
}
