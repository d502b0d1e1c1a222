import { LINK_KEY_HEADER } from '@tastwerk/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** A graphic may be hidden later, so a kept copy is asked about again after this many seconds. */
const FRESH_SECONDS = 60;

/** What a caller may keep of an answer. */
export interface KeptCopy {
  /** With its quotation marks. */
  readonly etag: string;
  /** Whether everybody gets this answer, so that caches between may keep it, too. */
  readonly isPublic: boolean;
  /** How long it is used without asking again, in seconds. */
  readonly freshSeconds?: number;
}

/** Whether one of the tags in an `If-None-Match` header is `etag` (RFC 9110, 13.1.2: weak ones count, too). */
function isKnown(etag: string, header: string | undefined): boolean {
  const tags = (header ?? '').split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return tags.includes(etag) || tags.includes('*');
}

/** Says how long a copy may be kept. Where the caller has it already, answers 304: then there is no content to send. */
export function isCopyCurrent(
  { etag, isPublic, freshSeconds = FRESH_SECONDS }: KeptCopy,
  request: FastifyRequest,
  reply: FastifyReply,
): boolean {
  void reply
    .header('etag', etag)
    .header('cache-control', `${isPublic ? 'public' : 'private'}, max-age=${freshSeconds}`)
    .header('vary', `authorization, ${LINK_KEY_HEADER}`);
  const isCurrent = isKnown(etag, request.headers['if-none-match']);
  if (isCurrent) void reply.status(304);
  return isCurrent;
}
