import { accountAdministrationRoutes } from './accounts/administration.js';
import { profileRoutes } from './accounts/profile.js';
import { secondFactorRoutes } from './accounts/second-factors.js';
import { sessionRoutes } from './accounts/sessions.js';
import { signInProviderRoutes } from './accounts/sign-in-providers.js';
import { signUpRoutes } from './accounts/sign-up.js';

/** Accounts: signing up, sessions, what belongs to a user, and what admins settle. */
export const accountRoutes = {
  ...sessionRoutes,
  ...signInProviderRoutes,
  ...secondFactorRoutes,
  ...signUpRoutes,
  ...profileRoutes,
  ...accountAdministrationRoutes,
} as const;
