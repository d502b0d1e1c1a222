import { Readable } from 'node:stream';
import { Injectable, Logger } from '@nestjs/common';
import type { RenderingFormat } from '@tastwerk/contracts';
import { ZipFile } from 'yazl';
import type { Actor } from '../../../platform/http/actor.js';
import type { Caller } from '../../../platform/http/caller.js';
import { AuditService } from '../../audit/audit.service.js';
import { AuthorshipService } from '../../catalogue/authorship.service.js';
import type { OwnVersion } from '../../catalogue/authorship.repository.js';
import { CatalogueService } from '../../catalogue/catalogue.service.js';
import { readerOf } from '../../catalogue/reader.js';
import { FileService } from '../../files/file.service.js';
import { AccountEvents } from '../account-events.js';
import { AddressService } from '../address.service.js';
import { AccountService } from '../account.service.js';
import { SessionService } from '../session.service.js';

/** Files of a current version that go along; the others are made of the same document. */
const FORMATS = ['pdf', 'brf', 'rtf'] as const satisfies readonly RenderingFormat[];

/** Puts everything that is kept about somebody into a ZIP, which is made while it is sent: it may be large. */
@Injectable()
export class AccountExportService {
  private readonly logger = new Logger(AccountExportService.name);

  constructor(
    private readonly accounts: AccountService,
    private readonly addresses: AddressService,
    private readonly sessions: SessionService,
    private readonly audit: AuditService,
    private readonly events: AccountEvents,
    private readonly works: AuthorshipService,
    private readonly catalogue: CatalogueService,
    private readonly files: FileService,
  ) {}

  async open(actor: Actor, caller: Caller): Promise<Readable> {
    const user = await this.accounts.user(actor);
    await this.audit.note('data-exported', actor.id, caller);
    const zip = new ZipFile();
    // What is in the ZIP was asked for by its owner; an entry that cannot be read ends it, so that nobody takes it for whole.
    const out = new Readable().wrap(zip.outputStream);
    zip.on('error', (error: Error) => out.destroy(error));
    addJson(zip, 'account.json', user.ok ? user.value : null);
    addJson(zip, 'addresses.json', await this.addresses.list(actor));
    addJson(zip, 'sessions.json', await this.sessions.list(actor));
    const email = user.ok ? user.value.email : '';
    await this.events.exported({ actor, email, add: (name, content) => addJson(zip, name, content) });
    this.addWorks(zip, actor).then(
      () => zip.end(),
      (error: unknown) => {
        this.logger.error({ err: error, correlationId: caller.correlationId }, 'an export was not finished');
        out.destroy(error instanceof Error ? error : new Error(String(error)));
      },
    );
    return out;
  }

  private async addWorks(zip: ZipFile, actor: Actor): Promise<void> {
    const list: Omit<OwnVersion, 'isCurrent'>[] = [];
    for await (const { isCurrent, ...version } of this.works.versionsOf(actor.id)) {
      list.push(version);
      const folder = `graphics/${version.graphicId}/variant-${version.variantId}`;
      const name = `${folder}/${version.fileName}`;
      addLazily(zip, `${name}.tastwerk.json`, async () => {
        const { document } = await this.catalogue.publishedVersion(version.id);
        return Readable.from([JSON.stringify(document, null, 2)]);
      });
      if (isCurrent) await this.addFiles(zip, name, version, actor);
    }
    addJson(zip, 'graphics.json', list);
  }

  /** Adds the files that are there; what is not made yet, or failed, is left out. */
  private async addFiles(
    zip: ZipFile,
    name: string,
    { variantId, fileName }: Pick<OwnVersion, 'variantId' | 'fileName'>,
    actor: Actor,
  ): Promise<void> {
    for (const format of FORMATS) {
      const file = await this.files.download({ variantId, format, fileName }, readerOf(actor));
      if (!file.ok) continue;
      addLazily(zip, `${name}.${format}`, async () => {
        const opened = await file.value.open();
        return opened.ok ? opened.value : Readable.from([]);
      });
    }
  }
}

function addJson(zip: ZipFile, path: string, value: unknown): void {
  zip.addBuffer(Buffer.from(JSON.stringify(value, null, 2)), path);
}

/** Adds a file whose bytes are fetched when it is its turn, so that one at a time is in memory. */
function addLazily(zip: ZipFile, path: string, open: () => Promise<Readable>): void {
  zip.addReadStreamLazy(path, (give) => {
    open().then(
      (stream) => give(null, stream),
      (error: unknown) => give(error, Readable.from([])),
    );
  });
}
