import { Inject, Injectable } from '@nestjs/common';
import { type ApiLanguage, type PRODUCTION_MAIL_TEMPLATES, ROLES } from '@tastwerk/contracts';
import {
  CONFIGURATION,
  type ProcessConfiguration,
} from '../../../../platform/config/process-configuration.js';
import type { Transaction } from '../../../../platform/database/transactions.js';
import { AccountRepository } from '../../../accounts/account.repository.js';
import { MailService } from '../../../mail/mail.service.js';
import { isCarriedOut } from '../../orders/sales.js';
import type { StoredOrder } from '../../orders/stored-order.js';

interface Partner {
  readonly id: number | null;
  readonly email: string;
  readonly language: ApiLanguage;
}

/** Tells the production partner that a package is there, or that its order is not to be made; nothing of what is not carried out. */
@Injectable()
export class PackageMails {
  private readonly address: string | undefined;

  constructor(
    private readonly accounts: AccountRepository,
    private readonly mails: MailService,
    @Inject(CONFIGURATION) private readonly configuration: ProcessConfiguration,
  ) {
    this.address = configuration.productionEmail;
  }

  async write(
    transaction: Transaction,
    order: Pick<StoredOrder, 'id' | 'is_trial'>,
    template: (typeof PRODUCTION_MAIL_TEMPLATES)[number],
  ): Promise<void> {
    if (!isCarriedOut(order, this.configuration)) return;
    for (const { id, email, language } of await this.partners(transaction)) {
      await this.mails.write(transaction, {
        template,
        recipient: email,
        accountId: id,
        language,
        facts: { order: String(order.id) },
      });
    }
  }

  private async partners(transaction: Transaction): Promise<readonly Partner[]> {
    if (this.address !== undefined) return [{ id: null, email: this.address, language: 'de' }];
    return this.accounts.listByRole(transaction, ROLES.productionPartner);
  }
}
