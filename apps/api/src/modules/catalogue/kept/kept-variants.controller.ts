import { Controller, Query } from '@nestjs/common';
import type { KeptVariant, QueryOf } from '@tastwerk/contracts';
import { ForRoute } from '../../../platform/http/for-route.decorator.js';
import { KeptVariantRepository, type KeptVariantRow } from './kept-variants.sql.js';

function hiddenOf(isPublic: boolean, since: Date | null, by: string | null, reason: string) {
  return isPublic ? null : { since: since?.toISOString() ?? null, by, reason };
}

function keptVariantOf(row: KeptVariantRow): KeptVariant {
  return {
    variant_id: row.variantId,
    variant_title: row.variantTitle,
    variant_hidden: hiddenOf(
      row.variantPublic,
      row.variantHiddenAt,
      row.variantHiddenBy,
      row.variantHiddenReason,
    ),
    graphic_id: row.graphicId,
    graphic_title: row.graphicTitle,
    system: row.system,
    graphic_hidden: hiddenOf(
      row.graphicPublic,
      row.graphicHiddenAt,
      row.graphicHiddenBy,
      row.graphicHiddenReason,
    ),
    graphic_visibility: row.graphicVisibility,
    author: row.author ?? '',
    created_at: row.createdAt.toISOString(),
    versions: row.versions,
    files_done: row.filesDone,
    files_open: row.filesOpen,
    files_failed: row.filesFailed,
  };
}

/** The catalogue as admins look after it, over HTTP. */
@Controller()
export class KeptVariantsController {
  constructor(private readonly variants: KeptVariantRepository) {}

  @ForRoute('listKeptVariants')
  async listKeptVariants(@Query() query: QueryOf<'listKeptVariants'>): Promise<readonly KeptVariant[]> {
    return (await this.variants.list(query)).map(keptVariantOf);
  }
}
