import { type Right, RIGHTS, ROLES } from './rights.js';

/** What an account may do, as far as rights and role decide it. */
export interface Powers {
  readonly role: number;
  readonly rights: readonly Right[];
}

/** Whether an account looks after the administration: it has the role for it, or the right to change things there. */
export function isAdministrator({ role, rights }: Powers): boolean {
  return role === ROLES.admin || rights.includes('can_edit_admin');
}

/** Whether `giver` may give `right` to another account: only what they have themselves. */
export function mayGiveRight(giver: Powers, right: Right): boolean {
  return giver.rights.includes(right);
}

/**
 * Whether `giver` may give `role` to another account. The role of an admin opens what belongs to others, and the work of the production
 * partner as well; that of the partner opens this work.
 */
export function mayGiveRole(giver: Powers, role: number): boolean {
  return role === ROLES.standard || giver.role === ROLES.admin || giver.role === role;
}

/** Whether `giver` has all that an account has `after` a change and had not `before`. Taking away needs nothing. */
export function mayGive(giver: Powers, before: Powers, after: Powers): boolean {
  const gained = RIGHTS.filter((right) => after.rights.includes(right) && !before.rights.includes(right));
  return (
    gained.every((right) => mayGiveRight(giver, right)) &&
    (after.role === before.role || mayGiveRole(giver, after.role))
  );
}
