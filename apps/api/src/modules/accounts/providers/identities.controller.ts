import { Body, Controller, Inject, Param, Res } from '@nestjs/common';
import type { BodyOf, ParamsOf, ResponseOf, ROUTES } from '@tastwerk/contracts';
import type { FastifyReply } from 'fastify';
import { CONFIGURATION, type ProcessConfiguration } from '../../../platform/config/process-configuration.js';
import { type Actor, FromActor } from '../../../platform/http/actor.js';
import { answer } from '../../../platform/http/api-failure.js';
import { type Caller, FromCaller } from '../../../platform/http/caller.js';
import { ForRoute } from '../../../platform/http/for-route.decorator.js';
import { PasswordService } from '../password.service.js';
import { CodeFlow } from './code-flow.service.js';
import { IdentityService } from './identity.service.js';
import { PendingSignIns } from './pending-sign-ins.service.js';
import { setPending } from './sign-in-cookies.js';

/** The connections of an account to providers, over HTTP. */
@Controller()
export class IdentitiesController {
  private readonly isHttps: boolean;

  constructor(
    private readonly identities: IdentityService,
    private readonly passwords: PasswordService,
    private readonly flow: CodeFlow,
    private readonly pendings: PendingSignIns,
    @Inject(CONFIGURATION) { publicUrl }: ProcessConfiguration,
  ) {
    this.isHttps = publicUrl.startsWith('https:');
  }

  @ForRoute('listIdentities')
  list(@FromActor() actor: Actor): Promise<ResponseOf<typeof ROUTES.listIdentities>> {
    return this.identities.list(actor);
  }

  @ForRoute('linkIdentity')
  async link(
    @Param() { provider }: ParamsOf<'linkIdentity'>,
    @Body() { password }: BodyOf<'linkIdentity'>,
    @FromActor() actor: Actor,
    @FromCaller() caller: Caller,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ResponseOf<typeof ROUTES.linkIdentity>> {
    const { id: accountId, sessionId } = actor;
    answer(await this.passwords.confirm(actor, password, caller));
    const { url, pending } = answer(await this.flow.begin(provider, { link: { accountId, sessionId } }));
    setPending(reply, await this.pendings.seal(pending), this.isHttps);
    return { url };
  }

  @ForRoute('unlinkIdentity')
  async unlink(
    @Param() { id }: ParamsOf<'unlinkIdentity'>,
    @FromActor() actor: Actor,
    @FromCaller() caller: Caller,
  ): Promise<void> {
    answer(await this.identities.unlink(actor, id, caller));
  }
}
