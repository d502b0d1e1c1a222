import type { ApiLanguage, CatalogueSort } from '@tastwerk/contracts';
import type { Visitor } from '../../../platform/http/actor.js';
import { firstRows, type StatementValues } from './audience.js';
import type { Place } from './page-ends.js';

/** Graphics that are put in order by relevance: the newest ones that fit. */
const MOST_RANKED = 10_000;

/** Where a page of a list begins: behind a graphic, behind a place of the newest ones, or at the beginning. */
export interface PageStart {
  readonly before: number | undefined;
  readonly place: Place | undefined;
}

/** A way to put graphics in order. */
export interface Order {
  readonly sort: CatalogueSort;
  /** SQL of how rows `page` of `rows` follow one another. */
  readonly by: string;
  /** SQL of the first `limit` rows behind `start` that fulfil `fitting`. */
  rows(fitting: string, start: PageStart, visitor: Visitor, limit: number, values: StatementValues): string;
}

/** Two values in place of one row of a subquery: so the index leads straight to the place. */
function behindNewest({ before, place }: PageStart, values: StatementValues): string {
  const row = '(s.created_at, s.graphic_id)';
  if (before !== undefined) {
    const id = `${values.put(before)}::integer`;
    return ` AND ${row} < ((SELECT created_at FROM graphic WHERE id = ${id}), ${id})`;
  }
  if (place === undefined) return '';
  return ` AND ${row} < (${values.put(place.createdAt)}::timestamptz, ${values.put(place.graphicId)}::integer)`;
}

const NEWEST: Order = {
  sort: 'newest',
  by: 'page.created_at DESC, page.graphic_id DESC',
  rows: (fitting, start, visitor, limit, values) => {
    const behind = behindNewest(start, values);
    return firstRows('s.created_at, s.graphic_id', `${fitting}${behind}`, visitor, limit, values);
  },
};

const byTitle = (language: ApiLanguage): Order => ({
  sort: 'title',
  by: `page.title_${language}, page.graphic_id`,
  rows: (fitting, { before }, visitor, limit, values) => {
    const title = `s.title_${language}`;
    const id = before === undefined ? '' : `${values.put(before)}::integer`;
    const behind =
      id === ''
        ? ''
        : ` AND (${title}, s.graphic_id) > ((SELECT title_key(title_in('${language}', title, translations)) COLLATE "C" FROM graphic WHERE id = ${id}), ${id})`;
    const columns = `${title}, s.created_at, s.graphic_id`;
    return firstRows(
      columns,
      `${fitting}${behind}`,
      visitor,
      limit,
      values,
      `ORDER BY ${title}, s.graphic_id`,
    );
  },
});

/** First what has the words as typed in a title, then like them in a title, then as typed elsewhere; each with the newest first. */
const byRelevance = (exact: string, expression: string): Order => ({
  sort: 'relevance',
  by: 'page.rank DESC, page.created_at DESC, page.graphic_id DESC',
  rows: (fitting, { before }, visitor, limit, values) => {
    const [typed, like] = [exact, expression].map((one) => `${values.put(one)}::tsquery`);
    const rank = `CASE WHEN s.title_words @@ ${typed} THEN 3 WHEN s.title_words @@ ${like} THEN 2 WHEN s.words @@ ${typed} THEN 1 ELSE 0 END AS rank`;
    const ranked = firstRows(`${rank}, s.created_at, s.graphic_id`, fitting, visitor, MOST_RANKED, values);
    const behind =
      before === undefined
        ? ''
        : `WHERE (rank, created_at, graphic_id) < (SELECT rank, created_at, graphic_id FROM ranked WHERE graphic_id = ${values.put(before)}::integer)`;
    return `WITH ranked AS MATERIALIZED (${ranked})
      SELECT * FROM ranked ${behind} ORDER BY rank DESC, created_at DESC, graphic_id DESC LIMIT ${limit}`;
  },
});

/** How a list is put in order; `exact` is what was typed, word for word, and `expression` what it is found by. */
export function orderOf(
  sort: CatalogueSort,
  language: ApiLanguage,
  exact: string,
  expression: string | undefined,
): Order {
  if (sort === 'title') return byTitle(language);
  return sort === 'relevance' && expression !== undefined ? byRelevance(exact, expression) : NEWEST;
}
