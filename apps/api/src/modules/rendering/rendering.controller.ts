import { Body, Controller, Headers, Param, Query, StreamableFile } from '@nestjs/common';
import type { BodyOf, ParamsOf, QueryOf, Renderings, ResponseOf, ROUTES } from '@tastwerk/contracts';
import { type Actor, FromActor, FromLimitKey } from '../../platform/http/actor.js';
import { answer } from '../../platform/http/api-failure.js';
import { ForRoute } from '../../platform/http/for-route.decorator.js';
import { FromReader, type Reader } from '../catalogue/reader.js';
import { SheetOrigins } from './renderer/sheet-origins.js';
import { RenderingService } from './rendering.service.js';
import { RenderingWatchService } from './rendering-watch.service.js';

type MarksAnswer = ResponseOf<(typeof ROUTES)['getSheetMarks']>;

/** Progress of rendering, and what sheets say of where they come from, over HTTP. */
@Controller()
export class RenderingController {
  constructor(
    private readonly rendering: RenderingService,
    private readonly watching: RenderingWatchService,
    private readonly origins: SheetOrigins,
  ) {}

  @ForRoute('getSheetMarks')
  getSheetMarks(): MarksAnswer {
    return { marks: this.origins.ofSomethingNew() };
  }

  @ForRoute('getNextSheetMarks')
  async getNextSheetMarks(
    @Param() { id }: ParamsOf<'getNextSheetMarks'>,
    @FromReader() reader: Reader,
  ): Promise<MarksAnswer> {
    return { marks: answer(await this.origins.ofNextVersion(id, reader)) };
  }

  @ForRoute('listRenderings')
  async listRenderings(
    @Param() { id }: ParamsOf<'listRenderings'>,
    @Query() query: QueryOf<'listRenderings'>,
    @FromReader() reader: Reader,
  ): Promise<Renderings> {
    return answer(await this.rendering.progress(id, query.version_id, reader));
  }

  @ForRoute('watchRenderings')
  async watchRenderings(
    @Param() { id }: ParamsOf<'watchRenderings'>,
    @Query() query: QueryOf<'watchRenderings'>,
    @FromReader() reader: Reader,
    @FromLimitKey() caller: string,
    @Headers('last-event-id') lastSeen: string | undefined,
  ): Promise<StreamableFile> {
    const stream = answer(await this.watching.watch(id, query.version_id, reader, caller, lastSeen));
    return new StreamableFile(stream, { type: 'text/event-stream; charset=utf-8' });
  }

  @ForRoute('renderAgain')
  async renderAgain(
    @Param() { id }: ParamsOf<'renderAgain'>,
    @Body() body: BodyOf<'renderAgain'>,
    @FromActor() actor: Actor,
  ): Promise<Renderings> {
    return answer(await this.rendering.again(id, body, actor));
  }
}
