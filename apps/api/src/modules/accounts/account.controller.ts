import { Body, Controller, Inject, Param, Req, Res } from '@nestjs/common';
import type { User, UserSession } from '@tastwerk/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CONFIGURATION, type ProcessConfiguration } from '../../platform/config/process-configuration.js';
import { type Actor, FromActor } from '../../platform/http/actor.js';
import { answer } from '../../platform/http/api-failure.js';
import { type Caller, FromCaller } from '../../platform/http/caller.js';
import { ForRoute } from '../../platform/http/for-route.decorator.js';
import { AccountService, type SignedIn } from './account.service.js';
import { SessionParamsDto } from './dto/account.dto.js';
import { LoginDto } from './dto/login.dto.js';
import { LoginService } from './login.service.js';
import { clearRefreshToken, refreshTokenOf, setDeviceToken, setRefreshToken } from './refresh-cookie.js';
import { randomToken, SessionService } from './session.service.js';

/** Sessions over HTTP: the access token in the `Authorization` response header, the refresh token in a cookie. */
@Controller()
export class AccountController {
  private readonly isHttps: boolean;

  constructor(
    private readonly accounts: AccountService,
    private readonly logins: LoginService,
    private readonly sessions: SessionService,
    @Inject(CONFIGURATION) { publicUrl }: ProcessConfiguration,
  ) {
    this.isHttps = publicUrl.startsWith('https:');
  }

  @ForRoute('login')
  async login(
    @Body() body: LoginDto,
    @FromCaller() caller: Caller,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<User> {
    const deviceToken = caller.deviceToken ?? randomToken();
    const known = { ...caller, deviceToken };
    const user = this.hand(reply, answer(await this.logins.login(body.login, body.password, known)));
    setDeviceToken(reply, deviceToken, this.isHttps);
    return user;
  }

  @ForRoute('refresh')
  async refresh(
    @Req() request: FastifyRequest,
    @FromCaller() caller: Caller,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<User> {
    const outcome = await this.accounts.refresh(refreshTokenOf(request), caller);
    if (!outcome.ok) clearRefreshToken(reply, this.isHttps);
    return this.hand(reply, answer(outcome));
  }

  @ForRoute('logout')
  async logout(
    @Req() request: FastifyRequest,
    @FromCaller() caller: Caller,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<void> {
    await this.accounts.logout(refreshTokenOf(request), caller);
    clearRefreshToken(reply, this.isHttps);
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
    @Param() { id }: SessionParamsDto,
    @FromActor() actor: Actor,
    @FromCaller() caller: Caller,
  ): Promise<void> {
    answer(await this.sessions.revoke(actor, id, caller));
  }

  @ForRoute('revokeOtherSessions')
  async revokeOtherSessions(@FromActor() actor: Actor, @FromCaller() caller: Caller): Promise<void> {
    await this.sessions.revokeOthers(actor, caller);
  }

  private hand(reply: FastifyReply, { user, tokens }: SignedIn): User {
    void reply.header('authorization', `Bearer ${tokens.accessToken}`);
    setRefreshToken(reply, tokens.refreshToken, this.isHttps);
    return user;
  }
}
