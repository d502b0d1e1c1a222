import {
  Inject,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
  type OnApplicationShutdown,
} from '@nestjs/common';
import { VERSION } from '../version.js';
import type { LoggingProcess } from './log-folder.js';

/** Where a process finds which kind it is. */
export const LOGGING_PROCESS = Symbol('logging process');

/** Logs that a process starts and stops. */
@Injectable()
export class ProcessLog implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger('Process');

  constructor(@Inject(LOGGING_PROCESS) private readonly process: LoggingProcess) {}

  onApplicationBootstrap(): void {
    this.logger.log(
      { process: this.process, version: VERSION, node: process.version },
      'the process has started',
    );
  }

  onApplicationShutdown(signal?: string): void {
    this.logger.log({ process: this.process, signal: signal ?? null }, 'the process has stopped');
  }
}
