import type { FastifyInstance } from 'fastify';
import { ApiException } from './api-failure.js';

/** Longest time that a request may take to arrive, in ms: pictures come over slow lines, but nobody holds a connection open with a byte a minute. */
const ARRIVAL_MS = 300_000;

/** Deepest nesting of a body; a document needs eight levels. */
const MAX_DEPTH = 32;

/** Whether brackets in `text`, outside its strings, nest deeper than `max`. Runs before parsing, so that parsing stays cheap. */
export function isNestedDeeper(text: string, max: number): boolean {
  let depth = 0;
  let isInString = false;
  for (let index = 0; index < text.length; index += 1) {
    const character = text.charCodeAt(index);
    if (isInString) {
      if (character === 0x5c) index += 1;
      else if (character === 0x22) isInString = false;
    } else if (character === 0x22) isInString = true;
    else if (character === 0x7b || character === 0x5b) {
      depth += 1;
      if (depth > max) return true;
    } else if (character === 0x7d || character === 0x5d) depth -= 1;
  }
  return false;
}

/** The value of a JSON body in UTF-8; undefined for an empty one. Keys that would reach a prototype are refused. */
export function parseBody(bytes: Uint8Array): unknown {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString();
  if (text.trim() === '') return undefined;
  if (isNestedDeeper(text, MAX_DEPTH)) throw new ApiException({ code: 'REQUEST_TOO_DEEP' });
  try {
    return JSON.parse(text, (key, value: unknown) => {
      if (key === '__proto__') throw new SyntaxError('__proto__ is no key of a request');
      return value;
    });
  } catch (error) {
    const detail = error instanceof Error ? error.message : 'the body is not JSON';
    throw new ApiException({ code: 'REQUEST_NOT_JSON', detail });
  }
}

/**
 * Reads `application/json` within bounds of time, depth, and of the size that each route's row names; every other type is refused. A body whose row
 * says so stays as it came (`FromRawBody`). A form is let through where the row says so, and not read.
 */
export function readJsonBodies(server: FastifyInstance): void {
  // Fastify's own setting would take Node's bound away.
  server.server.requestTimeout = ARRIVAL_MS;
  server.addHook('onRoute', (route) => {
    const config: object = route.config ?? {};
    if ('bodyBytes' in config && typeof config.bodyBytes === 'number') route.bodyLimit = config.bodyBytes;
  });
  server.removeAllContentTypeParsers();
  server.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    const config: object = request.routeOptions.config;
    // It is one already: the types leave open what `parseAs` settles.
    const bytes = typeof body === 'string' ? Buffer.from(body) : body;
    try {
      done(null, 'readsAside' in config && config.readsAside === true ? bytes : parseBody(bytes));
    } catch (error) {
      done(error instanceof Error ? error : new Error(String(error)));
    }
  });
  server.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (request, _, done) => {
      const config: object = request.routeOptions.config;
      const isTaken = 'takesForms' in config && config.takesForms === true;
      done(isTaken ? null : new ApiException({ code: 'REQUEST_NOT_JSON', detail: 'a form is no JSON' }));
    },
  );
}
