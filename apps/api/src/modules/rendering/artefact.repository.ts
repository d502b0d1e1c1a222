import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { RenderingFormat } from '@tastwerk/contracts';
import { In, Not, Repository } from 'typeorm';
import type { Transaction } from '../../platform/database/transactions.js';
import { ArtefactEntity, type NewArtefact } from './artefact.entity.js';

/** Reads and writes what is known about rendered files. Keys that a row gives up are kept as garbage by a trigger. */
@Injectable()
export class ArtefactRepository {
  constructor(@InjectRepository(ArtefactEntity) private readonly artefacts: Repository<ArtefactEntity>) {}

  find(name: string, versionId: number): Promise<ArtefactEntity | null> {
    return this.artefacts.findOneBy({ name, versionId });
  }

  /** Makes `artefacts` the files of one format of a version, in the place of all that it had before. */
  async put(
    transaction: Transaction,
    versionId: number,
    format: RenderingFormat,
    artefacts: readonly NewArtefact[],
  ): Promise<void> {
    const names = artefacts.map(({ name }) => name);
    await transaction.manager.delete(ArtefactEntity, { versionId, format, name: Not(In(names)) });
    await transaction.manager.upsert(ArtefactEntity, [...artefacts], ['name']);
  }
}
