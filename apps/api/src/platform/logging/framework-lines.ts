import type { LoggerOptions } from 'pino';

/** Pino's number of the level `info`. */
const INFO = 30;

/** Where Nest tells how it puts the process together: hundreds of lines at each start. */
const FRAMEWORK = new Set([
  'InstanceLoader',
  'NestApplication',
  'NestFactory',
  'RouterExplorer',
  'RoutesResolver',
]);

/** Whether a line comes from Nest itself. */
export function isFrameworkLine(fields: unknown): boolean {
  return (
    fields instanceof Object &&
    'context' in fields &&
    typeof fields.context === 'string' &&
    FRAMEWORK.has(fields.context)
  );
}

/** What Nest says about itself is logged at `debug`. */
export const frameworkHooks: NonNullable<LoggerOptions['hooks']> = {
  logMethod(parts, write, level) {
    const isMoved = level === INFO && isFrameworkLine(parts[0]);
    (isMoved ? this.debug : write).apply(this, parts);
  },
};
