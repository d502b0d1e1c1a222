import { normalizeIp } from '@nestjs/throttler';
import type { FastifyInstance } from 'fastify';
import { ApiException } from './api-failure.js';

/** Connections of one network at the same time: a school of eighty browsers behind one address has six each. */
const CONNECTIONS_OF_ONE = 500;

/** Counts what is open of each network. */
class Counts {
  private readonly open = new Map<string, number>();

  constructor(private readonly most: number) {}

  /** Counts one more of the network of `address`, and gives how to count it out again; undefined where there are too many. */
  begin(address: string): (() => void) | undefined {
    const network = normalizeIp(address);
    const count = (this.open.get(network) ?? 0) + 1;
    if (count > this.most) return undefined;
    this.open.set(network, count);
    return () => {
      const left = (this.open.get(network) ?? 1) - 1;
      if (left === 0) this.open.delete(network);
      else this.open.set(network, left);
    };
  }
}

/**
 * Bounds what one network has open: connections, which are ended beyond `most`, and requests under way, which are answered with
 * REQUEST_THROTTLED. Behind a proxy all connections are the proxy's, and only requests tell networks apart.
 */
export function limitConnections(
  server: FastifyInstance,
  { isBehindProxy, most = CONNECTIONS_OF_ONE }: { readonly isBehindProxy: boolean; readonly most?: number },
): void {
  const connections = new Counts(most);
  if (!isBehindProxy)
    server.server.on('connection', (socket) => {
      const end = connections.begin(socket.remoteAddress ?? '');
      if (end) socket.once('close', end);
      else socket.destroy();
    });
  const requests = new Counts(most);
  server.addHook('onRequest', (request, reply, done) => {
    const end = requests.begin(request.ip);
    if (end === undefined) return done(new ApiException({ code: 'REQUEST_THROTTLED', retryAfterSeconds: 1 }));
    reply.raw.once('close', end);
    done();
  });
}
