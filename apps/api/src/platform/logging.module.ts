import { Module } from '@nestjs/common';
import { LoggerModule } from 'nestjs-pino';
import { CONFIGURATION, type ProcessConfiguration } from './config/configuration.module.js';
import { requestIdOf } from './http/request-id.js';

/** Logs as JSON lines; what opens a session never reaches them. */
@Module({
  imports: [
    LoggerModule.forRootAsync({
      inject: [CONFIGURATION],
      useFactory: ({ logLevel }: ProcessConfiguration) => ({
        pinoHttp: {
          level: logLevel,
          genReqId: requestIdOf,
          redact: [
            'req.headers.authorization',
            'req.headers.cookie',
            'res.headers.authorization',
            'res.headers["set-cookie"]',
          ],
        },
      }),
    }),
  ],
})
export class LoggingModule {}
