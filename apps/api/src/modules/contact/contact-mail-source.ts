import { Inject, Injectable } from '@nestjs/common';
import { type ApiLanguage, CONTACT_MAIL_TEMPLATES, type CONTACT_TOPICS } from '@tastwerk/contracts';
import { CONFIGURATION, type ProcessConfiguration } from '../../platform/config/configuration.module.js';
import { operatorOf } from '../../platform/config/operator.js';
import type { Transaction } from '../../platform/database/transactions.js';
import { MailContentSource, type WrittenMail } from '../mail/mail-content-source.js';
import type { QueuedMail } from '../mail/mail.js';

interface ContactWords {
  readonly about: string;
  readonly from: string;
  readonly message: string;
  readonly topics: Readonly<Record<(typeof CONTACT_TOPICS)[number], string>>;
}

const WORDS: Readonly<Record<ApiLanguage, ContactWords>> = {
  de: {
    about: 'Thema',
    from: 'Antwort an',
    message: 'Nachricht',
    topics: {
      graphics: 'Grafiken und Editor',
      account: 'Konto und Anmeldung',
      order: 'Bestellung und Rechnung',
      accessibility: 'Barrierefreiheit',
      other: 'Etwas anderes',
    },
  },
  en: {
    about: 'Topic',
    from: 'Reply to',
    message: 'Message',
    topics: {
      graphics: 'Graphics and editor',
      account: 'Account and login',
      order: 'Orders and invoices',
      accessibility: 'Accessibility',
      other: 'Something else',
    },
  },
};

/** Content of contact messages. The recipient is always the operator, never a typed address. */
@Injectable()
export class ContactMailSource extends MailContentSource {
  override readonly templates = CONTACT_MAIL_TEMPLATES;
  private readonly to: string;

  constructor(@Inject(CONFIGURATION) configuration: ProcessConfiguration) {
    super();
    this.to = operatorOf(configuration).email;
  }

  override write(_: Transaction, { template, facts, language }: QueuedMail): Promise<WrittenMail> {
    const { about, from, message, topics } = WORDS[language];
    const topic = Object.entries(topics).find(([id]) => id === facts['topic'])?.[1] ?? topics.other;
    const lines = (facts['message'] ?? '').split('\n').filter((line) => line.trim() !== '');
    const blocks = [
      { heading: about, lines: [topic] },
      { heading: from, lines: [facts['email'] ?? ''] },
      { heading: message, lines },
    ];
    return Promise.resolve({ to: this.to, content: { template, facts: {}, blocks } });
  }
}
