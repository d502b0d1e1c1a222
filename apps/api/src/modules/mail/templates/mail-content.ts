import type { MailTemplate } from '@tastwerk/contracts';

/** Something that a mail lists line by line, with a heading. */
export interface MailBlock {
  readonly heading: string;
  readonly lines: readonly string[];
}

/** What is for trying out: an order, or a quote and its request. */
export type Trial = 'order' | 'quote';

/** What a mail says, in plain words; how it looks is decided in `render-mail.ts`, and nothing here but `body` is markup. */
export interface MailContent {
  readonly template: MailTemplate;
  /** Replaces `{{name}}` in the template's words. */
  readonly facts: Readonly<Record<string, string>>;
  /** What it is about, if that is for trying out: it says so in its subject and after its first sentence. */
  readonly trial?: Trial | undefined;
  /** Free text of this mail, below the paragraphs; its HTML is sanitised. */
  readonly body?: { readonly text: string; readonly html: string };
  /** What is listed below the paragraphs. */
  readonly blocks?: readonly MailBlock[];
  /** The address that the mail's button leads to, with its key. */
  readonly link?: string;
  /** Where the reader ends what the mail belongs to. */
  readonly unsubscribeUrl?: string;
}

/** The words of a mail in one language. `{{name}}` stands for a fact. */
export interface MailWords {
  readonly subject: string;
  readonly paragraphs: readonly string[];
  /** What the button says; a mail with one needs a link. */
  readonly action?: string;
  /** What is said below the button. */
  readonly afterwards?: readonly string[];
}

/** The words that every mail shares in one language. */
export interface MailFrame {
  readonly greeting: string;
  readonly greetingWithName: string;
  readonly linkHint: string;
  readonly closing: string;
  readonly footer: string;
  readonly unsubscribe: string;
  /** The subject of a mail about something that is for trying out, around its own. */
  readonly trialSubject: string;
  /** What such a mail says after its first sentence. */
  readonly trial: Readonly<Record<Trial, string>>;
}
