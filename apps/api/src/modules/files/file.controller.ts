import { Controller, Param, Req, Res, StreamableFile } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Actor, FromActor, FromVisitor, type Visitor } from '../../platform/http/actor.js';
import { answer } from '../../platform/http/api-failure.js';
import { ForRoute } from '../../platform/http/for-route.decorator.js';
import { DownloadParamsDto, ThumbnailParamsDto } from './dto/file.dto.js';
import { FileService, type OfferedFile } from './file.service.js';

/** A variant may be hidden later, so a kept copy is asked about again after this many seconds. */
const FRESH_SECONDS = 60;

/** Streams an offered file, or says that the client's copy is still the same. */
async function send(
  file: OfferedFile,
  disposition: 'attachment' | 'inline',
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<StreamableFile | undefined> {
  const etag = `"${file.sha256}"`;
  void reply
    .header('etag', etag)
    .header('cache-control', `${file.isPublic ? 'public' : 'private'}, max-age=${FRESH_SECONDS}`)
    .header('vary', 'authorization');
  if (request.headers['if-none-match']?.split(/\s*,\s*/).includes(etag)) {
    void reply.status(304);
    return undefined;
  }
  return new StreamableFile(answer(await file.open()), {
    type: file.mediaType,
    length: file.sizeBytes,
    disposition: `${disposition}; filename="${file.name}"`,
  });
}

/** Files over HTTP. */
@Controller()
export class FileController {
  constructor(private readonly files: FileService) {}

  @ForRoute('download')
  async download(
    @Param() params: DownloadParamsDto,
    @FromActor() actor: Actor,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StreamableFile | undefined> {
    const file = answer(await this.files.download(params, actor));
    return send({ ...file, isPublic: false }, 'attachment', request, reply);
  }

  @ForRoute('thumbnail')
  async thumbnail(
    @Param() params: ThumbnailParamsDto,
    @FromVisitor() visitor: Visitor,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StreamableFile | undefined> {
    return send(answer(await this.files.thumbnail(params, visitor)), 'inline', request, reply);
  }
}
