import { join } from 'node:path';
import fastifyCookie from '@fastify/cookie';
import { type DynamicModule, Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Logger, PinoLogger } from 'nestjs-pino';
import { servePictures } from './modules/content/embedded/pictures.js';
import { serveMailbox } from './modules/mail/mailbox-page.js';
import { measureRequests } from './modules/monitoring/metrics/measure-requests.js';
import { Metrics } from './modules/monitoring/metrics/metrics.js';
import { PagesService } from './modules/pages/pages.service.js';
import { FEATURES } from './features.js';
import { CHECKOUT } from './platform/checkout.js';
import type { ProcessConfiguration } from './platform/config/process-configuration.js';
import { limitConnections } from './platform/http/connection-limit.js';
import { sendFailure } from './platform/http/error.filter.js';
import { isHttps, readHostCookies } from './platform/http/host-cookies.js';
import { HttpModule } from './platform/http/http.module.js';
import { readJsonBodies } from './platform/http/json-body.js';
import { logRequests } from './platform/http/request-log.js';
import { addSecurityHeaders, securityHeaders } from './platform/http/security-headers.js';
import {
  endConnectionsOnClose,
  readForms,
  readParamsByTemplate,
  requestIdOf,
} from './platform/http/server-hooks.js';
import { serveWebApp } from './platform/http/web-app.js';
import { PlatformModule } from './platform.module.js';

/** The process that answers HTTP. Accounts come before limits: a limit counts by user where there is one. */
@Module({})
class HttpAppModule {
  static with(configuration: ProcessConfiguration): DynamicModule {
    return {
      module: HttpAppModule,
      imports: [PlatformModule.with(configuration, 'api'), ...FEATURES, HttpModule],
    };
  }
}

/** Builds the HTTP application, ready to listen. */
export async function createHttpApp(configuration: ProcessConfiguration): Promise<NestFastifyApplication> {
  const headers = securityHeaders(isHttps(configuration.publicUrl));
  const adapter = new FastifyAdapter({
    genReqId: requestIdOf,
    trustProxy: configuration.trustedProxies === 0 ? false : configuration.trustedProxies,
    // What Fastify refuses before any route is found, and before any hook: an address that is no address.
    frameworkErrors: (error: Error, request: FastifyRequest, reply: FastifyReply) =>
      sendFailure(reply.headers(headers), { code: 'REQUEST_INVALID', detail: error.message }, request),
    // Calls of the administration answer with and without the base path of the API (product spec section 7).
    rewriteUrl: ({ url = '/' }) => (url.startsWith('/internal/') ? `/api${url}` : url),
    // What reached a process before it was told to stop is answered; the proxy asks another one next time.
    return503OnClosing: false,
    routerOptions: { ignoreTrailingSlash: false, maxParamLength: 300 },
  });
  const app = await NestFactory.create<NestFastifyApplication>(HttpAppModule.with(configuration), adapter, {
    bodyParser: false,
    bufferLogs: true,
    abortOnError: false,
  });
  app.useLogger(app.get(Logger));
  // Nest would hold lines back until it listens.
  app.flushLogs();
  app.enableShutdownHooks();
  const server = adapter.getInstance();
  logRequests(server, await app.resolve(PinoLogger));
  if (configuration.metricsPort !== undefined) measureRequests(server, app.get(Metrics, { strict: false }));
  server.addHook('onRequest', (request, reply, done) => {
    void reply.header('x-request-id', request.id);
    done();
  });
  await server.register(fastifyCookie);
  readHostCookies(server, configuration.publicUrl);
  addSecurityHeaders(server, headers);
  endConnectionsOnClose(server);
  limitConnections(server, { isBehindProxy: configuration.trustedProxies > 0 });
  readJsonBodies(server);
  await readForms(server);
  readParamsByTemplate(server);
  if (configuration.showsMailbox) serveMailbox(server, configuration);
  await servePictures(server, join(CHECKOUT, 'content/pictures'));
  await serveWebApp(server, join(CHECKOUT, 'apps/web/dist'), app.get(PagesService, { strict: false }));
  return app;
}
