import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { isMailPage } from '@tastwerk/contracts';
import { SMTPServer } from 'smtp-server';
import { eventually } from './eventually.js';

/** A mail as it came over the wire. */
export interface CaughtMail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly headers: ReadonlyMap<string, string>;
  readonly attachments: readonly CaughtFile[];
}

/** A file that came with a mail. */
interface CaughtFile {
  readonly name: string;
  readonly bytes: Buffer;
}

/** A mail server that takes every mail and shows it. */
export class MailCatcher {
  readonly mails: CaughtMail[] = [];
  /** As if the server were out of order: the next mail to each of these is turned away. */
  readonly turnedAway = new Set<string>();
  private readonly strayLinks = new Set<string>();

  private constructor(private readonly server: SMTPServer) {}

  static async start(): Promise<MailCatcher> {
    const catcher: MailCatcher = new MailCatcher(
      new SMTPServer({
        authOptional: true,
        disabledCommands: ['STARTTLS'],
        onData: (stream, session, done) => {
          buffer(stream).then(
            (bytes) =>
              done(catcher.take(bytes.toString('latin1'), session.envelope.rcptTo[0]?.address ?? '')),
            (error: unknown) => done(error instanceof Error ? error : new Error(String(error))),
          );
        },
      }),
    );
    await new Promise<void>((resolve) => catcher.server.listen(0, '127.0.0.1', resolve));
    return catcher;
  }

  get url(): string {
    // A server that listens on a port has an address of that form.
    const { port } = this.server.server.address() as AddressInfo;
    return `smtp://127.0.0.1:${port}`;
  }

  /** The next mail to `to` with `subject`, taken out of what is there. */
  async next(to: string, subject: RegExp): Promise<CaughtMail> {
    return eventually(`a mail to ${to}: ${subject}`, async () => {
      const at = this.mails.findIndex((mail) => mail.to === to && subject.test(mail.subject));
      return at < 0 ? undefined : this.mails.splice(at, 1)[0];
    });
  }

  /** Throws where a mail led to a page that is not among those that mails lead to. */
  async stop(): Promise<void> {
    await new Promise<void>((resolve) => this.server.close(() => resolve()));
    if (this.strayLinks.size > 0) {
      throw new Error(`mails led to pages that MAIL_PAGES does not have: ${[...this.strayLinks].join(', ')}`);
    }
  }

  private take(raw: string, to: string): Error | null {
    if (this.turnedAway.delete(to)) return new Error('out of order');
    const { headers, body } = splitPart(raw);
    const parts = partsOf({ headers, body });
    const find = (type: string) =>
      decode(parts.find((part) => part.headers.get('content-type')?.startsWith(type) === true));
    const subject = decodeWords(headers.get('subject') ?? '');
    for (const [, link = ''] of find('text/html').matchAll(/href="([^"]+)"/g)) {
      if (!isMailPage(new URL(link.replaceAll('&amp;', '&')).pathname)) this.strayLinks.add(link);
    }
    this.mails.push({
      to,
      subject,
      text: find('text/plain'),
      html: find('text/html'),
      headers,
      attachments: filesOf(parts),
    });
    return null;
  }
}

/** The key in a mail's link. */
export function keyOf({ text }: CaughtMail): string {
  const key = /[?&]key=([\w.-]+)/.exec(text)?.[1];
  if (key === undefined) throw new Error(`no key in: ${text}`);
  return key;
}

interface Part {
  readonly headers: ReadonlyMap<string, string>;
  readonly body: string;
}

function splitPart(raw: string): Part {
  const text = raw.replace(/^\r\n/, '');
  const end = text.indexOf('\r\n\r\n');
  const lines = text
    .slice(0, Math.max(end, 0))
    .replace(/\r\n[ \t]+/g, ' ')
    .split('\r\n');
  const headers = lines.map((line): [string, string] => {
    const colon = line.indexOf(':');
    return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
  });
  return { headers: new Map(headers), body: text.slice(end + 4) };
}

/** The parts of a mail, and those of its parts: text and HTML lie within one where files come with them. */
function partsOf({ headers, body }: Part): readonly Part[] {
  const boundary = /boundary="([^"]+)"/.exec(headers.get('content-type') ?? '')?.[1];
  if (boundary === undefined) return [];
  return body.split(`--${boundary}`).flatMap((raw) => {
    const part = splitPart(raw);
    return [part, ...partsOf(part)];
  });
}

function filesOf(parts: readonly Part[]): readonly CaughtFile[] {
  return parts.flatMap(({ headers, body }) => {
    const name = /^attachment; filename="?([^";]+)/.exec(headers.get('content-disposition') ?? '')?.[1];
    return name === undefined ? [] : [{ name, bytes: Buffer.from(body, 'base64') }];
  });
}

function decode(part: Part | undefined): string {
  if (part === undefined) return '';
  const encoding = part.headers.get('content-transfer-encoding');
  if (encoding === 'base64') return Buffer.from(part.body, 'base64').toString('utf8');
  if (encoding === 'quoted-printable') return unquote(part.body.replace(/=\r\n/g, ''));
  return part.body;
}

const unquote = (text: string) =>
  Buffer.from(
    text.replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16))),
    'latin1',
  ).toString('utf8');

/** Encoded words of a header (RFC 2047). */
function decodeWords(text: string): string {
  return text
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?UTF-8\?([QB])\?([^?]*)\?=/gi, (_, kind: string, words: string) =>
      kind.toUpperCase() === 'B'
        ? Buffer.from(words, 'base64').toString('utf8')
        : unquote(words.replaceAll('_', ' ')),
    );
}
