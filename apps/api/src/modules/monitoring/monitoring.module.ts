import { Module } from '@nestjs/common';
import { AccountRecordsModule } from '../accounts/account-records.module.js';
import { MailModule } from '../mail/mail.module.js';
import { BackendErrorsModule } from './errors/backend-errors.module.js';
import { ErrorsController } from './errors/errors.controller.js';
import { FiguresController } from './figures/figures.controller.js';
import { FiguresRepository } from './figures/figures.sql.js';
import { FiguresService } from './figures/figures.service.js';
import { JobAdministrationService } from './jobs/job-administration.service.js';
import { JobListRepository } from './jobs/job-list.sql.js';
import { JobsController } from './jobs/jobs.controller.js';
import { LogFiles } from './logs/log-files.js';
import { LogWatchService } from './logs/log-watch.service.js';
import { LogsController } from './logs/logs.controller.js';
import { MetricsModule } from './metrics/metrics.module.js';
import { ProductGauges } from './metrics/product-gauges.js';

/** What an operator sees of the running product: figures, jobs, errors, logs. */
@Module({
  imports: [AccountRecordsModule, BackendErrorsModule, MailModule, MetricsModule.of('api')],
  controllers: [FiguresController, JobsController, ErrorsController, LogsController],
  providers: [
    FiguresRepository,
    FiguresService,
    JobListRepository,
    JobAdministrationService,
    LogFiles,
    LogWatchService,
    ProductGauges,
  ],
})
export class MonitoringModule {}
