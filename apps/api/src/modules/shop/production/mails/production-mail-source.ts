import { Inject, Injectable } from '@nestjs/common';
import { PRODUCTION_MAIL_TEMPLATES } from '@tastwerk/contracts';
import {
  CONFIGURATION,
  type ProcessConfiguration,
} from '../../../../platform/config/process-configuration.js';
import type { Transaction } from '../../../../platform/database/transactions.js';
import {
  MailContentSource,
  MailContentSources,
  type WrittenMail,
} from '../../../mail/mail-content-source.js';
import type { QueuedMail } from '../../../mail/mail.js';
import { pageLink } from '../../../mail/page-link.js';
import { PackageLinks } from '../package-link.service.js';
import { TransferredOrders } from '../produced-orders.sql.js';

/** Knows what the mails to the production partner say. */
@Injectable()
export class ProductionMailSource extends MailContentSource {
  override readonly templates = PRODUCTION_MAIL_TEMPLATES;
  private readonly publicUrl: string;

  constructor(
    sources: MailContentSources,
    private readonly links: PackageLinks,
    private readonly produced: TransferredOrders,
    @Inject(CONFIGURATION) { publicUrl }: ProcessConfiguration,
  ) {
    super(sources);
    this.publicUrl = publicUrl;
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
    const link = pageLink(this.publicUrl, 'partner', {}, { key });
    return { to: recipient, content: { template, facts: told, link } };
  }
}
