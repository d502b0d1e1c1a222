import { createTransport } from 'nodemailer';
import { MailTransport, type OutgoingMail } from './mail-transport.js';

/** Longest wait for the mail server at each step, in ms. */
const PATIENCE_MS = 20_000;

/** Mails through an SMTP server. */
export class SmtpTransport extends MailTransport {
  private readonly transport;

  constructor(
    smtpUrl: string,
    private readonly from: string,
  ) {
    super();
    const { protocol, hostname, port, username, password } = new URL(smtpUrl);
    this.transport = createTransport({
      host: hostname,
      secure: protocol === 'smtps:',
      pool: true,
      maxConnections: 2,
      connectionTimeout: PATIENCE_MS,
      greetingTimeout: PATIENCE_MS,
      socketTimeout: PATIENCE_MS,
      ...(port === '' ? {} : { port: Number(port) }),
      ...(username === ''
        ? {}
        : { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } }),
    });
  }

  override async send({ unsubscribeUrl, attachments = [], ...mail }: OutgoingMail): Promise<void> {
    await this.transport.sendMail({
      ...mail,
      from: this.from,
      attachments: attachments.map(({ name, mediaType, bytes }) => ({
        filename: name,
        contentType: mediaType,
        content: bytes,
      })),
      // No automatic reply is wanted (RFC 3834).
      headers: { 'Auto-Submitted': 'auto-generated', ...oneClick(unsubscribeUrl) },
      ...(unsubscribeUrl === undefined ? {} : { list: { unsubscribe: unsubscribeUrl } }),
    });
  }

  override async close(): Promise<void> {
    this.transport.close();
  }
}

/** Lets mail programs end it without a browser, by a POST to the same address (RFC 8058); only HTTPS counts there. */
function oneClick(unsubscribeUrl: string | undefined): Record<string, string> {
  return unsubscribeUrl?.startsWith('https:') === true
    ? { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
    : {};
}
