import { Body, Controller, Param, Req, Res, UseGuards } from '@nestjs/common';
import type { BodyOf, ParamsOf, ResponseOf, ROUTES } from '@tastwerk/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { answer } from '../../../platform/http/api-failure.js';
import { ForRoute } from '../../../platform/http/for-route.decorator.js';
import { SessionCookies } from '../session-cookies.js';
import { type Callback, CallbackGuard, FromCallback } from './callback.guard.js';
import { pageAfter } from './page-after.js';
import { CodeFlow } from './code-flow.service.js';
import { PendingSignIns } from './pending-sign-ins.service.js';
import { ProviderClients } from './provider-clients.service.js';
import { providerOf, SignInCookies } from './sign-in-cookies.js';

/** Signing in and out at providers, over HTTP. */
@Controller()
export class SignInProvidersController {
  constructor(
    private readonly clients: ProviderClients,
    private readonly flow: CodeFlow,
    private readonly pendings: PendingSignIns,
    private readonly cookies: SignInCookies,
    private readonly sessionCookies: SessionCookies,
  ) {}

  @ForRoute('listSignInProviders')
  list(@Req() request: FastifyRequest): ResponseOf<typeof ROUTES.listSignInProviders> {
    return {
      providers: this.clients.providers.map(({ id, label }) => ({ id, label })),
      last_used: this.clients.find(providerOf(request) ?? '')?.id ?? null,
    };
  }

  @ForRoute('beginSignIn')
  async begin(
    @Param() { provider }: ParamsOf<'beginSignIn'>,
    @Body() { redirect }: BodyOf<'beginSignIn'>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ResponseOf<typeof ROUTES.beginSignIn>> {
    const { url, pending } = answer(await this.flow.begin(provider, { redirect }));
    this.cookies.setPending(reply, await this.pendings.seal(pending));
    return { url };
  }

  @ForRoute('finishSignIn')
  @UseGuards(CallbackGuard)
  finish(@FromCallback() callback: Callback, @Res() reply: FastifyReply): void {
    this.cookies.clearPending(reply);
    const { outcome, provider, deviceToken } = callback;
    if (outcome.ok && outcome.value.kind === 'signed-in') {
      this.sessionCookies.setRefreshToken(reply, outcome.value.tokens.refreshToken);
      this.sessionCookies.setDeviceToken(reply, deviceToken);
      this.cookies.setProvider(reply, provider);
    }
    void reply.header('cache-control', 'no-store').redirect(pageAfter(callback), 302);
  }

  @ForRoute('endProviderSession')
  async end(
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ResponseOf<typeof ROUTES.endProviderSession>> {
    const url = answer(await this.flow.endAddress(providerOf(request)));
    this.cookies.clearProvider(reply);
    return { url };
  }
}
