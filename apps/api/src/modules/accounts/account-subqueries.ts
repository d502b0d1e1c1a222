// What statements of other modules may ask of accounts, as SQL; they do not name the table.

/** The name that an account shows; NULL where `id` is NULL or the account is gone. */
export const displayNameOf = (id: string) => `(SELECT display_name FROM account WHERE id = ${id})`;

/** The ids of accounts whose shown name is like `pattern`. */
export const accountsNamed = (pattern: string) =>
  `(SELECT id FROM account WHERE display_name ILIKE ${pattern})`;

/** The ids of accounts whose shown name or e-mail address is like `pattern`. */
export const accountsFound = (pattern: string) =>
  `(SELECT id FROM account WHERE email ILIKE ${pattern} OR display_name ILIKE ${pattern})`;

/** Accounts (`id`, `email`, `language`) that read the newsletter: confirmed by the link of a mail. */
export const NEWSLETTER_READERS = `(
  SELECT id, email, language FROM account
   WHERE newsletter_active AND verified_at IS NOT NULL AND deleted_at IS NULL AND blocked_at IS NULL)`;

/** When each account was made that was not deleted since. */
export const SIGN_UPS = '(SELECT created_at AS moment FROM account WHERE deleted_at IS NULL)';
