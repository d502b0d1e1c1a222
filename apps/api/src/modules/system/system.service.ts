import { Inject, Injectable } from '@nestjs/common';
import type { ResponseOf, ROUTES } from '@tastwerk/contracts';
import { CONFIGURATION, type ProcessConfiguration } from '../../platform/config/configuration.module.js';
import { Transactions } from '../../platform/database/transactions.js';
import { VERSION } from '../../platform/version.js';
import { DEMO_ACCOUNTS } from './demo-accounts.js';

/** Tells what this server is and whether it works. */
@Injectable()
export class SystemService {
  constructor(
    private readonly transactions: Transactions,
    @Inject(CONFIGURATION) private readonly configuration: ProcessConfiguration,
  ) {}

  /** Throws what the database throws when it does not answer. */
  async health(): Promise<ResponseOf<typeof ROUTES.health>> {
    await this.transactions.none.query('SELECT 1');
    return { status: 'ok', uptimeMs: Math.round(process.uptime() * 1000) };
  }

  backend(): ResponseOf<typeof ROUTES.backend> {
    const accounts = this.configuration.seed === 'demo' ? DEMO_ACCOUNTS : [];
    return {
      version: VERSION,
      demoAccounts: accounts.map(({ email, password, displayName }) => ({
        login: email,
        password,
        display_name: displayName,
      })),
    };
  }
}
