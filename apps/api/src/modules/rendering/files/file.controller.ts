import type { ParamsOf, QueryOf } from '@tastwerk/contracts';
import { Controller, Param, Query, Req, Res, StreamableFile } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { readByteRange } from '../../../platform/files/byte-range.js';
import { isCopyCurrent } from '../../../platform/http/kept-copy.js';
import { answer } from '../../../platform/http/api-failure.js';
import { ForRoute } from '../../../platform/http/for-route.decorator.js';
import { FromReader, type Reader } from '../../catalogue/reader.js';
import { FileService, type OfferedFile } from './file.service.js';
import { touchPagePolicy } from './touch-page-policy.js';

/** When it makes sense to ask again for a picture that is being made. */
const RETRY_SECONDS = 3;

/** Streams an offered file or the part of it that is asked for, or says that the client's copy is still the same. */
async function send(
  file: OfferedFile,
  disposition: 'attachment' | 'inline',
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<StreamableFile | undefined> {
  const { headers } = request;
  const etag = `"${file.sha256}"`;
  void reply.header('accept-ranges', 'bytes');
  if (isCopyCurrent({ etag, isPublic: file.isPublic }, request, reply)) return undefined;
  // A part belongs to the content that the client has the rest of; of any other content it gets all.
  const isSame = headers['if-range'] === undefined || headers['if-range'] === etag;
  const range = isSame ? readByteRange(headers.range, file.sizeBytes) : undefined;
  if (range === 'unsatisfiable') {
    void reply.status(416).header('content-range', `bytes */${file.sizeBytes}`);
    return undefined;
  }
  const stream = answer(await file.open(range));
  if (range !== undefined) {
    void reply.status(206).header('content-range', `bytes ${range.start}-${range.end}/${file.sizeBytes}`);
  }
  return new StreamableFile(stream, {
    type: file.mediaType,
    length: range === undefined ? file.sizeBytes : range.end - range.start + 1,
    disposition: `${disposition}; filename="${file.name}"`,
  });
}

/** Files over HTTP. */
@Controller()
export class FileController {
  constructor(private readonly files: FileService) {}

  @ForRoute('download')
  async download(
    @Param() params: ParamsOf<'download'>,
    @FromReader() reader: Reader,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StreamableFile | undefined> {
    const file = answer(await this.files.download(params, reader));
    return send({ ...file, isPublic: false }, 'attachment', request, reply);
  }

  @ForRoute('touchPage')
  async touchPage(
    @Param() { fileName }: ParamsOf<'touchPage'>,
    @Query() { key }: QueryOf<'touchPage'>,
    @FromReader() reader: Reader,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StreamableFile | undefined> {
    const linkKey = reader.linkKey ?? key ?? null;
    const file = answer(await this.files.touchPage(fileName, { ...reader, linkKey }));
    void reply.header('content-security-policy', await touchPagePolicy(file));
    return send(file, 'inline', request, reply);
  }

  @ForRoute('thumbnail')
  async thumbnail(
    @Param() params: ParamsOf<'thumbnail'>,
    @FromReader() reader: Reader,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StreamableFile | undefined> {
    const offered = await this.files.thumbnail(params, reader);
    if (!offered.ok && offered.error.code === 'FILE_NOT_READY') {
      void reply.status(202).header('retry-after', String(RETRY_SECONDS)).header('cache-control', 'no-store');
      return undefined;
    }
    return send(answer(offered), 'inline', request, reply);
  }
}
