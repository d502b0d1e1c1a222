import { isElevated, isElevatedRight, ROLES } from '@tastwerk/contracts';
import type { Actor } from '../../platform/http/actor.js';
import type { SessionAccount } from './session-accounts.sql.js';

/** What an account may do in one of its sessions. */
export type Standing = Pick<Actor, 'role' | 'rights' | 'needsSecondFactor'>;

/**
 * Role and rights of `account` as they count in a session. Where a second factor is required and the session has none, what goes beyond a
 * usual user rests.
 */
export function standingOf(
  account: Pick<SessionAccount, 'role' | 'rights'>,
  isSecondFactorMissing: boolean,
): Standing {
  if (!isSecondFactorMissing || !isElevated(account)) return { role: account.role, rights: account.rights };
  const rights = account.rights.filter((right) => !isElevatedRight(right));
  return { role: ROLES.standard, rights, needsSecondFactor: true };
}
