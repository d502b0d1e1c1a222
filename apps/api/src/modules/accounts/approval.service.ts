import { Injectable } from '@nestjs/common';
import type { UserDetails } from '@tastwerk/contracts';
import { fail, ok, type Result } from '@tastwerk/editor-core';
import { Transactions, type Transaction } from '../../platform/database/transactions.js';
import type { Actor } from '../../platform/http/actor.js';
import type { ApiFailure } from '../../platform/http/api-failure.js';
import type { Caller } from '../../platform/http/caller.js';
import { AuditService } from '../audit/audit.service.js';

/** By what an address is approved: an entry for it, the entry for everybody, or none. */
export type ApprovedBy = UserDetails['approved_by'];

/** An entry of the list of approved addresses. */
export interface Approval {
  readonly id: number;
  readonly pattern: string;
  readonly note: string;
  readonly createdAt: Date;
}

const COLUMNS = `id, pattern, note, created_at AS "createdAt"`;

/** Keeps the list of who may sign up and order. */
@Injectable()
export class ApprovalService {
  constructor(
    private readonly transactions: Transactions,
    private readonly audit: AuditService,
  ) {}

  list(): Promise<readonly Approval[]> {
    return this.transactions.none.query<Approval>(`SELECT ${COLUMNS} FROM approval ORDER BY lower(pattern)`);
  }

  async find(email: string): Promise<ApprovedBy> {
    const [row] = await this.transactions.none.query<{ readonly approvedBy: ApprovedBy }>(
      `SELECT CASE WHEN bool_or(pattern <> '*') THEN 'listed' WHEN count(*) > 0 THEN 'everybody' ELSE 'none' END AS "approvedBy"
         FROM approval WHERE fits_approval($1, pattern)`,
      [email],
    );
    return row?.approvedBy ?? 'none';
  }

  async add(pattern: string, note: string, actor: Actor, caller: Caller): Promise<Approval> {
    return this.transactions.run(async (transaction) => {
      const added = await this.insert(transaction, pattern, note);
      await this.audit.note('approval-added', actor.id, caller, transaction);
      return added;
    });
  }

  /** Approves everybody, where the product is tried out. */
  async approveEverybody(note: string): Promise<void> {
    await this.insert(this.transactions.none, '*', note);
  }

  async remove(id: number, actor: Actor, caller: Caller): Promise<Result<null, ApiFailure>> {
    return this.transactions.run(async (transaction) => {
      const removed = await transaction.query('DELETE FROM approval WHERE id = $1 RETURNING id', [id]);
      if (removed.length === 0) return fail({ code: 'APPROVAL_NOT_FOUND' });
      await this.audit.note('approval-removed', actor.id, caller, transaction);
      return ok(null);
    });
  }

  private async insert(transaction: Transaction, pattern: string, note: string): Promise<Approval> {
    const [approval] = await transaction.query<Approval>(
      `INSERT INTO approval (pattern, note) VALUES ($1, $2)
       ON CONFLICT (lower(pattern)) DO UPDATE SET pattern = approval.pattern RETURNING ${COLUMNS}`,
      [pattern, note],
    );
    if (approval === undefined) throw new Error('an approval was not kept');
    return approval;
  }
}
