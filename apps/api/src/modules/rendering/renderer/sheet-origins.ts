import { Inject, Injectable } from '@nestjs/common';
import { type SheetMarksToCome, variantAddress } from '@tastwerk/contracts';
import { ok, type Result } from '@tastwerk/editor-core';
import { CONFIGURATION, type ProcessConfiguration } from '../../../platform/config/process-configuration.js';
import type { ApiFailure } from '../../../platform/http/api-failure.js';
import { CatalogueService } from '../../catalogue/catalogue.service.js';
import type { Reader } from '../../catalogue/reader.js';
import type { VersionOrigin } from '../../catalogue/version-names.sql.js';
import type { RenderRequest } from './render-messages.js';

/** Where the QR code of a graphic leads in a preview as long as the graphic has no address. */
const CATALOGUE_PATH = '/catalogue';

function nameOfVersion(number: number): string {
  return `v${number}`;
}

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
    if (!this.hasMarks) return { licence };
    const marks = { author: origin.author, version: nameOfVersion(origin.number) };
    const link = this.linkOf(origin);
    return { licence, sheet: link === null ? marks : { ...marks, link } };
  }

  /** What the sheets of the first version of something new will say; null where sheets carry no marks. */
  ofSomethingNew(): SheetMarksToCome | null {
    if (!this.hasMarks) return null;
    return { version: nameOfVersion(1), link: this.linkTo(CATALOGUE_PATH), is_link_known: false };
  }

  /** What the sheets of the next version of a variant that `reader` may see will say; null where sheets carry no marks. */
  async ofNextVersion(
    variantId: number,
    reader: Reader,
  ): Promise<Result<SheetMarksToCome | null, ApiFailure>> {
    const current = await this.catalogue.version(variantId, undefined, reader);
    if (!current.ok) return current;
    if (!this.hasMarks) return ok(null);
    const origin = await this.catalogue.versionOrigin(current.value.versionId);
    const version = nameOfVersion(origin.number + 1);
    return ok({ version, link: this.linkOf(origin), is_link_known: true });
  }

  private get hasMarks(): boolean {
    return this.configuration.sheetMarks === 'on';
  }

  /** A private graphic has no link on its sheets: only its author could open it. */
  private linkOf({ graphicId, variantId, visibility, linkKey }: VersionOrigin): string | null {
    return visibility === 'private' ? null : this.linkTo(variantAddress(graphicId, variantId, linkKey));
  }

  private linkTo(path: string): string {
    return new URL(path, this.configuration.publicUrl).href;
  }
}
