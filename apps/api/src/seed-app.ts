import { join } from 'node:path';
import {
  type DynamicModule,
  type INestApplicationContext,
  Logger as NestLogger,
  Module,
} from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Logger } from 'nestjs-pino';
import type { Variant } from '@tastwerk/contracts';
import { ok, type Result } from '@tastwerk/editor-core';
import { USUAL_TERMS } from '@tastwerk/editor-core/document';
import { AccountService } from './modules/accounts/account.service.js';
import { ApprovalService } from './modules/accounts/approval.service.js';
import { AccountsModule } from './modules/accounts/accounts.module.js';
import { AuditModule } from './modules/audit/audit.module.js';
import { CatalogueModule } from './modules/catalogue/catalogue.module.js';
import { DocumentIntake } from './modules/catalogue/document-intake.service.js';
import type { Publication } from './modules/catalogue/keyed-publications.service.js';
import { NEEDED_TITLES, PublishingService } from './modules/catalogue/publishing.service.js';
import { SeedingEntity } from './modules/system/seeding.entity.js';
import { DEMO_ACCOUNTS } from './modules/system/demo-accounts.js';
import { CHECKOUT } from './platform/checkout.js';
import type { ProcessConfiguration } from './platform/config/process-configuration.js';
import { Transactions } from './platform/database/transactions.js';
import { type Actor, serverActor } from './platform/http/actor.js';
import type { ApiFailure } from './platform/http/api-failure.js';
import { PlatformModule } from './platform.module.js';
import { readSamples, type Sample } from './samples.js';
import { SAMPLES_SEEDED } from './serve/seed-if-empty.js';

/** The process that fills an empty database. */
@Module({})
class SeedAppModule {
  static with(configuration: ProcessConfiguration): DynamicModule {
    return {
      module: SeedAppModule,
      imports: [
        PlatformModule.with(configuration),
        TypeOrmModule.forFeature([SeedingEntity]),
        AccountsModule,
        AuditModule,
        CatalogueModule,
      ],
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
    const actor = serverActor(ids[0] ?? 0, 'seeding', author.rights);

    for (const sample of readSamples(join(CHECKOUT, 'content/samples'))) await this.publish(sample, actor);
    await this.context.get(Transactions).none.addUnlessThere(SeedingEntity, { name: SAMPLES_SEEDED });
  }

  /** Publishes a sample: its first variant as a graphic, the others as variants of that, later versions one after the other. */
  private async publish({ variants }: Sample, actor: Actor): Promise<void> {
    const publishing = this.context.get(PublishingService);
    const intake = this.context.get(DocumentIntake);
    let first: Variant | undefined;
    for (const versions of variants) {
      let variant: Variant | undefined;
      for (const { file, document, change } of versions) {
        const read = await intake.read(document, NEEDED_TITLES.createGraphic);
        if (!read.ok) {
          this.logger.error(`${file} was not published: ${JSON.stringify(read.error)}`);
          break;
        }
        const publication = { read: read.value, idempotencyKey: document.uuid };
        const published = variant
          ? await publishing.updateVariant(
              variant.id,
              {
                ...publication,
                lastVersionHash: variant.current_version.hash,
                change_message: change,
              },
              actor,
            )
          : await this.addVariant(publication, first, actor);
        if (!published.ok) {
          this.logger.error(`${file} was not published: ${JSON.stringify(published.error)}`);
          break;
        }
        variant = published.value;
        first ??= variant;
      }
      if (!first) return;
    }
  }

  private async addVariant(
    publication: Publication,
    first: Variant | undefined,
    actor: Actor,
  ): Promise<Result<Variant, ApiFailure>> {
    const publishing = this.context.get(PublishingService);
    if (first) {
      const place = { graphic_id: first.parent_graphic.id, derived_from: first.id, public: true };
      return publishing.createVariant({ ...publication, ...place }, actor);
    }
    const added = await publishing.createGraphic({ ...publication, public: true, ...USUAL_TERMS }, actor);
    return added.ok ? ok(added.value.variant) : added;
  }

  close(): Promise<void> {
    return this.context.close();
  }
}
