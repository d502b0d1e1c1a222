import { Injectable, Logger } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.js';
import { Transactions, type Transaction } from '../../platform/database/transactions.js';
import type { Caller } from '../../platform/http/caller.js';
import { AuditService } from '../audit/audit.service.js';
import { MailService } from '../mail/mail.service.js';
import type { AccountEntity } from './account.entity.js';
import { AccountService, type SignedIn } from './account.service.js';
import type { SignInHistory } from './session.repository.js';
import { SessionService, type SessionTokens } from './session.service.js';
import { userOf } from './user-of.js';

/** Writes down what a login came to: the session, the log, the mail about a device that is new. */
@Injectable()
export class LoginRecords {
  private readonly logger = new Logger(LoginRecords.name);

  constructor(
    private readonly sessions: SessionService,
    private readonly users: AccountService,
    private readonly audit: AuditService,
    private readonly mails: MailService,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  failed(accountId: number | null, caller: Caller): Promise<void> {
    this.refused(accountId, 'wrong password, unknown or unconfirmed account', caller);
    return this.audit.note('sign-in-failed', accountId, caller);
  }

  /** A try that was not even looked at, for there were too many before. */
  locked(accountId: number | null, caller: Caller): Promise<void> {
    this.refused(accountId, 'too many tries', caller);
    return this.audit.note('sign-in-locked', accountId, caller);
  }

  /** Says why a try was refused, in the log of the server. */
  refused(accountId: number | null, reason: string, { correlationId }: Caller): void {
    this.logger.warn({ accountId, reason, correlationId }, 'a login was refused');
  }

  /** Opens the session of a login that was proved; `history` is what was known of account and browser before. */
  async signedIn(
    account: AccountEntity,
    history: SignInHistory,
    caller: Caller,
    hasSecondFactor: boolean,
  ): Promise<SignedIn> {
    const tokens = await this.transactions.run((transaction) =>
      this.open(transaction, account, history, caller, hasSecondFactor),
    );
    return { user: userOf(account, this.users.standingOf(account, hasSecondFactor)), tokens };
  }

  /** The same in a transaction that does more. */
  async open(
    transaction: Transaction,
    account: AccountEntity,
    { hasSignedIn, isKnownDevice }: SignInHistory,
    caller: Caller,
    hasSecondFactor: boolean,
  ): Promise<SessionTokens> {
    const isElsewhere = hasSignedIn && !isKnownDevice;
    const event = isElsewhere ? 'signed-in-elsewhere' : 'signed-in';
    await this.audit.note(event, account.id, caller, transaction);
    if (isElsewhere) {
      await this.mails.write(transaction, {
        template: 'sign-in-elsewhere',
        recipient: account.email,
        accountId: account.id,
        language: account.language,
        facts: { device: caller.device, at: this.clock.now().toISOString() },
      });
    }
    return this.sessions.open(transaction, account, caller, hasSecondFactor);
  }
}
