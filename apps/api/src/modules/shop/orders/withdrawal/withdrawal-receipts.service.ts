import { Injectable } from '@nestjs/common';
import type { Withdrawal } from '@tastwerk/contracts';
import { fail, ok, type Result } from '@tastwerk/editor-core';
import { type Transaction, Transactions } from '../../../../platform/database/transactions.js';
import type { ApiFailure } from '../../../../platform/http/api-failure.js';
import type { Caller } from '../../../../platform/http/caller.js';
import type { NewMail } from '../../../mail/mail.js';
import { MailService } from '../../../mail/mail.service.js';
import { WithdrawalLinks } from './withdrawal-links.js';
import { WithdrawalRepository } from './withdrawal.repository.js';

/** Writes the mails about withdrawals. */
@Injectable()
export class WithdrawalReceipts {
  constructor(
    private readonly withdrawals: WithdrawalRepository,
    private readonly links: WithdrawalLinks,
    private readonly mails: MailService,
    private readonly transactions: Transactions,
  ) {}

  async write(
    transaction: Transaction,
    { id }: Withdrawal,
    mail: Pick<NewMail, 'template' | 'recipient' | 'language'>,
  ): Promise<void> {
    await this.mails.write(transaction, { ...mail, accountId: null, facts: { withdrawal: String(id) } });
  }

  /** Sends the receipt with the whole content to the address that got the link, once. */
  confirm(
    key: string,
    { language }: Caller,
  ): Promise<Result<Pick<Withdrawal, 'id' | 'created_at'>, ApiFailure>> {
    return this.transactions.run(async (transaction) => {
      const id = this.links.idOf(key);
      const found = id === undefined ? undefined : await this.withdrawals.find(transaction, id);
      if (found === undefined) return fail({ code: 'WITHDRAWAL_LINK_INVALID' });
      const receipt = { template: 'withdrawal-received', recipient: found.email, language } as const;
      if (await this.withdrawals.confirm(transaction, found.id))
        await this.write(transaction, found, receipt);
      return ok({ id: found.id, created_at: found.created_at });
    });
  }
}
