import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type DynamicModule,
  type INestApplicationContext,
  Logger as NestLogger,
  Module,
} from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { Logger } from 'nestjs-pino';
import { USUAL_TERMS } from '@tastwerk/editor-core';
import { z } from 'zod';
import { AccountService } from './modules/accounts/account.service.js';
import { ApprovalService } from './modules/accounts/approval.service.js';
import { AccountsModule } from './modules/accounts/accounts.module.js';
import { CatalogueModule } from './modules/catalogue/catalogue.module.js';
import { PublishingService } from './modules/catalogue/publishing.service.js';
import { DEMO_ACCOUNTS } from './modules/system/demo-accounts.js';
import { CHECKOUT } from './platform/checkout.js';
import type { ProcessConfiguration } from './platform/config/configuration.module.js';
import { Transactions } from './platform/database/transactions.js';
import { PlatformModule } from './platform.module.js';
import { SAMPLES_SEEDED } from './serve/seed-if-empty.js';

/** The id of a sample is the key of its publication, so that seeding that was cut off can begin again. */
const sampleSchema = z.looseObject({ uuid: z.uuid() });

/** The process that fills an empty database. */
@Module({})
class SeedAppModule {
  static with(configuration: ProcessConfiguration): DynamicModule {
    return {
      module: SeedAppModule,
      imports: [PlatformModule.with(configuration), AccountsModule, CatalogueModule],
    };
  }
}

/** Makes the demo accounts and publishes the samples through the same service as everybody. */
export class SeedApp {
  private readonly logger = new NestLogger(SeedApp.name);

  private constructor(private readonly context: INestApplicationContext) {}

  static async create(configuration: ProcessConfiguration): Promise<SeedApp> {
    const context = await NestFactory.createApplicationContext(SeedAppModule.with(configuration), {
      bufferLogs: true,
      abortOnError: false,
    });
    context.useLogger(context.get(Logger));
    return new SeedApp(context);
  }

  async seed(): Promise<void> {
    const ids: number[] = [];
    for (const account of DEMO_ACCOUNTS)
      ids.push(await this.context.get(AccountService).ensureAccount(account));
    // Whoever tries the product out may also try signing up.
    await this.context.get(ApprovalService).approveEverybody('demo');
    const [author] = DEMO_ACCOUNTS;
    const actor = { id: ids[0] ?? 0, sessionId: 'seeding', role: author.role, rights: author.rights };

    const folder = join(CHECKOUT, 'content/samples');
    for (const file of readdirSync(folder).filter((name) => name.endsWith('.json'))) {
      const document = sampleSchema.parse(JSON.parse(readFileSync(join(folder, file), 'utf8')));
      const publication = { document, idempotencyKey: document.uuid, public: true, ...USUAL_TERMS };
      const published = await this.context.get(PublishingService).createGraphic(publication, actor);
      if (!published.ok) this.logger.error(`${file} was not published: ${JSON.stringify(published.error)}`);
    }
    await this.context
      .get(Transactions)
      .none.query('INSERT INTO seeding (name) VALUES ($1) ON CONFLICT DO NOTHING', [SAMPLES_SEEDED]);
  }

  close(): Promise<void> {
    return this.context.close();
  }
}
