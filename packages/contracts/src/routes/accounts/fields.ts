import { z } from 'zod';
import { languageSchema } from '../../language.js';
import { RIGHTS, ROLES } from '../../rights.js';
import { id, moment, plainText } from '../values.js';

/** Shortest password a caller may send (decisions: the same on server and client). */
export const PASSWORD_MIN_LENGTH = 8;

/** Longest password that is hashed; a bound on the work of one request. */
const PASSWORD_MAX_LENGTH = 200;

/** Shortest name that others may see (product spec section 5). */
export const DISPLAY_NAME_MIN_LENGTH = 3;

/** Longest name, in UTF-16 units. */
const DISPLAY_NAME_MAX_LENGTH = 100;

// The messages of these schemas are codes of FIELD_ERROR_TEXTS: server and forms tell them by the same sentence.

/** An e-mail address, by which a user logs in. */
export const loginField = z.email({ error: 'email_invalid' }).max(254);

export const passwordField = z.string().min(PASSWORD_MIN_LENGTH, 'password_short').max(PASSWORD_MAX_LENGTH);

const typedName = plainText(DISPLAY_NAME_MAX_LENGTH).transform((name) =>
  name.normalize('NFC').trim().replace(/\s+/gu, ' '),
);

const name = z
  .string()
  .min(DISPLAY_NAME_MIN_LENGTH, 'name_invalid')
  // Composing makes some texts longer.
  .max(DISPLAY_NAME_MAX_LENGTH, 'too_big')
  .regex(/^[^\p{Cc}\p{Cf}]*$/u, 'name_characters');

/** A name that others see: no line breaks or other control characters, blanks at its ends do not count. */
export const displayNameField = typedName.pipe(name);

/** As {@link displayNameField}, but it may be left blank. */
export const optionalDisplayNameField = typedName
  .transform((typed) => (typed === '' ? undefined : typed))
  .pipe(name.optional())
  .optional();

/** The secret of a link in a mail: 32 random bytes as base64url. */
export const keyField = z.string().max(200);

/** The part of a link's address that carries its key. */
export const keyQuery = z.strictObject({ key: keyField });

/** A password with its repetition, as two keys of a form. */
export const passwordTwice = {
  password: passwordField,
  'password-confirm': z.string().max(PASSWORD_MAX_LENGTH),
};

/** Keeps a form from being sent with two different passwords; the fault is told at the repetition. */
export function passwordsAgree(form: {
  readonly password?: string | undefined;
  readonly 'password-confirm'?: string | undefined;
}): boolean {
  return form.password === form['password-confirm'];
}

/** What {@link passwordsAgree} is told as. */
export const PASSWORDS_DIFFER = { path: ['password-confirm'], error: 'passwords_differ' };

/** A code as it is typed or pasted: blanks and hyphens between its groups do not count. */
export const codeField = z
  .string()
  .max(60)
  .transform((typed) => typed.replace(/[\s-]/g, '').toUpperCase())
  .pipe(
    z
      .string()
      .min(1, 'required')
      .max(40)
      .regex(/^[0-9A-Z]+$/, 'code_wrong'),
  );

/** What is typed to log in; `login` is the e-mail address. */
export const loginSchema = z.strictObject({
  login: loginField,
  password: passwordField,
  /** Of the authenticator app, where the account has one, or a recovery code. */
  code: codeField.optional(),
});

/** The signed-in user as the API tells about them. */
export const userSchema = z.object({
  id,
  /** Empty for an account that signs in at a school and has no address. */
  email: z.string(),
  display_name: z.string(),
  role: z.union([z.literal(ROLES.standard), z.literal(ROLES.admin), z.literal(ROLES.productionPartner)]),
  user_rights: z.record(z.enum(RIGHTS), z.boolean()),
  /** Whether role and rights above a usual user's rest until the session has a second factor (`ADMIN_MFA`). */
  needs_second_factor: z.boolean(),
  /** Whether the account has a password: one that came from a school's sign-in may have none. */
  has_password: z.boolean(),
  newsletter_active: z.boolean(),
  /** The newsletter was asked for, and the link in the mail has not been followed yet. */
  newsletter_pending: z.boolean(),
  /** Whether they hear by mail what others make of their graphics. */
  notices_active: z.boolean(),
  /** A new e-mail address that waits for its confirmation. */
  pending_login: z.string().nullable(),
  /** The language that mails to this user are written in. */
  language: languageSchema,
  created_at: moment,
});

export type User = z.infer<typeof userSchema>;
