import { Inject, Injectable } from '@nestjs/common';
import { variantAddress } from '@tastwerk/contracts';
import { CONFIGURATION, type ProcessConfiguration } from '../../../platform/config/configuration.module.js';
import { CatalogueService } from '../../catalogue/catalogue.service.js';
import type { VersionOrigin } from '../../catalogue/version.repository.js';
import type { RenderRequest } from './render-messages.js';

/** Knows what printed sheets and files say about where they come from. */
@Injectable()
export class SheetOrigins {
  constructor(
    private readonly catalogue: CatalogueService,
    @Inject(CONFIGURATION) private readonly configuration: ProcessConfiguration,
  ) {}

  /** The licence of a version's files, and what its sheets say, where sheets carry marks. */
  async of(versionId: number): Promise<Pick<RenderRequest, 'sheet' | 'licence'>> {
    const origin = await this.catalogue.versionOrigin(versionId);
    const licence = origin.licence === 'own' ? 'none' : origin.licence;
    if (this.configuration.sheetMarks === 'off') return { licence };
    return { licence, sheet: this.marksOf(versionId, origin) };
  }

  /** A private graphic has no link on its sheets: only its author could open it. */
  private marksOf(
    versionId: number,
    { author, graphicId, variantId, visibility, linkKey }: VersionOrigin,
  ): RenderRequest['sheet'] {
    const marks = { author, version: `v${versionId}` };
    if (visibility === 'private') return marks;
    const address = variantAddress(graphicId, variantId, linkKey);
    return { ...marks, link: new URL(address, this.configuration.publicUrl).href };
  }
}
