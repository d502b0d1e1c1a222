import { Inject, Injectable } from '@nestjs/common';
import type { Engine } from '@tastwerk/editor-core';
import { Raw } from 'typeorm';
import { Transactions, type Transaction } from '../../platform/database/transactions.js';
import { ENGINE } from '../../platform/engine.js';
import { VERSION } from '../../platform/version.js';
import { VersionBrailleEntity } from './version-braille.entity.js';

/**
 * Keeps the braille into which a version was translated when its document was checked, until its files are made. Only a server of the
 * same version and plugins takes it over: another one would check and translate otherwise.
 */
@Injectable()
export class VersionBrailleRepository {
  private readonly checkedBy: string;

  constructor(
    private readonly transactions: Transactions,
    @Inject(ENGINE) { plugins }: Engine,
  ) {
    this.checkedBy = [VERSION, ...plugins.map(({ id, version }) => `${id}@${version}`)].join(' ');
  }

  async add(transaction: Transaction, versionId: number, braille: string): Promise<void> {
    const { checkedBy } = this;
    await transaction.of(VersionBrailleEntity).insert({ versionId, checkedBy, braille });
  }

  async find(versionId: number): Promise<string | undefined> {
    const { checkedBy } = this;
    const kept = await this.transactions.none.of(VersionBrailleEntity).findOneBy({ versionId, checkedBy });
    return kept?.braille;
  }

  /** Removes what none of the versions `waiting` for their files needs. */
  async clear(waiting: readonly number[]): Promise<void> {
    await this.transactions.none
      .of(VersionBrailleEntity)
      .delete({ versionId: Raw((id) => `${id} <> ALL (:waiting::integer[])`, { waiting }) });
  }
}
