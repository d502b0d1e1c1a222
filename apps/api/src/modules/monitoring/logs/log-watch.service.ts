import type { FileHandle } from 'node:fs/promises';
import { Injectable, Logger, type OnModuleDestroy } from '@nestjs/common';
import { LOG_STREAM } from '@tastwerk/contracts';
import { fail, ok, type Result } from '@tastwerk/editor-core';
import type { ApiFailure } from '../../../platform/http/api-failure.js';
import type { EventStream } from '../../../platform/http/event-stream.js';
import { OpenStreams } from '../../../platform/http/open-streams.js';
import { Recurring } from '../../../platform/recurring.js';
import { LogFiles, linesAbove, linesBelow } from './log-files.js';
import type { LogFilter } from './log-lines.js';

const STREAMS = { inAll: 50, ofOne: 10 } as const;

/** Time between two looks at a file, in ms: notifications of file systems differ too much to be relied on. */
const LOOK_MS = 500;

/** Tells live what is written to a log file. */
@Injectable()
export class LogWatchService implements OnModuleDestroy {
  private readonly logger = new Logger(LogWatchService.name);
  private readonly streams = new OpenStreams(STREAMS);

  constructor(private readonly files: LogFiles) {}

  /** A stream of the lines from the byte `after` on, else of those that are written from now on. */
  async follow(
    name: string,
    filter: LogFilter,
    after: number | undefined,
    caller: string,
  ): Promise<Result<EventStream, ApiFailure>> {
    const file = await this.files.open(name);
    if (file === undefined) return fail({ code: 'LOG_NOT_FOUND' });
    const { end } = await linesAbove(file, filter, 1);
    const stream = this.streams.open(caller);
    if (stream === undefined) {
      await file.close();
      return fail({ code: 'SERVICE_UNAVAILABLE', detail: 'too many streams' });
    }
    this.send(stream, file, filter, Math.min(after ?? end, end));
    return ok(stream);
  }

  /** Before the server waits for its connections to end. */
  onModuleDestroy(): void {
    this.streams.finish();
  }

  private send(stream: EventStream, file: FileHandle, filter: LogFilter, from: number): void {
    let position = from;
    const looks = new Recurring('following a log', LOOK_MS, async () => {
      for (;;) {
        const { lines, end } = await linesBelow(file, filter, position);
        if (end === position) return;
        position = end;
        if (lines.length > 0) stream.send({ id: String(end), data: { lines } });
      }
    });
    const beat = setInterval(() => stream.beat(), LOG_STREAM.heartbeatMs);
    const end = setTimeout(() => stream.finish(), LOG_STREAM.longestMs);
    stream.once('close', () => {
      clearInterval(beat);
      clearTimeout(end);
      looks
        .stop()
        .then(() => file.close())
        .catch((error: unknown) => this.logger.warn(`a log file was not closed: ${String(error)}`));
    });
    looks.start();
  }
}
