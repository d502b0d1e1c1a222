/** What is written down about the safety of accounts, for their owners and for admins. */
export const SECURITY_EVENTS = [
  'signed-up',
  'verified',
  'signed-in',
  'signed-in-elsewhere',
  'sign-in-failed',
  'sign-in-locked',
  'signed-out',
  'session-revoked',
  'token-reused',
  'password-changed',
  'password-reset-asked',
  'password-reset',
  'login-change-asked',
  'login-changed',
  'newsletter-confirmed',
  'newsletter-ended',
  'data-exported',
  'deleted',
  'identity-linked',
  'identity-unlinked',
  'approval-added',
  'approval-removed',
] as const;

export type SecurityEvent = (typeof SECURITY_EVENTS)[number];
