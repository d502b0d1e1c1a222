import { Inject, Injectable } from '@nestjs/common';
import { CONFIGURATION, type ProcessConfiguration } from '../../../platform/config/configuration.module.js';
import { CatalogueService } from '../../catalogue/catalogue.service.js';
import type { RenderRequest } from './render-messages.js';

/** Knows what printed sheets say about where they come from. */
@Injectable()
export class SheetOrigins {
  constructor(
    private readonly catalogue: CatalogueService,
    @Inject(CONFIGURATION) private readonly configuration: ProcessConfiguration,
  ) {}

  /** What the sheets of a version say; undefined where they carry no marks. */
  async of(versionId: number): Promise<RenderRequest['sheet']> {
    const { sheetMarks, publicUrl } = this.configuration;
    if (sheetMarks === 'off') return undefined;
    const { author, graphicId, variantId } = await this.catalogue.versionOrigin(versionId);
    const path = `/catalogue/${graphicId}/variant/${variantId}`;
    return { author, link: new URL(path, publicUrl).href, version: `v${versionId}` };
  }
}
