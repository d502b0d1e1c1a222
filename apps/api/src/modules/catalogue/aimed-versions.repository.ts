import { Injectable } from '@nestjs/common';
import { MoreThan, type SelectQueryBuilder } from 'typeorm';
import { type Transaction, Transactions } from '../../platform/database/transactions.js';
import { JobEntity } from '../../platform/jobs/job.entity.js';
import { VariantEntity } from './variant.entity.js';
import { VersionEntity } from './version.entity.js';

/** Versions that something is about: those of a variant, of a graphic, those whose files a version of the renderer made, or all. */
export interface VersionAim {
  readonly variantId?: number | null | undefined;
  readonly graphicId?: number | null | undefined;
  readonly renderer?: string | null | undefined;
}

/** Finds versions by what they belong to, from the oldest up. */
@Injectable()
export class AimedVersions {
  constructor(private readonly transactions: Transactions) {}

  count(transaction: Transaction, aim: VersionAim): Promise<number> {
    return aimedAt(transaction, aim).getCount();
  }

  /** Ids of up to `most` versions above `after`. */
  async take(
    transaction: Transaction,
    aim: VersionAim,
    after: number,
    most: number,
  ): Promise<readonly number[]> {
    const versions = await aimedAt(transaction, aim)
      .andWhere({ id: MoreThan(after) })
      .orderBy('version.id')
      .limit(most)
      .getMany();
    return versions.map(({ id }) => id);
  }

  /** How many versions there are above the id `after`. */
  countAfter(after: number): Promise<number> {
    return this.transactions.none.of(VersionEntity).countBy({ id: MoreThan(after) });
  }
}

/** The versions, by their ids alone, that `aim` is about. */
function aimedAt(
  transaction: Transaction,
  { variantId, graphicId, renderer }: VersionAim,
): SelectQueryBuilder<VersionEntity> {
  const versions = transaction.of(VersionEntity).createQueryBuilder('version').select('version.id');
  if (typeof variantId === 'number') versions.andWhere({ variantId });
  if (typeof graphicId === 'number')
    versions.andWhere(
      (query) =>
        `version.variantId IN ${query
          .subQuery()
          .select('variant.id')
          .from(VariantEntity, 'variant')
          .where('variant.graphicId = :graphicId')
          .getQuery()}`,
      { graphicId },
    );
  if (typeof renderer === 'string')
    versions.andWhere(
      (query) =>
        `version.id IN ${query
          .subQuery()
          .select('job.subjectId')
          .from(JobEntity, 'job')
          .where(`job.kind = 'rendering' AND job.state = 'done' AND job.doneBy = :renderer`)
          .getQuery()}`,
      { renderer },
    );
  return versions;
}
