import { Body, Controller, Param, Query } from '@nestjs/common';
import type { Address, BodyOf, ParamsOf, QueryOf, ResponseOf, ROUTES, User } from '@tastwerk/contracts';
import { type Actor, FromActor } from '../../platform/http/actor.js';
import { answer } from '../../platform/http/api-failure.js';
import { type Caller, FromCaller } from '../../platform/http/caller.js';
import { ForRoute } from '../../platform/http/for-route.decorator.js';
import { AuditService } from '../audit/audit.service.js';
import { AddressService } from './address.service.js';
import { ProfileService } from './profile.service.js';

/** Security events that their owner is shown. */
const EVENTS_SHOWN = 50;

/** What belongs to the signed-in user, over HTTP. */
@Controller()
export class ProfileController {
  constructor(
    private readonly profiles: ProfileService,
    private readonly addresses: AddressService,
    private readonly audit: AuditService,
  ) {}

  @ForRoute('updateUser')
  async updateUser(
    @Body() body: BodyOf<'updateUser'>,
    @FromActor() actor: Actor,
    @FromCaller() caller: Caller,
  ): Promise<User> {
    return answer(await this.profiles.update(actor, body, caller));
  }

  @ForRoute('confirmNewsletter')
  async confirmNewsletter(
    @Query() { key }: QueryOf<'confirmNewsletter'>,
    @FromCaller() caller: Caller,
  ): Promise<void> {
    answer(await this.profiles.confirmNewsletter(key, caller));
  }

  @ForRoute('unsubscribeNewsletter')
  async unsubscribeNewsletter(
    @Query() { key }: QueryOf<'unsubscribeNewsletter'>,
    @FromCaller() caller: Caller,
  ): Promise<void> {
    answer(await this.profiles.unsubscribe(key, caller));
  }

  @ForRoute('unsubscribeByMailProgram')
  async unsubscribeByMailProgram(
    @Query() { key }: QueryOf<'unsubscribeByMailProgram'>,
    @FromCaller() caller: Caller,
  ): Promise<void> {
    answer(await this.profiles.unsubscribe(key, caller));
  }

  @ForRoute('listAddresses')
  listAddresses(@FromActor() actor: Actor): Promise<readonly Address[]> {
    return this.addresses.list(actor);
  }

  @ForRoute('createAddress')
  async createAddress(@Body() body: BodyOf<'createAddress'>, @FromActor() actor: Actor): Promise<Address> {
    return answer(await this.addresses.create(actor, body));
  }

  @ForRoute('updateAddress')
  async updateAddress(
    @Param() { id }: ParamsOf<'updateAddress'>,
    @Body() body: BodyOf<'updateAddress'>,
    @FromActor() actor: Actor,
  ): Promise<Address> {
    return answer(await this.addresses.update(actor, id, body));
  }

  @ForRoute('inactivateAddress')
  async inactivateAddress(
    @Param() { id }: ParamsOf<'inactivateAddress'>,
    @FromActor() actor: Actor,
  ): Promise<void> {
    answer(await this.addresses.inactivate(actor, id));
  }

  @ForRoute('listSecurityEvents')
  async listSecurityEvents(@FromActor() actor: Actor): Promise<ResponseOf<typeof ROUTES.listSecurityEvents>> {
    const events = await this.audit.list({ limit: EVENTS_SHOWN, account_id: actor.id });
    return events.map(({ id, event, device, network, createdAt }) => ({
      id,
      event,
      device,
      network,
      created_at: createdAt.toISOString(),
    }));
  }
}
