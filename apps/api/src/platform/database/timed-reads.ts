import { Inject, Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { Pool } from 'pg';
import { CONFIGURATION, type ProcessConfiguration } from '../config/process-configuration.js';

/** Longest that a question to the database may take before it is given up, in ms; the caller hears DATABASE_TIMEOUT. */
const STATEMENT_TIMEOUT_MS = 5000;

/** Longest wait for a connection, in ms. */
const CONNECT_TIMEOUT_MS = 5000;

/** Connections of one process at most: what is asked here takes none from those who write. */
const POOL_SIZE = 6;

/**
 * What is read lies in memory or on a disk without a head: PostgreSQL's own guess of 4 makes it walk past thousands of graphics rather than
 * fetch the few that fit. Compiling a statement takes longer than the thirty rows that most of them end with.
 */
const PLANNED_WITH = '-c random_page_cost=1.1 -c jit=off';

/** Asks questions whose cost depends on what is asked, on connections of their own that give up in time. */
@Injectable()
export class TimedReads implements OnApplicationShutdown {
  private readonly logger = new Logger(TimedReads.name);
  private readonly pool: Pool;
  private ended: Promise<void> | undefined;

  constructor(@Inject(CONFIGURATION) { databaseUrl }: ProcessConfiguration) {
    this.pool = new Pool({
      connectionString: databaseUrl,
      options: PLANNED_WITH,
      max: POOL_SIZE,
      statement_timeout: STATEMENT_TIMEOUT_MS,
      connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
      application_name: 'tastwerk reads',
    });
    // A connection that breaks while nobody uses it is replaced by the next question.
    this.pool.on('error', (error) => this.logger.warn(`an idle connection broke: ${error.message}`));
  }

  /** The rows of one statement; planned with its values each time, for which plan is best depends on them. */
  async query<Row extends object>(sql: string, values: readonly unknown[] = []): Promise<readonly Row[]> {
    return (await this.pool.query<Row>(sql, [...values])).rows;
  }

  /** After the last request was answered; who asks twice, such as by a second signal to stop, waits for the same end. */
  onApplicationShutdown(): Promise<void> {
    return (this.ended ??= this.pool.end());
  }
}
