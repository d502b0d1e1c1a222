import { isAdmin, type Visitor } from '../../platform/http/actor.js';

/** Whether `visitor` sees what is hidden: admins, and whoever may hide, for they have to find it to show it again. */
export function seesHidden(visitor: Visitor): boolean {
  return isAdmin(visitor) || visitor?.rights.includes('can_hide_variants') === true;
}

/** The values of the two parameters that {@link visibleTo} stands on. */
export function visibilityValues(visitor: Visitor): readonly [accountId: number | null, seesHidden: boolean] {
  return [visitor?.id ?? null, seesHidden(visitor)];
}

/** SQL that holds for a variant `v` that everybody may see: neither it nor its graphic is hidden. */
export const SHOWN =
  '(v.public AND EXISTS (SELECT 1 FROM graphic shown WHERE shown.id = v.graphic_id AND shown.public))';

/**
 * SQL that holds for a variant `v` that a visitor may see: a shown one, an own one, or any for who sees what is hidden.
 * `account` and `all` are the placeholders of {@link visibilityValues}.
 */
export function visibleTo(account: string, all: string): string {
  return `(${SHOWN} OR v.user_id = ${account}::integer OR ${all}::boolean)`;
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
