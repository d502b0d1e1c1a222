import { type FileHandle, open, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Inject, Injectable } from '@nestjs/common';
import type { LogFile, LogLine } from '@tastwerk/contracts';
import { CONFIGURATION, type ProcessConfiguration } from '../../../platform/config/process-configuration.js';
import { hasErrorCode } from '../../../platform/error-code.js';
import { logFolder, readLogFileName } from '../../../platform/logging/log-folder.js';
import { filteredLine, type LogFilter } from './log-lines.js';

/** Bytes that are read at once, and that one answer looks through at most. */
const CHUNK_BYTES = 64 * 1024;
const LOOK_BYTES = 8 * 1024 * 1024;

const LINE_FEED = 10;

/** Lines of a file in its order. */
export interface LinesAbove {
  readonly lines: readonly LogLine[];
  /** Where the lines above end; null at the beginning of the file. */
  readonly next: number | null;
  /** Where the last whole line of the file ended. */
  readonly end: number;
}

/** Reads the log files of this machine. */
@Injectable()
export class LogFiles {
  private readonly folder: string;

  constructor(@Inject(CONFIGURATION) { varDir }: ProcessConfiguration) {
    this.folder = logFolder(varDir);
  }

  /** Every log file, the newest day first. */
  async list(): Promise<readonly LogFile[]> {
    const files: LogFile[] = [];
    for (const name of await this.names()) {
      const named = readLogFileName(name);
      if (named === undefined) continue;
      const found = await stat(join(this.folder, name)).catch(() => undefined);
      if (found?.isFile() === true) files.push({ name, ...named, size_bytes: found.size });
    }
    return files.sort(
      (one, other) => other.day.localeCompare(one.day) || one.process.localeCompare(other.process),
    );
  }

  /** The file `name`; undefined when there is none. The caller closes it. */
  async open(name: string): Promise<FileHandle | undefined> {
    if (readLogFileName(name) === undefined) return undefined;
    try {
      return await open(join(this.folder, name), 'r');
    } catch (error) {
      if (hasErrorCode(error, 'ENOENT')) return undefined;
      throw error;
    }
  }

  private async names(): Promise<readonly string[]> {
    try {
      return await readdir(this.folder);
    } catch (error) {
      if (hasErrorCode(error, 'ENOENT')) return [];
      throw error;
    }
  }
}

/** The last `limit` lines above `before` (else of the whole file) that `filter` lets through, as far as one answer looks. */
export async function linesAbove(
  file: FileHandle,
  filter: LogFilter,
  limit: number,
  before?: number,
): Promise<LinesAbove> {
  const end = await endOfLines(file, (await file.stat()).size);
  const from = Math.min(before ?? end, end);
  const lines: LogLine[] = [];
  let rest = Buffer.alloc(0);
  let position = from;
  while (position > 0 && from - position < LOOK_BYTES) {
    const start = Math.max(0, position - CHUNK_BYTES);
    const block = Buffer.concat([await bytesOf(file, start, position), rest]);
    // What stands before the first line feed began in the part of the file that is not read yet.
    const first = start === 0 ? 0 : block.indexOf(LINE_FEED) + 1;
    let lineEnd = block.length;
    while (lineEnd > first) {
      const lineStart = Math.max(first, block.lastIndexOf(LINE_FEED, lineEnd - 2) + 1);
      const text = block.toString('utf8', lineStart, lineEnd).trimEnd();
      const line = filteredLine(text, start + lineStart, filter);
      if (line !== undefined) lines.push(line);
      if (lines.length === limit) return { lines: lines.reverse(), next: start + lineStart || null, end };
      lineEnd = lineStart;
    }
    rest = block.subarray(0, first);
    position = start;
  }
  const next = position + rest.length;
  return { lines: lines.reverse(), next: next === 0 ? null : next, end };
}

/** Where the last whole line ends among the first `size` bytes: what is being written has no line feed yet. */
async function endOfLines(file: FileHandle, size: number): Promise<number> {
  for (let position = size; position > 0;) {
    const start = Math.max(0, position - CHUNK_BYTES);
    const at = (await bytesOf(file, start, position)).lastIndexOf(LINE_FEED);
    if (at >= 0) return start + at + 1;
    position = start;
  }
  return 0;
}

/** Whole lines from `position` on, at most a chunk of them, and where they end. */
export async function linesBelow(
  file: FileHandle,
  filter: LogFilter,
  position: number,
): Promise<{ readonly lines: readonly LogLine[]; readonly end: number }> {
  const block = await bytesOf(file, position, position + CHUNK_BYTES);
  const last = block.lastIndexOf(LINE_FEED) + 1;
  // A line longer than a chunk is passed over.
  if (last === 0) return { lines: [], end: block.length === CHUNK_BYTES ? position + CHUNK_BYTES : position };
  const lines: LogLine[] = [];
  for (let start = 0; start < last;) {
    const stop = block.indexOf(LINE_FEED, start);
    const line = filteredLine(block.toString('utf8', start, stop), position + start, filter);
    if (line !== undefined) lines.push(line);
    start = stop + 1;
  }
  return { lines, end: position + last };
}

async function bytesOf(file: FileHandle, start: number, end: number): Promise<Buffer> {
  const buffer = Buffer.alloc(end - start);
  const { bytesRead } = await file.read(buffer, 0, buffer.length, start);
  return buffer.subarray(0, bytesRead);
}
