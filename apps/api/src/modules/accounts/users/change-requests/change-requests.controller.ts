import { Controller, Param } from '@nestjs/common';
import type { ChangeRequest, ParamsOf } from '@tastwerk/contracts';
import { type Actor, FromActor } from '../../../../platform/http/actor.js';
import { answer } from '../../../../platform/http/api-failure.js';
import { type Caller, FromCaller } from '../../../../platform/http/caller.js';
import { ForRoute } from '../../../../platform/http/for-route.decorator.js';
import { ChangeRequestService } from './change-request.service.js';
import { ChangeRequestViews } from './change-request-views.service.js';

/** Changes of the accounts of admins that wait for a second admin, over HTTP. */
@Controller()
export class ChangeRequestsController {
  constructor(
    private readonly requests: ChangeRequestService,
    private readonly views: ChangeRequestViews,
  ) {}

  @ForRoute('listChangeRequests')
  listChangeRequests(@FromActor() actor: Actor): Promise<readonly ChangeRequest[]> {
    return this.views.list(actor);
  }

  @ForRoute('acceptChangeRequest')
  async acceptChangeRequest(
    @Param() { id }: ParamsOf<'acceptChangeRequest'>,
    @FromActor() actor: Actor,
    @FromCaller() caller: Caller,
  ): Promise<void> {
    answer(await this.requests.accept(id, actor, caller));
  }

  @ForRoute('refuseChangeRequest')
  async refuseChangeRequest(
    @Param() { id }: ParamsOf<'refuseChangeRequest'>,
    @FromActor() actor: Actor,
    @FromCaller() caller: Caller,
  ): Promise<void> {
    answer(await this.requests.refuse(id, actor, caller));
  }

  @ForRoute('withdrawChangeRequest')
  async withdrawChangeRequest(
    @Param() { id }: ParamsOf<'withdrawChangeRequest'>,
    @FromActor() actor: Actor,
    @FromCaller() caller: Caller,
  ): Promise<void> {
    answer(await this.requests.withdraw(id, actor, caller));
  }
}
