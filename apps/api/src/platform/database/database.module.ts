import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { CONFIGURATION, type ProcessConfiguration } from '../config/process-configuration.js';
import { databaseOptions } from './database-options.js';
import { Notifications } from './notifications.js';
import { TimedReads } from './timed-reads.js';
import { Transactions } from './transactions.js';

/** The connection to PostgreSQL; modules bring their entities by `TypeOrmModule.forFeature`. */
@Global()
@Module({
  imports: [
    TypeOrmModule.forRootAsync({
      inject: [CONFIGURATION],
      useFactory: ({ databaseUrl }: ProcessConfiguration) => ({
        ...databaseOptions(databaseUrl),
        autoLoadEntities: true,
        retryAttempts: 5,
        retryDelay: 1000,
      }),
    }),
  ],
  providers: [Notifications, TimedReads, Transactions],
  exports: [Notifications, TimedReads, Transactions],
})
export class DatabaseModule {}
