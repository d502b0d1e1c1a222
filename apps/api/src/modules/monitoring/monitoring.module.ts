import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { MailModule } from '../mail/mail.module.js';
import { BackendErrors } from './errors/backend-errors.js';
import { ErrorDayEntity } from './errors/error-day.entity.js';
import { ErrorGroupEntity } from './errors/error-group.entity.js';
import { ErrorGroupRepository } from './errors/error-group.repository.js';
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
import { Metrics } from './metrics/metrics.js';
import { MetricsServer } from './metrics/metrics-server.js';
import { ProductGauges } from './metrics/product-gauges.js';

/** What an operator sees of the running product: figures, jobs, errors, logs, and what each process measures of itself. */
@Module({
  imports: [TypeOrmModule.forFeature([ErrorDayEntity, ErrorGroupEntity]), MailModule],
  controllers: [FiguresController, JobsController, ErrorsController, LogsController],
  providers: [
    BackendErrors,
    ErrorGroupRepository,
    Metrics,
    MetricsServer,
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
