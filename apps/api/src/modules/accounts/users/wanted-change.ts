import {
  type BodyOf,
  isAdministrator,
  type Powers,
  type Right,
  RIGHTS,
  type User,
} from '@tastwerk/contracts';
import type { AccountEntity } from '../account.entity.js';

/** What an admin wants to change of an account; null where it stays. */
export interface WantedChange {
  readonly role: User['role'] | null;
  readonly rights: Right[] | null;
  readonly blocked: boolean | null;
  readonly erases: boolean;
}

/** Deletes the account, and changes nothing before. */
export const ERASING: WantedChange = { role: null, rights: null, blocked: null, erases: true };

/** Whether two lists hold the same rights, in whatever order. */
export function areSameRights(one: readonly Right[], other: readonly Right[]): boolean {
  return RIGHTS.every((right) => one.includes(right) === other.includes(right));
}

/** What of `changes` is not so already; null where nothing is. */
export function differenceOf(
  account: Pick<AccountEntity, 'role' | 'rights' | 'blockedAt'>,
  { role, rights, blocked }: BodyOf<'changeUser'>,
): WantedChange | null {
  const wanted = {
    role: role === undefined || role === account.role ? null : role,
    rights: rights === undefined || areSameRights(rights, account.rights) ? null : rights,
    blocked: blocked === undefined || blocked === (account.blockedAt !== null) ? null : blocked,
    erases: false,
  };
  return wanted.role === null && wanted.rights === null && wanted.blocked === null ? null : wanted;
}

/** What an account may do after the change. */
export function powersAfter(before: Powers, { role, rights }: Pick<WantedChange, 'role' | 'rights'>): Powers {
  return { role: role ?? before.role, rights: rights ?? before.rights };
}

/** Whether the change is about an account that is an admin's, or that becomes one: then it needs the yes of a second admin. */
export function concernsAdministrator(before: Powers, wanted: WantedChange): boolean {
  return isAdministrator(before) || isAdministrator(powersAfter(before, wanted));
}
