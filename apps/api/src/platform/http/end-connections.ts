import type { FastifyInstance } from 'fastify';

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
