import { z } from 'zod';
import { defineRoute, PROOF_ERRORS, SESSION_ERRORS } from '../../route.js';
import {
  keyField,
  keyQuery,
  loginField,
  optionalDisplayNameField,
  PASSWORDS_DIFFER,
  passwordField,
  passwordsAgree,
  passwordTwice,
  userSchema,
} from './fields.js';

/**
 * What is filled in to sign up. The password is chosen after the address is confirmed (`verifyAccount`); one that is sent here, as
 * the product spec's payload may, is held to the same rules and not kept: the reader of the mail decides.
 */
export const signUpSchema = z
  .strictObject({
    login: loginField,
    'login-confirm': z.string().max(254),
    password: passwordField.optional(),
    'password-confirm': z.string().max(200).optional(),
    display_name: optionalDisplayNameField,
    newsletter_active: z.boolean().default(false),
  })
  .refine((form) => form.login === form['login-confirm'], { path: ['login-confirm'], error: 'logins_differ' })
  .refine(passwordsAgree, PASSWORDS_DIFFER);

/** The form behind the link that confirms an address. */
export const setPasswordSchema = z.strictObject(passwordTwice).refine(passwordsAgree, PASSWORDS_DIFFER);

/** The form behind the link that resets a password. */
export const resetPasswordSchema = z
  .strictObject({ key: keyField, ...passwordTwice })
  .refine(passwordsAgree, PASSWORDS_DIFFER);

/** A password of a user who is signed in, old and new. */
export const changePasswordSchema = z
  .strictObject({
    password: z.string().max(200),
    'new-password': passwordField,
    'password-confirm': z.string().max(200),
  })
  .refine((form) => form['new-password'] === form['password-confirm'], PASSWORDS_DIFFER);

/** A new address to log in with, and the password; left out as for `deleteAccountSchema`. */
export const changeLoginSchema = z.strictObject({ login: loginField, password: passwordField.optional() });

/** Only an address, for mails that are asked for. */
export const loginOnlySchema = z.strictObject({ login: loginField });

const rarely = { limit: 30, windowSeconds: 60 } as const;

/**
 * From sign-up to a new password. In strict mode (ADR 13) no answer tells whether an address has an account: what is to say about it is
 * said in a mail to that address.
 */
export const signUpRoutes = {
  /**
   * Sends a mail with a link to `/verify-account?key=…`. The token in the `Authorization` header stands for a sign-up that is not
   * confirmed: with it, routes that need a session answer ACCOUNT_UNVERIFIED.
   */
  createAccount: defineRoute({
    method: 'POST',
    path: '/api/create-account',
    access: 'public',
    request: { body: signUpSchema },
    response: z.object({
      /** As the product spec counts: 1 is "created, mail sent". */
      verification_state: z.literal(1),
    }),
    errors: [
      'ACCOUNT_NOT_WHITELISTED',
      'ACCOUNT_NAME_TAKEN',
      'ACCOUNT_NAME_REFUSED',
      // Outside strict mode only.
      'ACCOUNT_EXISTS',
      'ACCOUNT_EXISTS_UNVERIFIED',
    ],
    throttle: rarely,
  }),
  /** The mail of `createAccount` once more. */
  resendVerification: defineRoute({
    method: 'POST',
    path: '/api/resend-verification',
    access: 'public',
    request: { body: loginOnlySchema },
    response: 'empty',
    errors: [],
    throttle: rarely,
  }),
  /** Confirms the address and sets the password; the browser goes on to `/login?after_verify`. */
  verifyAccount: defineRoute({
    method: 'POST',
    path: '/api/verify-account',
    access: 'public',
    request: { query: keyQuery, body: setPasswordSchema },
    response: 'empty',
    errors: ['ACCOUNT_LINK_INVALID', 'ACCOUNT_PASSWORD_WEAK'],
    throttle: rarely,
  }),
  /** Sends a mail with a link to `/reset-password?key=…` if the address has an account; the answer is the same if not. */
  resetPasswordRequest: defineRoute({
    method: 'POST',
    path: '/api/reset-password-request',
    access: 'public',
    request: { body: loginOnlySchema },
    response: 'empty',
    errors: [],
    throttle: rarely,
  }),
  /** Sets a new password and ends every session of the account. */
  resetPassword: defineRoute({
    method: 'POST',
    path: '/api/reset-password',
    access: 'public',
    request: { body: resetPasswordSchema },
    response: 'empty',
    errors: ['ACCOUNT_RESET_LINK_INVALID', 'ACCOUNT_PASSWORD_WEAK'],
    throttle: rarely,
  }),
  /** Sets a new password and ends every other session; `password` is the one until now. */
  changePassword: defineRoute({
    method: 'POST',
    path: '/api/change-password',
    access: 'session',
    request: { body: changePasswordSchema },
    response: 'empty',
    errors: [...SESSION_ERRORS, 'ACCOUNT_PASSWORD_WRONG', 'ACCOUNT_PASSWORD_WEAK'],
    throttle: rarely,
  }),
  /** Sends a mail with a link to `/verify-login-change?key=…` to the new address; until it is followed the old one stays. */
  changeLogin: defineRoute({
    method: 'POST',
    path: '/api/change-login',
    access: 'session',
    request: { body: changeLoginSchema },
    response: userSchema,
    errors: [
      ...PROOF_ERRORS,
      'ACCOUNT_PASSWORD_WRONG',
      'ACCOUNT_NOT_WHITELISTED',
      // Outside strict mode only.
      'ACCOUNT_EXISTS',
    ],
    throttle: rarely,
  }),
  /**
   * Makes the new address the one to log in with, ends all sessions but the one that the caller has of the same account, and sends the old
   * address a mail with a link to `/undo-login-change?key=…`.
   */
  verifyLoginChange: defineRoute({
    method: 'POST',
    path: '/api/verify-login-change',
    access: 'public',
    request: { query: keyQuery },
    response: 'empty',
    errors: ['ACCOUNT_LINK_INVALID', 'ACCOUNT_EXISTS'],
    throttle: rarely,
  }),
  /**
   * Gives the account back to its old address, within seven days: ends all sessions, makes its password and its open links worthless,
   * removes passkeys, authenticator app and recovery codes, and sends a mail with a link to `/reset-password?key=…`.
   */
  undoLoginChange: defineRoute({
    method: 'POST',
    path: '/api/undo-login-change',
    access: 'public',
    request: { query: keyQuery },
    response: 'empty',
    errors: ['ACCOUNT_UNDO_LINK_INVALID', 'ACCOUNT_EXISTS'],
    throttle: rarely,
  }),
  /** The second step of the newsletter's double opt-in, behind the link `/newsletter/confirm?key=…`. */
  confirmNewsletter: defineRoute({
    method: 'POST',
    path: '/api/newsletter/confirm',
    access: 'public',
    request: { query: keyQuery },
    response: 'empty',
    errors: ['ACCOUNT_LINK_INVALID'],
    throttle: rarely,
  }),
  /** Ends the mails of which one has the link `/newsletter/unsubscribe?key=…`, without a login; a second time is no failure. */
  unsubscribeNewsletter: defineRoute({
    method: 'POST',
    path: '/api/newsletter/unsubscribe',
    access: 'public',
    request: { query: keyQuery },
    response: 'empty',
    errors: ['ACCOUNT_LINK_INVALID'],
    throttle: rarely,
  }),
  /** The same from the address of the mail's `List-Unsubscribe`, by a mail program (RFC 8058); a browser is shown the page of this address. */
  unsubscribeByMailProgram: defineRoute({
    method: 'POST',
    path: '/newsletter/unsubscribe',
    access: 'public',
    request: { query: keyQuery },
    response: 'empty',
    errors: ['ACCOUNT_LINK_INVALID'],
    throttle: rarely,
    takesForms: true,
  }),
  /**
   * The hashes of common passwords that begin with `prefix`, so that a form can advise against one without sending it: the hash is SHA-256 of
   * the password in small letters, in hexadecimal digits; `prefix` its first two, an answer's entries the sixteen after them.
   */
  commonPasswords: defineRoute({
    method: 'GET',
    path: '/api/common-passwords/{prefix}',
    access: 'public',
    request: { params: z.strictObject({ prefix: z.string().regex(/^[0-9a-f]{2}$/) }) },
    response: z.array(z.string()),
    errors: [],
    throttle: { limit: 120, windowSeconds: 60 },
  }),
} as const;
