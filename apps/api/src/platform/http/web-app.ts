import { existsSync, readdirSync } from 'node:fs';
import { sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { ApiException } from './api-failure.js';

/** Files with a hash of their content in the name: they never change. */
const HASHED = /^assets\//;

const ONE_YEAR_SECONDS = 31_536_000;

/**
 * Serves the built web app in `folder`: its files, and its one page for every address that the browser's router knows. What
 * belongs to the API but has no route stays an error of the API.
 */
export async function serveWebApp(server: FastifyInstance, folder: string): Promise<void> {
  const files = new Set(
    existsSync(folder)
      ? readdirSync(folder, { recursive: true }).map((file) => String(file).split(sep).join('/'))
      : [],
  );
  await server.register(fastifyStatic, { root: folder, serve: false, cacheControl: false });
  server.get('/*', (request, reply) => {
    const path = decodeURI(request.url.split('?', 1)[0] ?? '/').slice(1);
    const isFile = files.has(path) && path.includes('.');
    const isPage = !/^(api|files|internal)(\/|$)/.test(path) && !/\.[a-z0-9]+$/i.test(path);
    if (isFile && HASHED.test(path)) {
      return reply.header('cache-control', `public, max-age=${ONE_YEAR_SECONDS}, immutable`).sendFile(path);
    }
    if (isFile) return reply.header('cache-control', 'no-cache').sendFile(path);
    if (isPage && files.has('index.html'))
      return reply.header('cache-control', 'no-cache').sendFile('index.html');
    throw new ApiException({ code: 'ROUTE_NOT_FOUND', detail: `nothing at /${path}` });
  });
}
