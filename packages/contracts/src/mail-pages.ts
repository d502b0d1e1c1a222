import { pathReader } from './path-template.js';

/** The pages of the web app that mails lead to. A test of the web app opens each of them, and the mail server of the tests knows no others. */
export const MAIL_PAGES = {
  verifyAccount: '/verify-account',
  verifyLoginChange: '/verify-login-change',
  undoLoginChange: '/undo-login-change',
  resetPassword: '/reset-password',
  requestReset: '/reset-password-request',
  confirmNewsletter: '/newsletter/confirm',
  unsubscribe: '/newsletter/unsubscribe',
  login: '/login',
  editor: '/editor/splash',
  /** Where a user is signed in, and how to end that. */
  sessions: '/account/security',
  variant: '/catalogue/{graphicId}/variant/{variantId}',
  order: '/account/orders/{order}',
  withdraw: '/widerruf',
  legal: '/info/{language}/{page}',
  /** The key of a quote follows in the fragment. */
  offer: '/quote',
  quoteRequests: '/admin/quote-requests',
  quoteRequest: '/admin/quote-requests/{request}',
  withdrawals: '/admin/withdrawals',
  adminUser: '/admin/users/{user}',
  partner: '/partner',
  contact: '/kontakt',
} as const;

export type MailPage = keyof typeof MAIL_PAGES;

const readers = Object.values(MAIL_PAGES).map(pathReader);

/** Whether a path is that of a page that mails lead to. */
export function isMailPage(pathname: string): boolean {
  return readers.some((read) => read(pathname) !== undefined);
}
