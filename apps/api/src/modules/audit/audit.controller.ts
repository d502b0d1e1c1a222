import { Controller, Query } from '@nestjs/common';
import type { AdminChange, QueryOf, ResponseOf, ROUTES } from '@tastwerk/contracts';
import { ForRoute } from '../../platform/http/for-route.decorator.js';
import { AccountRepository } from '../accounts/account.repository.js';
import { AuditService } from './audit.service.js';
import { AdminChangeRepository } from './admin-change.repository.js';

/** What admins changed and what happened to the safety of accounts, over HTTP. */
@Controller()
export class AuditController {
  constructor(
    private readonly changes: AdminChangeRepository,
    private readonly events: AuditService,
    private readonly accounts: AccountRepository,
  ) {}

  @ForRoute('listAdminChanges')
  async listAdminChanges(@Query() query: QueryOf<'listAdminChanges'>): Promise<readonly AdminChange[]> {
    const changes = await this.changes.list(query);
    const names = await this.accounts.namesOf(changes.map((change) => change.actorId));
    return changes.map((change) => ({
      id: change.id,
      action: change.action,
      params: { ...change.params },
      body: change.body,
      outcome: change.outcome,
      actor_id: change.actorId,
      actor_name: names.get(change.actorId) ?? null,
      device: change.device,
      correlation_id: change.correlationId,
      created_at: change.createdAt.toISOString(),
    }));
  }

  @ForRoute('listAuditEvents')
  async listAuditEvents(
    @Query() query: QueryOf<'listAuditEvents'>,
  ): Promise<ResponseOf<typeof ROUTES.listAuditEvents>> {
    const events = await this.events.list(query);
    return events.map((event) => ({
      id: event.id,
      event: event.event,
      account_id: event.accountId,
      device: event.device,
      network: event.network,
      correlation_id: event.correlationId,
      created_at: event.createdAt.toISOString(),
    }));
  }
}
