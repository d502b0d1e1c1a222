import { isElevated, type Right } from '@tastwerk/contracts';
import type { ProcessConfiguration } from '../../platform/config/process-configuration.js';

/** Life of an access token in seconds (decisions). */
export const ACCESS_SECONDS = 15 * 60;

/** Longest life of a session and of its refresh tokens in seconds (decisions). */
export const SESSION_SECONDS = 30 * 24 * 60 * 60;

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

type Limits = Pick<ProcessConfiguration, 'sessionIdleDays' | 'adminSessionIdleMinutes' | 'adminSessionHours'>;

/**
 * When a session that began at `createdAt` and is used at `now` ends unless it is used again: after its idle time, and after its longest
 * life in any case. Both are shorter for accounts with rights above those of a usual user (OWASP ASVS 5.0, 7.3.1 and 7.3.2).
 */
export function sessionEnd(
  { createdAt, now }: { readonly createdAt: Date; readonly now: Date },
  account: { readonly role: number; readonly rights: readonly Right[] },
  limits: Limits,
): Date {
  const [idle, longest] = isElevated(account)
    ? [limits.adminSessionIdleMinutes * MINUTE_MS, limits.adminSessionHours * HOUR_MS]
    : [limits.sessionIdleDays * DAY_MS, SESSION_SECONDS * 1000];
  return new Date(Math.min(now.getTime() + idle, createdAt.getTime() + longest));
}
