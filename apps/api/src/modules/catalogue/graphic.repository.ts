import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { PublicationPast, PublicationTerms } from '@tastwerk/editor-core/document';
import { In, Not } from 'typeorm';
import { Transactions, type Transaction } from '../../platform/database/transactions.js';
import { GraphicEntity, type NewGraphic } from './graphic.entity.js';
import { VariantEntity } from './variant.entity.js';
import { VersionEntity } from './version.entity.js';
import { isNews, shownAs, type Showing } from './visibility.js';

/** Random bytes of a link's key. */
const LINK_KEY_BYTES = 16;

/** How terms are kept: with a key where there is a link, and that others could see it once they could. */
function storedTerms({ visibility, licence }: PublicationTerms, linkKey: string | null, wasShared: boolean) {
  return {
    visibility,
    licence,
    linkKey: visibility === 'link' ? (linkKey ?? randomBytes(LINK_KEY_BYTES).toString('base64url')) : null,
    wasShared: wasShared || visibility !== 'private',
  };
}

/** Reads and writes graphics. */
@Injectable()
export class GraphicRepository {
  constructor(private readonly transactions: Transactions) {}

  find(id: number, transaction: Transaction = this.transactions.none): Promise<GraphicEntity | null> {
    return transaction.of(GraphicEntity).findOneBy({ id });
  }

  async add(transaction: Transaction, { visibility, licence, ...graphic }: NewGraphic): Promise<number> {
    const terms = storedTerms({ visibility, licence }, null, false);
    return (await transaction.add(GraphicEntity, { ...graphic, ...terms })).id;
  }

  /** A graphic, held against other writers until the transaction ends. */
  lock(transaction: Transaction, id: number): Promise<GraphicEntity | null> {
    return transaction.of(GraphicEntity).findOne({ where: { id }, lock: { mode: 'pessimistic_write' } });
  }

  /** What became of a graphic, for its terms to be changed. */
  async past(
    { id, userId, visibility, licence, wasShared }: GraphicEntity,
    transaction: Transaction = this.transactions.none,
  ): Promise<PublicationPast> {
    const variants = await transaction.of(VariantEntity).findBy({ graphicId: id });
    const versions = { variantId: In(variants.map((variant) => variant.id)), userId: Not(userId) };
    const hasOthers =
      variants.some((variant) => variant.userId !== userId) ||
      (await transaction.of(VersionEntity).existsBy(versions));
    return { visibility, licence, wasShared, hasOthers };
  }

  /** Gives a graphic other terms; one with a link keeps its key unless it is to get a new one. */
  async setTerms(
    transaction: Transaction,
    { id, linkKey, wasShared }: GraphicEntity,
    terms: PublicationTerms,
    isNewLink: boolean,
  ): Promise<void> {
    const kept = isNewLink ? null : linkKey;
    await transaction.of(GraphicEntity).update({ id }, storedTerms(terms, kept, wasShared));
  }

  async rename(
    transaction: Transaction,
    id: number,
    names: Pick<GraphicEntity, 'title' | 'description' | 'translations'>,
  ): Promise<void> {
    await transaction.of(GraphicEntity).update({ id }, names);
  }

  /** The current versions of the variants of a graphic. */
  async currentVersions(transaction: Transaction, id: number): Promise<readonly number[]> {
    const variants = transaction.of(VariantEntity);
    const ofGraphic = await variants.find({ where: { graphicId: id }, order: { id: 'ASC' } });
    return ofGraphic.flatMap(({ currentVersionId }) => currentVersionId ?? []);
  }

  /** Hides or shows a graphic, held until the transaction ends; undefined where there is none. */
  async setPublic(
    transaction: Transaction,
    id: number,
    showing: Showing,
  ): Promise<{ readonly isNews: boolean } | undefined> {
    const graphic = await this.lock(transaction, id);
    if (graphic === null) return undefined;
    const shown = shownAs(graphic, showing);
    await transaction.of(GraphicEntity).update({ id }, shown);
    return { isNews: isNews(graphic, shown) };
  }
}
