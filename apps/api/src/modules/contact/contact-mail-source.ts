import { Inject, Injectable } from '@nestjs/common';
import { CONTACT_MAIL_TEMPLATES, CONTACT_TOPICS } from '@tastwerk/contracts';
import { CONFIGURATION, type ProcessConfiguration } from '../../platform/config/process-configuration.js';
import { operatorOf } from '../../platform/config/operator.js';
import type { Transaction } from '../../platform/database/transactions.js';
import { textsIn } from '../../platform/texts/texts.js';
import { MailContentSource, MailContentSources, type WrittenMail } from '../mail/mail-content-source.js';
import type { QueuedMail } from '../mail/mail.js';

/** Content of contact messages. The recipient is always the operator, never a typed address. */
@Injectable()
export class ContactMailSource extends MailContentSource {
  override readonly templates = CONTACT_MAIL_TEMPLATES;
  private readonly to: string;

  constructor(sources: MailContentSources, @Inject(CONFIGURATION) configuration: ProcessConfiguration) {
    super(sources);
    this.to = operatorOf(configuration).email;
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
    return Promise.resolve({ to: this.to, content: { template, facts: {}, blocks } });
  }
}
