import { isAdmin, type Visitor } from '../../platform/http/actor.js';

/** The values of the two parameters that {@link visibleTo} stands on. */
export function visibilityValues(visitor: Visitor): readonly [accountId: number | null, isAdmin: boolean] {
  return [visitor?.id ?? null, isAdmin(visitor)];
}

/** SQL that holds for a variant `v` that everybody may see: neither it nor its graphic is hidden. */
export const SHOWN =
  '(v.public AND EXISTS (SELECT 1 FROM graphic shown WHERE shown.id = v.graphic_id AND shown.public))';

/**
 * SQL that holds for a variant `v` that a visitor may see: a shown one, an own one, or any for an admin. `account` and
 * `admin` are the placeholders of {@link visibilityValues}.
 */
export function visibleTo(account: string, admin: string): string {
  return `(${SHOWN} OR v.user_id = ${account}::integer OR ${admin}::boolean)`;
}
