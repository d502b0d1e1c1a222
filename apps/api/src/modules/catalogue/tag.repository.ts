import { Injectable } from '@nestjs/common';
import { LAST_ID, termNamed } from '@tastwerk/contracts';
import type { DocumentTag } from '@tastwerk/editor-core';
import { In, IsNull, Raw } from 'typeorm';
import { Transactions, type Transaction } from '../../platform/database/transactions.js';
import { TagEntity } from './tag.entity.js';
import { VariantTagEntity } from './variant-tag.entity.js';
import { VariantEntity } from './variant.entity.js';

/** Held against other writers until the transaction ends. */
const LOCKED = { mode: 'pessimistic_write' } as const;

/** The tag that `tag` stands for. */
const standsFor = ({ id, mergedInto }: TagEntity): number => mergedInto ?? id;

/** Reads and writes tags and which variants carry them. */
@Injectable()
export class TagRepository {
  constructor(private readonly transactions: Transactions) {}

  /** The tags of a variant as its document names them. */
  async ofVariant(variantId: number): Promise<readonly DocumentTag[]> {
    const { none } = this.transactions;
    const carried = await none.of(VariantTagEntity).findBy({ variantId });
    const where = { id: In(carried.map(({ tagId }) => tagId)) };
    const tags = await none.of(TagEntity).find({ where, order: { name: 'ASC' } });
    return tags.map(({ id, name }) => ({ name, tag_id: id }));
  }

  /** The tags that `ids` lead to, in their order: merged ones lead to those that took their place, unknown ones are left out. */
  async resolve(transaction: Transaction, ids: readonly number[]): Promise<readonly number[]> {
    // Documents may name ids that no table can hold.
    const possible = ids.filter((id) => id <= LAST_ID);
    const tags = await transaction.of(TagEntity).findBy({ id: In(possible) });
    return ids.flatMap((id) => tags.filter((tag) => tag.id === id).map(standsFor));
  }

  /**
   * The ids of the tags called `names`; those that are missing are added. Letter case makes no other tag, and what is a subject of the taxonomy is one
   * tag by all its names.
   */
  async ensure(transaction: Transaction, names: readonly string[]): Promise<readonly number[]> {
    const named = names.map((name) => ({ name, term: termNamed(name) }));
    // In one order always, so that two publications that add the same tags wait for, not block one another.
    const tags = [...new Map(named.map(({ name, term }) => [term?.names.de ?? name, term?.id ?? null]))].sort(
      ([one], [other]) => (one < other ? -1 : 1),
    );
    const rows = tags.map(([name, taxonomyId]) => ({ name, taxonomyId }));
    await transaction.addUnlessThere(TagEntity, rows);
    const called = rows.map(({ name }) => name);
    const terms = rows.flatMap(({ taxonomyId }) => taxonomyId ?? []);
    const found = await transaction.of(TagEntity).findBy([
      { taxonomyId: In(terms) },
      {
        name: Raw((column) => `lower(${column}) IN (SELECT lower(unnest(:called::text[])))`, { called }),
      },
    ]);
    return [...new Set(found.map(standsFor))];
  }

  async replace(transaction: Transaction, variantId: number, tagIds: readonly number[]): Promise<void> {
    await transaction.of(VariantTagEntity).delete({ variantId });
    const carried = tagIds.map((tagId) => ({ variantId, tagId }));
    await transaction.addUnlessThere(VariantTagEntity, carried);
  }

  /** The graphics that carry a tag, their variants with it held against other writers until the transaction ends. */
  async lockGraphicsOf(transaction: Transaction, tagId: number): Promise<readonly number[]> {
    const carriers = await transaction.of(VariantTagEntity).findBy({ tagId });
    const variants = await transaction.of(VariantEntity).find({
      where: { id: In(carriers.map(({ variantId }) => variantId)) },
      order: { id: 'ASC' },
      lock: LOCKED,
    });
    return [...new Set(variants.map(({ graphicId }) => graphicId))];
  }

  /** Gives a tag that stands for itself another name, by which it is a subject of the taxonomy or a free one; whether there is one. */
  async rename(transaction: Transaction, id: number, name: string): Promise<boolean> {
    const named = { name, taxonomyId: termNamed(name)?.id ?? null };
    const { affected } = await transaction.of(TagEntity).update({ id, mergedInto: IsNull() }, named);
    return affected === 1;
  }

  /** Makes a tag lead to another, with all that led to it and all that carried it; whether both stand for themselves. */
  async merge(transaction: Transaction, id: number, into: number): Promise<boolean> {
    const tags = transaction.of(TagEntity);
    const where = { id: In([id, into]), mergedInto: IsNull() };
    const both = await tags.find({ where, order: { id: 'ASC' }, lock: LOCKED });
    if (both.length < 2) return false;
    for (const led of [{ id }, { mergedInto: id }]) await tags.update(led, { mergedInto: into });
    const carriers = await transaction.of(VariantTagEntity).findBy({ tagId: id });
    await transaction.addUnlessThere(
      VariantTagEntity,
      carriers.map(({ variantId }) => ({ variantId, tagId: into })),
    );
    await transaction.of(VariantTagEntity).delete({ tagId: id });
    return true;
  }
}
