import { type BrailleSystem, systemsLike } from '@tastwerk/editor-core/braille';
import type { Visitor } from '../../../platform/http/actor.js';
import { seesHidden } from '../visibility.js';

/** Rows that everybody reads. */
const EVERYBODY = 0;

/** Rows that take their place for those who see what is hidden. */
const SEEING_ALL = -1;

/** The rows of the search that take the place of everybody's for `visitor`; undefined where there are none. */
export function audienceOf(visitor: Visitor): number | undefined {
  if (visitor === null) return undefined;
  return seesHidden(visitor) ? SEEING_ALL : visitor.id;
}

/** What a graphic must fulfil, as the rows of the search know it. */
export interface SearchFilter {
  /** A `tsquery`. */
  readonly expression?: string | undefined;
  readonly tags?: readonly number[] | undefined;
  /** Tables of any release count as the same. */
  readonly system?: BrailleSystem | undefined;
  readonly format?: string | undefined;
  readonly category?: string | undefined;
}

/** The values of a statement that is being written. */
export class StatementValues {
  readonly all: unknown[] = [];

  /** Keeps a value and gives its placeholder. */
  put(value: unknown): string {
    return `$${this.all.push(value)}`;
  }
}

/** What the rows of the search call a format with a braille system, by tables of any release; none where neither is asked for. */
export function kindsOf({ format, system }: Pick<SearchFilter, 'format' | 'system'>): readonly string[] {
  if (system === undefined) return format === undefined ? [] : [format];
  return systemsLike(system).map((one) => (format === undefined ? one : `${format} ${one}`));
}

/** SQL that holds for rows `s` of the search that fit. */
export function fits(filter: SearchFilter, values: StatementValues): string {
  const conditions: string[] = [];
  if (filter.expression !== undefined)
    conditions.push(`s.words @@ ${values.put(filter.expression)}::tsquery`);
  if ((filter.tags ?? []).length > 0) conditions.push(`s.tags @> ${values.put(filter.tags)}::integer[]`);
  if (filter.category !== undefined) conditions.push(`s.categories @> ARRAY[${values.put(filter.category)}]`);
  const kinds = kindsOf(filter);
  if (kinds.length > 0) conditions.push(`s.kinds && ${values.put(kinds)}::text[]`);
  return conditions.length === 0 ? 'true' : conditions.join(' AND ');
}

/** How rows follow one another, in columns of the rows that are read. */
const NEWEST_FIRST = 'ORDER BY s.created_at DESC, s.graphic_id DESC';

/** SQL of the first `limit` rows by `order` that `visitor` reads and that fulfil `condition`, each graphic once. */
export function firstRows(
  columns: string,
  condition: string,
  visitor: Visitor,
  limit: number,
  values: StatementValues,
  order: string = NEWEST_FIRST,
): string {
  const among = (audience: string) =>
    `SELECT ${columns} FROM graphic_search s WHERE ${audience} AND ${condition} ${order} LIMIT ${limit}`;
  const own = audienceOf(visitor);
  if (own === undefined) return among(`s.audience = ${EVERYBODY}`);
  const placeholder = `${values.put(own)}::integer`;
  return `SELECT * FROM (
      (${among(`s.audience = ${EVERYBODY} AND s.graphic_id NOT IN (SELECT graphic_id FROM graphic_search WHERE audience = ${placeholder})`)})
      UNION ALL (${among(`s.audience = ${placeholder}`)})) s ${order} LIMIT ${limit}`;
}
