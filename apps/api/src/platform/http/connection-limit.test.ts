import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { afterEach, describe, expect, it } from '@jest/globals';
import fastify, { type FastifyInstance } from 'fastify';
import { ApiException } from './api-failure.js';
import { limitConnections } from './connection-limit.js';

let server: FastifyInstance;
afterEach(() => server.close());

async function listening(isBehindProxy: boolean): Promise<number> {
  server = fastify({ trustProxy: isBehindProxy, forceCloseConnections: true });
  server.setErrorHandler((error, _, reply) =>
    reply.status(error instanceof ApiException ? 429 : 500).send('refused'),
  );
  limitConnections(server, { isBehindProxy, most: 2 });
  server.get('/', async () => 'here');
  // Never answers.
  server.get('/stream', () => new Promise(() => undefined));
  await server.listen({ port: 0, host: '127.0.0.1' });
  return (server.server.address() as AddressInfo).port;
}

/** Opens a connection and asks; whether there was an answer. */
async function connected(port: number) {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  socket.write('GET / HTTP/1.1\r\nHost: here\r\n\r\n');
  const [answer] = await Promise.race([once(socket, 'data'), once(socket, 'close')]);
  return { socket, isTaken: answer instanceof Buffer };
}

describe('limitConnections', () => {
  it('ends what is too many of one network, and takes others once some are closed', async () => {
    const port = await listening(false);
    const [first, second] = [await connected(port), await connected(port)];
    expect([first.isTaken, second.isTaken]).toEqual([true, true]);
    expect((await connected(port)).isTaken).toBe(false);
    first.socket.destroy();
    // The server hears of it in its own time.
    let again = await connected(port);
    while (!again.isTaken) again = await connected(port);
    for (const { socket } of [second, again]) socket.destroy();
  });

  it('bounds requests under way of one network where connections are those of a proxy', async () => {
    const port = await listening(true);
    const ask = (path: string, address: string, signal?: AbortSignal) =>
      fetch(`http://127.0.0.1:${port}${path}`, {
        headers: { 'x-forwarded-for': address },
        ...(signal ? { signal } : {}),
      });
    const goodbye = new AbortController();
    const streams = ['203.0.113.7', '203.0.113.7'].map((address) =>
      ask('/stream', address, goodbye.signal).catch(() => undefined),
    );
    const statusOf = async (address: string) => (await ask('/', address)).status;
    let refused = await statusOf('203.0.113.7');
    while (refused === 200) refused = await statusOf('203.0.113.7');
    expect([refused, await statusOf('203.0.113.8')]).toEqual([429, 200]);
    goodbye.abort();
    await Promise.all(streams);
    while ((await statusOf('203.0.113.7')) !== 200);
    expect(await statusOf('203.0.113.7')).toBe(200);
  });
});
