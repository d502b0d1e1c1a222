import { Injectable } from '@nestjs/common';
import { QUOTE_MAIL_TEMPLATES } from '@tastwerk/contracts';
import type { Transaction } from '../../../platform/database/transactions.js';
import { textsIn } from '../../../platform/texts/texts.js';
import { MailSource, MailSources, type WrittenMail } from '../../mail/mail-source.js';
import type { QueuedMail } from '../../mail/mail.js';
import { momentInWords } from '../../mail/templates/in-words.js';
import { quoteBlocks } from '../orders/mails/order-blocks.js';
import { QuoteRequestRepository } from './quote-request.repository.js';

/** Content of mails about requests for quotes. Facts name the request, never what it says. */
@Injectable()
export class QuoteMailSource extends MailSource {
  override readonly templates = QUOTE_MAIL_TEMPLATES;

  constructor(
    sources: MailSources,
    private readonly requests: QuoteRequestRepository,
  ) {
    super(sources);
  }

  override async write(
    transaction: Transaction,
    { template, facts, language, recipient: to }: QueuedMail,
  ): Promise<WrittenMail | null> {
    const request = await this.requests.find(transaction, Number(facts['request']));
    if (request === undefined) return null;
    const t = textsIn(language, 'orders');
    const blocks = [
      ...quoteBlocks(request.quote, language),
      ...(request.message === '' ? [] : [{ heading: t('headings.message'), lines: [request.message] }]),
    ];
    const told = { request: String(request.id) };
    // The person who typed the address may not own it, so the mail does not contain the typed name.
    if (template === 'quote-requested') {
      // Quotes are for trying out while nothing is sold.
      const trial = this.configuration.sales === 'off' ? 'quote' : undefined;
      return { to, content: { template, facts: told, blocks, trial } };
    }
    const from = {
      heading: t('headings.request'),
      lines: [
        t('requestFrom', { from: [request.name, request.email].filter((part) => part !== '').join(', ') }),
        t('received', { moment: momentInWords(request.created_at, language) }),
      ],
    };
    const link = this.page('quoteRequests');
    return { to, content: { template, facts: told, blocks: [from, ...blocks], link } };
  }
}
