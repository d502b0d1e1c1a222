import { Injectable } from '@nestjs/common';
import type { Graphic } from '@tastwerk/contracts';
import type { Transaction } from '../../platform/database/transactions.js';
import { AuthorshipRepository, type OwnVersion } from './authorship.repository.js';
import { graphicFields } from './graphic.entity.js';
import { UnseenWorks } from './unseen-works.sql.js';
import { VariantJson } from './variant-json.sql.js';

/** Versions that are read at once. */
const PAGE = 100;

/** Answers what somebody published, and clears away what nobody else may see when they go. */
@Injectable()
export class AuthorshipService {
  constructor(
    private readonly works: AuthorshipRepository,
    private readonly unseen: UnseenWorks,
    private readonly variantJson: VariantJson,
  ) {}

  /** Graphics with the variants that the account published, the newest graphic first. */
  async graphicsOf(accountId: number, limit: number, offset: number): Promise<readonly Graphic[]> {
    const graphics = await this.works.graphicsOf(accountId, limit, offset);
    const variants = await this.variantJson.findByAuthor(
      accountId,
      graphics.map(({ id }) => id),
    );
    return graphics.map((graphic) => ({
      ...graphicFields(graphic),
      variants: variants.filter(({ parent_graphic: parent }) => parent.id === graphic.id),
    }));
  }

  /** Every version that the account published, the oldest first. */
  async *versionsOf(accountId: number): AsyncGenerator<OwnVersion> {
    let page = await this.works.versionsOf(accountId, 0, PAGE);
    for (let last = page.at(-1); last !== undefined; last = page.at(-1)) {
      yield* page;
      page = await this.works.versionsOf(accountId, last.id, PAGE);
    }
  }

  /** Deletes what is not in the catalogue for everybody; whether anything of it stays in the catalogue. */
  async leave(transaction: Transaction, accountId: number): Promise<boolean> {
    await this.unseen.remove(transaction, accountId);
    await this.works.forgetKeys(transaction, accountId);
    return this.works.hasAny(transaction, accountId);
  }
}
