import { Injectable } from '@nestjs/common';
import { fail, ok, type Result } from '@tastwerk/editor-core';
import { Transactions } from '../../platform/database/transactions.js';
import type { ApiFailure } from '../../platform/http/api-failure.js';
import { refreshSearch } from './search/refresh-search.sql.js';
import { AuthorNotices } from './author-notices.service.js';
import { GraphicRepository } from './graphic.repository.js';
import { VariantRepository } from './variant.repository.js';
import type { Showing } from './visibility.js';

/** Whether something is shown. */
export interface Shown {
  readonly id: number;
  readonly public: boolean;
}

/** Hides and shows graphics and variants; what finds them and what their authors are told follows in the same transaction. */
@Injectable()
export class VisibilityService {
  constructor(
    private readonly transactions: Transactions,
    private readonly graphics: GraphicRepository,
    private readonly variants: VariantRepository,
    private readonly notices: AuthorNotices,
  ) {}

  async showGraphic(id: number, showing: Showing): Promise<Result<Shown, ApiFailure>> {
    return this.transactions.run(async (transaction): Promise<Result<Shown, ApiFailure>> => {
      const graphic = await this.graphics.setPublic(transaction, id, showing);
      if (graphic === undefined) return fail({ code: 'CATALOGUE_GRAPHIC_NOT_FOUND' });
      await refreshSearch(transaction, [id]);
      if (graphic.isNews) await this.notices.shownGraphic(transaction, id, showing);
      return ok({ id, public: showing.public });
    });
  }

  async showVariant(id: number, showing: Showing): Promise<Result<Shown, ApiFailure>> {
    return this.transactions.run(async (transaction): Promise<Result<Shown, ApiFailure>> => {
      const variant = await this.variants.setPublic(transaction, id, showing);
      if (variant === undefined) return fail({ code: 'CATALOGUE_VARIANT_NOT_FOUND' });
      await refreshSearch(transaction, [variant.graphicId]);
      if (variant.isNews) await this.notices.shownVariant(transaction, id, showing);
      return ok({ id, public: showing.public });
    });
  }
}
