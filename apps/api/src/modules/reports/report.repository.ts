import { Injectable } from '@nestjs/common';
import type { Report, ReportReason, ReportState } from '@tastwerk/contracts';
import { Transactions } from '../../platform/database/transactions.js';

/** Which reports are listed. */
export interface ReportFilter {
  readonly state?: ReportState | undefined;
  readonly limit: number;
  readonly before?: number | undefined;
}

type ReportRow = Omit<Report, 'created_at' | 'settled_at'> & {
  readonly created_at: Date;
  readonly settled_at: Date | null;
};

const SELECT = `
  SELECT r.id, r.reason, r.text, r.state, r.note, r.created_at, r.settled_at, r.version_id,
         CASE WHEN a.id IS NOT NULL THEN json_build_object('id', a.id, 'display_name', a.display_name) END AS reporter,
         g.id AS graphic_id, g.title AS graphic_title, g.public AS graphic_public,
         v.id AS variant_id, v.title AS variant_title, v.public AS variant_public
    FROM report r JOIN variant v ON v.id = r.variant_id JOIN graphic g ON g.id = v.graphic_id
    LEFT JOIN account a ON a.id = r.reporter_id`;

function reportOf(row: ReportRow): Report {
  return {
    ...row,
    created_at: row.created_at.toISOString(),
    settled_at: row.settled_at?.toISOString() ?? null,
  };
}

/** Reads and writes reports. */
@Injectable()
export class ReportRepository {
  constructor(private readonly transactions: Transactions) {}

  async add(report: {
    readonly variantId: number;
    readonly versionId: number;
    readonly reporterId: number | null;
    readonly reason: ReportReason;
    readonly text: string;
  }): Promise<void> {
    const { variantId, versionId, reporterId, reason, text } = report;
    await this.transactions.none.query(
      'INSERT INTO report (variant_id, version_id, reporter_id, reason, text) VALUES ($1, $2, $3, $4, $5)',
      [variantId, versionId, reporterId, reason, text],
    );
  }

  /** Reports, the newest first. */
  async list({ state, limit, before }: ReportFilter): Promise<readonly Report[]> {
    const rows = await this.transactions.none.query<ReportRow>(
      `${SELECT} WHERE ($1::text IS NULL OR r.state = $1) AND ($2::integer IS NULL OR r.id < $2) ORDER BY r.id DESC LIMIT $3`,
      [state ?? null, before ?? null, limit],
    );
    return rows.map(reportOf);
  }

  /** Notes how far a report is; only what is resolved or rejected is settled. */
  async settle(
    id: number,
    { state, note, by }: { readonly state: ReportState; readonly note: string; readonly by: number },
  ): Promise<Report | undefined> {
    const isSettled = state === 'resolved' || state === 'rejected';
    await this.transactions.none.query(
      `UPDATE report SET state = $2, note = $3, settled_by = CASE WHEN $5 THEN $4::integer END,
              settled_at = CASE WHEN $5 THEN now() END WHERE id = $1`,
      [id, state, note, by, isSettled],
    );
    const rows = await this.transactions.none.query<ReportRow>(`${SELECT} WHERE r.id = $1`, [id]);
    return rows.map(reportOf)[0];
  }
}
