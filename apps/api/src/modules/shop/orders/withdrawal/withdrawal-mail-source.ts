import { Inject, Injectable } from '@nestjs/common';
import { WITHDRAWAL_MAIL_TEMPLATES } from '@tastwerk/contracts';
import {
  CONFIGURATION,
  type ProcessConfiguration,
} from '../../../../platform/config/process-configuration.js';
import type { Transaction } from '../../../../platform/database/transactions.js';
import { textsIn } from '../../../../platform/texts/texts.js';
import {
  MailContentSource,
  MailContentSources,
  type WrittenMail,
} from '../../../mail/mail-content-source.js';
import type { QueuedMail } from '../../../mail/mail.js';
import { pageLink } from '../../../mail/page-link.js';
import { momentInWords } from '../../../mail/templates/in-words.js';
import { WithdrawalRepository } from './withdrawal.repository.js';

/** Content of mails about withdrawals. Facts name the withdrawal, never what it says. */
@Injectable()
export class WithdrawalMailSource extends MailContentSource {
  override readonly templates = WITHDRAWAL_MAIL_TEMPLATES;
  private readonly publicUrl: string;

  constructor(
    sources: MailContentSources,
    private readonly withdrawals: WithdrawalRepository,
    @Inject(CONFIGURATION) { publicUrl }: ProcessConfiguration,
  ) {
    super(sources);
    this.publicUrl = publicUrl;
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
        content: { template, facts: {}, blocks, link: pageLink(this.publicUrl, 'withdrawals') },
      };
    }
    // The reader is the customer of the order: the mail goes to the address that the order was found by.
    const order = withdrawal.order_id;
    const link = order === null ? {} : { link: pageLink(this.publicUrl, 'order', { order }) };
    return { to, content: { template, facts: {}, blocks, ...link } };
  }
}
