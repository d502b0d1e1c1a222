import { Injectable } from '@nestjs/common';
import type { Variant } from '@tastwerk/contracts';
import { fail, ok, type Result } from '@tastwerk/editor-core';
import { type Transaction, Transactions } from '../../platform/database/transactions.js';
import type { Actor } from '../../platform/http/actor.js';
import type { ApiFailure } from '../../platform/http/api-failure.js';
import { DocumentIntake, hashOf, type ReadDocument, type TitleField } from './document-intake.service.js';
import { PublicationRepository } from './publication.repository.js';
import { VariantJson } from './variant-json.sql.js';

/** What every publication carries. */
export interface Publication {
  readonly document: unknown;
  readonly idempotencyKey: string;
}

/** What the write of a publication gives: the version it made. */
export type Written = Promise<Result<number, ApiFailure>>;

/** Reads what is to be published and sees to it that each key publishes once. */
@Injectable()
export class KeyedPublications {
  constructor(
    private readonly intake: DocumentIntake,
    private readonly publications: PublicationRepository,
    private readonly variantJson: VariantJson,
    private readonly transactions: Transactions,
  ) {}

  /**
   * Publishes by `write` once for a key; the same request again gets the same version, another one under its key is refused. `kind` says
   * what is asked for besides the document.
   */
  async publish(
    { document, idempotencyKey: key, titles }: Publication & { readonly titles: readonly TitleField[] },
    actor: Actor,
    kind: readonly unknown[],
    write: (transaction: Transaction, read: ReadDocument) => Written,
  ): Promise<Result<Variant, ApiFailure>> {
    const read = await this.intake.read(document, titles);
    if (!read.ok) return read;
    const requestHash = hashOf([...kind, read.value.hash]);
    return this.transactions.attempt<Variant, ApiFailure>(async (transaction) => {
      const earlier = await this.publications.claim(transaction, actor.id, key, requestHash);
      if (earlier !== undefined) {
        if (earlier.requestHash !== requestHash) return fail({ code: 'CATALOGUE_KEY_REUSED' });
        return ok(await this.variantJson.findAtVersion(transaction, earlier.versionId));
      }
      const written = await write(transaction, read.value);
      if (!written.ok) return written;
      await this.publications.complete(transaction, actor.id, key, written.value);
      return ok(await this.variantJson.findAtVersion(transaction, written.value));
    });
  }
}
