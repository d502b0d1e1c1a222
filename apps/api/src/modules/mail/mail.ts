import type { ApiLanguage, MailState, MailTemplate } from '@tastwerk/contracts';

/** What a mail says besides the words of its template. Never a secret: links get their keys when the mail is written. */
export type MailFacts = Readonly<Record<string, string>>;

/** A mail that somebody is to get. */
export interface NewMail {
  readonly template: MailTemplate;
  readonly recipient: string;
  /** Whom it is about; null when that is found out while it is written. */
  readonly accountId: number | null;
  readonly language: ApiLanguage;
  readonly facts?: MailFacts;
}

/** A mail as it is written now. */
export interface QueuedMail extends Required<NewMail> {
  readonly id: number;
}

/** A mail with how far it is. */
export interface MailRecord extends QueuedMail {
  readonly state: MailState;
  readonly failures: number;
  readonly error: string | null;
  readonly createdAt: Date;
  readonly sentAt: Date | null;
}

/** A mail as the data of an account tell of it. Its words are not kept: they held keys. */
export interface MailSummary {
  readonly kind: MailTemplate;
  readonly subject: string;
  readonly to: string;
  readonly language: ApiLanguage;
  readonly state: MailState;
  /** ISO 8601. */
  readonly created_at: string;
  readonly sent_at: string | null;
}
