import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import type { LoggingProcess } from '../../../platform/logging/log-folder.js';
import { LOGGING_PROCESS } from '../../../platform/logging/process-log.js';
import { FiguresRepository } from '../figures/figures.sql.js';
import { JobListRepository } from '../jobs/job-list.sql.js';
import { Metrics } from './metrics.js';

/** Adds what the database knows of the whole product to the metrics of an API process. */
@Injectable()
export class ProductGauges implements OnModuleInit {
  constructor(
    private readonly metrics: Metrics,
    private readonly figures: FiguresRepository,
    private readonly jobs: JobListRepository,
    @Inject(LOGGING_PROCESS) private readonly process: LoggingProcess,
  ) {}

  onModuleInit(): void {
    if (this.process !== 'api') return;
    this.metrics.addGauge('tastwerk_jobs', 'Jobs that make files of graphics, by state.', 'state', () =>
      this.jobs.counts('rendering'),
    );
    this.metrics.addGauge(
      'tastwerk_document_jobs',
      'Jobs that make documents of orders, by state.',
      'state',
      () => this.jobs.counts('document'),
    );
    this.metrics.addGauge('tastwerk_mail_jobs', 'Jobs that send mails, by state.', 'state', () =>
      this.jobs.counts('mail'),
    );
    this.metrics.addGauge('tastwerk_waiting', 'What waits for an admin.', 'what', () =>
      this.figures.waiting(),
    );
    this.metrics.addGauge(
      'tastwerk_queue',
      'What workers and queue have before them; ages in seconds.',
      'what',
      async () => {
        const { oldest_seconds: oldest, ...queue } = await this.figures.queue();
        return { ...queue, oldest_seconds: oldest ?? 0 };
      },
    );
  }
}
