import type { FastifyInstance } from 'fastify';
import type { PinoLogger } from 'nestjs-pino';

/** A request that takes this long is slow, in ms. */
export const SLOW_MS = 1000;

/** What a request came to. */
export interface FinishedRequest {
  readonly responseTime: number;
  readonly isSent: boolean;
  /** Whether its answer is a stream of events, which stays open until the client closes it. */
  readonly isEventStream: boolean;
}

/** The level and words of the line about a request. */
export function requestLine({ responseTime, isSent, isEventStream }: FinishedRequest): {
  readonly level: 'warn' | 'debug';
  readonly words: string;
} {
  if (responseTime >= SLOW_MS && !isEventStream)
    return { level: 'warn', words: isSent ? 'slow request' : 'slow request, given up by the caller' };
  return { level: 'debug', words: isSent ? 'request completed' : 'request aborted' };
}

/** Writes a line about each request when its answer is over: sent, or given up by whoever asked. */
export function logRequests(server: FastifyInstance, log: PinoLogger): void {
  if (!log.logger.isLevelEnabled('warn')) return;
  server.addHook('onRequest', (request, reply, done) => {
    const started = performance.now();
    const { raw } = reply;
    raw.once('close', () => {
      const responseTime = Math.round(performance.now() - started);
      const { level, words } = requestLine({
        responseTime,
        isSent: raw.writableFinished,
        isEventStream: String(raw.getHeader('content-type')).startsWith('text/event-stream'),
      });
      if (log.logger.isLevelEnabled(level)) log[level]({ req: request, res: raw, responseTime }, words);
    });
    done();
  });
}
