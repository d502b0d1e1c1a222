import { Controller, Headers, Param, Query, StreamableFile } from '@nestjs/common';
import { type LogFile, type ParamsOf, type QueryOf, type ResponseOf, ROUTES } from '@tastwerk/contracts';
import { FromLimitKey } from '../../../platform/http/actor.js';
import { answer, ApiException } from '../../../platform/http/api-failure.js';
import { ForRoute } from '../../../platform/http/for-route.decorator.js';
import { LogFiles, linesAbove } from './log-files.js';
import { LogWatchService } from './log-watch.service.js';

/** Log files over HTTP. */
@Controller()
export class LogsController {
  constructor(
    private readonly files: LogFiles,
    private readonly watching: LogWatchService,
  ) {}

  @ForRoute('listLogs')
  listLogs(): Promise<readonly LogFile[]> {
    return this.files.list();
  }

  @ForRoute('readLog')
  async readLog(
    @Param() { name }: ParamsOf<'readLog'>,
    @Query() { limit, before, ...filter }: QueryOf<'readLog'>,
  ): Promise<ResponseOf<typeof ROUTES.readLog>> {
    const file = await this.files.open(name);
    if (file === undefined) throw new ApiException({ code: 'LOG_NOT_FOUND' });
    try {
      const { lines, next, end } = await linesAbove(file, filter, limit, before);
      return { lines: [...lines], next, end };
    } finally {
      await file.close();
    }
  }

  @ForRoute('followLog')
  async followLog(
    @Param() { name }: ParamsOf<'followLog'>,
    @Query() { after, ...filter }: QueryOf<'followLog'>,
    @FromLimitKey() caller: string,
    @Headers('last-event-id') lastSeen: string | undefined,
  ): Promise<StreamableFile> {
    const from = /^\d{1,15}$/.test(lastSeen ?? '') ? Number(lastSeen) : after;
    const stream = answer(await this.watching.follow(name, filter, from, caller));
    return new StreamableFile(stream, { type: 'text/event-stream; charset=utf-8' });
  }
}
