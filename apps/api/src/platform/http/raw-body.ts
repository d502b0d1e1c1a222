import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';

/** The bytes of the body, for routes whose row has `readsAside`. */
export const FromRawBody = createParamDecorator((_: unknown, context: ExecutionContext): Uint8Array => {
  const { body } = context.switchToHttp().getRequest<FastifyRequest>();
  // A request without a body has none that was read.
  return body instanceof Uint8Array ? body : new Uint8Array();
});
