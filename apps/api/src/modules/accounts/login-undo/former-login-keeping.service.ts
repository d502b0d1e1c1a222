import { Injectable } from '@nestjs/common';
import { Schedule } from '../../../platform/schedule.js';
import { MailService } from '../../mail/mail.service.js';
import {
  type AccountErased,
  type AccountExported,
  OnAccountErased,
  OnAccountExported,
} from '../account-events.js';
import { AccountRepository } from '../account.repository.js';
import { FormerLoginEntity } from './former-login.entity.js';
import { FormerLoginRepository } from './former-login.repository.js';

/** Time between two rounds, in ms. */
const ROUND_MS = 60 * 60 * 1000;

/** Forgets former addresses after their time and with their accounts, and exports them. */
@Injectable()
export class FormerLoginKeeping {
  constructor(
    private readonly logins: FormerLoginRepository,
    private readonly accounts: AccountRepository,
    private readonly mails: MailService,
    schedule: Schedule,
  ) {
    schedule.add('forgetting former addresses of accounts', ROUND_MS, () => this.logins.forgetOld());
  }

  @OnAccountExported()
  async addTo({ actor, add }: AccountExported): Promise<void> {
    const logins = await this.logins.listOf(actor.id);
    add(
      'former-addresses.json',
      logins.map(({ email, createdAt, expiresAt }) => ({
        email,
        changed_at: createdAt.toISOString(),
        kept_until: expiresAt.toISOString(),
      })),
    );
  }

  /** Tells the former addresses, too: with the account goes what they could undo. */
  @OnAccountErased()
  async forget({ transaction, accountId, email }: AccountErased): Promise<void> {
    const logins = await this.logins.listOf(accountId, transaction);
    const account = await this.accounts.findById(accountId, transaction);
    await transaction.of(FormerLoginEntity).delete({ accountId });
    for (const { email: recipient } of logins) {
      if (recipient.toLowerCase() === email.toLowerCase()) continue;
      await this.mails.write(transaction, {
        template: 'account-deleted',
        recipient,
        accountId: null,
        language: account?.language ?? 'de',
      });
    }
  }
}
