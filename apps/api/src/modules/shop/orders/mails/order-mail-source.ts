import { Injectable } from '@nestjs/common';
import { braillePageText } from '@tastwerk/editor-core/braille';
import {
  type ApiLanguage,
  LEGAL_PAGES,
  type MailTemplate,
  ORDER_MAIL_TEMPLATES,
  ORDER_STATUS,
} from '@tastwerk/contracts';
import { operatorOf } from '../../../../platform/config/operator.js';
import type { Transaction } from '../../../../platform/database/transactions.js';
import type { MailAttachment } from '../../../../platform/mail/mail-transport.js';
import { textsIn } from '../../../../platform/texts/texts.js';
import { AccountRepository } from '../../../accounts/account.repository.js';
import { CatalogueService } from '../../../catalogue/catalogue.service.js';
import { MailSource, MailSources, type WrittenMail } from '../../../mail/mail-source.js';
import type { QueuedMail } from '../../../mail/mail.js';
import type { MailBlock, MailContent } from '../../../mail/templates/mail-content.js';
import { OrderRepository } from '../order.repository.js';
import { ContractPapers } from './contract-papers.service.js';
import { orderBlocks } from './order-blocks.js';
import type { StoredOrder } from '../stored-order.js';
import { withdrawalInstructions } from './withdrawal-instructions.js';

/** Mails that are pointless once their order is canceled, which a mail of its own tells. */
const OVERTAKEN: readonly MailTemplate[] = ['order-transferred', 'order-waiting-for-payment', 'order-paid'];

/** Content of mails about orders. Facts name the order, never what it says. */
@Injectable()
export class OrderMailSource extends MailSource {
  override readonly templates = ORDER_MAIL_TEMPLATES;

  constructor(
    sources: MailSources,
    private readonly orders: OrderRepository,
    private readonly accounts: AccountRepository,
    private readonly catalogue: CatalogueService,
    private readonly contractPapers: ContractPapers,
  ) {
    super(sources);
  }

  override async write(transaction: Transaction, mail: QueuedMail): Promise<WrittenMail | null> {
    const content = await this.contentOf(transaction, mail);
    if (content === null) return null;
    return { to: mail.recipient, content, attachments: await this.papers(transaction, mail) };
  }

  /** What comes with the confirmation of an order. */
  private async papers(
    transaction: Transaction,
    { template, facts }: QueuedMail,
  ): Promise<readonly MailAttachment[]> {
    if (template !== 'order-confirmation') return [];
    const order = await this.orders.find(Number(facts['order']), transaction);
    return order === undefined ? [] : this.contractPapers.of(order);
  }

  private async contentOf(
    transaction: Transaction,
    { template, facts, accountId }: QueuedMail,
  ): Promise<MailContent | null> {
    const order = await this.orders.find(Number(facts['order']), transaction);
    const account = accountId === null ? null : await this.accounts.findById(accountId, transaction);
    if (order === undefined || account === null || account.deletedAt !== null) return null;
    if (order.status === ORDER_STATUS.canceled && OVERTAKEN.includes(template)) return null;
    const { language } = order;
    const t = textsIn(language, 'orders');
    const told = { order: String(order.id), name: account.displayName };
    const about = { template, facts: told, trial: order.is_trial ? ('order' as const) : undefined };
    const link = this.page('order', { order: order.id });
    const aside = (heading: string, text: string | null | undefined): readonly MailBlock[] =>
      (text ?? '') === '' ? [] : [{ heading, lines: [text ?? ''] }];
    if (template === 'order-confirmation') {
      return { ...about, link, blocks: [...orderBlocks(order), ...this.terms(language)] };
    }
    if (template === 'order-shipped') {
      const tracking = aside(t('headings.tracking'), order.tracking_number);
      return { ...about, link, blocks: [...tracking, ...(await this.descriptions(order))] };
    }
    return { ...about, link, blocks: aside(t('headings.reason'), facts['reason']) };
  }

  /** What is sold without its embossed pages comes as text: the words that would be embossed, of the version that was ordered. */
  private async descriptions({ items, language }: StoredOrder): Promise<readonly MailBlock[]> {
    const ids = items
      .filter((item) => item.product_id === 'graphic_nobraille')
      .map((item) => item.version_id);
    const blocks: MailBlock[] = [];
    for (const id of new Set(ids)) {
      const { document } = await this.catalogue.publishedVersion(id);
      const lines = braillePageText(document).flatMap(({ text }) => (text === '' ? [] : [text]));
      const heading = textsIn(language, 'orders')('description', { title: document.graphicTitle });
      if (lines.length > 0) blocks.push({ heading, lines });
    }
    return blocks;
  }

  /** What a customer must get on a durable medium besides (§ 312f (2) BGB). */
  private terms(language: ApiLanguage): readonly MailBlock[] {
    const t = textsIn(language, 'orders');
    const page = this.page('withdraw');
    return [
      {
        heading: t('headings.withdrawal'),
        lines: [
          ...withdrawalInstructions(operatorOf(this.configuration), page, language),
          t('withdrawalPage', { url: page }),
        ],
      },
      {
        heading: t('headings.terms'),
        lines: [t('terms', { url: this.page('legal', { language, page: LEGAL_PAGES.terms }) })],
      },
    ];
  }
}
