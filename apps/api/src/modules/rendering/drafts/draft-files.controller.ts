import { Body, Controller, Param, Res, StreamableFile } from '@nestjs/common';
import type { BodyOf, ParamsOf } from '@tastwerk/contracts';
import type { FastifyReply } from 'fastify';
import { answer } from '../../../platform/http/api-failure.js';
import { ForRoute } from '../../../platform/http/for-route.decorator.js';
import { signalOf } from '../../../platform/http/signal-of.js';
import { DraftFilesService } from './draft-files.service.js';

/** Files of drafts over HTTP. The answer comes with the request. */
@Controller()
export class DraftFilesController {
  constructor(private readonly files: DraftFilesService) {}

  @ForRoute('draftFile')
  async draftFile(
    @Param() { format }: ParamsOf<'draftFile'>,
    @Body() { document }: BodyOf<'draftFile'>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StreamableFile> {
    const { name, mediaType, bytes } = answer(await this.files.make(document, format, signalOf(reply)));
    void reply.header('cache-control', 'no-store');
    return new StreamableFile(bytes, {
      type: mediaType,
      length: bytes.length,
      disposition: `attachment; filename="${name}"`,
    });
  }
}
