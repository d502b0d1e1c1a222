import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import { type ApiLanguage, languageOf } from '@tastwerk/contracts';
import type { FastifyInstance } from 'fastify';
import { ApiException } from './api-failure.js';

/** Files with a hash of their content in the name: they never change. */
const HASHED = /^assets\//;

const ONE_YEAR_SECONDS = 31_536_000;

/** Between these two comments of `index.html` stands what the server puts in for each address. */
const HEAD = /<!-- page head -->[\s\S]*<!-- end of page head -->/;

/** A page of the web application, as the server knows it before the browser draws it. */
export interface WebPage {
  /** Whether something is there that everybody may see; if not, the page says so itself, and the answer is 404. */
  readonly isFound: boolean;
  readonly language: ApiLanguage;
  /** Elements of its `head`, as HTML. */
  readonly head: string;
}

/** Knows the pages of the web application. */
export interface WebPages {
  /** The page at a path without query; `language` is what its reader prefers. */
  pageAt(pathname: string, language: ApiLanguage): Promise<WebPage>;
  robots(): string;
  siteMap(): Promise<string>;
}

/**
 * Serves the built web app in `folder`: its files, and its one page for every address, with the head and the status of what stands there.
 * What belongs to the API but has no route stays an error of the API.
 */
export async function serveWebApp(server: FastifyInstance, folder: string, pages: WebPages): Promise<void> {
  const files = new Set(
    existsSync(folder)
      ? readdirSync(folder, { recursive: true }).map((file) => String(file).split(sep).join('/'))
      : [],
  );
  const page = files.has('index.html') ? readFileSync(join(folder, 'index.html'), 'utf8') : undefined;
  await server.register(fastifyStatic, { root: folder, serve: false, cacheControl: false });
  server.get('/robots.txt', (_, reply) => reply.type('text/plain; charset=utf-8').send(pages.robots()));
  server.get('/sitemap.xml', async (_, reply) =>
    reply.type('application/xml; charset=utf-8').send(await pages.siteMap()),
  );
  server.get('/*', async (request, reply) => {
    const pathname = decodeURI(request.url.split('?', 1)[0] ?? '/');
    const path = pathname.slice(1);
    const isFile = files.has(path) && path.includes('.');
    const isPage = !/^(api|files|internal)(\/|$)/.test(path) && !/\.[a-z0-9]+$/i.test(path);
    if (isFile && HASHED.test(path)) {
      return reply.header('cache-control', `public, max-age=${ONE_YEAR_SECONDS}, immutable`).sendFile(path);
    }
    if (isFile) return reply.header('cache-control', 'no-cache').sendFile(path);
    if (!isPage || page === undefined) {
      throw new ApiException({ code: 'ROUTE_NOT_FOUND', detail: `nothing at /${path}` });
    }
    const { isFound, language, head } = await pages.pageAt(
      pathname,
      languageOf(request.headers['accept-language']),
    );
    return reply
      .code(isFound ? 200 : 404)
      .headers({ 'cache-control': 'no-cache', vary: 'accept-language' })
      .type('text/html; charset=utf-8')
      .send(page.replace('<html lang="de">', `<html lang="${language}">`).replace(HEAD, () => head));
  });
}
