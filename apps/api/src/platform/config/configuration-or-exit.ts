import { join } from 'node:path';
import type { ProcessConfiguration } from './process-configuration.js';
import { type Configuration, readConfiguration } from './read-configuration.js';
import { secretFrom } from './secret-file.js';

function exitWith(problems: readonly string[]): never {
  process.stderr.write(`${problems.join('\n')}\n`);
  process.exit(1);
}

/** The configuration of this process; wrong values end it with a sentence each. */
export function configurationOrExit(): Configuration {
  const read = readConfiguration(process.env);
  return read.ok ? read.value : exitWith(read.error);
}

/** The configuration of a process on the database at `databaseUrl`, with its secrets. */
export function processConfigurationOf(
  configuration: Configuration,
  databaseUrl: string,
): ProcessConfiguration {
  const { jwtSecret, secondFactorSecret, varDir } = configuration;
  return {
    ...configuration,
    databaseUrl,
    jwtSecret: jwtSecret ?? secretFrom(join(varDir, 'jwt-secret')),
    secondFactorSecret: secondFactorSecret ?? secretFrom(join(varDir, 'second-factor-secret')),
  };
}

/** As {@link configurationOrExit}, for an entry that does not bring a database of its own. */
export function processConfigurationOrExit(): ProcessConfiguration {
  const configuration = configurationOrExit();
  if (configuration.databaseUrl === undefined) {
    exitWith(['DATABASE_URL is not set. `npm start` brings a PostgreSQL of its own; this entry needs one.']);
  }
  return processConfigurationOf(configuration, configuration.databaseUrl);
}
