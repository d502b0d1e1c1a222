import type { FastifyInstance } from 'fastify';
import type { Metrics } from './metrics.js';

/** Counts every answer with its time; addresses that no route has are counted together. */
export function measureRequests(server: FastifyInstance, metrics: Metrics): void {
  server.addHook('onResponse', (request, reply, done) => {
    metrics.answered(request.method, request.routeOptions.url ?? 'none', reply.statusCode, reply.elapsedTime);
    done();
  });
}
