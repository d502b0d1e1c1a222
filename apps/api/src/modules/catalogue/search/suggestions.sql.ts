import { Injectable } from '@nestjs/common';
import type { Suggestions } from '@tastwerk/contracts';
import { TimedReads } from '../../../platform/database/timed-reads.js';
import type { Visitor } from '../../../platform/http/actor.js';
import { readerOf } from '../reader.js';
import { visibilityValues, visibleTo } from '../visibility.js';
import { firstRows, StatementValues } from './audience.js';
import type { SearchTerm } from './search-terms.js';

/** Tags among the suggestions. */
const MOST_TAGS = 3;

/** Suggests search words for the text typed so far. In SQL of its own: it runs at every key press, on the index of words. */
@Injectable()
export class SuggestionRepository {
  constructor(private readonly reads: TimedReads) {}

  /** The newest graphics that `visitor` sees and whose titles have words that begin like all of `terms`. */
  async graphics(
    terms: readonly SearchTerm[],
    visitor: Visitor,
    limit: number,
  ): Promise<Suggestions['graphics']> {
    const values = new StatementValues();
    const begun = values.put(terms.map(({ word }) => `'${word}':*`).join(' & '));
    const found = firstRows(
      's.created_at, s.graphic_id',
      `s.title_words @@ ${begun}::tsquery`,
      visitor,
      limit,
      values,
    );
    const [account, admin, key] = visibilityValues(readerOf(visitor)).map((value) => values.put(value));
    const rows = await this.reads.query<Suggestions['graphics'][number]>(
      `SELECT g.id AS graphic_id, first.id AS variant_id, g.title, g.translations, first.system
         FROM (${found}) found JOIN graphic g ON g.id = found.graphic_id
         JOIN LATERAL (SELECT v.id, v.system FROM variant v
                        WHERE v.graphic_id = g.id AND ${visibleTo(account ?? '', admin ?? '', key ?? '')}
                        ORDER BY v.id LIMIT 1) first ON true
        ORDER BY found.created_at DESC, g.id DESC`,
      values.all,
    );
    return [...rows];
  }

  /** Tags that public graphics carry and of whose names, in any language, a word begins like `term`. */
  async tags({ word }: SearchTerm): Promise<Suggestions['tags']> {
    const rows = await this.reads.query<Suggestions['tags'][number]>(
      `SELECT t.id AS tag_id, t.name, t.taxonomy_id
         FROM tag t LEFT JOIN taxonomy_term term ON term.id = t.taxonomy_id
        CROSS JOIN LATERAL (
          SELECT min(length(name)) AS length, bool_or(lower(name) LIKE $1 || '%') AS is_first
            FROM unnest(t.name || coalesce(term.names, '{}')) AS name
           WHERE lower(name) LIKE $1 || '%' OR lower(name) LIKE '% ' || $1 || '%') named
        WHERE t.merged_into IS NULL AND named.length IS NOT NULL
          AND EXISTS (SELECT 1 FROM graphic_search s WHERE s.audience = 0 AND s.tags @> ARRAY[t.id])
        ORDER BY NOT named.is_first, named.length, t.name LIMIT ${MOST_TAGS}`,
      [word],
    );
    return [...rows];
  }
}
