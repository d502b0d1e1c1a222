import { createServer } from 'node:net';

function listenOnce(port: number): Promise<number | undefined> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(undefined));
    server.listen({ port, host: '127.0.0.1', exclusive: true }, () => {
      const address = server.address();
      server.close(() => resolve(address !== null && typeof address === 'object' ? address.port : undefined));
    });
  });
}

/** `wanted` when it is free on the loopback address, else a port that the system names. */
export async function freePort(wanted: number | undefined): Promise<number> {
  const port = (wanted === undefined ? undefined : await listenOnce(wanted)) ?? (await listenOnce(0));
  if (port === undefined) throw new Error('No free port for PostgreSQL was found on 127.0.0.1.');
  return port;
}
