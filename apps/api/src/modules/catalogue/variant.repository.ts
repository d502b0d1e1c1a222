import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import { Transactions, type Transaction } from '../../platform/database/transactions.js';
import { GraphicEntity } from './graphic.entity.js';
import { isNews, shownAs, type Showing } from './visibility.js';
import { type NewVariant, VariantEntity } from './variant.entity.js';

/** What a variant and its graphic are called, and whether they are shown. */
export interface NamedVariant extends Pick<VariantEntity, 'title' | 'system'> {
  readonly public: boolean;
  readonly graphic: Pick<GraphicEntity, 'id' | 'title' | 'public'>;
}

/** What a variant says about its current version. */
export type VariantContent = Pick<
  VariantEntity,
  'title' | 'description' | 'system' | 'graphicFormat' | 'graphicLandscape' | 'graphicPages' | 'braillePages'
>;

/** Reads and writes variants. */
@Injectable()
export class VariantRepository {
  constructor(private readonly transactions: Transactions) {}

  /** What variants and their graphics are called, by the ids of the variants; hidden ones too. */
  async namesOf(ids: readonly number[]): Promise<ReadonlyMap<number, NamedVariant>> {
    const { none } = this.transactions;
    const variants = await none.of(VariantEntity).findBy({ id: In([...new Set(ids)]) });
    const graphicIds = variants.map(({ graphicId }) => graphicId);
    const graphics = await none.of(GraphicEntity).findBy({ id: In(graphicIds) });
    const byId = new Map(graphics.map((graphic) => [graphic.id, graphic]));
    const named = variants.flatMap(({ id, title, system, public: isPublic, graphicId }) => {
      const graphic = byId.get(graphicId);
      return graphic === undefined ? [] : [[id, { title, system, public: isPublic, graphic }] as const];
    });
    return new Map(named);
  }

  find(transaction: Transaction, id: number): Promise<VariantEntity | null> {
    return transaction.of(VariantEntity).findOneBy({ id });
  }

  /** The variants of a graphic, hidden ones too, the first one first. */
  ofGraphic(transaction: Transaction, graphicId: number): Promise<readonly VariantEntity[]> {
    return transaction.of(VariantEntity).find({ where: { graphicId }, order: { id: 'ASC' } });
  }

  /** Whose variant it is and where it stands, held against other writers until the transaction ends. */
  async lock(transaction: Transaction, id: number): Promise<VariantEntity | null> {
    return transaction.of(VariantEntity).findOne({ where: { id }, lock: { mode: 'pessimistic_write' } });
  }

  async add(transaction: Transaction, variant: NewVariant): Promise<number> {
    return (await transaction.add(VariantEntity, variant)).id;
  }

  async update(transaction: Transaction, id: number, content: VariantContent): Promise<void> {
    await transaction.of(VariantEntity).update({ id }, content);
  }

  async setCurrentVersion(transaction: Transaction, id: number, currentVersionId: number): Promise<void> {
    await transaction.of(VariantEntity).update({ id }, { currentVersionId });
  }

  /** Hides or shows a variant, held until the transaction ends; undefined where there is none. */
  async setPublic(
    transaction: Transaction,
    id: number,
    showing: Showing,
  ): Promise<{ readonly graphicId: number; readonly isNews: boolean } | undefined> {
    const variant = await this.lock(transaction, id);
    if (variant === null) return undefined;
    const shown = shownAs(variant, showing);
    await transaction.of(VariantEntity).update({ id }, shown);
    return { graphicId: variant.graphicId, isNews: isNews(variant, shown) };
  }
}
