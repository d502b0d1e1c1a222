import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { PublicationPast, PublicationTerms } from '@tastwerk/editor-core/document';
import { Transactions, type Transaction } from '../../platform/database/transactions.js';
import { GraphicEntity, type NewGraphic } from './graphic.entity.js';
import { setShown, type Showing, showingValues, type ShownRow } from './visibility.js';

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
    return transaction.manager.findOneBy(GraphicEntity, { id });
  }

  async add(transaction: Transaction, { visibility, licence, ...graphic }: NewGraphic): Promise<number> {
    const { id } = await transaction.manager.save(GraphicEntity, {
      ...graphic,
      ...storedTerms({ visibility, licence }, null, false),
    });
    return id;
  }

  /** A graphic, held against other writers until the transaction ends. */
  lock(transaction: Transaction, id: number): Promise<GraphicEntity | null> {
    return transaction.manager.findOne(GraphicEntity, { where: { id }, lock: { mode: 'pessimistic_write' } });
  }

  /** What became of a graphic, for its terms to be changed. */
  async past(
    { id, userId, visibility, licence, wasShared }: GraphicEntity,
    transaction: Transaction = this.transactions.none,
  ): Promise<PublicationPast> {
    const others = await transaction.query(
      `SELECT 1 FROM variant v JOIN version ve ON ve.variant_id = v.id
        WHERE v.graphic_id = $1 AND (v.user_id <> $2 OR ve.user_id <> $2) LIMIT 1`,
      [id, userId],
    );
    return { visibility, licence, wasShared, hasOthers: others.length > 0 };
  }

  /** Gives a graphic other terms; one with a link keeps its key unless it is to get a new one. */
  async setTerms(
    transaction: Transaction,
    { id, linkKey, wasShared }: GraphicEntity,
    terms: PublicationTerms,
    isNewLink: boolean,
  ): Promise<void> {
    const kept = isNewLink ? null : linkKey;
    await transaction.manager.update(GraphicEntity, { id }, storedTerms(terms, kept, wasShared));
  }

  async rename(
    transaction: Transaction,
    id: number,
    names: Pick<GraphicEntity, 'title' | 'description' | 'translations'>,
  ): Promise<void> {
    await transaction.manager.update(GraphicEntity, { id }, names);
  }

  /** The current versions of the variants of a graphic. */
  async currentVersions(transaction: Transaction, id: number): Promise<readonly number[]> {
    const rows = await transaction.query<{ id: number }>(
      'SELECT current_version_id AS id FROM variant WHERE graphic_id = $1 AND current_version_id IS NOT NULL ORDER BY id',
      [id],
    );
    return rows.map((row) => row.id);
  }

  /** How the author of a graphic is called. */
  async authorName(userId: number): Promise<string> {
    const [author] = await this.transactions.none.query<{ name: string }>(
      'SELECT display_name AS name FROM account WHERE id = $1',
      [userId],
    );
    return author?.name ?? '';
  }

  /** Hides or shows a graphic, held until the transaction ends; undefined where there is none. */
  async setPublic(transaction: Transaction, id: number, showing: Showing): Promise<ShownRow | undefined> {
    const [row] = await transaction.query<ShownRow>(setShown('graphic'), showingValues(id, showing));
    return row;
  }

  /** Makes graphics findable as they are now, in the transaction that changes them. */
  async refreshSearch(transaction: Transaction, ids: readonly number[]): Promise<void> {
    await transaction.query('SELECT refresh_graphic_search($1::integer[])', [ids]);
  }
}
