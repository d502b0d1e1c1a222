import { isAdmin, type Visitor } from '../../platform/http/actor.js';

/** The values of the two parameters that {@link visibleTo} stands on. */
export function visibilityValues(visitor: Visitor): readonly [accountId: number | null, isAdmin: boolean] {
  return [visitor?.id ?? null, isAdmin(visitor)];
}

/**
 * SQL that holds for a variant `v` that a visitor may see: a public one, an own one, or any for an admin. `account` and
 * `admin` are the placeholders of {@link visibilityValues}.
 */
export function visibleTo(account: string, admin: string): string {
  return `(v.public OR v.user_id = ${account}::integer OR ${admin}::boolean)`;
}
