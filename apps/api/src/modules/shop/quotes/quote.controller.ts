import { Body, Controller, Param, Query } from '@nestjs/common';
import type { BodyOf, ParamsOf, QueryOf, Quote, QuoteRequest, ResponseOf, ROUTES } from '@tastwerk/contracts';
import { FromVisitor, type Visitor } from '../../../platform/http/actor.js';
import { answer } from '../../../platform/http/api-failure.js';
import { type Caller, FromCaller } from '../../../platform/http/caller.js';
import { ForRoute } from '../../../platform/http/for-route.decorator.js';
import { QuoteRequestService } from './quote-request.service.js';
import { QuoteService } from './quote.service.js';

/** Prices of baskets and requests for quotes over HTTP. */
@Controller()
export class QuoteController {
  constructor(
    private readonly quotes: QuoteService,
    private readonly requests: QuoteRequestService,
  ) {}

  @ForRoute('createQuote')
  async createQuote(
    @Body() { items }: BodyOf<'createQuote'>,
    @FromVisitor() visitor: Visitor,
  ): Promise<Quote> {
    return (await this.quotes.quote(items, visitor?.id ?? null)).quote;
  }

  @ForRoute('requestQuote')
  async requestQuote(
    @Body() body: BodyOf<'requestQuote'>,
    @FromVisitor() visitor: Visitor,
    @FromCaller() caller: Caller,
  ): Promise<ResponseOf<typeof ROUTES.requestQuote>> {
    const { id, created_at } = answer(await this.requests.request(body, visitor, caller));
    return { id, created_at };
  }

  @ForRoute('listQuoteRequests')
  listQuoteRequests(@Query() query: QueryOf<'listQuoteRequests'>): Promise<readonly QuoteRequest[]> {
    return this.requests.list(query);
  }

  @ForRoute('settleQuoteRequest')
  async settleQuoteRequest(
    @Param() { id }: ParamsOf<'settleQuoteRequest'>,
    @Body() body: BodyOf<'settleQuoteRequest'>,
  ): Promise<QuoteRequest> {
    return answer(await this.requests.settle(id, body));
  }
}
