import { Injectable } from '@nestjs/common';
import type { ApiLanguage } from '@tastwerk/contracts';
import type { Transaction } from '../../platform/database/transactions.js';
import type { Actor } from '../../platform/http/actor.js';
import { AccountRepository } from '../accounts/account.repository.js';
import { MailService } from '../mail/mail.service.js';
import type { VariantEntity } from './variant.entity.js';
import type { Showing } from './visibility.js';

/** An author of something that is hidden or shown, and what a mail to them is about. */
interface ConcernedAuthor {
  readonly accountId: number;
  readonly recipient: string;
  readonly language: ApiLanguage;
  readonly graphicId: number;
  /** The variant that the mail leads to. */
  readonly variantId: number;
  readonly title: string;
  readonly variantTitle: string;
}

/** SQL of the variants `v` that an account `a` is written to about, with the columns of {@link ConcernedAuthor}. */
const CONCERNED = `
  SELECT DISTINCT ON (a.id) a.id AS "accountId", a.email AS recipient, a.language, g.id AS "graphicId", v.id AS "variantId",
         g.title, v.title AS "variantTitle"
    FROM variant v JOIN graphic g ON g.id = v.graphic_id
    JOIN account a ON a.deleted_at IS NULL AND a.verified_at IS NOT NULL AND a.id <> $2::integer`;

/** Tells authors by mail what others made of their variants, and what became of them. */
@Injectable()
export class AuthorNotices {
  constructor(
    private readonly accounts: AccountRepository,
    private readonly mails: MailService,
  ) {}

  /** Writes to the author of a variant of which somebody else has published a version, at most once an hour for each variant and only if they want that. */
  async newVersion(
    transaction: Transaction,
    { id: variantId, graphicId, userId }: VariantEntity,
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

  /** Writes to the authors of a graphic and of those of its variants that are not hidden themselves. */
  async shownGraphic(transaction: Transaction, id: number, showing: Showing): Promise<void> {
    const authors = await transaction.query<ConcernedAuthor>(
      `${CONCERNED} AND (a.id = g.user_id OR (a.id = v.user_id AND v.public))
        WHERE g.id = $1 ORDER BY a.id, (v.user_id = a.id) DESC, v.id`,
      [id, showing.actorId],
    );
    await this.tell(transaction, authors, 'graphic', showing);
  }

  /** Writes to the author of a variant; not that it is shown while its graphic is not. */
  async shownVariant(transaction: Transaction, id: number, showing: Showing): Promise<void> {
    const authors = await transaction.query<ConcernedAuthor>(
      `${CONCERNED} AND a.id = v.user_id WHERE v.id = $1 AND (g.public OR NOT v.public)`,
      [id, showing.actorId],
    );
    await this.tell(transaction, authors, 'variant', showing);
  }

  /** Lets what was written leave once it is committed. */
  send(): void {
    this.mails.flush();
  }

  /** Whoever published something is told what becomes of it, whether they want other notices or not. */
  private async tell(
    transaction: Transaction,
    authors: readonly ConcernedAuthor[],
    part: 'graphic' | 'variant',
    showing: Showing,
  ): Promise<void> {
    for (const { accountId, recipient, language, ...about } of authors) {
      await this.mails.write(transaction, {
        template: showing.public ? 'content-shown' : 'content-hidden',
        recipient,
        accountId,
        language,
        facts: {
          part,
          graphicId: String(about.graphicId),
          variantId: String(about.variantId),
          title: about.title,
          variantTitle: about.variantTitle,
          reason: showing.reason,
        },
      });
    }
  }
}
