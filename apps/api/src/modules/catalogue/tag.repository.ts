import { Injectable } from '@nestjs/common';
import { type CountedTag, type Tag, type TagSort, termNamed } from '@tastwerk/contracts';
import type { DocumentTag } from '@tastwerk/editor-core';
import { TimedReads } from '../../platform/database/timed-reads.js';
import { Transactions, type Transaction } from '../../platform/database/transactions.js';

/** Columns of a `CountedTag` of a tag `t`. */
const COUNTED = `t.id AS tag_id, t.name, t.taxonomy_id,
  (SELECT count(DISTINCT v.graphic_id)::integer FROM variant_tag vt JOIN variant v ON v.id = vt.variant_id
    WHERE vt.tag_id = t.id) AS count`;

/** Which tags are listed. */
export interface TagListing {
  readonly search: string;
  readonly limit: number;
  readonly offset: number;
  readonly sort: TagSort;
  readonly direction: 'asc' | 'desc';
}

/** What all tags are put in order by. */
const SORTS: Readonly<Record<TagSort, string>> = { name: 'lower(counted.name)', count: 'counted.count' };

/** Graphics whose tags are counted: the newest ones. */
const MOST_COUNTED = 10_000;

/** Reads and writes tags and which variants carry them. */
@Injectable()
export class TagRepository {
  constructor(
    private readonly transactions: Transactions,
    private readonly reads: TimedReads,
  ) {}

  /** The tags that the newest public graphics use most, and of equally used ones the first by name. */
  async list(limit: number): Promise<readonly Tag[]> {
    return this.reads.query<Tag>(
      `SELECT t.id AS tag_id, t.name, t.taxonomy_id
         FROM (SELECT tags FROM graphic_search WHERE audience = 0 ORDER BY created_at DESC, graphic_id DESC
                LIMIT ${MOST_COUNTED}) newest, unnest(newest.tags) AS used
         JOIN tag t ON t.id = used GROUP BY t.id ORDER BY count(*) DESC, t.name LIMIT $1`,
      [limit],
    );
  }

  /** The tags of a variant as its document names them. */
  async ofVariant(variantId: number): Promise<readonly DocumentTag[]> {
    return this.transactions.none.query<DocumentTag>(
      `SELECT t.name, t.id AS tag_id FROM variant_tag vt JOIN tag t ON t.id = vt.tag_id
        WHERE vt.variant_id = $1 ORDER BY t.name`,
      [variantId],
    );
  }

  /** The tags that `ids` lead to, in their order: merged ones lead to those that took their place, unknown ones are left out. */
  async resolve(transaction: Transaction, ids: readonly number[]): Promise<readonly number[]> {
    const rows = await transaction.query<{ id: number }>(
      `SELECT coalesce(t.merged_into, t.id) AS id FROM unnest($1::integer[]) WITH ORDINALITY AS given (id, place)
         JOIN tag t ON t.id = given.id ORDER BY given.place`,
      [ids],
    );
    return rows.map(({ id }) => id);
  }

  /**
   * The ids of the tags called `names`; those that are missing are added. Letter case makes no other tag, and what is a subject of the taxonomy is one
   * tag by all its names.
   */
  async ensure(transaction: Transaction, names: readonly string[]): Promise<readonly number[]> {
    const terms = names.map((name) => ({ name, term: termNamed(name) }));
    // In one order always, so that two publications that add the same tags wait for, not block one another.
    const tags = [...new Map(terms.map(({ name, term }) => [term?.names.de ?? name, term?.id ?? null]))].sort(
      ([one], [other]) => (one < other ? -1 : 1),
    );
    const values = [tags.map(([name]) => name), tags.map(([, taxonomyId]) => taxonomyId)];
    await transaction.query(
      'INSERT INTO tag (name, taxonomy_id) SELECT * FROM unnest($1::text[], $2::integer[]) ON CONFLICT DO NOTHING',
      values,
    );
    const rows = await transaction.query<{ id: number }>(
      `SELECT DISTINCT coalesce(merged_into, id) AS id FROM tag
        WHERE taxonomy_id = ANY ($2::integer[])
           OR lower(name) IN (SELECT lower(unnest($1::text[])))`,
      values,
    );
    return rows.map(({ id }) => id);
  }

  async replace(transaction: Transaction, variantId: number, tagIds: readonly number[]): Promise<void> {
    await transaction.query('DELETE FROM variant_tag WHERE variant_id = $1', [variantId]);
    await transaction.query(
      'INSERT INTO variant_tag (variant_id, tag_id) SELECT DISTINCT $1::integer, unnest($2::integer[])',
      [variantId, tagIds],
    );
  }

  /** Tags that stand for themselves, with how many graphics carry them, hidden ones too. */
  async listAll({ search, limit, offset, sort, direction }: TagListing): Promise<readonly CountedTag[]> {
    const order = direction === 'asc' ? 'ASC' : 'DESC';
    return this.reads.query<CountedTag>(
      `SELECT * FROM (
         SELECT ${COUNTED} FROM tag t WHERE t.merged_into IS NULL AND strpos(lower(t.name), lower($1)) > 0) counted
        ORDER BY ${SORTS[sort]} ${order}, lower(counted.name), counted.tag_id LIMIT $2 OFFSET $3`,
      [search.trim(), limit, offset],
    );
  }

  async counted(transaction: Transaction, id: number): Promise<CountedTag | undefined> {
    const rows = await transaction.query<CountedTag>(`SELECT ${COUNTED} FROM tag t WHERE t.id = $1`, [id]);
    return rows[0];
  }

  /** The graphics that carry a tag, their variants with it held against other writers until the transaction ends. */
  async lockGraphicsOf(transaction: Transaction, id: number): Promise<readonly number[]> {
    const rows = await transaction.query<{ id: number }>(
      `SELECT v.graphic_id AS id FROM variant v
        WHERE v.id IN (SELECT variant_id FROM variant_tag WHERE tag_id = $1) ORDER BY v.id FOR UPDATE`,
      [id],
    );
    return [...new Set(rows.map((row) => row.id))];
  }

  /** Gives a tag that stands for itself another name, by which it is a subject of the taxonomy or a free one; whether there is one. */
  async rename(transaction: Transaction, id: number, name: string): Promise<boolean> {
    const rows = await transaction.query(
      'UPDATE tag SET name = $2, taxonomy_id = $3 WHERE id = $1 AND merged_into IS NULL RETURNING id',
      [id, name, termNamed(name)?.id ?? null],
    );
    return rows.length > 0;
  }

  /** Makes a tag lead to another, with all that led to it and all that carried it; whether both stand for themselves. */
  async merge(transaction: Transaction, id: number, into: number): Promise<boolean> {
    const both = await transaction.query(
      'SELECT id FROM tag WHERE id IN ($1, $2) AND merged_into IS NULL ORDER BY id FOR UPDATE',
      [id, into],
    );
    if (both.length < 2) return false;
    await transaction.query('UPDATE tag SET merged_into = $2 WHERE id = $1 OR merged_into = $1', [id, into]);
    await transaction.query(
      `INSERT INTO variant_tag (variant_id, tag_id) SELECT variant_id, $2 FROM variant_tag WHERE tag_id = $1
       ON CONFLICT DO NOTHING`,
      [id, into],
    );
    await transaction.query('DELETE FROM variant_tag WHERE tag_id = $1', [id]);
    return true;
  }
}
