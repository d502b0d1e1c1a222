import { Injectable } from '@nestjs/common';
import type { Transaction } from '../../platform/database/transactions.js';
import type { Actor } from '../../platform/http/actor.js';
import { AccountRepository } from '../accounts/account.repository.js';
import { MailService } from '../mail/mail.service.js';
import type { VariantRecord } from './variant.entity.js';

/** Tells authors by mail what others made of their variants. */
@Injectable()
export class AuthorNotices {
  constructor(
    private readonly accounts: AccountRepository,
    private readonly mails: MailService,
  ) {}

  /** Writes to the author of a variant of which somebody else has published a version, at most once an hour for each variant and only if they want that. */
  async newVersion(
    transaction: Transaction,
    { id: variantId, graphicId, userId }: VariantRecord,
    title: string,
    actor: Actor,
  ): Promise<void> {
    if (userId === actor.id) return;
    const author = await this.accounts.findById(userId, transaction);
    if (author === null || author.deletedAt !== null || author.verifiedAt === null || !author.noticesActive)
      return;
    const told = await transaction.query(
      `SELECT 1 FROM mail WHERE account_id = $1 AND template = 'new-version' AND facts->>'variantId' = $2
          AND created_at > now() - interval '1 hour' LIMIT 1`,
      [userId, String(variantId)],
    );
    if (told.length > 0) return;
    await this.mails.write(transaction, {
      template: 'new-version',
      recipient: author.email,
      accountId: userId,
      language: author.language,
      facts: {
        variantId: String(variantId),
        graphicId: String(graphicId),
        by: String(actor.id),
        title,
      },
    });
  }
}
