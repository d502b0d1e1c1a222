import { Body, Controller, Header, Param, StreamableFile } from '@nestjs/common';
import {
  type BodyOf,
  type Offer,
  type OrderDetails,
  type ParamsOf,
  type QuoteRequestDetails,
  type ResponseOf,
  ROUTES,
} from '@tastwerk/contracts';
import { type Actor, FromActor } from '../../../platform/http/actor.js';
import { answer } from '../../../platform/http/api-failure.js';
import { ForRoute } from '../../../platform/http/for-route.decorator.js';
import { OfferAcceptance } from './offer-acceptance.service.js';
import { OfferAdministration } from './offer-administration.service.js';
import { OfferService } from './offer.service.js';

/** Quotes over HTTP. */
@Controller()
export class OfferController {
  constructor(
    private readonly administration: OfferAdministration,
    private readonly offers: OfferService,
    private readonly acceptance: OfferAcceptance,
  ) {}

  @ForRoute('getQuoteRequest')
  async getQuoteRequest(@Param() { id }: ParamsOf<'getQuoteRequest'>): Promise<QuoteRequestDetails> {
    return answer(await this.administration.details(id));
  }

  @ForRoute('priceOffer')
  async priceOffer(
    @Param() { id }: ParamsOf<'priceOffer'>,
    @Body() body: BodyOf<'priceOffer'>,
  ): Promise<ResponseOf<typeof ROUTES.priceOffer>> {
    return answer(await this.administration.price(id, body));
  }

  @ForRoute('sendOffer')
  async sendOffer(
    @Param() { id }: ParamsOf<'sendOffer'>,
    @Body() body: BodyOf<'sendOffer'>,
    @FromActor() actor: Actor,
  ): Promise<QuoteRequestDetails> {
    return answer(await this.administration.send(id, body, actor));
  }

  @ForRoute('withdrawOffer')
  async withdrawOffer(
    @Param() { id }: ParamsOf<'withdrawOffer'>,
    @Body() { reason }: BodyOf<'withdrawOffer'>,
    @FromActor() actor: Actor,
  ): Promise<QuoteRequestDetails> {
    return answer(await this.administration.withdraw(id, reason, actor));
  }

  @ForRoute('openOffer')
  async openOffer(@Body() { key }: BodyOf<'openOffer'>): Promise<Offer> {
    return answer(await this.offers.open(key));
  }

  @ForRoute('offerPdf')
  @Header('cache-control', 'private, no-store')
  async offerPdf(@Body() { key }: BodyOf<'offerPdf'>): Promise<StreamableFile> {
    const { name, bytes } = answer(await this.offers.pdf(key));
    return new StreamableFile(bytes, {
      type: 'application/pdf',
      length: bytes.length,
      disposition: `attachment; filename="${name}"`,
    });
  }

  @ForRoute('declineOffer')
  async declineOffer(@Body() { key, note }: BodyOf<'declineOffer'>): Promise<Offer> {
    return answer(await this.offers.decline(key, note));
  }

  @ForRoute('acceptOffer')
  async acceptOffer(@Body() body: BodyOf<'acceptOffer'>, @FromActor() actor: Actor): Promise<OrderDetails> {
    return answer(await this.acceptance.accept(body, actor));
  }
}
