import { Injectable } from '@nestjs/common';
import type { ApiLanguage } from '@tastwerk/contracts';
import type { Transaction } from '../../platform/database/transactions.js';
import type { Actor } from '../../platform/http/actor.js';
import { AccountRepository } from '../accounts/account.repository.js';
import { MailService } from '../mail/mail.service.js';
import type { GraphicEntity } from './graphic.entity.js';
import { GraphicRepository } from './graphic.repository.js';
import type { VariantEntity } from './variant.entity.js';
import { VariantRepository } from './variant.repository.js';
import type { Showing } from './visibility.js';

/** An author hears of new versions of one variant at most once in this time, in ms. */
const NOTICE_MS = 60 * 60 * 1000;

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

/** Tells authors by mail what others made of their variants, and what became of them. */
@Injectable()
export class AuthorNotices {
  constructor(
    private readonly accounts: AccountRepository,
    private readonly mails: MailService,
    private readonly graphics: GraphicRepository,
    private readonly variants: VariantRepository,
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
    const since = new Date(Date.now() - NOTICE_MS);
    const facts = { variantId: String(variantId) };
    if (
      await this.mails.wasWritten(transaction, { accountId: userId, template: 'new-version', facts, since })
    )
      return;
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
    const graphic = await this.graphics.find(id, transaction);
    if (graphic === null) return;
    const variants = await this.variants.ofGraphic(transaction, id);
    const authors = [graphic.userId, ...variants.filter((one) => one.public).map((one) => one.userId)];
    const leadsTo = (authorId: number) => variants.find(({ userId }) => userId === authorId) ?? variants[0];
    await this.tell(
      transaction,
      await this.concerned(transaction, graphic, authors, leadsTo, showing),
      'graphic',
      showing,
    );
  }

  /** Writes to the author of a variant; not that it is shown while its graphic is not. */
  async shownVariant(transaction: Transaction, id: number, showing: Showing): Promise<void> {
    const variant = await this.variants.find(transaction, id);
    const graphic = variant && (await this.graphics.find(variant.graphicId, transaction));
    if (!graphic || !(graphic.public || !variant.public)) return;
    const authors = await this.concerned(transaction, graphic, [variant.userId], () => variant, showing);
    await this.tell(transaction, authors, 'variant', showing);
  }

  /** Those of `authors` who can be written to, each with the variant that a mail to them leads to; not the one who hides or shows. */
  private async concerned(
    transaction: Transaction,
    { id: graphicId, title }: GraphicEntity,
    authors: readonly number[],
    leadsTo: (authorId: number) => VariantEntity | undefined,
    { actorId }: Showing,
  ): Promise<readonly ConcernedAuthor[]> {
    const accounts = await this.accounts.findConfirmed(transaction, authors);
    return accounts.flatMap(({ id: accountId, email: recipient, language }) => {
      const variant = accountId === actorId ? undefined : leadsTo(accountId);
      if (variant === undefined) return [];
      const { id: variantId, title: variantTitle } = variant;
      return [{ accountId, recipient, language, graphicId, variantId, title, variantTitle }];
    });
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
