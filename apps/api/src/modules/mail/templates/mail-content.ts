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
  /** Fills `{{name}}` in the template's texts. */
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
