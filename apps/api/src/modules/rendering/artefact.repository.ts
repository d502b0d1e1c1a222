import { Injectable } from '@nestjs/common';
import type { RenderingFormat } from '@tastwerk/contracts';
import { In, Not } from 'typeorm';
import { type Transaction, Transactions } from '../../platform/database/transactions.js';
import { ArtefactEntity, type NewArtefact } from './artefact.entity.js';

/** Reads and writes what is known about rendered files. Keys that a row gives up are kept as garbage by a trigger. */
@Injectable()
export class ArtefactRepository {
  constructor(private readonly transactions: Transactions) {}

  find(name: string, versionId: number): Promise<ArtefactEntity | null> {
    return this.transactions.none.of(ArtefactEntity).findOneBy({ name, versionId });
  }

  of(versionId: number): Promise<readonly ArtefactEntity[]> {
    return this.transactions.none.of(ArtefactEntity).findBy({ versionId });
  }

  /** Makes `artefacts` the files of one format of a version, in the place of all that it had before. */
  async put(
    transaction: Transaction,
    versionId: number,
    format: RenderingFormat,
    artefacts: readonly NewArtefact[],
  ): Promise<void> {
    const names = artefacts.map(({ name }) => name);
    await transaction.of(ArtefactEntity).delete({ versionId, format, name: Not(In(names)) });
    await transaction.of(ArtefactEntity).upsert([...artefacts], ['name']);
  }
}
