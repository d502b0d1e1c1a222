import { Injectable } from '@nestjs/common';
import type { QuotedVariant } from '@tastwerk/contracts';
import type { Transaction } from '../../platform/database/transactions.js';
import { HIDDEN, orderableBy } from './visibility.js';

/** A variant that can be bought, and the version that it stands at. */
export interface VariantOnSale extends QuotedVariant {
  readonly versionId: number;
}

type Row = Omit<VariantOnSale, 'created_at' | 'braille_format'> & { readonly created_at: Date };

/** What is sold of the catalogue. In SQL of its own: what is hidden is said in SQL. */
@Injectable()
export class VariantsOnSale {
  /**
   * Those of `ids` that an account, or a visitor, can buy, at their current version: variants that everybody may see, and those of one's own
   * graphics. What is hidden is not sold.
   */
  async find(
    transaction: Transaction,
    ids: readonly number[],
    accountId: number | null,
  ): Promise<ReadonlyMap<number, VariantOnSale>> {
    const rows = await transaction.query<Row>(
      `SELECT v.id, v.graphic_id, cv.title, g.title AS graphic_title, cv.graphic_format, cv.graphic_landscape,
              cv.graphic_no_of_pages, coalesce(cv.braille_no_of_pages, v.braille_no_of_pages) AS braille_no_of_pages,
              cv.system, cv.file_name AS current_file_name, cv.description, v.derived_from, v.created_at, cv.id AS "versionId"
         FROM variant v JOIN graphic g ON g.id = v.graphic_id JOIN version cv ON cv.id = v.current_version_id
        WHERE v.id = ANY ($1::integer[]) AND ${orderableBy('$2')}`,
      [ids, accountId],
    );
    return new Map(
      rows.map((row) => [
        row.id,
        // Braille pages are embossed on A4, whatever paper the graphic has (field notes, section 0).
        { ...row, braille_format: 'a4', created_at: row.created_at.toISOString() },
      ]),
    );
  }

  /** Those of `ids` that are hidden or gone, in their order. What an author keeps to few is not hidden. */
  async hiddenAmong(transaction: Transaction, ids: readonly number[]): Promise<readonly number[]> {
    const rows = await transaction.query<{ readonly id: number }>(
      `SELECT DISTINCT asked.id FROM unnest($1::integer[]) AS asked (id) LEFT JOIN variant v ON v.id = asked.id
        WHERE v.id IS NULL OR ${HIDDEN} ORDER BY asked.id`,
      [ids],
    );
    return rows.map(({ id }) => id);
  }
}
