import { Injectable } from '@nestjs/common';
import { type CatalogueRow, type Facets, TAG_FETCH_LIMIT } from '@tastwerk/contracts';
import { BRAILLE_SYSTEMS, newestSystem, systemsLike } from '@tastwerk/editor-core/braille';
import { TimedReads } from '../../../platform/database/timed-reads.js';
import type { Visitor } from '../../../platform/http/actor.js';
import { without } from '../../../platform/without.js';
import { readerOf } from '../reader.js';
import { SHOWN, visibilityValues, visibleTo } from '../visibility.js';
import { audienceOf, firstRows, fits, kindsOf, type SearchFilter, StatementValues } from './audience.js';
import type { Order } from './order.js';
import { PageEnds } from './page-ends.js';

/** Categories that are counted: the list, and the most frequent of those from before it. */
const CATEGORIES_MOST = 30;

/** Graphics that are counted at most. */
const MOST_COUNTED = 10_000;

/** Which part of the list of graphics is asked for. */
export interface SearchPage {
  readonly limit: number;
  readonly offset: number;
  /** The graphic behind which the page begins. */
  readonly before?: number | undefined;
  readonly order: Order;
}

type StoredRow = Omit<CatalogueRow, 'created_at'> & { readonly created_at: Date };

/** SQL of the row of a variant `v` at its version `cv` in the graphic `g`. */
const ROW = `
  g.id AS graphic_id, g.title AS graphic_title, g.description AS graphic_description, g.translations, g.user_id AS original_author_id,
  v.id AS variant_id, v.title AS variant_title, v.description AS variant_description, cv.file_name AS current_file_name, v.system,
  'a4' AS braille_format, v.braille_no_of_pages, v.graphic_format, v.graphic_landscape, v.graphic_no_of_pages,
  ${SHOWN} AS public, v.created_at,
  coalesce((SELECT array_agg(tag_id ORDER BY tag_id) FROM variant_tag WHERE variant_id = v.id), ARRAY[NULL::integer])::text AS tags`;

const rowOf = ({ created_at: moment, ...row }: StoredRow): CatalogueRow => ({
  ...row,
  created_at: moment.toISOString(),
});

type Counts = Omit<Facets, 'match'>;

/** SQL of the kind in column `kind` with the newest tables of its braille system, so that a system is counted once. */
const NEWEST_KIND = BRAILLE_SYSTEMS.filter((system) => newestSystem(system) !== system).reduce(
  (sql, system) => `replace(${sql}, '${system}', '${newestSystem(system)}')`,
  'kind',
);

/**
 * Finds graphics of the catalogue by the rows that stand for them in the search. In SQL of its own: its statements are made of what is asked for,
 * so that each uses the index that fits.
 */
@Injectable()
export class SearchRepository {
  constructor(
    private readonly reads: TimedReads,
    private readonly ends: PageEnds,
  ) {}

  /** The rows of one page of graphics with those variants that `visitor` may see and that have the format and system. */
  async page(
    filter: SearchFilter,
    { limit, offset, before, order }: SearchPage,
    visitor: Visitor,
  ): Promise<readonly CatalogueRow[]> {
    const list = JSON.stringify([audienceOf(visitor), filter]);
    // Other orders than the newest first count through the list.
    const isFollowed = before === undefined && order.sort === 'newest';
    const known = isFollowed ? this.ends.nearest(list, offset) : undefined;
    const skipped = offset - (known?.count ?? 0);
    const values = new StatementValues();
    const fitting = fits(filter, values);
    const start = { before, place: known?.place };
    const ids = order.rows(fitting, start, visitor, limit + skipped, values);
    const [account, all, key] = visibilityValues(readerOf(visitor)).map((value) => values.put(value));
    const variants = [visibleTo(account ?? '', all ?? '', key ?? '')];
    if (filter.system !== undefined)
      variants.push(`v.system = ANY(${values.put(systemsLike(filter.system))}::text[])`);
    if (filter.format !== undefined) variants.push(`v.graphic_format = ${values.put(filter.format)}`);
    const rows = await this.reads.query<StoredRow & { readonly place: string }>(
      `SELECT ${ROW}, page.created_at::text AS place
         FROM (SELECT * FROM (${ids}) page ORDER BY ${order.by} OFFSET ${skipped}) page
         JOIN graphic g ON g.id = page.graphic_id
         JOIN variant v ON v.graphic_id = g.id AND ${variants.join(' AND ')}
         JOIN version cv ON cv.id = v.current_version_id
        ORDER BY ${order.by}, v.id`,
      values.all,
    );
    const isFull = new Set(rows.map(({ graphic_id: id }) => id)).size === limit;
    const last = rows.at(-1);
    if (last !== undefined && isFull && isFollowed)
      this.ends.remember(list, offset + limit, { createdAt: last.place, graphicId: last.graphic_id });
    return rows.map((row) => rowOf(without(row, 'place')));
  }

  /** The rows of those of these variants that `visitor` may see, newest graphic first. */
  async ofVariants(ids: readonly number[], visitor: Visitor): Promise<readonly CatalogueRow[]> {
    const rows = await this.reads.query<StoredRow>(
      `SELECT ${ROW}
         FROM variant v JOIN graphic g ON g.id = v.graphic_id JOIN version cv ON cv.id = v.current_version_id
        WHERE v.id = ANY ($1::integer[]) AND ${visibleTo('$2', '$3', '$4')}
        ORDER BY g.created_at DESC, g.id DESC, v.id`,
      [ids, ...visibilityValues(readerOf(visitor))],
    );
    return rows.map(rowOf);
  }

  /** Whether `visitor` sees anything that fits. */
  async hasAny(filter: SearchFilter, visitor: Visitor): Promise<boolean> {
    const values = new StatementValues();
    const sql = firstRows('s.created_at, s.graphic_id', fits(filter, values), visitor, 1, values);
    return (await this.reads.query(sql, values.all)).length > 0;
  }

  /** How many graphics fit, their tags, and how many had each format and system in the place of the chosen one. */
  async counts(filter: SearchFilter, visitor: Visitor): Promise<Counts> {
    const values = new StatementValues();
    const columns = 's.created_at, s.graphic_id, s.tags, s.kinds, s.categories';
    const newest = (condition: string) => firstRows(columns, condition, visitor, MOST_COUNTED + 1, values);
    const { format, system, ...rest } = filter;
    const { category, ...apart } = filter;
    const hasKind = kindsOf(filter).length > 0;
    const fitting = newest(fits(filter, values));
    const ofAnyKind = hasKind ? newest(fits(rest, values)) : 'SELECT * FROM fitting';
    const ofAnyCategory = category === undefined ? 'SELECT * FROM fitting' : newest(fits(apart, values));
    const byFormat = values.put(
      system === undefined ? '^[^ :]+$' : `^[^ ]+ ${newestSystem(system).replaceAll('.', '\\.')}$`,
    );
    const bySystem = values.put(format === undefined ? '^[^ ]+:[^ ]+$' : `^${format} `);
    const [counts] = await this.reads.query<Counts>(
      `WITH fitting AS MATERIALIZED (${fitting}), any_kind AS MATERIALIZED (${ofAnyKind}),
            any_category AS MATERIALIZED (${ofAnyCategory}),
            kinds AS (SELECT kind, count(*)::integer AS count
                        FROM (SELECT DISTINCT graphic_id, ${NEWEST_KIND} AS kind FROM any_kind, unnest(kinds) AS kind) newest
                       GROUP BY kind)
       SELECT least((SELECT count(*) FROM fitting), ${MOST_COUNTED})::integer AS total,
              (SELECT count(*) FROM fitting) <= ${MOST_COUNTED} AS is_exact,
              (SELECT count(*) FROM any_kind) <= ${MOST_COUNTED} AND (SELECT count(*) FROM any_category) <= ${MOST_COUNTED} AS are_kinds_exact,
              (SELECT coalesce(json_agg(json_build_object('category', category, 'count', count) ORDER BY count DESC, category), '[]')
                 FROM (SELECT category, count(*)::integer AS count FROM any_category, unnest(categories) AS category
                        GROUP BY category ORDER BY count DESC, category LIMIT ${CATEGORIES_MOST}) used) AS categories,
              (SELECT coalesce(json_agg(json_build_object('tag_id', t.id, 'name', t.name, 'taxonomy_id', t.taxonomy_id,
                                                          'count', used.count) ORDER BY used.count DESC, t.name), '[]')
                 FROM (SELECT tag_id, count(*)::integer AS count FROM fitting, unnest(tags) AS tag_id GROUP BY tag_id
                        ORDER BY count DESC, tag_id LIMIT ${TAG_FETCH_LIMIT}) used
                 JOIN tag t ON t.id = used.tag_id) AS tags,
              (SELECT coalesce(json_agg(json_build_object('format', split_part(kind, ' ', 1), 'count', count) ORDER BY kind), '[]')
                 FROM kinds WHERE kind ~ ${byFormat}) AS formats,
              (SELECT coalesce(json_agg(json_build_object('system', regexp_replace(kind, '^.* ', ''), 'count', count) ORDER BY kind), '[]')
                 FROM kinds WHERE kind ~ ${bySystem}) AS systems`,
      values.all,
    );
    if (counts === undefined) throw new Error('a statement that counts gave no row');
    return counts;
  }
}
