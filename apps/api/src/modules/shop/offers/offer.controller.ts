import { Body, Controller, Header, Param, StreamableFile } from '@nestjs/common';
import {
  type Offer,
  type OrderDetails,
  type QuoteRequestDetails,
  type ResponseOf,
  ROUTES,
} from '@tastwerk/contracts';
import { createZodDto } from 'nestjs-zod';
import { type Actor, FromActor } from '../../../platform/http/actor.js';
import { answer } from '../../../platform/http/api-failure.js';
import { ForRoute } from '../../../platform/http/for-route.decorator.js';
import { OfferAcceptance } from './offer-acceptance.service.js';
import { OfferAdministration } from './offer-administration.service.js';
import { OfferService } from './offer.service.js';

class RequestParamsDto extends createZodDto(ROUTES.getQuoteRequest.request.params) {}

class PriceOfferDto extends createZodDto(ROUTES.priceOffer.request.body) {}

class SendOfferDto extends createZodDto(ROUTES.sendOffer.request.body) {}

class WithdrawOfferDto extends createZodDto(ROUTES.withdrawOffer.request.body) {}

class OfferKeyDto extends createZodDto(ROUTES.openOffer.request.body) {}

class DeclineOfferDto extends createZodDto(ROUTES.declineOffer.request.body) {}

class AcceptOfferDto extends createZodDto(ROUTES.acceptOffer.request.body) {}

/** Quotes over HTTP. */
@Controller()
export class OfferController {
  constructor(
    private readonly administration: OfferAdministration,
    private readonly offers: OfferService,
    private readonly acceptance: OfferAcceptance,
  ) {}

  @ForRoute('getQuoteRequest')
  async getQuoteRequest(@Param() { id }: RequestParamsDto): Promise<QuoteRequestDetails> {
    return answer(await this.administration.details(id));
  }

  @ForRoute('priceOffer')
  async priceOffer(
    @Param() { id }: RequestParamsDto,
    @Body() body: PriceOfferDto,
  ): Promise<ResponseOf<typeof ROUTES.priceOffer>> {
    return answer(await this.administration.price(id, body));
  }

  @ForRoute('sendOffer')
  async sendOffer(
    @Param() { id }: RequestParamsDto,
    @Body() body: SendOfferDto,
    @FromActor() actor: Actor,
  ): Promise<QuoteRequestDetails> {
    return answer(await this.administration.send(id, body, actor));
  }

  @ForRoute('withdrawOffer')
  async withdrawOffer(
    @Param() { id }: RequestParamsDto,
    @Body() { reason }: WithdrawOfferDto,
    @FromActor() actor: Actor,
  ): Promise<QuoteRequestDetails> {
    return answer(await this.administration.withdraw(id, reason, actor));
  }

  @ForRoute('openOffer')
  async openOffer(@Body() { key }: OfferKeyDto): Promise<Offer> {
    return answer(await this.offers.open(key));
  }

  @ForRoute('offerPdf')
  @Header('cache-control', 'private, no-store')
  async offerPdf(@Body() { key }: OfferKeyDto): Promise<StreamableFile> {
    const { name, bytes } = answer(await this.offers.pdf(key));
    return new StreamableFile(bytes, {
      type: 'application/pdf',
      length: bytes.length,
      disposition: `attachment; filename="${name}"`,
    });
  }

  @ForRoute('declineOffer')
  async declineOffer(@Body() { key, note }: DeclineOfferDto): Promise<Offer> {
    return answer(await this.offers.decline(key, note));
  }

  @ForRoute('acceptOffer')
  async acceptOffer(@Body() body: AcceptOfferDto, @FromActor() actor: Actor): Promise<OrderDetails> {
    return answer(await this.acceptance.accept(body, actor));
  }
}
