import { join } from 'node:path';
import fastifyCookie from '@fastify/cookie';
import { type DynamicModule, Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Logger } from 'nestjs-pino';
import { AccountsModule } from './modules/accounts/accounts.module.js';
import { CatalogueModule } from './modules/catalogue/catalogue.module.js';
import { FilesModule } from './modules/files/files.module.js';
import { RenderingModule } from './modules/rendering/rendering.module.js';
import { SystemModule } from './modules/system/system.module.js';
import { CHECKOUT } from './platform/checkout.js';
import type { ProcessConfiguration } from './platform/config/configuration.module.js';
import { sendFailure } from './platform/http/error.filter.js';
import { HttpModule } from './platform/http/http.module.js';
import { readJsonBodies } from './platform/http/json-body.js';
import { requestIdOf } from './platform/http/request-id.js';
import { readParamsByTemplate } from './platform/http/route-params.js';
import { addSecurityHeaders } from './platform/http/security-headers.js';
import { serveWebApp } from './platform/http/web-app.js';
import { PlatformModule } from './platform.module.js';

/** The process that answers HTTP. Accounts come before limits: a limit counts by user where there is one. */
@Module({})
class HttpAppModule {
  static with(configuration: ProcessConfiguration): DynamicModule {
    return {
      module: HttpAppModule,
      imports: [
        PlatformModule.with(configuration),
        AccountsModule,
        HttpModule,
        CatalogueModule,
        RenderingModule,
        FilesModule,
        SystemModule,
      ],
    };
  }
}

/** Builds the HTTP application, ready to listen. */
export async function createHttpApp(configuration: ProcessConfiguration): Promise<NestFastifyApplication> {
  const adapter = new FastifyAdapter({
    genReqId: requestIdOf,
    trustProxy: configuration.trustedProxies === 0 ? false : configuration.trustedProxies,
    // What Fastify refuses before any route is found: an address that is no address.
    frameworkErrors: (error: Error, request: FastifyRequest, reply: FastifyReply) =>
      sendFailure(reply, { code: 'REQUEST_INVALID', detail: error.message }, request.id),
    routerOptions: { ignoreTrailingSlash: false, maxParamLength: 300 },
  });
  const app = await NestFactory.create<NestFastifyApplication>(HttpAppModule.with(configuration), adapter, {
    bodyParser: false,
    bufferLogs: true,
    abortOnError: false,
  });
  app.useLogger(app.get(Logger));
  app.enableShutdownHooks();
  const server = adapter.getInstance();
  server.addHook('onRequest', async (request, reply) => {
    void reply.header('x-request-id', request.id);
  });
  await server.register(fastifyCookie);
  await addSecurityHeaders(server, configuration.publicUrl.startsWith('https:'));
  readJsonBodies(server);
  readParamsByTemplate(server);
  await serveWebApp(server, join(CHECKOUT, 'apps/web/dist'));
  return app;
}
