import { Body, Controller, Inject, Req, Res } from '@nestjs/common';
import type { User } from '@tastwerk/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CONFIGURATION, type ProcessConfiguration } from '../../platform/config/configuration.module.js';
import { type Actor, FromActor } from '../../platform/http/actor.js';
import { answer } from '../../platform/http/api-failure.js';
import { ForRoute } from '../../platform/http/for-route.decorator.js';
import { AccountService, type SignedIn } from './account.service.js';
import { LoginDto } from './dto/login.dto.js';
import { clearRefreshToken, refreshTokenOf, setRefreshToken } from './refresh-cookie.js';

/** Sessions over HTTP: the access token in the `Authorization` response header, the refresh token in a cookie. */
@Controller()
export class AccountController {
  private readonly isHttps: boolean;

  constructor(
    private readonly accounts: AccountService,
    @Inject(CONFIGURATION) { publicUrl }: ProcessConfiguration,
  ) {
    this.isHttps = publicUrl.startsWith('https:');
  }

  @ForRoute('login')
  async login(@Body() body: LoginDto, @Res({ passthrough: true }) reply: FastifyReply): Promise<User> {
    return this.hand(reply, answer(await this.accounts.login(body.login, body.password)));
  }

  @ForRoute('refresh')
  async refresh(
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<User> {
    const outcome = await this.accounts.refresh(refreshTokenOf(request));
    if (!outcome.ok) clearRefreshToken(reply, this.isHttps);
    return this.hand(reply, answer(outcome));
  }

  @ForRoute('logout')
  async logout(
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<void> {
    await this.accounts.logout(refreshTokenOf(request));
    clearRefreshToken(reply, this.isHttps);
  }

  @ForRoute('validate')
  async validate(@FromActor() actor: Actor): Promise<User> {
    return answer(await this.accounts.user(actor));
  }

  private hand(reply: FastifyReply, { user, tokens }: SignedIn): User {
    void reply.header('authorization', `Bearer ${tokens.accessToken}`);
    setRefreshToken(reply, tokens.refreshToken, this.isHttps);
    return user;
  }
}
