import { Injectable } from '@nestjs/common';
import { CONTACT_MAIL_TEMPLATES, CONTACT_TOPICS } from '@tastwerk/contracts';
import { operatorOf } from '../../platform/config/operator.js';
import type { Transaction } from '../../platform/database/transactions.js';
import { textsIn } from '../../platform/texts/texts.js';
import { MailSource, MailSources, type WrittenMail } from '../mail/mail-source.js';
import type { QueuedMail } from '../mail/mail.js';

/** Content of contact messages. The recipient is always the operator, never a typed address. */
@Injectable()
export class ContactMailSource extends MailSource {
  override readonly templates = CONTACT_MAIL_TEMPLATES;

  constructor(sources: MailSources) {
    super(sources);
  }

  override write(_: Transaction, { template, facts, language }: QueuedMail): Promise<WrittenMail> {
    const t = textsIn(language, 'contact');
    const topic = CONTACT_TOPICS.find((id) => id === facts['topic']) ?? 'other';
    const lines = (facts['message'] ?? '').split('\n').filter((line) => line.trim() !== '');
    const blocks = [
      { heading: t('about'), lines: [t(`topics.${topic}`)] },
      { heading: t('from'), lines: [facts['email'] ?? ''] },
      { heading: t('message'), lines },
    ];
    return Promise.resolve({
      to: operatorOf(this.configuration).email,
      content: { template, facts: {}, blocks },
    });
  }
}
