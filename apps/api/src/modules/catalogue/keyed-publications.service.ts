import { Injectable } from '@nestjs/common';
import type { Variant } from '@tastwerk/contracts';
import { fail, ok, type Result } from '@tastwerk/editor-core';
import { type Transaction, Transactions } from '../../platform/database/transactions.js';
import type { Actor } from '../../platform/http/actor.js';
import type { ApiFailure } from '../../platform/http/api-failure.js';
import { hashOf, type ReadDocument } from './document-intake.service.js';
import { PublicationEntity } from './publication.entity.js';
import { VariantJson } from './variant-json.sql.js';

/** What every publication carries. */
export interface Publication {
  readonly read: ReadDocument;
  readonly idempotencyKey: string;
}

/** What the write of a publication gives: the version it made. */
export type Written = Promise<Result<number, ApiFailure>>;

/** Sees to it that each key publishes once. */
@Injectable()
export class KeyedPublications {
  constructor(
    private readonly variantJson: VariantJson,
    private readonly transactions: Transactions,
  ) {}

  /**
   * Publishes by `write` once for a key; the same request again gets the same version, another one under its key is refused. `kind` says
   * what is asked for besides the document.
   */
  async publish(
    { read, idempotencyKey: key }: Publication,
    actor: Actor,
    kind: readonly unknown[],
    write: (transaction: Transaction) => Written,
  ): Promise<Result<Variant, ApiFailure>> {
    const requestHash = hashOf([...kind, read.hash]);
    return this.transactions.attempt<Variant, ApiFailure>(async (transaction) => {
      const place = { userId: actor.id, idempotencyKey: key };
      const earlier = await claim(transaction, place, requestHash);
      if (earlier !== undefined) {
        if (earlier.requestHash !== requestHash) return fail({ code: 'CATALOGUE_KEY_REUSED' });
        return ok(await this.variantJson.findAtVersion(transaction, earlier.versionId));
      }
      const written = await write(transaction);
      if (!written.ok) return written;
      await transaction.of(PublicationEntity).update(place, { versionId: written.value });
      return ok(await this.variantJson.findAtVersion(transaction, written.value));
    });
  }
}

/**
 * Claims the key for this transaction, or gives what was published under it: the primary key decides between requests that race. A request
 * that comes while another holds the key waits until that one has ended.
 */
async function claim(
  transaction: Transaction,
  place: Pick<PublicationEntity, 'userId' | 'idempotencyKey'>,
  requestHash: string,
): Promise<{ readonly requestHash: string; readonly versionId: number } | undefined> {
  if (await transaction.addUnlessThere(PublicationEntity, { ...place, requestHash })) return undefined;
  const earlier = await transaction.of(PublicationEntity).findOneByOrFail(place);
  if (earlier.versionId === null) throw new Error('a publication was committed without its version');
  return { requestHash: earlier.requestHash, versionId: earlier.versionId };
}
