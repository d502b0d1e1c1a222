import { Body, Controller, Param, Query } from '@nestjs/common';
import type {
  BodyOf,
  ListedUser,
  ParamsOf,
  QueryOf,
  ResponseOf,
  ROUTES,
  UserDetails,
} from '@tastwerk/contracts';
import { type Actor, FromActor } from '../../../platform/http/actor.js';
import { answer } from '../../../platform/http/api-failure.js';
import { type Caller, FromCaller } from '../../../platform/http/caller.js';
import { ForRoute } from '../../../platform/http/for-route.decorator.js';
import { ChangeRequestViews } from './change-requests/change-request-views.service.js';
import { shownAddress } from '../../../platform/mail/no-address.js';
import { UserAdministrationService } from './user-administration.service.js';
import { UserDirectory } from './user-directory.service.js';
import type { UserRow } from './user-list.sql.js';

function listedUser(user: UserRow): ListedUser {
  const { id, role, rights, state, language, graphics } = user;
  return {
    id,
    email: shownAddress(user.email),
    display_name: user.displayName,
    role,
    rights,
    state,
    language,
    newsletter_active: user.newsletterActive,
    graphics,
    created_at: user.createdAt.toISOString(),
    verified_at: user.verifiedAt?.toISOString() ?? null,
    last_seen_at: user.lastSeenAt?.toISOString() ?? null,
  };
}

/** Users as admins look after them, over HTTP. */
@Controller()
export class UsersController {
  constructor(
    private readonly users: UserAdministrationService,
    private readonly directory: UserDirectory,
    private readonly requests: ChangeRequestViews,
  ) {}

  @ForRoute('listUsers')
  async listUsers(@Query() query: QueryOf<'listUsers'>): Promise<ResponseOf<typeof ROUTES.listUsers>> {
    const { users, total, next } = answer(await this.directory.find(query, query, query.after));
    return { users: users.map(listedUser), total, next };
  }

  @ForRoute('getUser')
  async getUser(@Param() { id }: ParamsOf<'getUser'>, @FromActor() actor: Actor): Promise<UserDetails> {
    const user = answer(await this.directory.details(id));
    const { approved_by, ordering, sessions, blockedAt } = user;
    return {
      ...listedUser(user),
      approved_by,
      ordering,
      sessions,
      blocked_at: blockedAt?.toISOString() ?? null,
      change_request: await this.requests.openOf(id, actor),
    };
  }

  @ForRoute('changeUser')
  async changeUser(
    @Param() params: ParamsOf<'changeUser'>,
    @Body() changes: BodyOf<'changeUser'>,
    @FromActor() actor: Actor,
    @FromCaller() caller: Caller,
  ): Promise<UserDetails> {
    answer(await this.users.change(params.id, changes, actor, caller));
    return this.getUser(params, actor);
  }

  @ForRoute('eraseUser')
  async eraseUser(
    @Param() { id }: ParamsOf<'eraseUser'>,
    @FromActor() actor: Actor,
    @FromCaller() caller: Caller,
  ): Promise<ResponseOf<typeof ROUTES.eraseUser>> {
    return { erased: answer(await this.users.erase(id, actor, caller)) === 'done' };
  }

  @ForRoute('revokeUserSession')
  async revokeUserSession(
    @Param() { id, sessionId }: ParamsOf<'revokeUserSession'>,
    @FromCaller() caller: Caller,
  ): Promise<void> {
    answer(await this.users.revokeSession(id, sessionId, caller));
  }

  @ForRoute('revokeUserSessions')
  async revokeUserSessions(
    @Param() { id }: ParamsOf<'revokeUserSessions'>,
    @FromCaller() caller: Caller,
  ): Promise<void> {
    answer(await this.users.revokeSessions(id, caller));
  }
}
