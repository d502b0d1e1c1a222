import { Module } from '@nestjs/common';
import { LoggerModule } from 'nestjs-pino';
import { CONFIGURATION, type ProcessConfiguration } from './config/configuration.module.js';
import { errorForLog, requestForLog } from './log-fields.js';

/** Logs as JSON lines; what opens a session or names a person never reaches them. */
@Module({
  imports: [
    LoggerModule.forRootAsync({
      inject: [CONFIGURATION],
      useFactory: ({ logLevel }: ProcessConfiguration) => ({
        // Requests are logged in `http/request-log.ts`: the library would carry a logger of its own through each request, at a third of the
        // time that a request takes.
        forRoutes: [],
        pinoHttp: {
          level: logLevel,
          // As they are: the library would serialise first, and hand on what it made.
          wrapSerializers: false,
          serializers: {
            req: requestForLog,
            res: ({ statusCode }: { readonly statusCode: number }) => ({ statusCode }),
            err: errorForLog,
          },
        },
      }),
    }),
  ],
})
export class LoggingModule {}
