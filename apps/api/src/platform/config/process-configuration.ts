import type { Configuration } from './read-configuration.js';

/** What the HTTP and the worker process run with: the configuration with all that `npm start` settles before. */
export interface ProcessConfiguration extends Configuration {
  readonly databaseUrl: string;
  readonly jwtSecret: string;
  readonly secondFactorSecret: string;
}

/** Injection token of the {@link ProcessConfiguration}. */
export const CONFIGURATION = Symbol('configuration');
