import { Injectable } from '@nestjs/common';
import type { CountedTag, QueryOf, Tag, TagSort } from '@tastwerk/contracts';
import { TimedReads } from '../../platform/database/timed-reads.js';
import type { Transaction } from '../../platform/database/transactions.js';

/** Columns of a `CountedTag` of a tag `t`. */
const COUNTED = `t.id AS tag_id, t.name, t.taxonomy_id,
  (SELECT count(DISTINCT v.graphic_id)::integer FROM variant_tag vt JOIN variant v ON v.id = vt.variant_id
    WHERE vt.tag_id = t.id) AS count`;

/** What all tags are put in order by. */
const SORTS: Readonly<Record<TagSort, string>> = { name: 'lower(counted.name)', count: 'counted.count' };

/** Graphics whose tags are counted: the newest ones. */
const MOST_COUNTED = 10_000;

/** Tags by how many graphics carry them. In SQL of its own: it counts over all graphics, on connections that give up in time. */
@Injectable()
export class TagCounts {
  constructor(private readonly reads: TimedReads) {}

  /** The tags that the newest public graphics use most, and of equally used ones the first by name. */
  mostUsed(limit: number): Promise<readonly Tag[]> {
    return this.reads.query<Tag>(
      `SELECT t.id AS tag_id, t.name, t.taxonomy_id
         FROM (SELECT tags FROM graphic_search WHERE audience = 0 ORDER BY created_at DESC, graphic_id DESC
                LIMIT ${MOST_COUNTED}) newest, unnest(newest.tags) AS used
         JOIN tag t ON t.id = used GROUP BY t.id ORDER BY count(*) DESC, t.name LIMIT $1`,
      [limit],
    );
  }

  /** Tags that stand for themselves, with how many graphics carry them, hidden ones too. */
  list({ search, limit, offset, sort, direction }: QueryOf<'listAllTags'>): Promise<readonly CountedTag[]> {
    const order = direction === 'asc' ? 'ASC' : 'DESC';
    return this.reads.query<CountedTag>(
      `SELECT * FROM (
         SELECT ${COUNTED} FROM tag t WHERE t.merged_into IS NULL AND strpos(lower(t.name), lower($1)) > 0) counted
        ORDER BY ${SORTS[sort]} ${order}, lower(counted.name), counted.tag_id LIMIT $2 OFFSET $3`,
      [search.trim(), limit, offset],
    );
  }

  async find(transaction: Transaction, id: number): Promise<CountedTag | undefined> {
    const rows = await transaction.query<CountedTag>(`SELECT ${COUNTED} FROM tag t WHERE t.id = $1`, [id]);
    return rows[0];
  }
}
