import { Controller, Param, Res, StreamableFile } from '@nestjs/common';
import { type ParamsOf, UNWRITTEN_HEADER, unwrittenHeader } from '@tastwerk/contracts';
import type { FastifyReply } from 'fastify';
import { FromLimitKey } from '../../../platform/http/actor.js';
import { answer } from '../../../platform/http/api-failure.js';
import { ForRoute } from '../../../platform/http/for-route.decorator.js';
import { FromRawBody } from '../../../platform/http/raw-body.js';
import { signalOf } from '../../../platform/http/signal-of.js';
import { DraftFilesService } from './draft-files.service.js';

/** Files of drafts over HTTP. The answer comes with the request. */
@Controller()
export class DraftFilesController {
  constructor(private readonly files: DraftFilesService) {}

  @ForRoute('draftFile')
  async draftFile(
    @Param() { format }: ParamsOf<'draftFile'>,
    @FromRawBody() body: Uint8Array,
    @FromLimitKey() caller: string,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StreamableFile> {
    const made = await this.files.make(body, format, caller, signalOf(reply));
    const { name, mediaType, bytes, unwritten } = answer(made);
    void reply.header('cache-control', 'no-store');
    if (unwritten !== undefined) void reply.header(UNWRITTEN_HEADER, unwrittenHeader(unwritten));
    return new StreamableFile(bytes, {
      type: mediaType,
      length: bytes.length,
      disposition: `attachment; filename="${name}"`,
    });
  }
}
