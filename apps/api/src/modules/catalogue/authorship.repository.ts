import { Injectable } from '@nestjs/common';
import { In, MoreThan } from 'typeorm';
import { Transactions, type Transaction } from '../../platform/database/transactions.js';
import { GraphicEntity, type ListedGraphic } from './graphic.entity.js';
import { PublicationEntity } from './publication.entity.js';
import { VariantEntity } from './variant.entity.js';
import { VersionEntity } from './version.entity.js';

/** A version that somebody published. */
export interface OwnVersion {
  readonly id: number;
  readonly variantId: number;
  readonly graphicId: number;
  readonly fileName: string;
  readonly changeMessage: string;
  readonly isCurrent: boolean;
  readonly createdAt: Date;
}

/** Reads what one account published. */
@Injectable()
export class AuthorshipRepository {
  constructor(private readonly transactions: Transactions) {}

  /** Graphics of which the account published a variant, the newest first. */
  graphicsOf(accountId: number, limit: number, offset: number): Promise<readonly ListedGraphic[]> {
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

  /** Versions that the account published, the oldest first, from the one behind `afterId` on. */
  async versionsOf(accountId: number, afterId: number, limit: number): Promise<readonly OwnVersion[]> {
    const { none } = this.transactions;
    const versions = await none.of(VersionEntity).find({
      select: { id: true, variantId: true, fileName: true, changeMessage: true, createdAt: true },
      where: { userId: accountId, id: MoreThan(afterId) },
      order: { id: 'ASC' },
      take: limit,
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

  /** Forgets the keys that the account published with. */
  async forgetKeys(transaction: Transaction, userId: number): Promise<void> {
    await transaction.of(PublicationEntity).delete({ userId });
  }

  /** Whether anything stands in the catalogue that the account published. */
  async hasAny(transaction: Transaction, userId: number): Promise<boolean> {
    for (const entity of [GraphicEntity, VariantEntity, VersionEntity])
      if (await transaction.of<{ readonly userId: number }>(entity).existsBy({ userId })) return true;
    return false;
  }
}
