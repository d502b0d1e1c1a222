// What statements of other modules may ask of mails, as SQL; they do not name the table.

/** Mails that were not forgotten since: `id`, `state`, `template`, `recipient`. */
export const ADDRESSED_MAILS = '(SELECT id, state, template, recipient FROM mail)';

/** Mails that could not be sent. */
export const FAILED_MAILS = `(SELECT 1 FROM mail WHERE state = 'failed')`;
