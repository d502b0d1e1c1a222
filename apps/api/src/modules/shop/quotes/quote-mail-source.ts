import { Inject, Injectable } from '@nestjs/common';
import { QUOTE_MAIL_TEMPLATES } from '@tastwerk/contracts';
import { CONFIGURATION, type ProcessConfiguration } from '../../../platform/config/process-configuration.js';
import type { Transaction } from '../../../platform/database/transactions.js';
import { textsIn } from '../../../platform/texts/texts.js';
import { MailContentSource, MailContentSources, type WrittenMail } from '../../mail/mail-content-source.js';
import type { QueuedMail } from '../../mail/mail.js';
import { pageLink } from '../../mail/page-link.js';
import { momentInWords } from '../../mail/templates/in-words.js';
import { quoteBlocks } from '../orders/mails/order-blocks.js';
import { QuoteRequestRepository } from './quote-request.repository.js';

/** Content of mails about requests for quotes. Facts name the request, never what it says. */
@Injectable()
export class QuoteMailSource extends MailContentSource {
  override readonly templates = QUOTE_MAIL_TEMPLATES;
  private readonly publicUrl: string;
  /** Quotes are for trying out while nothing is sold. */
  private readonly quoteTrial: 'quote' | undefined;

  constructor(
    sources: MailContentSources,
    private readonly requests: QuoteRequestRepository,
    @Inject(CONFIGURATION) { publicUrl, sales }: ProcessConfiguration,
  ) {
    super(sources);
    this.publicUrl = publicUrl;
    this.quoteTrial = sales === 'off' ? 'quote' : undefined;
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
    if (template === 'quote-requested')
      return { to, content: { template, facts: told, blocks, trial: this.quoteTrial } };
    const from = {
      heading: t('headings.request'),
      lines: [
        t('requestFrom', { from: [request.name, request.email].filter((part) => part !== '').join(', ') }),
        t('received', { moment: momentInWords(request.created_at, language) }),
      ],
    };
    const link = pageLink(this.publicUrl, 'quoteRequests');
    return { to, content: { template, facts: told, blocks: [from, ...blocks], link } };
  }
}
