import { LOG_LEVELS, type LogLevel, type LogLine } from '@tastwerk/contracts';
import { z } from 'zod';

/** Which lines of a log somebody looks at. */
export interface LogFilter {
  /** The mildest level to show; lines that are no entry have none and are shown without it only. */
  readonly level?: LogLevel | undefined;
  /** Text that a line has, in any letter case. */
  readonly search: string;
}

/** Pino's number of each level. */
const LEVEL_NUMBERS: Readonly<Record<LogLevel, number>> = {
  fatal: 60,
  error: 50,
  warn: 40,
  info: 30,
  debug: 20,
  trace: 10,
};

const entrySchema = z
  .object({ level: z.number(), time: z.number(), msg: z.string().default('') })
  .catchall(z.unknown());

/** A line of a log file that begins at `offset`, read as the entry that it is. */
function logLine(text: string, offset: number): LogLine {
  let entry: z.output<typeof entrySchema>;
  try {
    entry = entrySchema.parse(JSON.parse(text));
  } catch {
    return { offset, time: null, level: null, message: text, details: '{}' };
  }
  const { level, time, msg, ...rest } = entry;
  return {
    offset,
    time: new Date(time).toISOString(),
    level: LOG_LEVELS.find((name) => LEVEL_NUMBERS[name] === level) ?? null,
    message: msg,
    details: JSON.stringify(rest),
  };
}

/** The line `text` at `offset` if `filter` lets it through. */
export function filteredLine(
  text: string,
  offset: number,
  { level, search }: LogFilter,
): LogLine | undefined {
  if (text === '' || !text.toLowerCase().includes(search.trim().toLowerCase())) return undefined;
  const line = logLine(text, offset);
  if (level === undefined) return line;
  return line.level !== null && LEVEL_NUMBERS[line.level] >= LEVEL_NUMBERS[level] ? line : undefined;
}
