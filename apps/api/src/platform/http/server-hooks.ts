import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import fastifyMultipart from '@fastify/multipart';
import { IMPORT_LIMITS, pathReader } from '@tastwerk/contracts';
import type { FastifyInstance } from 'fastify';
import { ApiException } from './api-failure.js';

const REQUEST_ID = 'x-request-id';

/**
 * The id by which an answer, its log lines and its error body are found together: the caller's own when it looks like one.
 * It is kept in the header, where Fastify and the logger both ask for it.
 */
export function requestIdOf(request: IncomingMessage): string {
  const given = request.headers[REQUEST_ID];
  const id = typeof given === 'string' && /^[\w-]{8,64}$/.test(given) ? given : randomUUID();
  request.headers[REQUEST_ID] = id;
  return id;
}

/**
 * Lets a server that is told to stop end in time: what it was asked before is answered, and the connection ends with the answer. Else a
 * browser would keep it open for more than a minute, and the process with it.
 */
export function endConnectionsOnClose(server: FastifyInstance): void {
  let isClosing = false;
  server.addHook('preClose', (done) => {
    isClosing = true;
    done();
  });
  server.addHook('onSend', (_, reply, payload, done) => {
    if (isClosing) void reply.header('connection', 'close');
    done(null, payload);
  });
}

/** Bounds of a form: one file and a handful of short fields. */
const FORM_LIMITS = {
  files: 1,
  fileSize: IMPORT_LIMITS.bytes,
  fields: 10,
  fieldNameSize: 50,
  fieldSize: 100,
  parts: 11,
  headerPairs: 20,
} as const;

/** Lets routes read `multipart/form-data` part by part; a route that does not ask for the parts reads nothing of it. */
export async function readForms(server: FastifyInstance): Promise<void> {
  await server.register(fastifyMultipart, { limits: FORM_LIMITS, throwFileSizeLimit: true });
}

/** Gives the requests of routes with names in their template the parameters that it names, read by the contract's own rule. */
export function readParamsByTemplate(server: FastifyInstance): void {
  server.addHook('onRoute', (route) => {
    const config: object = route.config ?? {};
    if (!('template' in config) || typeof config.template !== 'string' || !config.template.includes('{'))
      return;
    const read = pathReader(config.template);
    route.preValidation = [
      (request, _, done) => {
        const params = read(request.url.split('?', 1)[0] ?? '');
        request.params = { ...params };
        done(params === undefined ? new ApiException({ code: 'ROUTE_NOT_FOUND' }) : undefined);
      },
      ...[route.preValidation ?? []].flat(),
    ];
  });
}
