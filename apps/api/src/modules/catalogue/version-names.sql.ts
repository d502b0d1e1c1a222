import { Injectable } from '@nestjs/common';
import type { PublicationTerms } from '@tastwerk/editor-core/document';
import { Transactions, type Transaction } from '../../platform/database/transactions.js';
import { AccountRepository } from '../accounts/account.repository.js';
import type { Reader } from './reader.js';
import { SHOWN, visibilityValues, visibleTo } from './visibility.js';

/** A version by what its files are named after. */
export interface VersionName {
  readonly versionId: number;
  readonly variantId: number;
  readonly fileName: string;
  /** Whether everybody may see its variant. */
  readonly isPublic: boolean;
}

/** Where a version comes from, for its sheets and files to say. */
export interface VersionOrigin extends PublicationTerms {
  readonly author: string;
  /** Which version of its variant it is, from 1, as the history counts. */
  readonly number: number;
  readonly graphicId: number;
  readonly variantId: number;
  readonly linkKey: string | null;
}

const SELECT_NAME = `
  SELECT ve.id AS "versionId", ve.variant_id AS "variantId", ve.file_name AS "fileName", ${SHOWN} AS "isPublic"
    FROM version ve JOIN variant v ON v.id = ve.variant_id`;

/**
 * What versions are called and where they come from. In SQL of its own: every download asks who may see a version, and its number is drawn before
 * its row is written.
 */
@Injectable()
export class VersionNames {
  constructor(
    private readonly transactions: Transactions,
    private readonly accounts: AccountRepository,
  ) {}

  /** An id for a version that is about to be added, for its name carries it. */
  async draw(transaction: Transaction): Promise<number> {
    const [row] = await transaction.query<{ id: number }>(
      `SELECT nextval(pg_get_serial_sequence('version', 'id'))::integer AS id`,
    );
    if (row === undefined) throw new Error('the sequence of versions gave no number');
    return row.id;
  }

  async origin(id: number): Promise<VersionOrigin> {
    const [found] = await this.transactions.none.query<
      Omit<VersionOrigin, 'author'> & { readonly userId: number }
    >(
      `SELECT ve.user_id AS "userId", v.graphic_id AS "graphicId", v.id AS "variantId", g.visibility, g.licence,
              g.link_key AS "linkKey",
              (SELECT count(*)::integer FROM version counted
                WHERE counted.variant_id = v.id AND counted.id <= ve.id) AS number
         FROM version ve JOIN variant v ON v.id = ve.variant_id JOIN graphic g ON g.id = v.graphic_id
        WHERE ve.id = $1`,
      [id],
    );
    if (found === undefined) throw new Error(`version ${id} is not there`);
    const { userId, ...origin } = found;
    const names = await this.accounts.namesOf([userId]);
    return { ...origin, author: names.get(userId) ?? '' };
  }

  /** The version `versionId` of the variant, its current one when undefined, if `reader` may see it. */
  async findVisible(
    variantId: number,
    versionId: number | undefined,
    reader: Reader,
  ): Promise<VersionName | undefined> {
    const rows = await this.transactions.none.query<VersionName>(
      `${SELECT_NAME} WHERE v.id = $1 AND ve.id = coalesce($2::integer, v.current_version_id) AND ${visibleTo('$3', '$4', '$5')}`,
      [variantId, versionId ?? null, ...visibilityValues(reader)],
    );
    return rows[0];
  }

  /** The version that `fileName` stands for, if `reader` may see it. */
  async findVisibleByFileName(fileName: string, reader: Reader): Promise<VersionName | undefined> {
    const rows = await this.transactions.none.query<VersionName>(
      `${SELECT_NAME} WHERE ve.file_name = $1 AND ${visibleTo('$2', '$3', '$4')}`,
      [fileName, ...visibilityValues(reader)],
    );
    return rows[0];
  }
}
