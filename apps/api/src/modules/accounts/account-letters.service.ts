import { Injectable } from '@nestjs/common';
import type { MailTemplate, SecurityEvent } from '@tastwerk/contracts';
import { ok, type Result } from '@tastwerk/editor-core';
import { Transactions, type Transaction } from '../../platform/database/transactions.js';
import type { ApiFailure } from '../../platform/http/api-failure.js';
import type { Caller } from '../../platform/http/caller.js';
import { AttemptThrottle } from '../../platform/http/throttle-attempts.js';
import { AuditService } from '../audit/audit.service.js';
import type { MailFacts } from '../mail/mail.js';
import { MailService } from '../mail/mail.service.js';
import type { AccountEntity } from './account.entity.js';
import { keyLimits, mailLimits } from './guessing.js';

/** What changes of an account have in common: one transaction with its entry in the log and its mails, which leave afterwards. */
@Injectable()
export class AccountLetters {
  constructor(
    private readonly mails: MailService,
    private readonly audit: AuditService,
    private readonly throttle: AttemptThrottle,
    private readonly transactions: Transactions,
  ) {}

  /**
   * Takes a wish for a mail to an address that may have an account or not, within limits; `work` goes with it in one transaction and
   * names the event. Whose the address is, is found out by the worker that writes the mail.
   */
  async ask(
    template: MailTemplate,
    login: string,
    caller: Caller,
    work: (transaction: Transaction) => Promise<SecurityEvent | undefined> = () => Promise.resolve(undefined),
  ): Promise<Result<null, ApiFailure>> {
    const begun = await this.throttle.begin(mailLimits(login, caller.ip));
    if (!begun.ok) return begun;
    return this.inTransaction(async (transaction) => {
      const event = await work(transaction);
      if (event !== undefined) await this.audit.note(event, null, caller, transaction);
      await this.mails.write(transaction, {
        template,
        recipient: login,
        accountId: null,
        language: caller.language,
      });
      return ok(null);
    });
  }

  /** Runs `work` in a transaction that a failure rolls back; its mails leave when it has committed. */
  async inTransaction<T>(
    work: (transaction: Transaction) => Promise<Result<T, ApiFailure>>,
  ): Promise<Result<T, ApiFailure>> {
    return this.transactions.attempt(work);
  }

  /** Keeps a mail to an account's owner, or to `recipient`. */
  async send(
    transaction: Transaction,
    template: MailTemplate,
    account: Pick<AccountEntity, 'id' | 'email' | 'language'>,
    recipient: string = account.email,
    facts: MailFacts = {},
  ): Promise<void> {
    await this.mails.write(transaction, {
      template,
      recipient,
      accountId: account.id,
      language: account.language,
      facts,
    });
  }

  note(event: SecurityEvent, accountId: number, caller: Caller, transaction: Transaction): Promise<void> {
    return this.audit.note(event, accountId, caller, transaction);
  }

  /** Keeps anybody from trying keys one after another. */
  guardKeys(caller: Caller): Promise<Result<null, ApiFailure>> {
    return this.throttle.begin(keyLimits(caller.ip));
  }
}
