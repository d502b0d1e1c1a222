import { Injectable } from '@nestjs/common';
import { PRODUCTION_MAIL_TEMPLATES } from '@tastwerk/contracts';
import type { Transaction } from '../../../../platform/database/transactions.js';
import { MailSource, MailSources, type WrittenMail } from '../../../mail/mail-source.js';
import type { QueuedMail } from '../../../mail/mail.js';
import { PackageLinks } from '../package-link.service.js';
import { TransferredOrders } from '../produced-orders.sql.js';

/** Knows what the mails to the production partner say. */
@Injectable()
export class ProductionMailSource extends MailSource {
  override readonly templates = PRODUCTION_MAIL_TEMPLATES;

  constructor(
    sources: MailSources,
    private readonly links: PackageLinks,
    private readonly produced: TransferredOrders,
  ) {
    super(sources);
  }

  override async write(
    transaction: Transaction,
    { template, facts, recipient }: QueuedMail,
  ): Promise<WrittenMail | null> {
    const orderId = Number(facts['order']);
    const told = { order: String(orderId) };
    if (template === 'production-canceled') return { to: recipient, content: { template, facts: told } };
    if ((await this.produced.find(orderId)) === undefined) return null;
    // The page asks before it uses the link up.
    const key = await this.links.issue(transaction, orderId);
    const link = this.page('partner', {}, { key });
    return { to: recipient, content: { template, facts: told, link } };
  }
}
