import { Body, Controller, Query } from '@nestjs/common';
import type { BodyOf, QueryOf, Stamps } from '@tastwerk/contracts';
import { type Actor, FromActor } from '../../../../platform/http/actor.js';
import { answer } from '../../../../platform/http/api-failure.js';
import { ForRoute } from '../../../../platform/http/for-route.decorator.js';
import { StampService } from './stamp.service.js';

/** Stamps over HTTP. */
@Controller()
export class StampController {
  constructor(private readonly stamps: StampService) {}

  @ForRoute('listVouchers')
  listVouchers(@Query() query: QueryOf<'listVouchers'>): Promise<Stamps> {
    return this.stamps.list(query);
  }

  @ForRoute('chargeVouchers')
  async chargeVouchers(
    @Body() body: BodyOf<'chargeVouchers'>,
    @FromActor() actor: Actor,
  ): Promise<{ readonly balance: number }> {
    return { balance: answer(await this.stamps.charge(body, actor)) };
  }
}
