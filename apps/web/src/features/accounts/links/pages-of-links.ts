/** The pages that links in mails about an account lead to. They come as one part: few people see them, and each part costs the first page some bytes. */
export { ConfirmNewsletterPage, UnsubscribeNewsletterPage, VerifyLoginChangePage } from './link-pages.js';
export { ResetPasswordPage } from './reset-password-page.js';
export { ResetRequestPage } from './reset-request-page.js';
export { UndoLoginChangePage } from './undo-login-change-page.js';
export { VerifyAccountPage } from './verify-account-page.js';
