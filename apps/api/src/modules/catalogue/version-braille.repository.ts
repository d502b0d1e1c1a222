import { Inject, Injectable } from '@nestjs/common';
import type { Engine } from '@tastwerk/editor-core';
import { Transactions, type Transaction } from '../../platform/database/transactions.js';
import { ENGINE } from '../../platform/engine.js';
import { VERSION } from '../../platform/version.js';

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
    await transaction.query(
      'INSERT INTO version_braille (version_id, checked_by, braille) VALUES ($1, $2, $3)',
      [versionId, this.checkedBy, braille],
    );
  }

  async find(versionId: number): Promise<string | undefined> {
    const [row] = await this.transactions.none.query<{ braille: string }>(
      'SELECT braille FROM version_braille WHERE version_id = $1 AND checked_by = $2',
      [versionId, this.checkedBy],
    );
    return row?.braille;
  }

  /** Removes what no job waits for any more. */
  async clear(): Promise<void> {
    await this.transactions.none.query(
      `DELETE FROM version_braille kept WHERE NOT EXISTS (
         SELECT 1 FROM render_job job WHERE job.version_id = kept.version_id AND job.state IN ('queued', 'running'))`,
    );
  }
}
