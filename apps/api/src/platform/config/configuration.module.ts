import { type DynamicModule, Global, Module } from '@nestjs/common';
import type { Configuration } from './read-configuration.js';

/** What the HTTP and the worker process run with: the configuration with all that `npm start` settles before. */
export interface ProcessConfiguration extends Configuration {
  readonly databaseUrl: string;
  readonly jwtSecret: string;
}

/** Injection token of the {@link ProcessConfiguration}. */
export const CONFIGURATION = Symbol('configuration');

/** Gives every module the one configuration. */
@Global()
@Module({})
export class ConfigurationModule {
  static with(configuration: ProcessConfiguration): DynamicModule {
    return {
      module: ConfigurationModule,
      providers: [{ provide: CONFIGURATION, useValue: configuration }],
      exports: [CONFIGURATION],
    };
  }
}
