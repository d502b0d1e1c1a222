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
