import { Injectable } from '@nestjs/common';
import { WITHDRAWAL_MAIL_TEMPLATES } from '@tastwerk/contracts';
import type { Transaction } from '../../../../platform/database/transactions.js';
import { textsIn } from '../../../../platform/texts/texts.js';
import { MailSource, MailSources, type WrittenMail } from '../../../mail/mail-source.js';
import type { QueuedMail } from '../../../mail/mail.js';
import { momentInWords } from '../../../mail/templates/in-words.js';
import { WithdrawalRepository } from './withdrawal.repository.js';

/** Content of mails about withdrawals. Facts name the withdrawal, never what it says. */
@Injectable()
export class WithdrawalMailSource extends MailSource {
  override readonly templates = WITHDRAWAL_MAIL_TEMPLATES;

  constructor(
    sources: MailSources,
    private readonly withdrawals: WithdrawalRepository,
  ) {
    super(sources);
  }

  override async write(
    transaction: Transaction,
    { template, facts, language, recipient: to }: QueuedMail,
  ): Promise<WrittenMail | null> {
    const withdrawal = await this.withdrawals.find(transaction, Number(facts['withdrawal']));
    if (withdrawal === undefined) return null;
    const t = textsIn(language, 'orders');
    const lines = [
      t('received', { moment: momentInWords(withdrawal.created_at, language) }),
      t('name', { name: withdrawal.name }),
      t('contract', { contract: withdrawal.order }),
      t('email', { email: withdrawal.email }),
      ...(withdrawal.message === '' ? [] : [withdrawal.message]),
    ];
    const blocks = [{ heading: t('headings.withdrawal'), lines }];
    if (template === 'withdrawal-to-settle') {
      return {
        to,
        content: { template, facts: {}, blocks, link: this.page('withdrawals') },
      };
    }
    // The reader is the customer of the order: the mail goes to the address that the order was found by.
    const order = withdrawal.order_id;
    const link = order === null ? {} : { link: this.page('order', { order }) };
    return { to, content: { template, facts: {}, blocks, ...link } };
  }
}
