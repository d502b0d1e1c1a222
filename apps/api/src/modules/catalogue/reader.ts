import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { LINK_KEY, LINK_KEY_HEADER } from '@tastwerk/contracts';
import type { FastifyRequest } from 'fastify';
import { actorOf, type Visitor } from '../../platform/http/actor.js';

/** Who asks for a graphic, and the key of the link that they came by. */
export interface Reader {
  readonly visitor: Visitor;
  readonly linkKey: string | null;
}

/** A reader without a link. */
export function readerOf(visitor: Visitor): Reader {
  return { visitor, linkKey: null };
}

/** The reader that a request comes from, for routes that anybody may call. A key that cannot be one is none. */
export const FromReader = createParamDecorator((_: unknown, context: ExecutionContext): Reader => {
  const request = context.switchToHttp().getRequest<FastifyRequest>();
  const key = request.headers[LINK_KEY_HEADER];
  return {
    visitor: actorOf(request),
    linkKey: typeof key === 'string' && LINK_KEY.test(key) ? key : null,
  };
});
