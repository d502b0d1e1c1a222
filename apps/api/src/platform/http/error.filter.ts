import { type ArgumentsHost, Catch, type ExceptionFilter, Logger } from '@nestjs/common';
import { ERRORS, type ErrorBody, statusOf } from '@tastwerk/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ApiFailure } from './api-failure.js';
import { failureOf } from './failure-of.js';

/** The body of the answer that tells a caller about `failure`. */
function errorBody(failure: ApiFailure, correlationId: string): ErrorBody {
  const { code, detail, issues, field } = failure;
  return {
    error: code,
    type: ERRORS[code],
    message: detail ?? code,
    correlationId,
    ...(issues === undefined ? {} : { issues: [...issues] }),
    ...(field === undefined ? {} : { 'field-error': [...field] }),
  };
}

/** Answers with `failure`. */
export function sendFailure(reply: FastifyReply, failure: ApiFailure, correlationId: string): void {
  void reply
    .status(statusOf(failure.code))
    .header('x-request-id', correlationId)
    .type('application/json; charset=utf-8')
    .send(errorBody(failure, correlationId));
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
      this.logger.error({ err: error, correlationId: request.id }, failure.code);
    sendFailure(reply, failure, request.id);
  }
}
