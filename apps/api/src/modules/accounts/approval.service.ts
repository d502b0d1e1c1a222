import { Injectable } from '@nestjs/common';
import type { UserDetails } from '@tastwerk/contracts';
import { fail, ok, type Result } from '@tastwerk/editor-core';
import { Transactions } from '../../platform/database/transactions.js';
import type { Actor } from '../../platform/http/actor.js';
import type { ApiFailure } from '../../platform/http/api-failure.js';
import type { Caller } from '../../platform/http/caller.js';
import { AuditService } from '../audit/audit.service.js';
import type { ApprovalEntity } from './approval.entity.js';
import { ApprovalRepository } from './approval.repository.js';

/** By what an address is approved: an entry for it, the entry for everybody, or none. */
export type ApprovedBy = UserDetails['approved_by'];

/** The entry that approves everybody. */
const EVERYBODY = '*';

/** Keeps the list of who may sign up and order. */
@Injectable()
export class ApprovalService {
  constructor(
    private readonly approvals: ApprovalRepository,
    private readonly transactions: Transactions,
    private readonly audit: AuditService,
  ) {}

  list(): Promise<readonly ApprovalEntity[]> {
    return this.approvals.list();
  }

  async find(email: string): Promise<ApprovedBy> {
    const fitting = await this.approvals.fitting(email);
    if (fitting.some(({ pattern }) => pattern !== EVERYBODY)) return 'listed';
    return fitting.length > 0 ? 'everybody' : 'none';
  }

  async add(pattern: string, note: string, actor: Actor, caller: Caller): Promise<ApprovalEntity> {
    return this.transactions.run(async (transaction) => {
      const added = await this.approvals.add(transaction, pattern, note);
      await this.audit.note('approval-added', actor.id, caller, transaction);
      return added;
    });
  }

  /** Approves everybody, where the product is tried out. */
  async approveEverybody(note: string): Promise<void> {
    await this.approvals.add(this.transactions.none, EVERYBODY, note);
  }

  async remove(id: number, actor: Actor, caller: Caller): Promise<Result<null, ApiFailure>> {
    return this.transactions.run(async (transaction) => {
      if (!(await this.approvals.remove(transaction, id))) return fail({ code: 'APPROVAL_NOT_FOUND' });
      await this.audit.note('approval-removed', actor.id, caller, transaction);
      return ok(null);
    });
  }
}
