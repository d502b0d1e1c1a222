import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import type { Transaction } from '../../platform/database/transactions.js';
import { ArtefactEntity, type ArtefactRecord } from './artefact.entity.js';

/** Reads and writes what is known about rendered files. */
@Injectable()
export class ArtefactRepository {
  constructor(@InjectRepository(ArtefactEntity) private readonly artefacts: Repository<ArtefactRecord>) {}

  find(name: string, versionId: number): Promise<ArtefactRecord | null> {
    return this.artefacts.findOneBy({ name, versionId });
  }

  /** Keeps `artefacts`; one of the same name is replaced, for a job may have been cut off after it. */
  async put(
    transaction: Transaction,
    artefacts: readonly Omit<ArtefactRecord, 'createdAt'>[],
  ): Promise<void> {
    await transaction.manager.upsert(ArtefactEntity, [...artefacts], ['name']);
  }
}
