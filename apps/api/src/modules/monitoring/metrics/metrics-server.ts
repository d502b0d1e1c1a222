import { createServer, type Server, type ServerResponse } from 'node:http';
import {
  Inject,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
  type OnModuleDestroy,
} from '@nestjs/common';
import { CONFIGURATION, type ProcessConfiguration } from '../../../platform/config/process-configuration.js';
import type { LoggingProcess } from '../../../platform/logging/log-folder.js';
import { LOGGING_PROCESS } from '../../../platform/logging/process-log.js';
import { Metrics } from './metrics.js';

/** Hands out the metrics of this process on a port of their own, which only the operator's network should reach: a worker takes the one above the API's. */
@Injectable()
export class MetricsServer implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger(MetricsServer.name);
  private server: Server | undefined;

  constructor(
    private readonly metrics: Metrics,
    @Inject(CONFIGURATION) private readonly configuration: ProcessConfiguration,
    @Inject(LOGGING_PROCESS) private readonly process: LoggingProcess,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    const { metricsPort, host } = this.configuration;
    if (metricsPort === undefined) return;
    const server = createServer((request, response) => {
      if (request.url === '/metrics' && request.method === 'GET') void this.answer(response);
      else response.writeHead(404).end();
    });
    this.server = server;
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      server.listen(metricsPort + (this.process === 'worker' ? 1 : 0), host, resolve);
    });
  }

  async onModuleDestroy(): Promise<void> {
    const { server } = this;
    this.server = undefined;
    if (server === undefined) return;
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }

  private async answer(response: ServerResponse): Promise<void> {
    try {
      const text = await this.metrics.text();
      response.writeHead(200, { 'content-type': this.metrics.mediaType }).end(text);
    } catch (error) {
      this.logger.warn({ err: error }, 'the metrics could not be read');
      response.writeHead(503).end();
    }
  }
}
