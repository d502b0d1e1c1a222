import { Injectable } from '@nestjs/common';
import type { ResponseOf, ROUTES } from '@tastwerk/contracts';
import { ok, type Result } from '@tastwerk/editor-core';
import type { Visitor } from '../../platform/http/actor.js';
import type { ApiFailure } from '../../platform/http/api-failure.js';
import { CatalogueService } from '../catalogue/catalogue.service.js';
import { RenderJobService } from './render-job.service.js';

/** Tells visitors how far the files of what they may see are. */
@Injectable()
export class RenderingService {
  constructor(
    private readonly catalogue: CatalogueService,
    private readonly jobs: RenderJobService,
  ) {}

  async progress(
    variantId: number,
    versionId: number | undefined,
    visitor: Visitor,
  ): Promise<Result<ResponseOf<typeof ROUTES.listRenderings>, ApiFailure>> {
    const version = await this.catalogue.version(variantId, versionId, visitor);
    if (!version.ok) return version;
    const { versionId: id, fileName } = version.value;
    return ok({ version_id: id, file_name: fileName, renderings: [...(await this.jobs.progress(id))] });
  }
}
