import { join } from 'node:path';

/** The kinds of processes that keep a log. */
export type LoggingProcess = 'api' | 'worker';

const NAME = /^(api|worker)-(\d{4}-\d{2}-\d{2})\.log$/;

/** The folder of the log files below `varDir`. */
export function logFolder(varDir: string): string {
  return join(varDir, 'logs');
}

/** The name of the file that `process` writes on `day` (UTC, `YYYY-MM-DD`). */
export function logFileName(process: LoggingProcess, day: string): string {
  return `${process}-${day}.log`;
}

/** Whose log of which day a file is by its name; undefined for any other file. */
export function readLogFileName(
  name: string,
): { readonly process: LoggingProcess; readonly day: string } | undefined {
  const [, process, day] = NAME.exec(name) ?? [];
  if (day === undefined || (process !== 'api' && process !== 'worker')) return undefined;
  return { process, day };
}
