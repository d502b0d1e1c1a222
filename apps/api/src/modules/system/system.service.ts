import { Inject, Injectable, Logger } from '@nestjs/common';
import type { ResponseOf, ROUTES } from '@tastwerk/contracts';
import { fail, ok, type Result } from '@tastwerk/editor-core';
import { CONFIGURATION, type ProcessConfiguration } from '../../platform/config/process-configuration.js';
import { Transactions } from '../../platform/database/transactions.js';
import { FileStorage } from '../../platform/files/file-storage.js';
import type { ApiFailure } from '../../platform/http/api-failure.js';
import { JobQueue } from '../../platform/jobs/job-queue.js';
import { VERSION } from '../../platform/version.js';
import { DEMO_ACCOUNTS } from './demo-accounts.js';

/** A key under which nothing is ever kept. */
const NO_FILE = 'health/nothing';

/** Tells what this server is and whether it works. */
@Injectable()
export class SystemService {
  private readonly logger = new Logger(SystemService.name);

  constructor(
    private readonly transactions: Transactions,
    private readonly storage: FileStorage,
    private readonly queue: JobQueue,
    @Inject(CONFIGURATION) private readonly configuration: ProcessConfiguration,
  ) {}

  /** Throws what the database throws when it does not answer. */
  async health(): Promise<ResponseOf<typeof ROUTES.health>> {
    await this.transactions.ping();
    return { status: 'ok', uptimeMs: Math.round(process.uptime() * 1000) };
  }

  /** Throws or fails as {@link health} does; files are asked for one that nobody has. */
  async ready(): Promise<Result<ResponseOf<typeof ROUTES.ready>, ApiFailure>> {
    await this.transactions.ping();
    try {
      await this.storage.find(NO_FILE);
    } catch (error) {
      this.logger.warn({ err: error }, 'files cannot be reached');
      return fail({ code: 'SERVICE_UNAVAILABLE', detail: 'the files cannot be reached' });
    }
    const queue = await this.queue.isReachable();
    return ok({ status: queue ? 'ok' : 'degraded', database: true, files: true, queue });
  }

  backend(): ResponseOf<typeof ROUTES.backend> {
    const { sales, operatorEmail, operatorPhone } = this.configuration;
    const accounts = this.configuration.seed === 'demo' ? DEMO_ACCOUNTS : [];
    return {
      version: VERSION,
      sales,
      contact: { email: operatorEmail, phone: operatorPhone ?? null },
      demoAccounts: accounts.map(({ email, password, displayName }) => ({
        login: email,
        password,
        display_name: displayName,
      })),
    };
  }
}
