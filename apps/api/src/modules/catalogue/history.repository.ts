import { Injectable } from '@nestjs/common';
import type { History, Version } from '@tastwerk/contracts';
import { Transactions } from '../../platform/database/transactions.js';

type VersionRow = Omit<Version, 'created_at'> & { readonly created_at: Date };

/** Contributors that are named. */
const MOST_CONTRIBUTORS = 200;

/** Reads what became of a variant. */
@Injectable()
export class HistoryRepository {
  constructor(private readonly transactions: Transactions) {}

  /** Versions of a variant, the newest first, those before the version `before` if it is given. */
  async versions(variantId: number, limit: number, before: number | undefined): Promise<Version[]> {
    const rows = await this.transactions.none.query<VersionRow>(
      `SELECT ve.id, ve.created_at, ve.user_id, ve.change_message, ve.file_name, ve.hash, ve.title, ve.system, ve.graphic_format,
              ve.graphic_landscape, ve.graphic_no_of_pages, ve.braille_no_of_pages, v.current_version_id = ve.id AS is_current,
              ve.restored_from
         FROM version ve JOIN variant v ON v.id = ve.variant_id
        WHERE ve.variant_id = $1 AND ve.id < coalesce($3::integer, 2147483647) ORDER BY ve.id DESC LIMIT $2`,
      [variantId, limit, before ?? null],
    );
    return rows.map((row) => ({ ...row, created_at: row.created_at.toISOString() }));
  }

  /** How many versions a variant has, and who published them. */
  async contributions(variantId: number): Promise<Pick<History, 'contributors' | 'total'>> {
    const rows = await this.transactions.none.query<{ id: number; display_name: string; count: number }>(
      `SELECT a.id, a.display_name, count(*)::integer AS count FROM version ve JOIN account a ON a.id = ve.user_id
        WHERE ve.variant_id = $1 GROUP BY a.id ORDER BY min(ve.id)`,
      [variantId],
    );
    const contributors = rows
      .slice(0, MOST_CONTRIBUTORS)
      .map(({ id, display_name: name }) => ({ id, display_name: name }));
    return { contributors, total: rows.reduce((sum, { count }) => sum + count, 0) };
  }
}
