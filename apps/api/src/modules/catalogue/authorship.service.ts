import { Injectable } from '@nestjs/common';
import type { Graphic } from '@tastwerk/contracts';
import { In, MoreThan } from 'typeorm';
import { Transactions, type Transaction } from '../../platform/database/transactions.js';
import { GraphicEntity, graphicFields, type ListedGraphic } from './graphic.entity.js';
import { PublicationEntity } from './publication.entity.js';
import { UnseenWorks } from './unseen-works.sql.js';
import { VariantEntity } from './variant.entity.js';
import { VariantJson } from './variant-json.sql.js';
import { VersionEntity } from './version.entity.js';

/** A version that an account published. */
export interface OwnVersion {
  readonly id: number;
  readonly variantId: number;
  readonly graphicId: number;
  readonly fileName: string;
  readonly changeMessage: string;
  readonly isCurrent: boolean;
  readonly createdAt: Date;
}

/** Versions that are read at once. */
const PAGE = 100;

/** Answers what somebody published, and clears away what nobody else may see when they go. */
@Injectable()
export class AuthorshipService {
  constructor(
    private readonly transactions: Transactions,
    private readonly unseen: UnseenWorks,
    private readonly variantJson: VariantJson,
  ) {}

  /** Graphics with the variants that the account published, the newest graphic first. */
  async graphicsOf(accountId: number, limit: number, offset: number): Promise<readonly Graphic[]> {
    const graphics = await this.works(accountId, limit, offset);
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
    let page = await this.versionsAfter(accountId, 0);
    for (let last = page.at(-1); last !== undefined; last = page.at(-1)) {
      yield* page;
      page = await this.versionsAfter(accountId, last.id);
    }
  }

  /** Deletes what is not in the catalogue for everybody; whether anything of it stays in the catalogue. */
  async leave(transaction: Transaction, accountId: number): Promise<boolean> {
    await this.unseen.remove(transaction, accountId);
    await transaction.of(PublicationEntity).delete({ userId: accountId });
    return this.hasAny(transaction, accountId);
  }

  /** Graphics of which the account published a variant, the newest first. */
  private works(accountId: number, limit: number, offset: number): Promise<readonly ListedGraphic[]> {
    const graphics = this.transactions.none.of(GraphicEntity).createQueryBuilder('graphic');
    const own = graphics
      .subQuery()
      .select('1')
      .from(VariantEntity, 'variant')
      .where('variant.graphicId = graphic.id AND variant.userId = :accountId');
    return graphics
      .where(`EXISTS ${own.getQuery()}`, { accountId })
      .orderBy('graphic.createdAt', 'DESC')
      .addOrderBy('graphic.id', 'DESC')
      .limit(limit)
      .offset(offset)
      .getMany();
  }

  /** Versions that the account published, the oldest first, a page of them behind `afterId`. */
  private async versionsAfter(accountId: number, afterId: number): Promise<readonly OwnVersion[]> {
    const { none } = this.transactions;
    const versions = await none.of(VersionEntity).find({
      select: { id: true, variantId: true, fileName: true, changeMessage: true, createdAt: true },
      where: { userId: accountId, id: MoreThan(afterId) },
      order: { id: 'ASC' },
      take: PAGE,
    });
    const ids = [...new Set(versions.map(({ variantId }) => variantId))];
    const variants = await none.of(VariantEntity).findBy({ id: In(ids) });
    const byId = new Map(variants.map((variant) => [variant.id, variant]));
    return versions.flatMap(({ id, variantId, fileName, changeMessage, createdAt }) => {
      const variant = byId.get(variantId);
      if (variant === undefined) return [];
      const { graphicId, currentVersionId } = variant;
      return [
        { id, variantId, graphicId, fileName, changeMessage, isCurrent: currentVersionId === id, createdAt },
      ];
    });
  }

  /** Whether anything stands in the catalogue that the account published. */
  private async hasAny(transaction: Transaction, userId: number): Promise<boolean> {
    for (const entity of [GraphicEntity, VariantEntity, VersionEntity])
      if (await transaction.of<{ readonly userId: number }>(entity).existsBy({ userId })) return true;
    return false;
  }
}
