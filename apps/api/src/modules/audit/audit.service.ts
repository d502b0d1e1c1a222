import { Injectable } from '@nestjs/common';
import type { SecurityEvent } from '@tastwerk/contracts';
import { Transactions, type Transaction } from '../../platform/database/transactions.js';
import type { Caller } from '../../platform/http/caller.js';

/** One thing that happened to an account's safety. */
export interface AuditEvent {
  readonly id: number;
  readonly event: SecurityEvent;
  readonly accountId: number | null;
  readonly device: string;
  readonly correlationId: string;
  readonly createdAt: Date;
}

/** Which events somebody looks at. */
export interface AuditFilter {
  readonly limit: number;
  readonly before?: number | undefined;
  readonly accountId?: number | undefined;
  readonly event?: SecurityEvent | undefined;
}

/** Writes down what happens to the safety of accounts: what, whose, on what kind of device; no addresses of people or networks. */
@Injectable()
export class AuditService {
  constructor(private readonly transactions: Transactions) {}

  async note(
    event: SecurityEvent,
    accountId: number | null,
    { device, correlationId }: Pick<Caller, 'device' | 'correlationId'>,
    transaction: Transaction = this.transactions.none,
  ): Promise<void> {
    await transaction.query(
      'INSERT INTO audit_event (account_id, event, device, correlation_id) VALUES ($1, $2, $3, $4)',
      [accountId, event, device, correlationId],
    );
  }

  /** Events from the newest down. */
  list({ limit, before, accountId, event }: AuditFilter): Promise<readonly AuditEvent[]> {
    return this.transactions.none.query<AuditEvent>(
      `SELECT id, event, account_id AS "accountId", device, correlation_id AS "correlationId", created_at AS "createdAt"
         FROM audit_event
        WHERE ($2::integer IS NULL OR id < $2) AND ($3::integer IS NULL OR account_id = $3)
          AND ($4::text IS NULL OR event = $4)
        ORDER BY id DESC LIMIT $1`,
      [limit, before ?? null, accountId ?? null, event ?? null],
    );
  }

  /** Forgets events older than `days`. */
  async forgetOld(days: number): Promise<void> {
    await this.transactions.none.query(
      'DELETE FROM audit_event WHERE created_at < now() - make_interval(days => $1)',
      [days],
    );
  }
}
