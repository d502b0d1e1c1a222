import { z } from 'zod';
import type { Setting } from './setting.js';

const wholeNumber = (min: number, max: number) => z.coerce.number<string>().int().min(min).max(max);

/** How accounts are guarded. */
export const ACCOUNT_SETTINGS = {
  accountAnswers: {
    variable: 'ACCOUNT_ANSWERS',
    schema: z.enum(['strict', 'plain']).optional(),
    expects: 'strict or plain',
    description:
      'Whether answers about logging in and signing up tell if an address has an account: `strict` tells nothing, `plain` helps people who try the product out.',
    otherwise: '`plain` with demo accounts outside production, else `strict`',
  },
  adminMfa: {
    variable: 'ADMIN_MFA',
    schema: z.enum(['required', 'optional']).optional(),
    expects: 'required or optional',
    description:
      'Whether rights above those of a usual user (hiding graphics, administration, production) count only in sessions with a second factor: a passkey, or a code of an authenticator app.',
    otherwise: '`required` in production, else `optional`',
  },
  secondFactorSecret: {
    variable: 'SECOND_FACTOR_SECRET',
    isSecret: true,
    schema: z.string().min(32).optional(),
    expects: 'at least 32 characters',
    description:
      'Secret that encrypts the keys of authenticator apps in the database; the same for every API process. With a new one all of them have to be set up again.',
    otherwise: 'made at random on first start and kept in `VAR_DIR/second-factor-secret`',
  },
  sessionIdleDays: {
    variable: 'SESSION_IDLE_DAYS',
    schema: wholeNumber(1, 30).default(14),
    expects: 'a whole number from 1 to 30',
    description: 'After how many days without use a session ends; it ends after 30 days in any case.',
    otherwise: '`14`',
  },
  adminSessionIdleMinutes: {
    variable: 'ADMIN_SESSION_IDLE_MINUTES',
    schema: wholeNumber(20, 1440).default(60),
    expects: 'a whole number from 20 to 1440',
    description:
      'After how many minutes without use a session of an account with rights above those of a usual user ends.',
    otherwise: '`60`',
  },
  adminSessionHours: {
    variable: 'ADMIN_SESSION_HOURS',
    schema: wholeNumber(1, 720).default(12),
    expects: 'a whole number from 1 to 720',
    description: 'After how many hours such a session ends in any case.',
    otherwise: '`12`',
  },
} as const satisfies Readonly<Record<string, Setting>>;
