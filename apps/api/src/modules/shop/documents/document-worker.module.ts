import { Inject, Module, type OnApplicationBootstrap } from '@nestjs/common';
import { DOCUMENT_QUEUE } from '@tastwerk/contracts';
import { JobQueue } from '../../../platform/queue/job-queue.js';
import { CatalogueModule } from '../../catalogue/catalogue.module.js';
import { MailModule } from '../../mail/mail.module.js';
import { RenderWorkerModule } from '../../rendering/jobs/render-worker.module.js';
import { InvoiceMaker } from '../invoices/invoice-maker.js';
import { InvoicesModule } from '../invoices/invoices.module.js';
import { PackageHousekeeping } from '../production/package-housekeeping.js';
import { PackageMaker } from '../production/package-maker.js';
import { ProductionRecordsModule } from '../production/production-records.module.js';
import { DocumentJobsModule } from './document-jobs.module.js';
import { DOCUMENT_MAKERS, DocumentProcessor } from './document.processor.js';
import { DocumentSweeper } from './document-sweeper.js';

/** Documents that one worker makes at once: a package renders in processes that files of the catalogue wait for, too. */
const AT_ONCE = 1;

/** Makes the documents of orders; part of the worker process alone. */
@Module({
  imports: [
    DocumentJobsModule,
    InvoicesModule,
    ProductionRecordsModule,
    CatalogueModule,
    MailModule,
    RenderWorkerModule,
  ],
  providers: [
    DocumentProcessor,
    DocumentSweeper,
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
export class DocumentWorkerModule implements OnApplicationBootstrap {
  constructor(
    @Inject(JobQueue) private readonly queue: JobQueue,
    private readonly processor: DocumentProcessor,
    private readonly sweeper: DocumentSweeper,
    private readonly housekeeping: PackageHousekeeping,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.queue.consume(DOCUMENT_QUEUE, (message) => this.processor.process(message), AT_ONCE);
    this.sweeper.start();
    this.housekeeping.start();
  }
}
