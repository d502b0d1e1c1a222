import { Injectable } from '@nestjs/common';
import { fail, ok, type Result } from '@tastwerk/editor-core';
import { Transactions } from '../../platform/database/transactions.js';
import type { ApiFailure } from '../../platform/http/api-failure.js';
import { GraphicRepository } from './graphic.repository.js';
import { VariantRepository } from './variant.repository.js';
import type { Showing } from './visibility.js';

/** Whether something is shown. */
export interface Shown {
  readonly id: number;
  readonly public: boolean;
}

/** Hides and shows graphics and variants; what finds them follows in the same transaction. */
@Injectable()
export class VisibilityService {
  constructor(
    private readonly transactions: Transactions,
    private readonly graphics: GraphicRepository,
    private readonly variants: VariantRepository,
  ) {}

  showGraphic(id: number, showing: Showing): Promise<Result<Shown, ApiFailure>> {
    return this.transactions.run(async (transaction) => {
      const isThere = await this.graphics.setPublic(transaction, id, showing);
      if (!isThere) return fail({ code: 'CATALOGUE_GRAPHIC_NOT_FOUND' });
      await this.graphics.refreshSearch(transaction, [id]);
      return ok({ id, public: showing.public });
    });
  }

  showVariant(id: number, showing: Showing): Promise<Result<Shown, ApiFailure>> {
    return this.transactions.run(async (transaction) => {
      const graphicId = await this.variants.setPublic(transaction, id, showing);
      if (graphicId === undefined) return fail({ code: 'CATALOGUE_VARIANT_NOT_FOUND' });
      await this.graphics.refreshSearch(transaction, [graphicId]);
      return ok({ id, public: showing.public });
    });
  }
}
