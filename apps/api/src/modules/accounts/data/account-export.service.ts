import { Readable } from 'node:stream';
import { Injectable, Logger } from '@nestjs/common';
import { ZipFile } from 'yazl';
import type { Actor } from '../../../platform/http/actor.js';
import type { Caller } from '../../../platform/http/caller.js';
import { AuditService } from '../../audit/audit.service.js';
import { AccountEvents } from '../account-events.js';
import { AddressService } from '../address.service.js';
import { AccountService } from '../account.service.js';
import { addJson, WorksExport } from './works-export.service.js';
import { SessionService } from '../session.service.js';

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
    private readonly works: WorksExport,
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
    this.works.addTo(zip, actor).then(
      () => zip.end(),
      (error: unknown) => {
        this.logger.error({ err: error, correlationId: caller.correlationId }, 'an export was not finished');
        out.destroy(error instanceof Error ? error : new Error(String(error)));
      },
    );
    return out;
  }
}
