import { closeSync, openSync, readdirSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { daysAgo, utcDay } from '../clock/days.js';
import { makePrivateFolderSync, PRIVATE_FILE } from '../files/private-files.js';
import { logFileName, type LoggingProcess, readLogFileName } from './log-folder.js';

/**
 * Appends lines to a file of the day (UTC) and removes files older than `keptDays`. Several processes of a kind write to one file, each a
 * whole line at once. That a line could not be written, as when the disk is full, never reaches whoever logs: it also went to the
 * standard output.
 */
export class DayFiles {
  private day = '';
  private file: number | undefined;

  constructor(
    private readonly folder: string,
    private readonly process: LoggingProcess,
    private readonly keptDays: number,
    private readonly now: () => Date = () => new Date(),
  ) {}

  write(line: string): void {
    const now = this.now();
    const day = utcDay(now);
    try {
      if (day !== this.day || this.file === undefined) this.begin(day, now);
      if (this.file !== undefined) writeSync(this.file, line);
    } catch {
      // Tried again with the next line, which may meet a disk with room.
    }
  }

  close(): void {
    if (this.file !== undefined) closeSync(this.file);
    this.file = undefined;
  }

  private begin(day: string, now: Date): void {
    this.close();
    makePrivateFolderSync(this.folder);
    this.file = openSync(join(this.folder, logFileName(this.process, day)), 'a', PRIVATE_FILE.mode);
    this.day = day;
    const oldest = utcDay(daysAgo(this.keptDays - 1, now));
    for (const name of readdirSync(this.folder)) {
      const named = readLogFileName(name);
      if (named !== undefined && named.day < oldest) rmSync(join(this.folder, name), { force: true });
    }
  }
}
