import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { boundedFetch } from './bounded-fetch.js';

const server = createServer((request, response) => {
  response.setHeader('content-type', 'application/json');
  // Without a length in its head, and without an end.
  if (request.url === '/endless') {
    const part = Buffer.alloc(64 * 1024, 'x');
    const more = () => {
      while (response.write(part));
    };
    response.on('drain', more);
    more();
  } else response.end('{"issuer":"here"}');
});
let base = '';

beforeAll(async () => {
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  // A server that listens on a port has such an address.
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

const ask = (path: string) =>
  boundedFetch(`${base}${path}`, { method: 'GET', headers: {}, redirect: 'manual', body: undefined });

describe('an answer of a provider', () => {
  it('is read with its head', async () => {
    const answer = await ask('/');
    expect(answer.headers.get('content-type')).toBe('application/json');
    expect(await answer.json()).toEqual({ issuer: 'here' });
  });

  it('that does not end is given up', async () => {
    await expect(ask('/endless')).rejects.toThrow('too large');
  });
});
