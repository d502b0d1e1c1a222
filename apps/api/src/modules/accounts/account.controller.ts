import { Controller, Param, Req, Res, UseGuards } from '@nestjs/common';
import type { ParamsOf, User, UserSession } from '@tastwerk/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Actor, FromActor } from '../../platform/http/actor.js';
import { answer } from '../../platform/http/api-failure.js';
import { type Caller, FromCaller } from '../../platform/http/caller.js';
import { ForRoute } from '../../platform/http/for-route.decorator.js';
import { AccountService } from './account.service.js';
import { refreshTokenOf, SessionCookies } from './session-cookies.js';
import { SessionService } from './session.service.js';
import { FromLogin, type Login, LoginGuard } from './sign-in/login.guard.js';

/** Sessions over HTTP: the access token in the `Authorization` response header, the refresh token in a cookie. */
@Controller()
export class AccountController {
  constructor(
    private readonly accounts: AccountService,
    private readonly sessions: SessionService,
    private readonly cookies: SessionCookies,
  ) {}

  @ForRoute('login')
  @UseGuards(LoginGuard)
  login(@FromLogin() login: Login, @Res({ passthrough: true }) reply: FastifyReply): User {
    return this.cookies.handLogin(reply, login);
  }

  @ForRoute('refresh')
  async refresh(
    @Req() request: FastifyRequest,
    @FromCaller() caller: Caller,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<User> {
    const outcome = await this.accounts.refresh(refreshTokenOf(request), caller);
    if (!outcome.ok) this.cookies.clearRefreshToken(reply);
    return this.cookies.hand(reply, answer(outcome));
  }

  @ForRoute('logout')
  async logout(
    @Req() request: FastifyRequest,
    @FromCaller() caller: Caller,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<void> {
    await this.accounts.logout(refreshTokenOf(request), caller);
    this.cookies.clearRefreshToken(reply);
  }

  @ForRoute('validate')
  async validate(@FromActor() actor: Actor): Promise<User> {
    return answer(await this.accounts.user(actor));
  }

  @ForRoute('listSessions')
  listSessions(@FromActor() actor: Actor): Promise<readonly UserSession[]> {
    return this.sessions.list(actor);
  }

  @ForRoute('revokeSession')
  async revokeSession(
    @Param() { id }: ParamsOf<'revokeSession'>,
    @FromActor() actor: Actor,
    @FromCaller() caller: Caller,
  ): Promise<void> {
    answer(await this.sessions.revoke(actor, id, caller));
  }

  @ForRoute('revokeOtherSessions')
  async revokeOtherSessions(@FromActor() actor: Actor, @FromCaller() caller: Caller): Promise<void> {
    await this.sessions.revokeOthers(actor, caller);
  }
}
