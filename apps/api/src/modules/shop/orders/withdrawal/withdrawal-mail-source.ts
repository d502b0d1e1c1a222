import { Injectable } from '@nestjs/common';
import { WITHDRAWAL_MAIL_TEMPLATES } from '@tastwerk/contracts';
import type { Transaction } from '../../../../platform/database/transactions.js';
import { textsIn } from '../../../../platform/texts/texts.js';
import { MailSource, MailSources, type WrittenMail } from '../../../mail/mail-source.js';
import type { QueuedMail } from '../../../mail/mail.js';
import { momentInWords } from '../../../mail/templates/in-words.js';
import { WithdrawalLinks } from './withdrawal-links.js';
import { WithdrawalRepository } from './withdrawal.repository.js';

/** Content of mails about withdrawals. Facts name the withdrawal, never what it says. */
@Injectable()
export class WithdrawalMailSource extends MailSource {
  override readonly templates = WITHDRAWAL_MAIL_TEMPLATES;

  constructor(
    sources: MailSources,
    private readonly withdrawals: WithdrawalRepository,
    private readonly links: WithdrawalLinks,
  ) {
    super(sources);
  }

  override async write(
    transaction: Transaction,
    { template, facts, language, recipient: to }: QueuedMail,
  ): Promise<WrittenMail | null> {
    const withdrawal = await this.withdrawals.findKept(transaction, Number(facts['withdrawal']));
    if (withdrawal === undefined) return null;
    const t = textsIn(language, 'orders');
    const received = t('received', { moment: momentInWords(withdrawal.created_at, language) });
    if (template !== 'withdrawal-to-settle' && !withdrawal.isConfirmed) {
      // The address may belong to another person than the one who typed it: the mail says nothing that was typed.
      const lines = [t('process', { id: withdrawal.id }), received];
      const link = this.page('withdraw', {}, { key: this.links.keyOf(withdrawal.id) });
      const own = [{ heading: t('headings.withdrawal'), lines }];
      return { to, content: { template: 'withdrawal-to-confirm', facts: {}, blocks: own, link } };
    }
    const lines = [
      t('process', { id: withdrawal.id }),
      received,
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
    const order = withdrawal.order_id;
    const link = order === null ? {} : { link: this.page('order', { order }) };
    return { to, content: { template, facts: {}, blocks, ...link } };
  }
}
