/** A file that goes with a mail. */
export interface MailAttachment {
  readonly name: string;
  readonly mediaType: string;
  readonly bytes: Buffer;
}

/** A mail as it leaves: text and HTML say the same. */
export interface OutgoingMail {
  /** The same each time a mail is tried, so that a mail server or reader can tell that it has it already. */
  readonly messageId: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Where the reader ends what the mail belongs to (RFC 2369, List-Unsubscribe). */
  readonly unsubscribeUrl?: string;
  readonly attachments?: readonly MailAttachment[];
}

/** The port to whoever takes mails to their readers. */
export abstract class MailTransport {
  /** Resolves once the mail is taken; rejects when it is to be tried again. */
  abstract send(mail: OutgoingMail): Promise<void>;

  /** Lets go of connections. */
  abstract close(): Promise<void>;
}
