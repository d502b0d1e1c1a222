import { Body, Controller, Param, Query, Req, Res } from '@nestjs/common';
import type { BodyOf, History, ParamsOf, QueryOf, Variant, VariantWithDocument } from '@tastwerk/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Actor, FromActor } from '../../platform/http/actor.js';
import { answer } from '../../platform/http/api-failure.js';
import { ForRoute } from '../../platform/http/for-route.decorator.js';
import { isCopyCurrent } from '../../platform/http/kept-copy.js';
import { CatalogueService } from './catalogue.service.js';
import { HistoryService } from './history.service.js';
import { PublishingService } from './publishing.service.js';
import { FromReader, type Reader } from './reader.js';
import { BrailleReading } from './reading/braille-reading.service.js';

/** Versions of variants over HTTP. */
@Controller()
export class HistoryController {
  constructor(
    private readonly histories: HistoryService,
    private readonly catalogue: CatalogueService,
    private readonly publishing: PublishingService,
    private readonly braille: BrailleReading,
  ) {}

  @ForRoute('getHistory')
  async getHistory(
    @Param() { id }: ParamsOf<'getHistory'>,
    @Query() query: QueryOf<'getHistory'>,
    @FromReader() reader: Reader,
  ): Promise<History> {
    return answer(await this.histories.history(id, query, reader));
  }

  @ForRoute('getVersion')
  async getVersion(
    @Param() { id, versionId }: ParamsOf<'getVersion'>,
    @FromReader() reader: Reader,
  ): Promise<VariantWithDocument> {
    return answer(await this.catalogue.variantAt(id, versionId, reader));
  }

  @ForRoute('getVersionBraille')
  async getVersionBraille(
    @Param() { id, versionId }: ParamsOf<'getVersionBraille'>,
    @FromReader() reader: Reader,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string | undefined> {
    const { json, ...copy } = answer(await this.braille.of(id, versionId, reader));
    if (isCopyCurrent(copy, request, reply)) return undefined;
    void reply.header('content-type', 'application/json; charset=utf-8');
    return json;
  }

  @ForRoute('restoreVersion')
  async restoreVersion(
    @Param() { id, versionId }: ParamsOf<'restoreVersion'>,
    @Body() body: BodyOf<'restoreVersion'>,
    @FromActor() actor: Actor,
  ): Promise<Variant> {
    return answer(await this.publishing.restoreVersion(id, versionId, body, actor));
  }
}
