import { RIGHTS, ROLES } from '@tastwerk/contracts';
import type { AccountInput } from '../accounts/account.service.js';

/** Whom a product that somebody only tries out knows. Their passwords are no secret: they are shown on the login page. */
export const DEMO_ACCOUNTS = [
  {
    email: 'demo@tastwerk.example',
    displayName: 'Demo',
    password: 'tastwerk-demo',
    role: ROLES.standard,
    rights: ['can_order', 'can_publish'],
  },
  {
    email: 'admin@tastwerk.example',
    displayName: 'Admin',
    password: 'tastwerk-admin',
    role: ROLES.admin,
    rights: RIGHTS,
  },
] as const satisfies readonly AccountInput[];
