import { Injectable } from '@nestjs/common';
import type { CatalogueRow, RequestOutput, ROUTES } from '@tastwerk/contracts';
import { Transactions } from '../../platform/database/transactions.js';
import type { Visitor } from '../../platform/http/actor.js';
import { visibilityValues, visibleTo } from './visibility.js';

/** What somebody looks for, as the contract's query says it. */
export type CatalogueSearch = RequestOutput<typeof ROUTES.searchGraphics, 'query'>;

type Row = Omit<CatalogueRow, 'created_at'> & { readonly created_at: Date };

/** What PostgreSQL is to look for: each word of `terms` as the beginning of one that it knows; undefined for no word at all. */
export function searchExpression(terms: string): string | undefined {
  const words = terms.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.length === 0 ? undefined : words.map((word) => `${word}:*`).join(' & ');
}

/** Finds graphics of the catalogue. */
@Injectable()
export class SearchRepository {
  constructor(private readonly transactions: Transactions) {}

  /** The rows of one page of graphics, newest graphic first; only variants that fit and that `visitor` may see. */
  async find(search: CatalogueSearch, visitor: Visitor): Promise<readonly CatalogueRow[]> {
    const values: unknown[] = [...visibilityValues(visitor)];
    const put = (value: unknown): string => `$${values.push(value)}`;
    const conditions = [visibleTo('$1', '$2')];
    const words = search.search === undefined ? undefined : searchExpression(search.search);
    if (words !== undefined) conditions.push(`v.search @@ to_tsquery('simple', ${put(words)})`);
    if (search.system !== undefined) conditions.push(`v.system = ${put(search.system)}`);
    if (search.format !== undefined) conditions.push(`v.graphic_format = ${put(search.format)}`);
    for (const tag of search.tags ?? []) {
      conditions.push(`EXISTS (SELECT 1 FROM variant_tag WHERE variant_id = v.id AND tag_id = ${put(tag)})`);
    }
    const fits = conditions.join(' AND ');
    const before =
      search.before === undefined
        ? ''
        : `AND (g.created_at, g.id) < (SELECT created_at, id FROM graphic WHERE id = ${put(search.before)})`;

    const rows = await this.transactions.none.query<Row>(
      `WITH page AS (
         SELECT g.id, g.title, g.description, g.user_id, g.created_at FROM graphic g
          WHERE EXISTS (SELECT 1 FROM variant v WHERE v.graphic_id = g.id AND ${fits}) ${before}
          ORDER BY g.created_at DESC, g.id DESC LIMIT ${put(search.limit)} OFFSET ${put(search.offset)}
       )
       SELECT g.id AS graphic_id, g.title AS graphic_title, g.description AS graphic_description,
              g.user_id AS original_author_id, v.id AS variant_id, v.title AS variant_title,
              v.description AS variant_description, cv.file_name AS current_file_name, v.system,
              'a4' AS braille_format, v.braille_no_of_pages, v.graphic_format, v.graphic_landscape,
              v.graphic_no_of_pages, v.public, v.created_at,
              coalesce((SELECT array_agg(tag_id ORDER BY tag_id) FROM variant_tag WHERE variant_id = v.id),
                       ARRAY[NULL::integer])::text AS tags
         FROM page g
         JOIN variant v ON v.graphic_id = g.id AND ${fits}
         JOIN version cv ON cv.id = v.current_version_id
        ORDER BY g.created_at DESC, g.id DESC, v.id`,
      values,
    );
    return rows.map((row) => ({ ...row, created_at: row.created_at.toISOString() }));
  }
}
