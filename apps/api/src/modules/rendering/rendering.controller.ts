import { Controller, Param, Query } from '@nestjs/common';
import type { ResponseOf, ROUTES } from '@tastwerk/contracts';
import { FromVisitor, type Visitor } from '../../platform/http/actor.js';
import { answer } from '../../platform/http/api-failure.js';
import { ForRoute } from '../../platform/http/for-route.decorator.js';
import { RenderingParamsDto, RenderingQueryDto } from './dto/rendering.dto.js';
import { RenderingService } from './rendering.service.js';

/** Progress of rendering over HTTP. */
@Controller()
export class RenderingController {
  constructor(private readonly rendering: RenderingService) {}

  @ForRoute('listRenderings')
  async listRenderings(
    @Param() { id }: RenderingParamsDto,
    @Query() query: RenderingQueryDto,
    @FromVisitor() visitor: Visitor,
  ): Promise<ResponseOf<typeof ROUTES.listRenderings>> {
    return answer(await this.rendering.progress(id, query.version_id, visitor));
  }
}
