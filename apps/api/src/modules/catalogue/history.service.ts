import { Injectable } from '@nestjs/common';
import type { History, Version } from '@tastwerk/contracts';
import { fail, ok, type Result } from '@tastwerk/editor-core';
import { type ListPage, newest } from '../../platform/database/conditions.js';
import { Transactions } from '../../platform/database/transactions.js';
import type { ApiFailure } from '../../platform/http/api-failure.js';
import { AccountRepository } from '../accounts/account.repository.js';
import type { Reader } from './reader.js';
import { VariantEntity } from './variant.entity.js';
import { VariantJson } from './variant-json.sql.js';
import { VersionEntity } from './version.entity.js';

/** Contributors that are named. */
const MOST_CONTRIBUTORS = 200;

/** All of a version but its document, which is large. */
const SHOWN_COLUMNS = {
  id: true,
  createdAt: true,
  userId: true,
  changeMessage: true,
  fileName: true,
  hash: true,
  title: true,
  system: true,
  graphicFormat: true,
  graphicLandscape: true,
  graphicPages: true,
  braillePages: true,
  restoredFrom: true,
} as const;

/** Tells what became of a variant, and who had a part in it. */
@Injectable()
export class HistoryService {
  constructor(
    private readonly transactions: Transactions,
    private readonly accounts: AccountRepository,
    private readonly variantJson: VariantJson,
  ) {}

  async history(variantId: number, page: ListPage, reader: Reader): Promise<Result<History, ApiFailure>> {
    if ((await this.variantJson.findVisible(variantId, reader)) === undefined) {
      return fail({ code: 'CATALOGUE_VARIANT_NOT_FOUND' });
    }
    const [versions, contributions] = await Promise.all([
      this.versions(variantId, page),
      this.contributions(variantId),
    ]);
    return ok({ versions, ...contributions });
  }

  /** Versions of a variant, the newest first, one page of them. */
  private async versions(variantId: number, page: ListPage): Promise<Version[]> {
    const { none } = this.transactions;
    const variant = await none.of(VariantEntity).findOneBy({ id: variantId });
    const versions = await none.of(VersionEntity).find({
      select: SHOWN_COLUMNS,
      ...newest(page, { variantId }),
    });
    return versions.map((version) => ({
      id: version.id,
      created_at: version.createdAt.toISOString(),
      user_id: version.userId,
      change_message: version.changeMessage,
      file_name: version.fileName,
      hash: version.hash,
      title: version.title,
      system: version.system,
      graphic_format: version.graphicFormat,
      graphic_landscape: version.graphicLandscape,
      graphic_no_of_pages: version.graphicPages,
      braille_no_of_pages: version.braillePages,
      is_current: variant?.currentVersionId === version.id,
      restored_from: version.restoredFrom,
    }));
  }

  /** How many versions a variant has, and who published them, the first one first. */
  private async contributions(variantId: number): Promise<Pick<History, 'contributors' | 'total'>> {
    const authors = await this.transactions.none
      .of(VersionEntity)
      .createQueryBuilder('version')
      .select('version.userId', 'id')
      .addSelect('count(*)::integer', 'count')
      .where({ variantId })
      .groupBy('version.userId')
      .orderBy('min(version.id)')
      .getRawMany<{ readonly id: number; readonly count: number }>();
    const names = await this.accounts.namesOf(authors.slice(0, MOST_CONTRIBUTORS).map(({ id }) => id));
    return {
      contributors: [...names].flatMap(([id, name]) => (id === null ? [] : [{ id, display_name: name }])),
      total: authors.reduce((sum, { count }) => sum + count, 0),
    };
  }
}
