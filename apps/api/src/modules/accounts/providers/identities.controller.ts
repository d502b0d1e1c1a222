import { Controller, Param, Res } from '@nestjs/common';
import type { Identity, ParamsOf, ResponseOf, ROUTES } from '@tastwerk/contracts';
import type { FastifyReply } from 'fastify';
import { type Actor, FromActor } from '../../../platform/http/actor.js';
import { answer } from '../../../platform/http/api-failure.js';
import { type Caller, FromCaller } from '../../../platform/http/caller.js';
import { ForRoute } from '../../../platform/http/for-route.decorator.js';
import { CodeFlow } from './code-flow.service.js';
import { IdentityService } from './identity.service.js';
import { PendingSignIns } from './pending-sign-ins.service.js';
import { SignInCookies } from './sign-in-cookies.js';

/** The connections of an account to providers, over HTTP. */
@Controller()
export class IdentitiesController {
  constructor(
    private readonly identities: IdentityService,
    private readonly flow: CodeFlow,
    private readonly pendings: PendingSignIns,
    private readonly cookies: SignInCookies,
  ) {}

  @ForRoute('listIdentities')
  list(@FromActor() actor: Actor): Promise<readonly Identity[]> {
    return this.identities.list(actor);
  }

  @ForRoute('linkIdentity')
  async link(
    @Param() { provider }: ParamsOf<'linkIdentity'>,
    @FromActor() actor: Actor,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ResponseOf<typeof ROUTES.linkIdentity>> {
    const { id: accountId, sessionId } = actor;
    answer(await this.identities.mayChange(actor));
    const { url, pending } = answer(await this.flow.begin(provider, { link: { accountId, sessionId } }));
    this.cookies.setPending(reply, await this.pendings.seal(pending));
    return { url };
  }

  @ForRoute('unlinkIdentity')
  async unlink(
    @Param() { id }: ParamsOf<'unlinkIdentity'>,
    @FromActor() actor: Actor,
    @FromCaller() caller: Caller,
  ): Promise<void> {
    answer(await this.identities.mayChange(actor));
    answer(await this.identities.unlink(actor, id, caller));
  }
}
