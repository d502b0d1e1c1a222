import { type ArgumentsHost, Catch, type ExceptionFilter, Logger } from '@nestjs/common';
import {
  type ApiLanguage,
  type ErrorBody,
  type ErrorCode,
  ERRORS,
  languageOf,
  SERVER_ERROR_TEXTS,
  statusOf,
} from '@tastwerk/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ApiFailure } from './api-failure.js';
import { failureOf } from './failure-of.js';

/** The request as far as an answer about a failure needs it. */
type Asked = Pick<FastifyRequest, 'id' | 'headers'>;

/** The sentence of `code`; those of the core's codes stand with the editor, so here they are told by their detail. */
function sentenceOf(code: ErrorCode, language: ApiLanguage, correlationId: string): string | undefined {
  const texts: Readonly<Partial<Record<ErrorCode, string>>> = SERVER_ERROR_TEXTS[language];
  return texts[code]?.replace('{{correlationId}}', correlationId);
}

/** The body of the answer that tells a caller about `failure`. */
function errorBody(failure: ApiFailure, { id, headers }: Asked): ErrorBody {
  const { code, detail, issues, field } = failure;
  return {
    error: code,
    type: ERRORS[code],
    message: sentenceOf(code, languageOf(headers['accept-language']), id) ?? detail ?? code,
    correlationId: id,
    ...(detail === undefined ? {} : { detail }),
    ...(issues === undefined ? {} : { issues: [...issues] }),
    ...(field === undefined ? {} : { 'field-error': [...field] }),
  };
}

/** Answers with `failure`. */
export function sendFailure(reply: FastifyReply, failure: ApiFailure, request: Asked): void {
  if (failure.retryAfterSeconds !== undefined) void reply.header('retry-after', failure.retryAfterSeconds);
  void reply
    .status(statusOf(failure.code))
    .header('x-request-id', request.id)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(errorBody(failure, request));
}

/** The one place where a thrown failure becomes an answer. What nobody expected is logged in full and told as INTERNAL alone. */
@Catch()
export class ErrorFilter implements ExceptionFilter {
  private readonly logger = new Logger(ErrorFilter.name);

  catch(error: unknown, host: ArgumentsHost): void {
    const request = host.switchToHttp().getRequest<FastifyRequest>();
    const reply = host.switchToHttp().getResponse<FastifyReply>();
    const failure: ApiFailure = failureOf(error) ?? {
      code: 'INTERNAL',
      detail: 'an unexpected error; it was logged',
    };
    if (statusOf(failure.code) >= 500)
      this.logger.error(
        { err: error, correlationId: request.id, route: request.routeOptions?.url },
        failure.code,
      );
    sendFailure(reply, failure, request);
  }
}
