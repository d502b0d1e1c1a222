import type { User } from '@tastwerk/contracts';
import { shownAddress } from '../../platform/mail/no-address.js';
import type { AccountEntity } from './account.entity.js';

/** An account as the API tells its owner about it. */
export function userOf(account: Omit<AccountEntity, 'nameKeys' | 'refusedRights'>): User {
  const { rights } = account;
  return {
    id: account.id,
    email: shownAddress(account.email),
    display_name: account.displayName,
    role: account.role,
    user_rights: {
      can_order: rights.includes('can_order'),
      can_publish: rights.includes('can_publish'),
      can_hide_variants: rights.includes('can_hide_variants'),
      can_view_admin: rights.includes('can_view_admin'),
      can_edit_admin: rights.includes('can_edit_admin'),
    },
    newsletter_active: account.newsletterActive,
    newsletter_pending: account.newsletterPending,
    notices_active: account.noticesActive,
    pending_login: account.pendingEmail,
    language: account.language,
    created_at: account.createdAt.toISOString(),
  };
}
