import type { User } from '@tastwerk/contracts';
import { shownAddress } from '../../platform/mail/no-address.js';
import type { SessionAccount } from './session-accounts.sql.js';
import type { Standing } from './standing.js';

/** An account as the API tells its owner about it, with what counts in the session that asks. */
export function userOf(account: SessionAccount, standing: Standing): User {
  const { role, rights, needsSecondFactor = false } = standing;
  return {
    id: account.id,
    email: shownAddress(account.email),
    display_name: account.displayName,
    role,
    user_rights: {
      can_order: rights.includes('can_order'),
      can_publish: rights.includes('can_publish'),
      can_hide_variants: rights.includes('can_hide_variants'),
      can_view_admin: rights.includes('can_view_admin'),
      can_edit_admin: rights.includes('can_edit_admin'),
    },
    needs_second_factor: needsSecondFactor,
    has_password: account.passwordHash !== null,
    newsletter_active: account.newsletterActive,
    newsletter_pending: account.newsletterPending,
    notices_active: account.noticesActive,
    pending_login: account.pendingEmail,
    language: account.language,
    created_at: account.createdAt.toISOString(),
  };
}
