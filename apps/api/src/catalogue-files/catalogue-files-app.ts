import { type DynamicModule, type INestApplicationContext, Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { Logger } from 'nestjs-pino';
import { AccountsModule } from '../modules/accounts/accounts.module.js';
import { AuditModule } from '../modules/audit/audit.module.js';
import { CatalogueModule } from '../modules/catalogue/catalogue.module.js';
import { DocumentIntake } from '../modules/catalogue/document-intake.service.js';
import { GraphicRepository } from '../modules/catalogue/graphic.repository.js';
import { PublishingService } from '../modules/catalogue/publishing.service.js';
import { VersionWriter } from '../modules/catalogue/version-writer.service.js';
import type { ProcessConfiguration } from '../platform/config/process-configuration.js';
import { Transactions } from '../platform/database/transactions.js';
import { JobRelay } from '../platform/jobs/job-relay.js';
import { PlatformModule } from '../platform.module.js';
import { CatalogueExporter } from './catalogue-exporter.js';
import { AccountRepository } from '../modules/accounts/account.repository.js';
import { CatalogueImporter, type ImportOutcome } from './catalogue-importer.js';

/** The process that carries the catalogue to files and back. */
@Module({})
class CatalogueFilesModule {
  static with(configuration: ProcessConfiguration): DynamicModule {
    return {
      module: CatalogueFilesModule,
      imports: [PlatformModule.with(configuration), AccountsModule, AuditModule, CatalogueModule],
    };
  }
}

/** Carries the catalogue of one database to a folder of files, and folders of files into it. */
export class CatalogueFilesApp {
  private constructor(private readonly context: INestApplicationContext) {}

  static async create(configuration: ProcessConfiguration): Promise<CatalogueFilesApp> {
    const context = await NestFactory.createApplicationContext(CatalogueFilesModule.with(configuration), {
      bufferLogs: true,
      abortOnError: false,
    });
    context.useLogger(context.get(Logger));
    return new CatalogueFilesApp(context);
  }

  export(folder: string): Promise<number> {
    return new CatalogueExporter(this.context.get(Transactions)).export(folder);
  }

  /** Brings in what lies in `folder`; the account with the address `email` stands for whoever is not known here. */
  async import(folder: string, email: string): Promise<ImportOutcome> {
    const transactions = this.context.get(Transactions);
    const account = await this.context.get(AccountRepository).findByEmail(email);
    if (account === null) throw new Error(`there is no account with the address ${email}`);
    const ports = {
      transactions,
      intake: this.context.get(DocumentIntake),
      writer: this.context.get(VersionWriter),
      graphics: this.context.get(GraphicRepository),
      publishing: this.context.get(PublishingService),
    };
    const outcome = await new CatalogueImporter(ports, account.id).import(folder);
    await this.context.get(JobRelay).handOver();
    return outcome;
  }

  close(): Promise<void> {
    return this.context.close();
  }
}
