import { Injectable } from '@nestjs/common';
import { QUOTE_MAIL_TEMPLATES, type QuoteRequest } from '@tastwerk/contracts';
import type { Transaction } from '../../../platform/database/transactions.js';
import { textsIn } from '../../../platform/texts/texts.js';
import { AccountRepository } from '../../accounts/account.repository.js';
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
    private readonly accounts: AccountRepository,
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
    const isToShop = template === 'quote-to-answer';
    const isKnown = isToShop || (await this.isOwn(transaction, request));
    const blocks = [
      ...quoteBlocks(request.quote, language, isKnown),
      ...(request.message === '' || !isKnown
        ? []
        : [{ heading: t('headings.message'), lines: [request.message] }]),
    ];
    const told = { request: String(request.id) };
    if (!isToShop) {
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

  /** Whether a request came from the account whose confirmed address it names: another address gets no words that users wrote. */
  private async isOwn(transaction: Transaction, { account_id: id, email }: QuoteRequest): Promise<boolean> {
    const account = id === null ? null : await this.accounts.findById(id, transaction);
    if (account === null || account.verifiedAt === null || account.deletedAt !== null) return false;
    return account.email.toLowerCase() === email.toLowerCase();
  }
}
