import { Body, Controller, Header, Param, Query, StreamableFile } from '@nestjs/common';
import type { BodyOf, ParamsOf, ProducedOrder, QueryOf, ResponseOf, ROUTES } from '@tastwerk/contracts';
import { type Actor, FromActor } from '../../../platform/http/actor.js';
import { answer } from '../../../platform/http/api-failure.js';
import { ForRoute } from '../../../platform/http/for-route.decorator.js';
import { attachment } from '../documents/attachment.js';
import { PartnerService } from './partner.service.js';

/** Production over HTTP. */
@Controller()
export class PartnerController {
  constructor(private readonly production: PartnerService) {}

  @ForRoute('listProductionOrders')
  async listProductionOrders(
    @Query() { view }: QueryOf<'listProductionOrders'>,
    @FromActor() actor: Actor,
  ): Promise<ResponseOf<typeof ROUTES.listProductionOrders>> {
    return answer(await this.production.list(view, actor));
  }

  @ForRoute('productionPackage')
  @Header('cache-control', 'private, no-store')
  async productionPackage(
    @Param() { id }: ParamsOf<'productionPackage'>,
    @FromActor() actor: Actor,
  ): Promise<StreamableFile> {
    return attachment(answer(await this.production.package(id, actor)));
  }

  @ForRoute('confirmShipped')
  async confirmShipped(
    @Param() { id }: ParamsOf<'confirmShipped'>,
    @Body() { tracking_number: trackingNumber }: BodyOf<'confirmShipped'>,
    @FromActor() actor: Actor,
  ): Promise<ProducedOrder> {
    return answer(await this.production.ship(id, trackingNumber, actor));
  }

  @ForRoute('linkedPackage')
  @Header('cache-control', 'private, no-store')
  async linkedPackage(@Body() { key }: BodyOf<'linkedPackage'>): Promise<StreamableFile> {
    return attachment(answer(await this.production.linked(key)));
  }
}
