import { Injectable } from '@nestjs/common';
import type { History } from '@tastwerk/contracts';
import { fail, ok, type Result } from '@tastwerk/editor-core';
import type { ListPage } from '../../platform/database/conditions.js';
import type { ApiFailure } from '../../platform/http/api-failure.js';
import { HistoryRepository } from './history.repository.js';
import type { Reader } from './reader.js';
import { VariantJson } from './variant-json.sql.js';

/** Tells what became of a variant, and who had a part in it. */
@Injectable()
export class HistoryService {
  constructor(
    private readonly variantJson: VariantJson,
    private readonly histories: HistoryRepository,
  ) {}

  async history(variantId: number, page: ListPage, reader: Reader): Promise<Result<History, ApiFailure>> {
    if ((await this.variantJson.findVisible(variantId, reader)) === undefined) {
      return fail({ code: 'CATALOGUE_VARIANT_NOT_FOUND' });
    }
    const [versions, contributions] = await Promise.all([
      this.histories.versions(variantId, page),
      this.histories.contributions(variantId),
    ]);
    return ok({ versions, ...contributions });
  }
}
