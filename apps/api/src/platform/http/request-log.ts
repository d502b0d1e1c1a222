import type { FastifyInstance } from 'fastify';
import type { PinoLogger } from 'nestjs-pino';

/** Writes a line about each request when its answer is over: sent, or given up by whoever asked. */
export function logRequests(server: FastifyInstance, log: PinoLogger): void {
  if (!log.logger.isLevelEnabled('info')) return;
  server.addHook('onRequest', (request, reply, done) => {
    const started = performance.now();
    const { raw } = reply;
    raw.once('close', () => {
      const responseTime = Math.round(performance.now() - started);
      log.info(
        { req: request, res: raw, responseTime },
        raw.writableFinished ? 'request completed' : 'request aborted',
      );
    });
    done();
  });
}
