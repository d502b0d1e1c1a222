import { Controller, Req, Res } from '@nestjs/common';
import { type Recognition, ROUTES, type Trace } from '@tastwerk/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { limitKeyOf } from '../../platform/http/actor.js';
import { ForRoute } from '../../platform/http/for-route.decorator.js';
import { signalOf } from '../../platform/http/signal-of.js';
import { ImportsService } from './imports.service.js';
import { readPictureForm } from './picture-form.js';

/** Reading pictures over HTTP. The answer comes with the request: a preview waits for it. */
@Controller()
export class ImportsController {
  constructor(private readonly imports: ImportsService) {}

  @ForRoute('trace')
  async trace(
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Trace> {
    const asker = { caller: limitKeyOf(request), signal: signalOf(reply) };
    const { bytes, fields } = await readPictureForm(request, ROUTES.trace.request.form);
    return this.imports.trace(bytes, fields, asker);
  }

  @ForRoute('ocr')
  async ocr(
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Recognition> {
    const asker = { caller: limitKeyOf(request), signal: signalOf(reply) };
    const { bytes } = await readPictureForm(request, ROUTES.ocr.request.form);
    return this.imports.recognise(bytes, asker);
  }
}
