import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

const HEADER = 'x-request-id';

/**
 * The id by which an answer, its log lines and its error body are found together: the caller's own when it looks like one.
 * It is kept in the header, where Fastify and the logger both ask for it.
 */
export function requestIdOf(request: IncomingMessage): string {
  const given = request.headers[HEADER];
  const id = typeof given === 'string' && /^[\w-]{8,64}$/.test(given) ? given : randomUUID();
  request.headers[HEADER] = id;
  return id;
}
