import { Injectable } from '@nestjs/common';
import type { CountedTag, QueryOf } from '@tastwerk/contracts';
import { fail, ok, type Result } from '@tastwerk/editor-core';
import { hasErrorCode, UNIQUE_VIOLATION } from '../../platform/error-code.js';
import { type Transaction, Transactions } from '../../platform/database/transactions.js';
import type { ApiFailure } from '../../platform/http/api-failure.js';
import { refreshSearch } from './search/refresh-search.sql.js';
import { SameMoment } from '../../platform/same-moment.js';
import { TagCounts } from './tag-counts.sql.js';
import { TagRepository } from './tag.repository.js';

/** Keeps tags in order; what finds graphics by them follows in the same transaction. */
@Injectable()
export class TagAdministration {
  private readonly mostUsed = new SameMoment<string>();

  constructor(
    private readonly transactions: Transactions,
    private readonly tags: TagRepository,
    private readonly counts: TagCounts,
  ) {}

  /** The tags that public graphics use most, as JSON text. */
  listMostUsed(limit: number): Promise<string> {
    return this.mostUsed.get(String(limit), async () => JSON.stringify(await this.counts.mostUsed(limit)));
  }

  list(query: QueryOf<'listAllTags'>): Promise<readonly CountedTag[]> {
    return this.counts.list(query);
  }

  async rename(id: number, name: string): Promise<Result<CountedTag, ApiFailure>> {
    try {
      return await this.transactions.attempt<CountedTag, ApiFailure>(async (transaction) => {
        const graphicIds = await this.tags.lockGraphicsOf(transaction, id);
        const isThere = await this.tags.rename(transaction, id, name);
        return isThere
          ? this.changed(transaction, id, graphicIds)
          : fail({ code: 'CATALOGUE_TAG_NOT_FOUND' });
      });
    } catch (error) {
      if (hasErrorCode(error, UNIQUE_VIOLATION)) return fail({ code: 'CATALOGUE_TAG_EXISTS' });
      throw error;
    }
  }

  /** Lets `into` take the place of the tag `id`, whose name and id lead there from then on. */
  merge(id: number, into: number): Promise<Result<CountedTag, ApiFailure>> {
    return this.transactions.attempt(async (transaction) => {
      const graphicIds = await this.tags.lockGraphicsOf(transaction, id);
      const isMerged = await this.tags.merge(transaction, id, into);
      return isMerged
        ? this.changed(transaction, into, graphicIds)
        : fail({ code: 'CATALOGUE_TAG_NOT_FOUND' });
    });
  }

  private async changed(
    transaction: Transaction,
    id: number,
    graphicIds: readonly number[],
  ): Promise<Result<CountedTag, ApiFailure>> {
    await refreshSearch(transaction, graphicIds);
    const tag = await this.counts.find(transaction, id);
    return tag === undefined ? fail({ code: 'CATALOGUE_TAG_NOT_FOUND' }) : ok(tag);
  }
}
