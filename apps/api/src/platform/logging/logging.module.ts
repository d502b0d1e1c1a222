import { type DynamicModule, Global, Module } from '@nestjs/common';
import { LoggerModule } from 'nestjs-pino';
import { type DestinationStream, destination, multistream } from 'pino';
import { CONFIGURATION, type ProcessConfiguration } from '../config/process-configuration.js';
import { DayFiles } from './day-files.js';
import { ErrorTap } from './error-tap.js';
import { errorForLog, requestForLog } from './log-fields.js';
import { frameworkHooks } from './framework-lines.js';
import { logFolder, type LoggingProcess } from './log-folder.js';
import { LOGGING_PROCESS, ProcessLog } from './process-log.js';

/** File descriptor of the standard output. */
const STDOUT = 1;

/**
 * Lines go to the standard output; those of a process that keeps a log also into its file of the day, errors to the error counter. In the
 * terminal of a tool or of `npm start` only warnings and worse are shown: both say by themselves how they get on.
 */
function streamOf(
  { varDir, logDays }: ProcessConfiguration,
  process: LoggingProcess | undefined,
  errors: ErrorTap,
): DestinationStream {
  const stdout = destination(STDOUT);
  const isUnderParent = globalThis.process.send !== undefined;
  const shown = { level: process === undefined || isUnderParent ? 'warn' : 'trace', stream: stdout } as const;
  if (process === undefined) return multistream([shown]);
  return multistream([
    shown,
    { level: 'trace', stream: new DayFiles(logFolder(varDir), process, logDays) },
    { level: 'error', stream: errors },
  ]);
}

/** The place where errors of this process are gathered. */
@Global()
@Module({ providers: [ErrorTap], exports: [ErrorTap] })
class ErrorTapModule {}

/** Logs as JSON lines; what opens a session or names a person never reaches them. */
@Module({})
export class LoggingModule {
  /** `process` keeps a log of its own; without one, as for a tool that somebody runs, lines are shown only. */
  static with(process: LoggingProcess | undefined): DynamicModule {
    return {
      module: LoggingModule,
      global: true,
      providers: process === undefined ? [] : [{ provide: LOGGING_PROCESS, useValue: process }, ProcessLog],
      imports: [
        ErrorTapModule,
        LoggerModule.forRootAsync({
          imports: [ErrorTapModule],
          inject: [CONFIGURATION, ErrorTap],
          useFactory: (configuration: ProcessConfiguration, errors: ErrorTap) => ({
            // Requests are logged in `http/request-log.ts`: the library would carry a logger of its own through each request, at a third of
            // the time that a request takes.
            forRoutes: [],
            pinoHttp: {
              level: configuration.logLevel,
              hooks: frameworkHooks,
              stream: streamOf(configuration, process, errors),
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
      exports: process === undefined ? [] : [LOGGING_PROCESS],
    };
  }
}
