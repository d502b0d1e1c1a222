import { Module, type OnApplicationBootstrap, type OnModuleInit } from '@nestjs/common';
import { JobWorker } from '../../../platform/jobs/job-worker.js';
import { JobWorkerModule } from '../../../platform/jobs/job-worker.module.js';
import { CatalogueModule } from '../../catalogue/catalogue.module.js';
import { MailModule } from '../../mail/mail.module.js';
import { RenderWorkerModule } from '../../rendering/jobs/render-worker.module.js';
import { InvoiceMaker } from '../invoices/invoice-maker.js';
import { InvoicesModule } from '../invoices/invoices.module.js';
import { PackageHousekeeping } from '../production/package-housekeeping.js';
import { PackageMaker } from '../production/package-maker.js';
import { ProductionRecordsModule } from '../production/production-records.module.js';
import { DOCUMENT_MAKERS, DocumentHandler } from './document-handler.js';
import { DocumentsModule } from './documents.module.js';

/** Makes the documents of orders; part of the worker process alone. */
@Module({
  imports: [
    DocumentsModule,
    JobWorkerModule,
    InvoicesModule,
    ProductionRecordsModule,
    CatalogueModule,
    MailModule,
    RenderWorkerModule,
  ],
  providers: [
    DocumentHandler,
    InvoiceMaker,
    PackageMaker,
    PackageHousekeeping,
    {
      provide: DOCUMENT_MAKERS,
      inject: [InvoiceMaker, PackageMaker],
      useFactory: (invoices: InvoiceMaker, packages: PackageMaker) => [invoices, packages],
    },
  ],
})
export class DocumentWorkerModule implements OnModuleInit, OnApplicationBootstrap {
  constructor(
    private readonly worker: JobWorker,
    private readonly handler: DocumentHandler,
    private readonly housekeeping: PackageHousekeeping,
  ) {}

  onModuleInit(): void {
    this.worker.register(this.handler);
  }

  onApplicationBootstrap(): void {
    this.housekeeping.start();
  }
}
