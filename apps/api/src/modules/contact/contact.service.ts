import { Inject, Injectable } from '@nestjs/common';
import type { BodyOf, OperatorContact } from '@tastwerk/contracts';
import { CONFIGURATION, type ProcessConfiguration } from '../../platform/config/process-configuration.js';
import { operatorOf } from '../../platform/config/operator.js';
import { OPERATOR_SETTINGS } from '../../platform/config/operator-settings.js';
import { Transactions } from '../../platform/database/transactions.js';
import { MailService } from '../mail/mail.service.js';

/** Says how the operators are reached, and hands messages on to them by mail. */
@Injectable()
export class ContactService {
  readonly operator: OperatorContact;
  private readonly recipient: string;

  constructor(
    private readonly mails: MailService,
    private readonly transactions: Transactions,
    @Inject(CONFIGURATION) configuration: ProcessConfiguration,
  ) {
    const { name, email, isPlaceholder } = operatorOf(configuration);
    this.recipient = email;
    this.operator = {
      name: isPlaceholder ? null : name,
      email: email === OPERATOR_SETTINGS.operatorEmail.schema.parse(undefined) ? null : email,
      phone: configuration.operatorPhone ?? null,
    };
  }

  async send({ topic, message, email, website }: BodyOf<'sendContactMessage'>): Promise<void> {
    if (website !== '') return;
    await this.transactions.run((transaction) =>
      this.mails.write(transaction, {
        template: 'contact-message',
        recipient: this.recipient,
        accountId: null,
        language: 'de',
        facts: { topic, message, email },
      }),
    );
  }
}
