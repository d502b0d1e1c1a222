import { ROUTES } from '@tastwerk/contracts';
import { createZodDto } from 'nestjs-zod';

/** A basket whose price is asked for. */
export class QuoteDto extends createZodDto(ROUTES.createQuote.request.body) {}

/** A basket that a quote is wanted for. */
export class QuoteRequestDto extends createZodDto(ROUTES.requestQuote.request.body) {}

/** Query of the queue of requests. */
export class QuoteRequestsQueryDto extends createZodDto(ROUTES.listQuoteRequests.request.query) {}

/** Path of one request. */
export class QuoteRequestParamsDto extends createZodDto(ROUTES.settleQuoteRequest.request.params) {}

/** How far a request is. */
export class SettleQuoteRequestDto extends createZodDto(ROUTES.settleQuoteRequest.request.body) {}
