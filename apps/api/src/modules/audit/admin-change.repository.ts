import { Injectable } from '@nestjs/common';
import { Transactions } from '../../platform/database/transactions.js';
import type { ChangeLog, NewChange } from '../../platform/http/change-log.js';

/** One call that changed something by a right, or tried to. */
export interface AdminChangeRecord extends NewChange {
  readonly id: number;
  readonly outcome: string | null;
  readonly actorName: string | null;
  readonly createdAt: Date;
}

/** Which changes somebody looks at. */
export interface AdminChangeFilter {
  readonly limit: number;
  readonly before?: number | undefined;
  readonly action?: string | undefined;
  readonly actorId?: number | undefined;
}

/** Keeps what whoever looks after the product has changed. */
@Injectable()
export class AdminChangeRepository implements ChangeLog {
  constructor(private readonly transactions: Transactions) {}

  /** Keeps that a call begins, before it changes anything, and gives the id of its row. */
  async begin({ actorId, action, params, body, device, correlationId }: NewChange): Promise<number> {
    const [row] = await this.transactions.none.query<{ readonly id: number }>(
      `INSERT INTO admin_change (actor_id, action, params, body, device, correlation_id)
       VALUES ($1, $2, $3, $4, $5, $6) RETURNING id`,
      [actorId, action, JSON.stringify(params), body, device, correlationId],
    );
    if (row === undefined) throw new Error('a change was not kept');
    return row.id;
  }

  async end(id: number, outcome: string): Promise<void> {
    await this.transactions.none.query('UPDATE admin_change SET outcome = $2 WHERE id = $1', [id, outcome]);
  }

  /** Changes from the newest down. */
  list({ limit, before, action, actorId }: AdminChangeFilter): Promise<readonly AdminChangeRecord[]> {
    return this.transactions.none.query<AdminChangeRecord>(
      `SELECT c.id, c.action, c.params, c.body, c.outcome, c.actor_id AS "actorId", a.display_name AS "actorName", c.device,
              c.correlation_id AS "correlationId", c.created_at AS "createdAt"
         FROM admin_change c LEFT JOIN account a ON a.id = c.actor_id
        WHERE ($2::integer IS NULL OR c.id < $2) AND ($3::text IS NULL OR c.action = $3)
          AND ($4::integer IS NULL OR c.actor_id = $4)
        ORDER BY c.id DESC LIMIT $1`,
      [limit, before ?? null, action ?? null, actorId ?? null],
    );
  }

  /** Forgets changes older than `days`. */
  async forgetOld(days: number): Promise<void> {
    await this.transactions.none.query(
      'DELETE FROM admin_change WHERE created_at < now() - make_interval(days => $1)',
      [days],
    );
  }
}
