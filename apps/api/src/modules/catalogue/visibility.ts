import { isAdmin, type Visitor } from '../../platform/http/actor.js';
import type { Reader } from './reader.js';

/** Whether `visitor` sees what is hidden: admins, and whoever may hide, for they have to find it to show it again. */
export function seesHidden(visitor: Visitor): boolean {
  return isAdmin(visitor) || visitor?.rights.includes('can_hide_variants') === true;
}

/** The values of the parameters that {@link visibleTo} stands on. */
export function visibilityValues({
  visitor,
  linkKey,
}: Reader): readonly [accountId: number | null, seesHidden: boolean, linkKey: string | null] {
  return [visitor?.id ?? null, seesHidden(visitor), linkKey];
}

/** SQL that holds for a variant `v` that is not hidden, nor is its graphic `shown`, for which `condition` holds. */
const notHidden = (condition: string) =>
  `(v.public AND EXISTS (SELECT 1 FROM graphic shown WHERE shown.id = v.graphic_id AND shown.public AND ${condition}))`;

/** SQL that holds for a variant `v` that everybody may see: its graphic is for everybody, and neither of them is hidden. */
export const SHOWN = notHidden(`shown.visibility = 'all'`);

/** SQL that holds for a variant `v` that the operators hid, or whose graphic they hid. */
export const HIDDEN = `NOT ${notHidden('true')}`;

/** SQL that holds for a variant `v` that `account` may order: one for everybody, or one of a graphic of their own. */
export function orderableBy(account: string): string {
  return notHidden(`(shown.visibility = 'all' OR shown.user_id = ${account}::integer)`);
}

/**
 * SQL that holds for a variant `v` that a reader may see: a shown one, an own one, one whose link they have, or any for who sees what is
 * hidden. `account`, `all` and `key` are the placeholders of {@link visibilityValues}.
 */
export function visibleTo(account: string, all: string, key: string): string {
  const linked = notHidden(`shown.visibility = 'link' AND shown.link_key = ${key}::text`);
  return `(${SHOWN} OR v.user_id = ${account}::integer OR ${all}::boolean OR ${linked})`;
}

/** Whether something is to be shown, and if not, why and at whose word. */
export interface Showing {
  readonly public: boolean;
  /** Empty where none is given: then the one that there was stays. */
  readonly reason: string;
  readonly actorId: number;
}

/**
 * SQL that hides or shows the row $1 of a table, with what admins are told about it; its values are {@link showingValues}. It gives the id,
 * and whether it or its reason was another before.
 */
export function setShown(table: 'graphic' | 'variant'): string {
  return `
    UPDATE ${table}
       SET public = $2, hidden_at = CASE WHEN NOT $2 THEN coalesce(hidden_at, now()) END,
           hidden_by = CASE WHEN NOT $2 THEN $4::integer END,
           hidden_reason = CASE WHEN $2 THEN '' ELSE coalesce(nullif($3, ''), hidden_reason) END
      FROM (SELECT id AS old_id, public AS was_public, hidden_reason AS old_reason FROM ${table} WHERE id = $1 FOR UPDATE) old
     WHERE id = old_id
    RETURNING id, public <> was_public OR (NOT public AND hidden_reason <> old_reason) AS "isNews"`;
}

/** What came of hiding or showing a row. */
export interface ShownRow {
  readonly id: number;
  /** Whether it was not so already. */
  readonly isNews: boolean;
}

export function showingValues(id: number, showing: Showing): readonly unknown[] {
  return [id, showing.public, showing.reason, showing.actorId];
}
