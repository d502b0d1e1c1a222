import { randomUUID } from 'node:crypto';
import { readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import type { ProcessConfiguration } from '../config/process-configuration.js';
import { hasErrorCode } from '../error-code.js';
import { makePrivateFolder, PRIVATE_FILE } from '../files/private-files.js';
import { MailTransport, type OutgoingMail } from './mail-transport.js';

/** Mails that are kept; older ones go. */
const KEPT = 500;

const keptMailSchema = z.object({
  messageId: z.string(),
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  unsubscribeUrl: z.string().optional(),
  /** The files that went with it, in the order of their names in its folder: 0, 1, … */
  files: z.array(z.object({ name: z.string(), mediaType: z.string() })).default([]),
  sentAt: z.string(),
});

/** A mail in the mailbox; `name` is the file's, without its ending. */
export type KeptMail = z.infer<typeof keptMailSchema> & { readonly name: string };

/** The ending of a mail that is being written, and after how long, in ms, it is no longer. */
const DRAFT = '.part';
const LONGEST_WRITING_MS = 60 * 60 * 1000;

/** Names sort by time. */
const NAME = /^\d{13}-[0-9a-f-]{36}$/;

/** A file of a mail in the mailbox. */
export type KeptFile = KeptMail['files'][number] & { readonly bytes: Buffer };

/**
 * Mails in a folder, to try the product out without a mail server: one JSON file each, and beside it a folder with the files that went
 * with it, readable by its owner alone.
 */
export class Mailbox extends MailTransport {
  constructor(private readonly folder: string) {
    super();
  }

  override async send({ attachments = [], ...mail }: OutgoingMail): Promise<void> {
    await makePrivateFolder(this.folder);
    const name = `${String(Date.now()).padStart(13, '0')}-${randomUUID()}`;
    const draft = join(this.folder, `${name}${DRAFT}`);
    const files = attachments.map(({ name: fileName, mediaType }) => ({ name: fileName, mediaType }));
    if (files.length > 0) await makePrivateFolder(join(this.folder, name));
    for (const [index, { bytes }] of attachments.entries())
      await writeFile(join(this.folder, name, String(index)), bytes, PRIVATE_FILE);
    await writeFile(
      draft,
      JSON.stringify({ ...mail, files, sentAt: new Date().toISOString() }),
      PRIVATE_FILE,
    );
    await rename(draft, join(this.folder, `${name}.json`));
    const entries = await this.entries();
    const names = namesIn(entries);
    await this.clearUnfinished(entries, new Set(names));
    for (const old of names.slice(KEPT)) {
      await rm(join(this.folder, `${old}.json`), { force: true });
      await rm(join(this.folder, old), { force: true, recursive: true });
    }
  }

  override async close(): Promise<void> {}

  /** The newest first. */
  async list(): Promise<readonly KeptMail[]> {
    const names = namesIn(await this.entries());
    const mails = await Promise.all(names.map((name) => this.find(name)));
    return mails.filter((mail) => mail !== undefined);
  }

  async find(name: string): Promise<KeptMail | undefined> {
    if (!NAME.test(name)) return undefined;
    try {
      const json: unknown = JSON.parse(await readFile(join(this.folder, `${name}.json`), 'utf8'));
      return { ...keptMailSchema.parse(json), name };
    } catch (error) {
      if (hasErrorCode(error, 'ENOENT')) return undefined;
      throw error;
    }
  }

  /** The file at `index` (from 0) of the mail `name`. */
  async findFile(name: string, index: number): Promise<KeptFile | undefined> {
    const file = (await this.find(name))?.files[index];
    return file && { ...file, bytes: await readFile(join(this.folder, name, String(index))) };
  }

  /** Removes what processes left that ended while they wrote a mail: names begin with the time, in ms since 1970. */
  private async clearUnfinished(entries: readonly string[], written: ReadonlySet<string>): Promise<void> {
    const before = Date.now() - LONGEST_WRITING_MS;
    for (const entry of entries) {
      const name = entry.endsWith(DRAFT) ? entry.slice(0, -DRAFT.length) : entry;
      if (!NAME.test(name) || written.has(name) || Number.parseInt(name, 10) > before) continue;
      await rm(join(this.folder, entry), { force: true, recursive: true });
    }
  }

  private async entries(): Promise<readonly string[]> {
    try {
      return await readdir(this.folder);
    } catch (error) {
      if (hasErrorCode(error, 'ENOENT')) return [];
      throw error;
    }
  }
}

/** The names of the mails among `entries` of the folder, the newest first. */
function namesIn(entries: readonly string[]): readonly string[] {
  return entries
    .filter((file) => file.endsWith('.json'))
    .map((file) => file.slice(0, -'.json'.length))
    .sort()
    .reverse();
}

/** The folder in which mails lie when there is no mail server. */
export function mailboxOf({ varDir }: Pick<ProcessConfiguration, 'varDir'>): Mailbox {
  return new Mailbox(join(varDir, 'mailbox'));
}
