import { Inject, Injectable } from '@nestjs/common';
import type { Withdrawal } from '@tastwerk/contracts';
import { fail, ok, type Result } from '@tastwerk/editor-core';
import { CONFIGURATION, type ProcessConfiguration } from '../../../platform/config/configuration.module.js';
import { operatorOf } from '../../../platform/config/operator.js';
import { Transactions } from '../../../platform/database/transactions.js';
import type { ApiFailure } from '../../../platform/http/api-failure.js';
import type { Caller } from '../../../platform/http/caller.js';
import { AttemptThrottle } from '../../../platform/http/throttle-attempts.js';
import { mailLimits } from '../../accounts/guessing.js';
import { MailService } from '../../mail/mail.service.js';
import { type WithdrawalForm, WithdrawalRepository } from './withdrawal.repository.js';

/**
 * Takes withdrawals in and sends the receipt at once (§ 356a BGB). Whether there is such a contract is looked at by people: the answer
 * tells nobody which orders there are.
 */
@Injectable()
export class WithdrawalService {
  private readonly shopEmail: string;

  constructor(
    private readonly withdrawals: WithdrawalRepository,
    private readonly mails: MailService,
    private readonly throttle: AttemptThrottle,
    private readonly transactions: Transactions,
    @Inject(CONFIGURATION) configuration: ProcessConfiguration,
  ) {
    this.shopEmail = operatorOf(configuration).email;
  }

  async withdraw(
    form: WithdrawalForm,
    { ip, language }: Caller,
  ): Promise<Result<Pick<Withdrawal, 'id' | 'created_at'>, ApiFailure>> {
    const begun = await this.throttle.begin(mailLimits(form.email, ip));
    if (!begun.ok) return begun;
    const { id, created_at } = await this.transactions.run(async (transaction) => {
      const added = await this.withdrawals.add(transaction, form);
      const mail = { accountId: null, facts: { withdrawal: String(added.id) } };
      await this.mails.write(transaction, {
        ...mail,
        template: 'withdrawal-received',
        recipient: form.email,
        language,
      });
      await this.mails.write(transaction, {
        ...mail,
        template: 'withdrawal-to-settle',
        recipient: this.shopEmail,
        language: 'de',
      });
      return added;
    });
    this.mails.flush();
    return ok({ id, created_at });
  }

  list(limit: number, before: number | undefined): Promise<readonly Withdrawal[]> {
    return this.withdrawals.list(limit, before);
  }

  async settle(id: number): Promise<Result<Withdrawal, ApiFailure>> {
    const settled = await this.withdrawals.settle(id);
    return settled === undefined ? fail({ code: 'WITHDRAWAL_NOT_FOUND' }) : ok(settled);
  }
}
