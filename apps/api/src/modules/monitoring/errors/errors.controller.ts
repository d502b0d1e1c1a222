import { Body, Controller, Headers, Param, Query } from '@nestjs/common';
import {
  type BodyOf,
  type ErrorGroup,
  type ParamsOf,
  type QueryOf,
  type ResponseOf,
  ROUTES,
} from '@tastwerk/contracts';
import { type Actor, FromActor } from '../../../platform/http/actor.js';
import { ApiException } from '../../../platform/http/api-failure.js';
import { deviceName } from '../../../platform/http/device-name.js';
import { ForRoute } from '../../../platform/http/for-route.decorator.js';
import type { ErrorGroupEntity } from './error-group.entity.js';
import { ErrorGroupRepository } from './error-group.repository.js';
import { AccountRepository } from '../../accounts/account.repository.js';
import { type ErrorReport, keepable } from './error-report.js';

type Page = ResponseOf<typeof ROUTES.listFrontendErrors>;

function groupOf(row: ErrorGroupEntity, names: ReadonlyMap<number | null, string>): ErrorGroup {
  const { id, type, message, stack, place, device, count } = row;
  return {
    id,
    type,
    message,
    stack,
    place,
    device,
    frontend_version: row.frontendVersion,
    backend_version: row.backendVersion,
    count,
    first_seen_at: row.firstSeenAt.toISOString(),
    last_seen_at: row.lastSeenAt.toISOString(),
    resolved_at: row.resolvedAt?.toISOString() ?? null,
    resolved_by: names.get(row.resolvedBy) ?? null,
  };
}

/** Errors of browsers and servers over HTTP. */
@Controller()
export class ErrorsController {
  constructor(
    private readonly groups: ErrorGroupRepository,
    private readonly accounts: AccountRepository,
  ) {}

  @ForRoute('logError')
  async logError(
    @Body() report: BodyOf<'logError'>,
    @Headers('user-agent') userAgent: string | undefined,
  ): Promise<void> {
    const { error, path, frontend_version: frontendVersion, backend_version: backendVersion } = report;
    const device = deviceName(report.user_agent === '' ? userAgent : report.user_agent);
    await this.groups.add(
      keepable({ side: 'frontend', ...error, place: path, device, frontendVersion, backendVersion }),
    );
  }

  @ForRoute('listFrontendErrors')
  listFrontendErrors(@Query() query: QueryOf<'listFrontendErrors'>): Promise<Page> {
    return this.page('frontend', query);
  }

  @ForRoute('listBackendErrors')
  listBackendErrors(@Query() query: QueryOf<'listBackendErrors'>): Promise<Page> {
    return this.page('backend', query);
  }

  @ForRoute('resolveError')
  async resolveError(
    @Param() { id }: ParamsOf<'resolveError'>,
    @Body() { resolved }: BodyOf<'resolveError'>,
    @FromActor() actor: Actor,
  ): Promise<ErrorGroup> {
    const group = await this.groups.resolve(id, resolved ? actor.id : null);
    if (group === null) throw new ApiException({ code: 'ERROR_NOT_FOUND' });
    return groupOf(group, await this.accounts.namesOf([group.resolvedBy]));
  }

  private async page(side: ErrorReport['side'], query: QueryOf<'listFrontendErrors'>): Promise<Page> {
    const [rows, total] = await this.groups.list(side, query);
    const names = await this.accounts.namesOf(rows.map(({ resolvedBy }) => resolvedBy));
    return { errors: rows.map((row) => groupOf(row, names)), total };
  }
}
